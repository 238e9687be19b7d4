/** Chapter 3 of the rulebook: drawing a card and refilling the beach. */
import { append, at, replaceAt, type Seat } from '@tortuga/kit'
import { faceOf, PARROT } from '../data/pieces.ts'
import type { StepDraft } from '../step.ts'
import { SLOTS, type DrawSource, type Piece, type Slot, type SlotNumber } from '../data/types.ts'
import { refill, drawToHand } from './wreck.ts'

const EMPTY: Slot<Piece> = Object.freeze({ type: 'empty' })

const toHand = (step: StepDraft, seat: Seat, from: DrawSource, piece: Piece, open: boolean): void => {
  const { state } = step
  state.hands = replaceAt(state.hands, seat, append(at(state.hands, seat), piece))
  if (open) state.known = replaceAt(state.known, seat, append(at(state.known, seat), piece)) // R10.3
  step.events.push({ type: 'drew', seat, from, card: faceOf(piece), open })
}

/** R6.1: the parrot is shown and waits for its step of the turn. */
const showParrot = (step: StepDraft, seat: Seat, from: DrawSource): void => {
  step.state.apart = PARROT
  step.events.push({ type: 'parrot-drawn', seat, from })
}

/** R3.2 */
const drawFromWreck = (step: StepDraft, seat: Seat): void => {
  const piece = drawToHand(step)
  if (piece === PARROT) showParrot(step, seat, 'wreck')
  else toHand(step, seat, 'wreck', piece, false)
}

/** R3.3, R3.4: after a rum card the slot is filled at once, after the parrot by a later step of the turn (R6.5). */
const drawFromBeach = (step: StepDraft, seat: Seat, slot: SlotNumber): void => {
  const { state } = step
  const place = at(state.beach, slot)
  if (place.type === 'empty') throw new Error(`slot ${slot} is empty`)
  state.beach = replaceAt(state.beach, slot, EMPTY)
  if (place.card === PARROT) {
    showParrot(step, seat, slot)
    return
  }
  toHand(step, seat, slot, place.card, place.type === 'up')
  refill(step, slot, false)
}

export const draw = (step: StepDraft, seat: Seat, from: DrawSource): void =>
  from === 'wreck' ? drawFromWreck(step, seat) : drawFromBeach(step, seat, from)

/** R6.5: fills the slot that the parrot was drawn from. No other slot is empty at this step of the turn. */
export const fillEmptySlot = (step: StepDraft): void => {
  for (const slot of SLOTS) if (step.state.beach[slot]?.type === 'empty') refill(step, slot, false)
}
