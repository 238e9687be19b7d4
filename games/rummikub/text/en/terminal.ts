/** The terminal's own texts in English. */
import type { TerminalText } from '../types.ts'

export const terminalText: TerminalText = {
  table: 'Table',
  rack: 'Rack',
  bank: 'Bank',
  empty: 'empty',
  opened: 'opened',
  notOpened: 'not opened',
  announced: 'announces an opening',
  round: (number, rounds) => `Round ${number} of ${rounds}`,
  lastMoves: 'Last moves',
  questions: {
    redeal: 'Do you want a new deal?',
    turn: 'Draw a tile or lay tiles.',
    announcement: 'Do you announce an opening for your next turn?',
  },
  chooseLastMove: 'Your last move: lay tiles or pass.',
  draw: 'Draw a tile',
  pass: 'Pass',
  outOfTime: 'Time is up',
  lay: 'Lay',
  addTo: set => `Add to set ${set + 1}`,
  rearrange: 'Rearrange, laying',
  typing: {
    draw: 'draw',
    pass: 'pass',
    lay: 'lay B3 B4 B5 / K9 R9 J (new sets from your rack)',
    add: 'add B6 to 2 (to set 2 on the table)',
    play: 'play B3 B4 B5 / … (the whole table after your turn; write = before a group and ~ before a run if jokers leave a choice)',
    redeal: 'redeal yes, redeal no',
    announce: 'announce yes, announce no',
  },
}
