/** Escaping for markup, and the scales of plots. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes markup and keeps a number and its per cent sign on one line. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, sign => ENTITIES[sign] ?? sign).replaceAll(' %', '\u00a0%')

/** A coordinate with one decimal. */
export const shortNumber = (value: number): string => String(Math.round(value * 10) / 10)

export type Scale = { readonly place: (value: number) => number; readonly ticks: readonly number[] }

/** Round steps: 1, 2 or 5 times a power of ten. */
const stepFor = (span: number, most: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / most))
  return [1, 2, 5, 10].map(factor => factor * power).find(step => span / step <= most) ?? 10 * power
}

/** Maps values to coordinates between `start` and `end`, extended to the next ticks. */
export const scaleFor = (low: number, high: number, start: number, end: number, most = 6): Scale => {
  const span = high > low ? high - low : 1
  const step = stepFor(span, most)
  const first = Math.floor(low / step + 1e-9) * step
  const last = Math.max(first + step, Math.ceil(high / step - 1e-9) * step)
  const count = Math.round((last - first) / step)
  return {
    place: value => start + ((value - first) / (last - first)) * (end - start),
    ticks: Array.from({ length: count + 1 }, (_, index) => Math.round((first + index * step) * 1e9) / 1e9),
  }
}
