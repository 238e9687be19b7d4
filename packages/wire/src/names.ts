/** Which characters a display name may contain. The server rejects other names; a name from a file is cleaned instead. */
import * as v from 'valibot'

/** In graphemes: characters as a reader counts them. */
export const MAX_NAME_LENGTH = 24

/** Control and bidi characters, lone surrogates, unassigned and invisible characters. The joiner and the variation selector are allowed: emoji need them. */
const UNSAFE = /(?!\u200d|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** No script writes five combining marks on one letter; more of them overlap the lines above and below. */
const STACKED_MARKS = /\p{M}{5}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The segmenter is created on use: some browsers that load this module do not have it. */
const countGraphemes = (text: string): number => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length

/** A name as it is stored: composed (NFC), trimmed, with single spaces. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(text => !UNSAFE.test(text)),
  v.transform(text => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()),
  v.maxLength(4 * MAX_NAME_LENGTH),
  v.check(name => VISIBLE.test(name) && !STACKED_MARKS.test(name) && countGraphemes(name) <= MAX_NAME_LENGTH),
)

const EVERY_UNSAFE = new RegExp(UNSAFE.source, 'gu')
/** An approximate grapheme: a letter with its marks and everything joined to it. */
const LETTER = /\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*/gu

/** Removes everything that `nameSchema` would reject, so that a name from an untrusted file can be displayed. */
export const cleanName = (text: string): string => {
  const visible = text.slice(0, 1000).normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(EVERY_UNSAFE, '')
  const letters = visible.replaceAll(/ +/gu, ' ').trim().match(LETTER) ?? []
  return letters
    .filter(letter => letter.length <= 32 && !STACKED_MARKS.test(letter))
    .slice(0, MAX_NAME_LENGTH)
    .join('')
}
