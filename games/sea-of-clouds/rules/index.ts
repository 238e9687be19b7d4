/** The rules of Sea of Clouds as one `Game` object, and everything that other layers may import from them. */
import { CONTRACT, type Game } from '@tortuga/kit'
import { agenda } from './agenda.ts'
import { determinize } from './views/determinize.ts'
import { fold } from './views/fold.ts'
import { apply, check, moves, timeUp } from './moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import { REFUSAL_RULES } from './data/refusals.ts'
import { outcome } from './scoring.ts'
import { secrets } from './views/secrets.ts'
import { setup } from './setup.ts'
import type { SeaTypes } from './data/types.ts'
import { view } from './views/view.ts'
import { viewEvent } from './knowledge/view-event.ts'

export const seaOfClouds: Game<SeaTypes> = {
  contract: CONTRACT,
  id: 'sea-of-clouds',
  rules: 2,
  seats: [2, 4],
  listsAllMoves: true,
  clock: { type: 'none' }, // R11.1
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
  fold,
  determinize,
  secrets,
}

export { notation } from './notation/index.ts'
export { PublicOptionsSchema } from './options.ts'
export type { LootCardData, LootDeckData, LootEffect, LootScoring } from './components/deck-types.ts'
export { DECKS, deckOf } from './decks/decks.ts'
export { isOrderOpen } from './shares/play-order.ts'
export { boardOf, cardOf, type Card, type LootDeck } from './data/pieces.ts'
export { defeatedBy, breakTie, fightAll, fightersOf, pairsOf, strengthOf } from './boarding/battles.ts'
export { countHeld, majoritiesOf, scoreOf, collectionTotal, type ScoredHolding, type Majorities, type SeaScore } from './scoring.ts'
export { timeUp } from './moves.ts'
export { choiceKeyOf, discardsOf } from './knowledge/choices.ts'
export type { Event, EventLoot, RumLeft } from './data/events.ts'
export * from './components/constants.ts'
export * from './data/types.ts'
