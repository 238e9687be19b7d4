/** The terminal's own texts in Polish. */
import type { TerminalText } from '../types.ts'

export const terminalText: TerminalText = {
  table: 'Stół',
  rack: 'Tabliczka',
  bank: 'Bank',
  empty: 'pusty',
  opened: 'po otwarciu',
  notOpened: 'bez otwarcia',
  announced: 'zapowiada otwarcie',
  round: (number, rounds) => `Runda ${number} z ${rounds}`,
  lastMoves: 'Ostatnie ruchy',
  questions: {
    redeal: 'Czy chcesz nowego rozdania?',
    turn: 'Dobierz kostkę albo wyłóż kostki.',
    announcement: 'Czy zapowiadasz otwarcie w następnym ruchu?',
  },
  chooseLastMove: 'Twój ostatni ruch: wyłóż kostki albo spasuj.',
  draw: 'Dobierz kostkę',
  pass: 'Spasuj',
  outOfTime: 'Czas minął',
  lay: 'Wyłóż',
  addTo: set => `Dołóż do układu ${set + 1}`,
  rearrange: 'Przebuduj stół, wykładając',
  typing: {
    draw: 'dobierz',
    pass: 'pasuj',
    lay: 'wyłóż B3 B4 B5 / K9 R9 J (nowe układy z tabliczki)',
    add: 'dołóż B6 do 2 (do układu 2 na stole)',
    play: 'stół B3 B4 B5 / … (cały stół po twoim ruchu; gdy jokery pozwalają na wybór, wpisz = przed grupą, a ~ przed serią)',
    redeal: 'rozdaj tak, rozdaj nie',
    announce: 'zapowiedz tak, zapowiedz nie',
  },
}
