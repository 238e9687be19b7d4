/** The terminal table in English. */
import type { TerminalText } from '../types.ts'
import { card, cards, end, join, points, slotName } from './cards.ts'

export const terminal: TerminalText = {
  wreck: 'Wreck',
  beach: 'Beach',
  hand: 'Hand',
  captains: 'Captains',
  clock: 'Castaway clock',
  parrot: 'Parrot',
  parrotCosts: count => `the parrot costs ${cards(count)}`,
  faceDown: 'face down',
  empty: 'empty',
  knownCards: 'known cards',
  target: 'Target',
  points,
  colour: colour => colour,
  end,
  questions: {
    turn: () => 'Your turn: draw a card or play a set.',
    discards: ({ amount }) => `Choose ${cards(amount)} to return.`,
  },
  waitingFor: names => `Waiting for ${join(names)}.`,
  drawFromWreck: 'Draw from the wreck',
  drawFromBeach: (slot, face) =>
    face === null ? `Take the face-down card from ${slotName(slot)}` : `Take ${card(face)} from ${slotName(slot)}`,
  playSet: 'Play a set',
  discard: 'Return',
  typing: {
    draw: 'draw wreck, draw 2 (beach slot 2)',
    play: 'play a2 c1 (card a with its two bottles up, card c with its one)',
    beach: 'play a2 c1 with 1 3 (only beach slots 1 and 3 count), … with none',
    discard: 'discard a c',
  },
  synonyms: {
    draw: ['d', 'take'],
    play: ['p', 'lay'],
    discard: ['return', 'give'],
    wreck: ['w', 'shipwreck'],
    with: ['beach'],
    none: ['nothing'],
  },
}
