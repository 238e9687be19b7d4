/** Chapter 2 of the rulebook: from an empty table to the first turn. */
import { upTo, type Random, type Seat, type Step } from '@tortuga/kit'
import { beginStep, noneBySeat, type Making } from './making.ts'
import { deckOf, faceOf, PARROT } from './pieces.ts'
import { isTrio, washAway } from './tide.ts'
import { SLOTS, type Options, type Piece, type RumTypes, type State } from './types.ts'
import { returnSeen, takeFaceUp, takeToHand } from './wreck.ts'

/** R2.1; the parrot still lies aside. */
const emptyTable = (options: Options, seats: number): State => {
  const { colours, pieces } = deckOf(options.deck)
  return {
    options,
    seats,
    turn: 0,
    clock: 1,
    captains: colours.map(colour => ({ colour, owner: null, value: 1 })),
    hands: noneBySeat(seats),
    beach: SLOTS.map(() => ({ type: 'empty' })),
    wreck: pieces,
    apart: PARROT,
    known: noneBySeat(seats),
    wreckKnown: [],
    wreckOwn: noneBySeat(seats),
    ask: null,
    ending: null,
  }
}

/** R2.6 */
const chooseStart = ({ state, random, events }: Making): void => {
  const { startSeat } = state.options
  const dealer: Seat | null = startSeat === 'afterDealer' ? random.int(state.seats) : null
  if (dealer !== null) state.turn = (dealer + 1) % state.seats
  else state.turn = typeof startSeat === 'number' ? startSeat % state.seats : random.int(state.seats)
  events.push({ type: 'began', start: state.turn, dealer })
}

/** R2.2, R2.3 */
const layBeach = (making: Making): void => {
  const { state, events, deck } = making
  state.beach = SLOTS.map(() => ({ type: 'up', card: takeFaceUp(making) }))
  events.push({ type: 'beach-laid', cards: upFaces(making) })
  while (isTrio(deck, upFaces(making))) washAway(making)
}
const upFaces = ({ state }: Making): readonly Piece[] => state.beach.flatMap(slot => (slot.type === 'up' ? [faceOf(slot.card)] : []))

/** R2.4 */
const dealHands = (making: Making): void => {
  const { state, events } = making
  state.hands = upTo(state.seats).map(() => [takeToHand(making)])
  events.push({ type: 'dealt', cards: state.hands.map(([card]) => (card === undefined ? null : faceOf(card))) })
}

/** R2.5 */
const addParrot = (making: Making): void => {
  making.state.apart = null
  returnSeen(making, [PARROT])
  making.events.push({ type: 'parrot-returned' })
}

export const setup = (options: Options, seats: number, random: Random): Step<RumTypes> => {
  const making = beginStep(emptyTable(options, seats), random)
  chooseStart(making)
  layBeach(making)
  dealHands(making)
  addParrot(making)
  return { state: making.state, events: making.events }
}
