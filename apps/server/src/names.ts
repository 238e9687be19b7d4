/** Display names: short, visible, and safe to put into any line of text. */
import { LONGEST_NAME, PILED_MARKS, UNSAFE_IN_NAMES } from '@tortuga/room'
import * as v from 'valibot'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const countGraphemes = (text: string): number => [...graphemes.segment(text)].length

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is kept: composed, trimmed, single spaces. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(text => !UNSAFE_IN_NAMES.test(text)),
  v.transform(text => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()),
  v.maxLength(4 * LONGEST_NAME),
  v.check(name => VISIBLE.test(name) && !PILED_MARKS.test(name) && countGraphemes(name) <= LONGEST_NAME),
)

/** Small letters of other scripts, and figures, that look like Latin ones; what looks like them as a capital is among them. */
const LOOKALIKES = Object.entries({
  a: /[аαɑ]/gu,
  b: /[вβ]/gu,
  c: /[сϲ]/gu,
  d: /ԁ/gu,
  e: /[еεё]/gu,
  h: /[нηһ]/gu,
  j: /[јϳ]/gu,
  k: /[кκ]/gu,
  l: /[iı1|іιӏǀїϊ]/gu,
  m: /[мμ]/gu,
  n: /ν/gu,
  o: /[0оοօσ]/gu,
  p: /[рρ]/gu,
  q: /ԛ/gu,
  s: /ѕ/gu,
  t: /[тτ]/gu,
  u: /[υս]/gu,
  w: /[ԝωѡ]/gu,
  x: /[хχ]/gu,
  y: /[уүγ]/gu,
  z: /ζ/gu,
})

/** Two names that a reader might take for one have the same fold. */
const foldName = (name: string): string =>
  LOOKALIKES.reduce(
    (fold, [letter, others]) => fold.replaceAll(others, letter),
    name
      .normalize('NFKC')
      .replaceAll(/\u200d|\ufe0f/gu, '')
      .toLowerCase(),
  )

export const areSameName = (one: string, other: string): boolean => foldName(one) === foldName(other)
