/** Recognises display names that a reader could mistake for each other. */

/**
 * Letters of other scripts, small capitals, and digits that look like a Latin letter in lower or upper case: Cyrillic, Greek, Armenian,
 * Cherokee, Lisu, Coptic, Deseret, phonetic letters and round zeros. Either case of a letter stands for both.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀᎪꓮⲀ𐌀',
  b: 'вβьʙᏏᏴꓐⲂ',
  c: 'сϲᴄᏟꓚⲤ𐐕',
  d: 'ԁᴅᎠᏧꓒꓓ',
  e: 'еεёєҽᴇᎬꓰⲈ℮ꬲ',
  f: 'ꜰꓝϝ',
  g: 'ɡɢԍցᏀᏳꓖ',
  h: 'нηһʜհᎻᏂꓧⲎ',
  j: 'јϳᴊյᎫꓙ',
  k: 'кκᴋᏦꓗⲔ',
  l: 'iı1|іιӏǀїϊʟɩɪᎥᏞꓡꓲⲒ𐐛וا',
  m: 'мμᴍᎷꓟⲘ',
  n: 'νɴոꓠⲚ',
  o: '0оοօσᴏꓳⲞ𐐄סه०০੦૦௦౦೦൦๐໐၀',
  p: 'рρᴘᏢꓑⲢ',
  q: 'ԛզ',
  r: 'гʀᎡᏒᎱꓣ',
  s: 'ѕꜱտᏚᏕꓢ𐐠',
  t: 'тτᴛᎢꓔⲦ',
  u: 'υսᴜꓴ',
  v: 'ѵᴠᏙꓦ',
  w: 'ԝωѡᴡաᎳᏔꓪ',
  x: 'хχꓫⲬ',
  y: 'уүγʏᎩᎽꓬⲨ',
  z: 'ζᴢᏃꓜⲌ',
}

const LATIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) => Array.from(others.toLowerCase(), other => [other, letter] as const)),
)

/** Maps names that look alike to the same text. */
const foldName = (name: string): string =>
  Array.from(
    name
      .normalize('NFKC')
      .replaceAll(/\u200d|\ufe0f/gu, '')
      .toLowerCase(),
    letter => LATIN_LETTERS.get(letter) ?? letter,
  ).join('')

export const areConfusableNames = (one: string, other: string): boolean => foldName(one) === foldName(other)
