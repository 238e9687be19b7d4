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

/** Seconds are rounded up to this many, so that a screen reader is not interrupted every second. */
const SECONDS_STEP = 10

/** For example “in 20 seconds” or „za 3 godziny”. */
export const formatIn = (span: Millis, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  for (const [unit, size] of UNITS) if (span > size) return format.format(Math.ceil(span / size), unit)
  return format.format(Math.max(SECONDS_STEP, Math.ceil(span / 1000 / SECONDS_STEP) * SECONDS_STEP), 'second')
}
