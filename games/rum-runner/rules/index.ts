/** Rum Runner as one `Game`: both sides, every card. */
import type { Game, Seat } from '@tortuga/kit'
import { apply } from './apply.ts'
import { check, REFUSAL_RULES } from './check.ts'
import { determinize } from './determinize.ts'
import { seatOf } from './making.ts'
import { moves, timeUp } from './moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import { outcome } from './scoring.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import { askedBy } from './tasks.ts'
import type { RunnerTypes } from './happenings.ts'
import type { State } from './types.ts'
import { view, viewEvent } from './view.ts'

const NOBODY: readonly Seat[] = Object.freeze([])
const ALONE: readonly (readonly Seat[])[] = [[0], [1]]

/** The first task of the agenda is the question; at the end there is none. */
const awaited = ({ agenda: [task], turn, crown }: State): readonly Seat[] =>
  task === undefined ? NOBODY : (ALONE[seatOf(crown, askedBy(turn, task))] ?? NOBODY)

/** Rules number 1: there is nothing older to go on from. */
const upgrade = (): null => null

export const rumRunner: Game<RunnerTypes> = {
  id: 'rum-runner',
  rules: 1,
  seats: [2, 2],
  listsAllMoves: false,
  clock: { type: 'none' }, // R14.1
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

export { notation } from './notation.ts'
export { PublicOptionsSchema } from './options.ts'
export { GOAL, type CardsData, type Effect, type Skill, type Way } from './card-data.ts'
export { HAND_SIZE } from './decks.ts'
export { iconsLeft, waysToMeet } from './hazards.ts'
export { facedHazard } from './lookup.ts'
export { cardOf, cardsOf, FILES, isleOf, isRum, type Card, type Cards } from './pieces.ts'
export { pointsOf } from './scoring.ts'
export { askedBy } from './tasks.ts'
export type * from './happenings.ts'
export * from './types.ts'
