/** Relative times in words, by `Intl`. */
import type { Language, Millis } from '@tortuga/kit'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** For example “5 minutes ago” or „wczoraj”. */
export const formatAgo = (then: Millis, now: Millis, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const span = Math.max(0, now - then)
  for (const [unit, size] of UNITS) if (span >= size) return format.format(-Math.floor(span / size), unit)
  return format.format(0, 'second')
}
