/** Calls to the workers that run bots, in the page and on the server. */
import * as v from 'valibot'
import type { DeepReadonly } from '../deep-readonly.ts'
import { countSchema } from '../primitives.ts'
import { defineCall } from './worker-calls.ts'

/** A bot gets only what a browser in its seat would get. */
const botRequestSchema = v.object({ game: v.string(), rules: countSchema, level: v.string(), view: v.unknown(), seed: v.string() })
export type BotRequest = DeepReadonly<v.InferOutput<typeof botRequestSchema>>

/** A page asks for a hint without a level. */
const adviceRequestSchema = v.object({ ...botRequestSchema.entries, level: v.nullable(v.string()) })

/** The same for the server's bot workers: the view is sent as JSON text, byte for byte what a browser would get. */
export const botTaskSchema = v.object({ ...botRequestSchema.entries, view: v.string() })
export type BotTask = DeepReadonly<v.InferOutput<typeof botTaskSchema>>

/** The move a bot would make, its chance of winning if it knows one, and its reason. */
export type BotAdvice = {
  readonly move: unknown
  readonly chance: number | null
  readonly lead?: number
  readonly leadError?: number
  readonly reason: { readonly type: string } | null
}
const botAdviceSchema: v.GenericSchema<unknown, BotAdvice> = v.object({
  move: v.unknown(),
  chance: v.nullable(v.number()),
  lead: v.exactOptional(v.number()),
  leadError: v.exactOptional(v.number()),
  reason: v.nullable(v.looseObject({ type: v.string() })),
})

/** The calls that the page's bot worker answers. */
export const BOT_CALLS = {
  advise: defineCall(adviceRequestSchema, botAdviceSchema),
  /** A question of a game's table to its own rules, for example to Rummikub's solver. */
  queryRules: defineCall(v.object({ game: v.string(), question: v.unknown() }), v.unknown()),
}
