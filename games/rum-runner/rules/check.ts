/** Whether a move is legal, judged from the player's own view. Complete, and it answers for anything the schema lets through. */
import { cardsOf } from './pieces.ts'
import { askedBy, checkAnswer, takenBy } from './tasks.ts'
import type { Refusal } from './happenings.ts'
import type { Move, View } from './types.ts'

export const check = (view: View, move: Move): Refusal | null => {
  const [task] = view.agenda
  if (view.ending !== null || task === undefined) return { type: 'over' }
  if (view.side === null) return { type: 'watching' }
  const side = askedBy(view.turn, task)
  if (side !== view.side) return { type: 'not-awaited', side }
  if (!takenBy(task).includes(move.type)) return { type: 'other-question', asked: task.type === 'do' ? task.effect.type : task.type }
  return checkAnswer(cardsOf(view.options.cards), view, task, move)
}

export const REFUSAL_RULES = {
  over: ['R10.3'],
  watching: ['R1.1'],
  'not-awaited': ['R2.6', 'R3.1'],
  'other-question': ['R3.1'],
  'other-side': ['R3.5'],
  'not-in-hand': ['R3.9', 'R4.1', 'R4.3', 'R5.1'],
  'wrong-kind': ['R4.4'],
  'too-dear': ['R3.9', 'R4.6', 'R5.1', 'R5.3', 'R7.2', 'R7.4'],
  'hand-full': ['R3.6', 'R3.8'],
  'nothing-to-draw': ['R3.6', 'R6.1', 'R6.3'],
  'event-useless': ['R3.9'],
  'no-island': ['R1.5'],
  'island-taken': ['R4.1', 'R4.2'],
  'no-card-there': ['R4.5', 'R4.6'],
  'named-twice': ['R4.1', 'R4.6', 'R7.1'],
  'names-none': ['R3.6', 'R4.1', 'R4.6', 'R7.1'],
  'too-many': ['R12.2', 'R12.6', 'R1.8'],
  'wrong-count': ['R3.11', 'R7.7', 'R7.8'],
  'not-funded': ['R3.3'],
  'already-up': ['R3.2', 'R7.4', 'R13.4', 'R13.5'],
  'not-due': ['R3.10', 'R9.1'],
  'no-ship': ['R5.1', 'R7.1'],
  'no-crew-there': ['R5.2', 'R9.1'],
  'crew-not-yours': ['R5.2'],
  'ship-full': ['R5.4'],
  'nothing-changes': ['R3.6'],
  'ship-has-coins': ['R7.1'],
  'ship-without-crew': ['R7.1'],
  'not-raiding': ['R7.9'],
  'ship-too-cheap': ['R13.14'],
  'more-than-cost': ['R7.4'],
  'cannot-meet': ['R7.6', 'R7.7'],
  'icon-not-there': ['R7.8'],
  'no-coin-there': ['R13.3', 'R13.4', 'R1.8'],
  'same-place': ['R12.3', 'R13.3'],
  'not-in-discards': ['R12.4', 'R13.2'],
  'must-be-done': ['R9.3'],
} as const satisfies Record<Refusal['type'], readonly string[]>
