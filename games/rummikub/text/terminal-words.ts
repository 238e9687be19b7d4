/** How moves are typed in a terminal: the notation's words with others that mean the same, and how to explain them. */

/** The notation's own words. Any word of either language is taken for them, whichever is being spoken. */
export const SYNONYMS: readonly (readonly [word: string, ...synonyms: readonly string[]])[] = [
  ['draw', 'd', 'take', 'dobierz', 'dobieram', 'weź', 'wez'],
  ['pass', 'pasuj', 'pasuję', 'pasuje'],
  ['play', 'table', 'stół', 'stol'],
  ['lay', 'l', 'wyłóż', 'wyloz', 'wykładam'],
  ['add', 'a', 'dołóż', 'doloz', 'dokładam'],
  ['to', 'do'],
  ['redeal', 'deal', 'rozdaj', 'rozdanie'],
  ['announce', 'say', 'zapowiedz', 'zapowiedź'],
  ['yes', 'y', 'tak', 't'],
  ['no', 'n', 'nie'],
]

type Typing = {
  readonly draw: string
  readonly pass: string
  readonly lay: string
  readonly add: string
  readonly play: string
  readonly redeal: string
  readonly announce: string
}

export const TYPING: Readonly<Record<'en' | 'pl', Typing>> = {
  en: {
    draw: 'draw',
    pass: 'pass',
    lay: 'lay B3 B4 B5 / K9 R9 J (new sets from your rack)',
    add: 'add B6 to 2 (to set 2 of the table)',
    play: 'play B3 B4 B5 / … (the whole table as it shall lie; = before a group, ~ before a run, where jokers leave it open)',
    redeal: 'redeal yes, redeal no',
    announce: 'announce yes, announce no',
  },
  pl: {
    draw: 'dobierz',
    pass: 'pasuj',
    lay: 'wyłóż B3 B4 B5 / K9 R9 J (nowe układy z tabliczki)',
    add: 'dołóż B6 do 2 (do układu 2 na stole)',
    play: 'stół B3 B4 B5 / … (cały stół, jak ma leżeć; = przed grupą, ~ przed serią, gdy jokery zostawiają wybór)',
    redeal: 'rozdaj tak, rozdaj nie',
    announce: 'zapowiedz tak, zapowiedz nie',
  },
}
