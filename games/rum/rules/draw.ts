/** Chapter 3 of the rulebook: drawing a card, and what may come of it. */
import { at, replaceAt, withLast, type Seat } from '@tortuga/kit'
import { type Making } from './making.ts'
import { meetParrot } from './parrot.ts'
import { faceOf, PARROT } from './pieces.ts'
import { endTurn } from './tide.ts'
import type { Piece, Slot, SlotNumber, Source } from './types.ts'
import { meetEmptyWreck, refill, takeToHand } from './wreck.ts'

const EMPTY: Slot<Piece> = Object.freeze({ type: 'empty' })

const toHand = (making: Making, seat: Seat, from: Source, piece: Piece, open: boolean): void => {
  const { state } = making
  state.hands = replaceAt(state.hands, seat, withLast(at(state.hands, seat), piece))
  if (open) state.known = replaceAt(state.known, seat, withLast(at(state.known, seat), piece)) // R10.3
  making.events.push({ type: 'drew', seat, from, card: faceOf(piece), open })
}

/** R6.1 */
const showParrot = (making: Making, seat: Seat, from: Source): void => {
  making.state.apart = PARROT
  making.events.push({ type: 'parrot-drawn', seat, from })
}

/** R6.5: a parrot from the beach leaves its slot to be filled once all else is done. */
export const finishDrawnParrot = (making: Making, slot: SlotNumber | null): void => {
  if (slot !== null) refill(making, slot, false)
  endTurn(making)
}

/** R3.2, R7.4 */
const drawFromWreck = (making: Making, seat: Seat): void => {
  const { state } = making
  const piece = takeToHand(making)
  if (piece !== PARROT) {
    toHand(making, seat, 'wreck', piece, false)
    meetEmptyWreck(making)
    if (state.ending === null) endTurn(making)
    return
  }
  showParrot(making, seat, 'wreck')
  meetEmptyWreck(making)
  if (state.ending === null && meetParrot(making, 'drawn', null)) finishDrawnParrot(making, null)
}

/** R3.3, R3.4 */
const drawFromBeach = (making: Making, seat: Seat, slot: SlotNumber): void => {
  const { state } = making
  const place = at(state.beach, slot)
  if (place.type === 'empty') throw new Error(`nothing to draw in slot ${slot}`)
  state.beach = replaceAt(state.beach, slot, EMPTY)
  if (place.card === PARROT) {
    showParrot(making, seat, slot)
    if (meetParrot(making, 'drawn', slot)) finishDrawnParrot(making, slot)
    return
  }
  toHand(making, seat, slot, place.card, place.type === 'up')
  refill(making, slot, false)
  meetEmptyWreck(making)
  if (state.ending === null) endTurn(making)
}

export const draw = (making: Making, seat: Seat, from: Source): void =>
  from === 'wreck' ? drawFromWreck(making, seat) : drawFromBeach(making, seat, from)
