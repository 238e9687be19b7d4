/** Typing ahead: letters and digits lead to the next stop whose name begins with them. */

/** Milliseconds without a key after which a new text begins. */
const RESET = 1000

/** What the player has typed, and when (in milliseconds of the events' clock). */
export type TypedText = { readonly text: string; readonly at: number }
export const NOTHING_TYPED: TypedText = { text: '', at: 0 }

/** Text without case and diacritics. Unicode does not decompose ł, so it is replaced separately. */
const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim()

/** Whether a key is a letter or a digit. */
export const isTyped = (key: string): boolean => /^[\p{L}\p{N}]$/u.test(key)

/** Adds a key to the text typed so far. */
export const addTyped = (last: TypedText, key: string, at: number): TypedText => ({
  text: at - last.at > RESET ? key : last.text + key,
  at,
})

const findFrom = (names: readonly string[], start: number, typed: string): number | null => {
  const order = names.map((_, step) => (start + step) % names.length)
  return order.find(index => foldText(names[index] ?? '').startsWith(typed)) ?? null
}

/** The index of the next name that begins with the typed text; null if there is none. One letter, also repeated, leads to the name after `current`. */
export const findNamed = (names: readonly string[], current: number, typed: string): number | null => {
  const text = foldText(typed)
  const first = text.slice(0, 1)
  if (first === '') return null
  const found = text.length > 1 ? findFrom(names, current, text) : null
  const isOneLetter = text === first.repeat(text.length)
  return found ?? (isOneLetter ? findFrom(names, current + 1, first) : null)
}
