/** Rummikub as one `Game`: Standard and XP, and the options of other published rules. */
import type { Game, Seat } from '@tortuga/kit'
import { apply } from './apply.ts'
import { check, REFUSAL_RULES } from './check.ts'
import { determinize } from './determinize.ts'
import { moves, timeUp } from './moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import { outcome } from './scoring.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import type { RummikubTypes, State } from './types.ts'
import { view, viewEvent } from './view.ts'

const awaited = ({ phase, answers, turn }: State): readonly Seat[] => {
  if (phase === 'over') return []
  if (phase !== 'redeal') return [turn]
  return answers.flatMap((answer, seat) => (answer === null ? [seat] : []))
}

/** Rules number 1: there is nothing older to go on from. */
const upgrade = (): null => null

export const rummikub: Game<RummikubTypes> = {
  id: 'rummikub',
  rules: 1,
  seats: [2, 6],
  listsAllMoves: false,
  clock: { type: 'move', seconds: 60 }, // R8.1
  schemas: { options: OptionsSchema, move: MoveSchema, draft: DraftSchema },
  presets: PRESETS,
  refusalRules: REFUSAL_RULES,
  setup,
  apply,
  awaited,
  outcome,
  view,
  viewEvent,
  check,
  moves,
  timeUp,
  determinize,
  upgrade,
  secrets,
}

export { checkTable, laidBy } from './check.ts'
export { timeUp } from './moves.ts'
export { notation } from './notation.ts'
export { couldOpen } from './opening.ts'
export { colourOf, doubletsIn, JOKER, numberOf, valueOfRack } from './pieces.ts'
export { listAdditions, listOpenings, listRackSets } from './plays.ts'
export { totalsOf } from './scoring.ts'
export { faultOf, kindOf, numbersIn, sumOf } from './sets.ts'
export { aid, type AidAnswer, type AidQuestion } from './solver/aid.ts'
export { solveLine } from './solver/line.ts'
export { arrange, bestSum, canLay, solve, solveOpening, type Objective, type Solution } from './solver/solve.ts'
export * from './types.ts'
