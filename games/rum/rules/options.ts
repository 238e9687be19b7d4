/** The schemas that validate options, moves and drafts from outside. */
import * as v from 'valibot'
import { DeckSchema } from './data/deck-data.ts'
import { DECK_NAMES } from './data/pieces.ts'
import { BEACH_BOTTLES, ENDS, SLOTS, START_SEATS, type Draft, type Move, type Options } from './data/types.ts'

const commonOptions = {
  startSeat: v.union([v.picklist(START_SEATS), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))]),
  beachBottles: v.picklist(BEACH_BOTTLES),
  handMustContribute: v.boolean(),
}
const DeckName = v.picklist(DECK_NAMES)

/** For journals, the lab and the engine: the options may contain the whole deck, so that a journal needs no other file (R1.2). */
export const OptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({ deck: v.union([DeckName, DeckSchema]), ...commonOptions })

/** For the server: clients choose a deck by name only. */
export const PublicOptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({ deck: DeckName, ...commonOptions })

const FaceText = v.pipe(v.string(), v.maxLength(40))
const faces = v.pipe(v.array(FaceText), v.maxLength(21))
const Slot = v.picklist(SLOTS)
const From = v.union([v.literal('wreck'), Slot])

export const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('draw'), from: From }),
  v.strictObject({
    type: v.literal('play'),
    cards: v.pipe(v.array(v.strictObject({ card: FaceText, end: v.picklist(ENDS) })), v.maxLength(21)),
    beach: v.nullable(v.pipe(v.array(Slot), v.maxLength(3))),
  }),
  v.strictObject({ type: v.literal('discard'), cards: faces }),
])

export const DraftSchema: v.GenericSchema<unknown, Draft> = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('draw'), from: From }),
  v.strictObject({ type: v.literal('cards'), count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21)) }),
])
