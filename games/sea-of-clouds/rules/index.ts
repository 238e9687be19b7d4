/** Sea of Clouds as one `Game`. */
import type { Game, Seat } from '@tortuga/kit'
import { apply, askedSeat } from './apply.ts'
import { check, REFUSAL_RULES } from './check.ts'
import { determinize } from './determinize.ts'
import { moves, timeUp } from './moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import { outcome } from './scoring.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import type { SeaTypes, State } from './types.ts'
import { view, viewEvent } from './view.ts'

const NOBODY: readonly Seat[] = Object.freeze([])
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

const awaited = ({ agenda }: State): readonly Seat[] => ALONE[askedSeat(agenda) ?? -1] ?? NOBODY

/** Rules number 1: there is nothing older to go on from. */
const upgrade = (): null => null

export const seaOfClouds: Game<SeaTypes> = {
  id: 'sea-of-clouds',
  rules: 1,
  seats: [2, 4],
  listsAllMoves: true,
  clock: { type: 'none' }, // R11.1
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
export type { CardData, DeckData, EffectData, ScoreData } from './deck-data.ts'
export { boardOf, cardOf, DECKS, deckOf, type Card, type Deck } from './pieces.ts'
export { defeatedBy, favoured, fightAll, strengthOf } from './boarding.ts'
export { countOf, majoritiesOf, scoreOf, totalOf, type Holding, type Majorities, type Score } from './scoring.ts'
export { timeUp } from './moves.ts'
export type { Event, Shown } from './events.ts'
export * from './words.ts'
export * from './types.ts'
