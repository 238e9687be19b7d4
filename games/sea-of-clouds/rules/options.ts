/** The options and presets of Sea of Clouds, and the schemas that validate options, moves and drafts from clients. */
import * as v from 'valibot'
import { DeckSchema } from './decks/deck-data.ts'
import { DECK_NAMES } from './decks/decks.ts'
import { BoardPlace, SeatNumber, SharePlace, SpaceNumber } from './components/schemas.ts'
import type { Draft, Move, Options } from './data/types.ts'

const commonOptions = { startSeat: v.union([v.literal('random'), SeatNumber]), reminders: v.boolean() }
const DeckName = v.picklist(DECK_NAMES)

/** For the lab and the engine: accepts a whole deck, so that a journal with a custom deck is complete (R1.2). */
export const OptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({ deck: v.union([DeckName, DeckSchema]), ...commonOptions })

/** For the server: accepts decks by name only. */
export const PublicOptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({ deck: DeckName, ...commonOptions })

export const PRESETS = {
  standard: { deck: 'completed', startSeat: 'random', reminders: true },
} as const satisfies Record<string, Options>

export const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('take') }),
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('play'), place: SharePlace }),
  v.strictObject({ type: v.literal('pick'), space: SpaceNumber, place: SharePlace }),
  v.strictObject({ type: v.literal('discard'), place: BoardPlace }),
  v.strictObject({ type: v.literal('resolve'), place: BoardPlace, victim: v.nullable(SeatNumber) }),
  v.strictObject({ type: v.literal('aim'), victim: SeatNumber }),
  v.strictObject({ type: v.literal('exchange'), victim: SeatNumber, give: BoardPlace, take: v.nullable(BoardPlace) }),
  v.strictObject({ type: v.literal('decline') }),
])

export const DraftSchema: v.GenericSchema<unknown, Draft> = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('space'), space: SpaceNumber }),
  v.strictObject({ type: v.literal('captain'), seat: SeatNumber }),
])
