/** What a name may be made of: at the door of a server, and where one comes from a file that nobody has looked at. */

/** Letters as a reader counts them. */
export const LONGEST_NAME = 24

/** Control and bidi characters, lone surrogates, unassigned ones, and all that draws nothing. Emoji need a joiner and a selector. */
export const UNSAFE_IN_NAMES = /(?!\u200d|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** More marks on one letter than any script writes run over the lines around. */
export const PILED_MARKS = /\p{M}{5}/u

const EVERY_UNSAFE = new RegExp(UNSAFE_IN_NAMES.source, 'gu')
/** A letter with its marks, and what is joined to it; roughly, since not every browser can count letters. */
const LETTER = /\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*/gu

/** A name from a file as it may be shown: what the door would have turned away is left out, and so is what is too long. */
export const cleanName = (text: string): string => {
  const visible = text.slice(0, 1000).normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(EVERY_UNSAFE, '')
  const letters = visible.replaceAll(/ +/gu, ' ').trim().match(LETTER) ?? []
  return letters
    .filter(letter => letter.length <= 32 && !PILED_MARKS.test(letter))
    .slice(0, LONGEST_NAME)
    .join('')
}
