/** The rules of Rummikub as one `Game`: Standard and XP, with options for other published rules. */
import { CONTRACT, type Game } from '@tortuga/kit'
import { agenda } from './agenda.ts'
import { absentMove, continuesTurn, isClockMove, timeUp } from './automatic-moves/clock-moves.ts'
import { determinize } from './views/determinize.ts'
import { fold } from './views/fold.ts'
import { apply, check, moves } from './moves.ts'
import { obviousMove } from './automatic-moves/obvious-moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import { REFUSAL_RULES } from './data/refusals.ts'
import { outcome, totalsOf } from './scoring.ts'
import { secrets } from './views/secrets.ts'
import { setup } from './setup.ts'
import type { RummikubTypes } from './data/types.ts'
import { view, viewEvent } from './views/view.ts'

export const rummikub: Game<RummikubTypes> = {
  contract: CONTRACT,
  id: 'rummikub',
  rules: 2,
  seats: [2, 6],
  listsAllMoves: false,
  clock: { type: 'move', seconds: 60 }, // R8.1
  schemas: { options: OptionsSchema, move: MoveSchema, draft: DraftSchema },
  presets: PRESETS,
  refusalRules: REFUSAL_RULES,
  setup,
  apply,
  awaited: agenda.awaited,
  outcome,
  view,
  viewEvent,
  check,
  moves,
  timeUp,
  isClockMove,
  continuesTurn,
  absentMove,
  obviousMove,
  scoresSoFar: totalsOf, // R8.6
  fold,
  determinize,
  secrets,
}

export { checkTable, tilesLaidFromRack } from './laying/check-table.ts'
export { growthOf, type SetGrowth } from './laying/set-growth.ts'
export { notation } from './notation/index.ts'
export { ANNOUNCEMENT_ANSWERS } from './automatic-moves/obvious-moves.ts'
export { canOpen } from './opening/opening.ts'
export { findConflict, type OptionConflict } from './options.ts'
export { questionOf, seatsAnswering, turnOf } from './tasks/questions.ts'
export { compareTables } from './opening/opening.ts'
export { colourOf, doubletsIn, JOKER, numberOf, valueOfRack } from './data/pieces.ts'
export { listAdditions, listOpenings, listRackSets } from './sets/simple-plays.ts'
export { totalsOf } from './scoring.ts'
export { canAnnouncementSave } from './turn-order.ts'
export { findSetFault, kindOfTiles, numbersOfSet, jokerRole, sumOf } from './sets/sets.ts'
export { aid, type ArrangeResult, type ArrangeRequest } from './solver/arrange-for-me.ts'
export { solveLine } from './solver/json-line.ts'
export { arrangeAll, bestSum, canLay, solve, solveOpening, type Objective, type Solution } from './solver/solve.ts'
export * from './data/types.ts'
