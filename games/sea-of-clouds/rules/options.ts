/** The options of Sea of Clouds, their preset, and the schemas for what comes from outside. */
import * as v from 'valibot'
import { DeckSchema } from './deck-data.ts'
import { DECK_NAMES } from './pieces.ts'
import type { Draft, Move, Options } from './types.ts'
import { SPACES } from './words.ts'

const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))
const rest = { startSeat: v.union([v.literal('random'), SeatNumber]), reminders: v.boolean() }
const DeckName = v.picklist(DECK_NAMES)

/** For lab and engine: the deck may be given whole, so that a journal stays whole (R1.2). */
export const OptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({ deck: v.union([DeckName, DeckSchema]), ...rest })

/** For the server: decks by name only. */
export const PublicOptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({ deck: DeckName, ...rest })

export const PRESETS = {
  standard: { deck: 'completed', startSeat: 'random', reminders: true },
} as const satisfies Record<string, Options>

const FaceText = v.pipe(v.string(), v.maxLength(40))
const SpaceNumber = v.picklist(SPACES)
const Place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))

export const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('take') }),
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('play'), place: Place }),
  v.strictObject({ type: v.literal('pick'), space: SpaceNumber, place: Place }),
  v.strictObject({ type: v.literal('discard'), card: FaceText }),
  v.strictObject({ type: v.literal('resolve'), card: FaceText, victim: v.nullable(SeatNumber) }),
  v.strictObject({ type: v.literal('aim'), victim: SeatNumber }),
  v.strictObject({ type: v.literal('exchange'), victim: SeatNumber, give: FaceText, take: v.nullable(FaceText) }),
  v.strictObject({ type: v.literal('decline') }),
])

export const DraftSchema: v.GenericSchema<unknown, Draft> = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('space'), space: SpaceNumber }),
  v.strictObject({ type: v.literal('captain'), seat: SeatNumber }),
])
