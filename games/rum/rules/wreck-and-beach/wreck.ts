/** Chapters 7 and 10 of the rulebook: cards leave the wreck and return to it, what players know about it, and the empty wreck. */
import { appendAll, at, removeAt, replaceAt, type Seat } from '@tortuga/kit'
import { LAST_CLOCK } from '../data/deck-data.ts'
import { faceOf, facesOf, PARROT, placeOfCopy } from '../data/pieces.ts'
import { endByClock } from '../scoring.ts'
import { emptyListBySeat, type StepDraft } from '../step.ts'
import type { Piece, Slot, SlotNumber } from '../data/types.ts'

/** R3.7: the wreck is always mixed, so each of its cards is equally likely. */
const takeRandomCard = ({ state, random, deck }: StepDraft): Piece => {
  const drawn = random.int(state.wreck.length)
  const index = deck.hasCopies ? placeOfCopy(deck, state.wreck, at(state.wreck, drawn)) : drawn
  const piece = at(state.wreck, index)
  state.wreck = state.wreck.toSpliced(index, 1)
  return piece
}

/** R10.4: all players saw this card leave the wreck. Nobody can tell copies apart, so the first known copy is forgotten. */
const forgetKnownCard = ({ state, deck }: StepDraft, piece: Piece): void => {
  const place = placeOfCopy(deck, state.wreckKnown, piece)
  if (place >= 0) state.wreckKnown = removeAt(state.wreckKnown, place)
}

/** R10.4, R10.5: a card left the wreck without all players seeing it, so no card is certain to be there any longer. */
const forgetWreck = ({ state }: StepDraft): void => {
  if (state.wreckKnown.length > 0) state.wreckKnown = []
  state.wreckOwn = emptyListBySeat(state.seats)
}

/** R3.2: takes a card for a hand. The parrot is shown at once, so players still know about all other cards. */
export const drawToHand = (step: StepDraft): Piece => {
  const piece = takeRandomCard(step)
  if (piece === PARROT) forgetKnownCard(step, piece)
  else forgetWreck(step)
  return piece
}

/** R10.5: a rum card taken face up clears what each player alone knows. Otherwise a smaller public count would reveal whose discard it was. */
export const drawFaceUp = (step: StepDraft): Piece => {
  const piece = takeRandomCard(step)
  forgetKnownCard(step, piece)
  if (piece !== PARROT) step.state.wreckOwn = emptyListBySeat(step.state.seats)
  return piece
}

const takeFaceDown = (step: StepDraft): Piece => {
  const piece = takeRandomCard(step)
  forgetWreck(step)
  return piece
}

/** R3.4: face down after a draw. R8.3, R8.4: face up in a tide. */
export const refill = (step: StepDraft, slot: SlotNumber, open: boolean): void => {
  const piece = open ? drawFaceUp(step) : takeFaceDown(step)
  const filled: Slot<Piece> = open ? { type: 'up', card: piece } : { type: 'down', card: piece }
  step.state.beach = replaceAt(step.state.beach, slot, filled)
  step.events.push({ type: 'refilled', slot, card: faceOf(piece), open })
}

/** R10.4: returns cards that all players have seen. */
export const returnFaceUp = ({ state }: StepDraft, pieces: readonly Piece[]): void => {
  state.wreck = appendAll(state.wreck, pieces)
  state.wreckKnown = appendAll(state.wreckKnown, pieces)
}

/** R6.2: returns some cards of a hand face down. R10.3: nobody can tell which cards stayed, so none of them is known any longer. */
export const returnFaceDown = (step: StepDraft, seat: Seat, pieces: readonly Piece[]): void => {
  const { state } = step
  state.hands = replaceAt(
    state.hands,
    seat,
    at(state.hands, seat).filter(piece => !pieces.includes(piece)),
  )
  if (at(state.known, seat).length > 0) state.known = replaceAt(state.known, seat, [])
  addUnseen(step, seat, pieces)
  step.events.push({ type: 'returned', seat, cards: facesOf(step.deck, pieces) })
}

/** R6.3, R7.2: returns a whole hand face down. R10.4: its known cards, which go first, are known to be in the wreck. */
export const returnHand = (step: StepDraft, seat: Seat): void => {
  const { state } = step
  const hand = at(state.hands, seat)
  if (hand.length === 0) return
  const known = at(state.known, seat)
  const unseen = known.length === 0 ? hand : hand.filter(piece => !known.includes(piece))
  state.hands = replaceAt(state.hands, seat, [])
  if (known.length > 0) {
    state.known = replaceAt(state.known, seat, [])
    returnFaceUp(step, known)
  }
  addUnseen(step, seat, unseen)
  step.events.push({ type: 'returned', seat, cards: facesOf(step.deck, known.length === 0 ? hand : [...known, ...unseen]) })
}

/** R10.5: only their owner knows these cards in the wreck. */
const addUnseen = ({ state }: StepDraft, seat: Seat, pieces: readonly Piece[]): void => {
  state.wreck = appendAll(state.wreck, pieces)
  state.wreckOwn = replaceAt(state.wreckOwn, seat, appendAll(at(state.wreckOwn, seat), pieces))
}

/** R6.4, R7.3 */
export const advanceClock = (step: StepDraft): void => {
  step.state.clock += 1
  step.events.push({ type: 'clock-rose', to: step.state.clock })
  if (step.state.clock === LAST_CLOCK) endByClock(step) // R9.2
}

/** R7.1: the last card of the wreck was taken, by a draw or a refill. */
export const resolveEmptyWreck = (step: StepDraft): void => {
  const { state } = step
  if (state.wreck.length > 0) return
  let most = 0
  for (const hand of state.hands) if (hand.length > most) most = hand.length
  const seats: number[] = []
  for (let seat = 0; seat < state.seats; seat += 1) if (at(state.hands, seat).length === most) seats.push(seat)
  step.events.push({ type: 'wreck-emptied', seats })
  for (const seat of seats) returnHand(step, seat) // R7.2
  advanceClock(step) // R7.3
}
