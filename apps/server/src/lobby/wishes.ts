/** What somebody may ask for when opening a table or sitting down. */
import type { Clock } from '@tortuga/kit'
import { HEX_32 } from '@tortuga/kit'
import * as v from 'valibot'
import { seatSchema } from '../http/schema.ts'
import { nameSchema } from '../names.ts'

const seconds = (most: number, least = 0) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
const DAY = 86_400

const clockSchema: v.GenericSchema<unknown, Clock> = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('move'), seconds: seconds(14 * DAY, 5) }),
  v.strictObject({ type: v.literal('bank'), seconds: seconds(14 * DAY, 5), increment: seconds(DAY) }),
])

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const hex = v.pipe(v.string(), v.regex(HEX_32))

/** A new table. Options are an object or the name of a preset, by default the game's first; `bots` names the seats that bots take. */
export const tableSchema = v.strictObject({
  game: word,
  options: v.optional(v.union([word, v.record(v.string(), v.unknown())])),
  seats: v.optional(v.pipe(seatSchema, v.minValue(1))),
  bots: v.optional(v.pipe(v.array(v.strictObject({ seat: seatSchema, level: word })), v.maxLength(63)), []),
  clock: v.optional(clockSchema),
  spectators: v.optional(v.boolean(), true),
  takebacks: v.optional(v.boolean(), true),
  listed: v.optional(v.boolean(), false),
})
export type TableWish = v.InferOutput<typeof tableSchema>

/** Sitting down. Naming the commitment proves that it was seen before the contribution was made; a seat of null is any free one. */
export const sitSchema = v.strictObject({
  seat: v.optional(v.nullable(seatSchema), null),
  name: v.optional(nameSchema),
  contribution: hex,
  commitment: hex,
})
export type SitWish = v.InferOutput<typeof sitSchema>
