/** The words of the table kit in English. */
import { pluralFor } from '@tortuga/kit'

export const en = {
  sending: 'sending…',
  note: 'What to do now',
  yourTurn: 'Your turn',
  turnOf: (name: string): string => `${name}’s turn`,
  over: 'The match is over',
  you: 'You',
  player: (number: number): string => `Player ${number}`,
  players: 'Players',
  clear: 'Clear',
  close: 'Close',
  goOn: 'Continue',
  goOnToTurn: 'Continue: your turn',
  skip: 'Skip ahead',
  skipToTurn: 'Skip to your turn',
  refused: 'Not allowed',
  rule: (rule: string): string => `Rule ${rule}`,
  hint: 'Hint',
  hinted: 'hint',
  takeHint: 'Set it up',
  emptyHand: 'Your hand is empty',
  yourHand: (cards: number): string => `Your hand, ${pluralFor('en')(cards, { one: 'card', other: 'cards' })}`,
  chosen: (given: number, amount: number): string => `${given} of ${amount} chosen`,
  total: 'Total',
  less: 'less',
  more: 'more',
  sinceTurn: 'Since your last turn',
  seen: 'Seen',
  showPieces: 'Show on the table',
}

/** The words of the kit in one language. */
export type KitText = typeof en
