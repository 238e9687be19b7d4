/** Rum Runner's rules as one `Game`. */
import { CONTRACT, type Game } from '@tortuga/kit'
import { agenda } from './agenda.ts'
import { determinize } from './views/determinize.ts'
import { fold } from './views/fold.ts'
import { apply, check, moves, obviousMove, timeUp } from './moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import { outcome } from './scoring.ts'
import { REFUSAL_RULES } from './data/refusals.ts'
import { secrets } from './views/secrets.ts'
import { setup } from './setup.ts'
import type { RunnerTypes } from './data/events.ts'
import { view, viewEvent } from './views/view.ts'

export const rumRunner: Game<RunnerTypes> = {
  contract: CONTRACT,
  id: 'rum-runner',
  rules: 2,
  seats: [2, 2],
  listsAllMoves: false,
  clock: { type: 'none' }, // R14.1
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
  isClockMove: () => false,
  obviousMove,
  fold,
  determinize,
  secrets,
}

export { notation } from './notation/notation.ts'
export { PublicOptionsSchema } from './options.ts'
export { GOAL, type CardsData } from './data/card-data.ts'
export type { Effect, HazardWay, Skill } from './data/effect-data.ts'
export { HAND_SIZE } from './decks-and-coins/decks.ts'
export { iconsLeft } from './raid/hazards.ts'
export { waysToMeet } from './raid/ways.ts'
export { dissolveParty, facedHazard, isFaceDown, isUp } from './targets/lookup.ts'
export { cardOf, cardsOf, CARD_FILES, islandName, isRum, type Card, type CardSet } from './data/pieces.ts'
export { pointsOf } from './scoring.ts'
export { sideAskedBy, questionName, type AskingName, type AskingWay } from './agenda.ts'
export { REFUSAL_RULES, type Refusal } from './data/refusals.ts'
export type * from './data/events.ts'
export * from './data/types.ts'
