/** Chapters 7 and 10 of the rulebook: cards out of the wreck and back into it, who knows what of it, and the wreck that runs empty. */
import { at, replaceAt, withAll } from '@tortuga/kit'
import { endByClock } from './scoring.ts'
import { noneBySeat, type Making } from './making.ts'
import { LAST_CLOCK } from './deck-data.ts'
import { faceOf, facesOf, PARROT } from './pieces.ts'
import type { Piece, Slot, SlotNumber } from './types.ts'

/** R3.7: the wreck is always mixed, so every card of it is as likely as the others. */
const take = ({ state, random }: Making): Piece => {
  const index = random.int(state.wreck.length)
  const piece = at(state.wreck, index)
  const left = state.wreck.slice()
  left.splice(index, 1)
  state.wreck = left
  return piece
}

/** R10.4: all have seen this card leave. With copies nobody can tell which one it was, so one card of that face is no longer certain. */
const forgetSeen = (making: Making, piece: Piece): void => {
  const { wreckKnown } = making.state
  if (wreckKnown.length === 0) return
  const index = wreckKnown.includes(piece) ? wreckKnown.indexOf(piece) : wreckKnown.findIndex(known => faceOf(known) === faceOf(piece))
  if (index >= 0) making.state.wreckKnown = wreckKnown.toSpliced(index, 1)
}

/** R10.4, R10.5: somebody, or nobody, has seen this card leave; so nobody is sure of any other one. */
const forgetAll = ({ state }: Making): void => {
  if (state.wreckKnown.length > 0) state.wreckKnown = []
  state.wreckOwn = noneBySeat(state.seats)
}

/** A card of the wreck that goes to a hand (R3.2). The parrot is shown at once, and tells all what was not taken. */
export const takeToHand = (making: Making): Piece => {
  const piece = take(making)
  if (piece === PARROT) forgetSeen(making, piece)
  else forgetAll(making)
  return piece
}

/** R10.5: a rum card seen by all must end what each seat alone knows; else a shrinking number would betray whose discard it was. */
export const takeFaceUp = (making: Making): Piece => {
  const piece = take(making)
  forgetSeen(making, piece)
  if (piece !== PARROT) making.state.wreckOwn = noneBySeat(making.state.seats)
  return piece
}

const takeFaceDown = (making: Making): Piece => {
  const piece = take(making)
  forgetAll(making)
  return piece
}

/** R3.4 face down, R8.3 and R8.4 face up. */
export const refill = (making: Making, slot: SlotNumber, open: boolean): void => {
  const piece = open ? takeFaceUp(making) : takeFaceDown(making)
  const filled: Slot<Piece> = open ? { type: 'up', card: piece } : { type: 'down', card: piece }
  making.state.beach = replaceAt(making.state.beach, slot, filled)
  making.events.push({ type: 'refilled', slot, card: faceOf(piece), open })
}

/** Cards that all have seen go back (R10.4). */
export const returnSeen = ({ state }: Making, pieces: readonly Piece[]): void => {
  state.wreck = withAll(state.wreck, pieces)
  state.wreckKnown = withAll(state.wreckKnown, pieces)
}

/** R6.2: hand cards go back face down. R10.3, R10.4: only if the hand goes whole do the others know where its known cards are. */
export const returnUnseen = (making: Making, seat: number, pieces: readonly Piece[]): void => {
  if (pieces.length === 0) return
  const { state } = making
  const hand = at(state.hands, seat)
  const known = at(state.known, seat)
  const isWhole = pieces.length === hand.length
  state.hands = replaceAt(state.hands, seat, isWhole ? [] : hand.filter(piece => !pieces.includes(piece)))
  state.wreck = withAll(state.wreck, pieces)
  if (isWhole) state.wreckKnown = withAll(state.wreckKnown, known)
  const unseen = isWhole && known.length > 0 ? pieces.filter(piece => !known.includes(piece)) : pieces
  state.wreckOwn = replaceAt(state.wreckOwn, seat, withAll(at(state.wreckOwn, seat), unseen))
  if (known.length > 0) state.known = replaceAt(state.known, seat, [])
  making.events.push({ type: 'returned', seat, cards: facesOf(making.deck, pieces) })
}

/** R6.4, R7.3 */
export const raiseClock = (making: Making): void => {
  making.state.clock += 1
  making.events.push({ type: 'clock-rose', to: making.state.clock })
  if (making.state.clock === LAST_CLOCK) endByClock(making) // R9.2
}

/** R7.1: to be asked after every card taken within a turn. */
export const meetEmptyWreck = (making: Making): void => {
  const { state } = making
  if (state.wreck.length > 0) return
  let most = 0
  for (const hand of state.hands) if (hand.length > most) most = hand.length
  const seats: number[] = []
  for (let seat = 0; seat < state.seats; seat += 1) if (at(state.hands, seat).length === most) seats.push(seat)
  making.events.push({ type: 'wreck-emptied', seats })
  for (const seat of seats) returnUnseen(making, seat, at(state.hands, seat)) // R7.2
  raiseClock(making) // R7.3
}
