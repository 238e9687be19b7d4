/** Finds the words of a glossary in a card's text, so that the card reader can explain them. */

/** A word of a glossary. `forms` are its other forms in texts; one that ends in `*` stands for every word that begins like this. */
export type GlossaryWord = { readonly word: string; readonly meaning: string; readonly forms?: readonly string[] }

/** A keyword of a card with its explanation. */
export type CardKeyword = { readonly word: string; readonly meaning: string }

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const patternOf = (form: string): string => (form.endsWith('*') ? `${escape(form.slice(0, -1))}\\p{L}*` : escape(form))

const firstIndex = (text: string, { word, forms = [] }: GlossaryWord): number => {
  const pattern = [word, ...forms].map(patternOf).join('|')
  return text.search(new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'))
}

/** The glossary's words in a text, in the order of the text. */
export const findKeywords = (text: string, glossary: readonly GlossaryWord[]): readonly CardKeyword[] =>
  glossary
    .map(entry => ({ entry, index: firstIndex(text, entry) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.index - other.index)
    .map(({ entry: { word, meaning } }) => ({ word, meaning }))
