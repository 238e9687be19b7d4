/** Times in words, by `Intl`. */
import type { Millis } from '@tortuga/kit'
import type { Language } from '@tortuga/ui'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** „5 minut temu”, “yesterday”. */
export const sayAgo = (then: Millis, now: Millis, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const span = Math.max(0, now - then)
  for (const [unit, size] of UNITS) if (span >= size) return format.format(-Math.floor(span / size), unit)
  return format.format(0, 'second')
}
