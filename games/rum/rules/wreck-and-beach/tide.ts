/** Chapter 8 of the rulebook: the tide. */
import { at, prependTasks } from '@tortuga/kit'
import { cardOf, faceOf, PARROT, type RumDeck } from '../data/pieces.ts'
import type { StepDraft } from '../step.ts'
import { plainStep } from '../task-kind.ts'
import { AFTER_TIDE_DISCARDS, TIDE } from '../turn-order.ts'
import { SLOTS, type Face, type Piece, type Slot, type Task } from '../data/types.ts'
import { refill, returnFaceUp } from './wreck.ts'

/** R5.3: three single ends of one colour. */
export const isTrio = (deck: RumDeck, faces: readonly Face[]): boolean => {
  if (faces.includes(PARROT)) return false
  const colours = faces.map(face => cardOf(deck, face).single)
  return colours.length === SLOTS.length && colours.every(colour => colour === colours[0])
}

const piecesOf = (beach: readonly Slot<Piece>[]): readonly Piece[] => {
  const pieces: Piece[] = []
  for (const slot of beach) if (slot.type !== 'empty') pieces.push(slot.card)
  return pieces
}

/** R2.3, R8.4: returns a trio to the wreck and fills the beach with three new cards, face up. */
export const washAwayTrios = (step: StepDraft): void => {
  const pieces = piecesOf(step.state.beach)
  step.events.push({ type: 'washed-away', cards: pieces.map(faceOf) })
  step.state.beach = SLOTS.map(() => ({ type: 'empty' }))
  returnFaceUp(step, pieces)
  for (const slot of SLOTS) refill(step, slot, true)
}

/** R8.2, R8.3: the steps of a parrot in the tide, up to the next check. */
const PARROT_IN_TIDE: readonly Task[] = [{ type: 'tide-parrot' }, ...AFTER_TIDE_DISCARDS]
/** R8.4: the steps of a trio, up to the next check. */
const TRIO_IN_TIDE: readonly Task[] = [{ type: 'tide-trio' }, ...TIDE]

/** R8.1: three face-down cards at the end of a turn bring the tide. */
export const resolveTide = (step: StepDraft): void => {
  const { state } = step
  for (const slot of state.beach) if (slot.type !== 'down') return
  const pieces = piecesOf(state.beach)
  state.beach = pieces.map(card => ({ type: 'up', card }))
  step.events.push({ type: 'tide-came', cards: pieces.map(faceOf) })
  prependTasks(step, TIDE)
}

/** R8.5: the parrot comes before a trio. */
export const quietBeach = plainStep('quiet-beach', step => {
  const faces = piecesOf(step.state.beach).map(faceOf)
  if (faces.includes(PARROT)) prependTasks(step, PARROT_IN_TIDE)
  else if (isTrio(step.deck, faces)) prependTasks(step, TRIO_IN_TIDE)
})

/** R8.3: the slot of the parrot gets a new card, face up. */
export const tideRefill = plainStep('tide-refill', step => {
  for (const slot of SLOTS) if (at(step.state.beach, slot).type === 'empty') refill(step, slot, true)
})

/** R8.4 */
export const tideTrio = plainStep('tide-trio', washAwayTrios)
