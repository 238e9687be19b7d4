/** Chapter 2 of the rulebook: sets up the table, from the row of captains to the first turn. */
import { finishStep, range, type Random, type Seat, type Step } from '@tortuga/kit'
import { beginStep, emptyListBySeat, type StepDraft } from './step.ts'
import { deckOf, faceOf, PARROT } from './data/pieces.ts'
import { isTrio, washAwayTrios } from './wreck-and-beach/tide.ts'
import { START_OF_TURN } from './turn-order.ts'
import { SLOTS, type Face, type Options, type RumTypes, type State } from './data/types.ts'
import { returnFaceUp, drawFaceUp, drawToHand } from './wreck-and-beach/wreck.ts'

/** R2.1: all rum cards are in the wreck, and the parrot is still set aside. */
const emptyTable = (options: Options, seats: number): State => {
  const { colours, pieces } = deckOf(options.deck)
  return {
    options,
    seats,
    turn: 0,
    clock: 1,
    captains: colours.map(colour => ({ colour, owner: null, value: 1 })),
    hands: emptyListBySeat(seats),
    beach: SLOTS.map(() => ({ type: 'empty' })),
    wreck: pieces,
    apart: PARROT,
    known: emptyListBySeat(seats),
    wreckKnown: [],
    wreckOwn: emptyListBySeat(seats),
    agenda: START_OF_TURN,
    ending: null,
  }
}

/** R2.6 */
const chooseStart = ({ state, random, events }: StepDraft): void => {
  const { startSeat } = state.options
  const dealer: Seat | null = startSeat === 'afterDealer' ? random.int(state.seats) : null
  if (dealer !== null) state.turn = (dealer + 1) % state.seats
  else state.turn = typeof startSeat === 'number' ? startSeat % state.seats : random.int(state.seats)
  events.push({ type: 'began', start: state.turn, dealer })
}

/** R2.2, R2.3 */
const layBeach = (step: StepDraft): void => {
  const { state, events, deck } = step
  state.beach = SLOTS.map(() => ({ type: 'up', card: drawFaceUp(step) }))
  events.push({ type: 'beach-laid', cards: upFaces(step) })
  while (isTrio(deck, upFaces(step))) washAwayTrios(step)
}
const upFaces = ({ state }: StepDraft): readonly Face[] => state.beach.flatMap(slot => (slot.type === 'up' ? [faceOf(slot.card)] : []))

/** R2.4 */
const dealHands = (step: StepDraft): void => {
  const { state, events } = step
  state.hands = range(state.seats).map(() => [drawToHand(step)])
  events.push({ type: 'dealt', cards: state.hands.map(([card]) => (card === undefined ? null : faceOf(card))) })
}

/** R2.5 */
const addParrot = (step: StepDraft): void => {
  step.state.apart = null
  returnFaceUp(step, [PARROT])
  step.events.push({ type: 'parrot-returned' })
}

export const setup = (options: Options, seats: number, random: Random): Step<RumTypes> => {
  const step = beginStep(emptyTable(options, seats), random)
  chooseStart(step)
  layBeach(step)
  dealHands(step)
  addParrot(step)
  return finishStep(step)
}
