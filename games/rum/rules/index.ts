/** RUM as one `Game`: the rules in both editions. */
import { at, type Game, type Seat } from '@tortuga/kit'
import { apply } from './apply.ts'
import { check, REFUSAL_RULES } from './check.ts'
import { determinize } from './determinize.ts'
import { moves, timeUp } from './moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import { outcome } from './scoring.ts'
import { secrets } from './secrets.ts'
import { setup } from './setup.ts'
import type { RumTypes, State } from './types.ts'
import { view, viewEvent } from './view.ts'

const NOBODY: readonly Seat[] = Object.freeze([])
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

const awaited = ({ ending, ask, turn }: State): readonly Seat[] => {
  if (ending !== null) return NOBODY
  return ask === null ? at(ALONE, turn) : ask.waiting
}

/** Rules number 1: there is nothing older to go on from. */
const upgrade = (): null => null

export const rum: Game<RumTypes> = {
  id: 'rum',
  rules: 1,
  seats: [2, 4],
  listsAllMoves: false,
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
export type { DeckData } from './deck-data.ts'
export { cardOf, DECKS, deckOf, type Card, type Deck } from './pieces.ts'
export { timeUp } from './moves.ts'
export { countCards, findWays, toPlay, valueIn, type Way } from './plays.ts'
export { pointsOf, targetFor } from './scoring.ts'
export { addLaid, countingSlots, gainedValue, tallyBeach, type Tally } from './sets.ts'
export * from './types.ts'
