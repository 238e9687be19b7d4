/** Settings of a table that are independent of the game's own options. */
import * as v from 'valibot'
import type { DeepReadonly } from './deep-readonly.ts'
import { countSchema } from './primitives.ts'

const seconds = (least: number, most: number) => v.pipe(countSchema, v.minValue(least), v.maxValue(most))
const DAY = 86_400

/** The clocks a player may ask for. */
export const requestedClockSchema = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('move'), seconds: seconds(5, 14 * DAY) }),
  v.strictObject({ type: v.literal('bank'), seconds: seconds(5, 14 * DAY), increment: seconds(0, DAY) }),
])

/** The clocks a table may have: a game's own default is not bound to the limits above. */
export const clockSchema = v.variant('type', [
  v.object({ type: v.literal('none') }),
  v.object({ type: v.literal('move'), seconds: v.number() }),
  v.object({ type: v.literal('bank'), seconds: v.number(), increment: v.number() }),
])

export const settingsSchema = v.object({
  clock: clockSchema,
  spectators: v.boolean(),
  listed: v.boolean(),
  takebacks: v.boolean(),
  /** The level of a bot that plays for an absent player. Without it, as at tables of release 0.1, the middle level. */
  standIn: v.optional(v.string()),
})
export type TableSettings = DeepReadonly<v.InferOutput<typeof settingsSchema>>
