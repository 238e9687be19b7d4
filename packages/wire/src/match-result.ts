/** How matches ended: one match, and a series of rematches. */
import { outcomeSchema } from '@tortuga/kit'
import * as v from 'valibot'
import type { DeepReadonly } from './deep-readonly.ts'
import { countSchema } from './primitives.ts'

/** `outcome` is null for a match that ended without winners. */
export const matchResultSchema = v.object({
  outcome: v.nullable(outcomeSchema),
  reason: v.picklist(['outcome', 'agreed', 'abandoned']),
})
export type MatchResult = DeepReadonly<v.InferOutput<typeof matchResultSchema>>

/** The matches of a series that are over, without the current one, and the wins of each seat's player. */
export const seriesSchema = v.object({ matches: countSchema, wins: v.array(countSchema) })
export type Series = DeepReadonly<v.InferOutput<typeof seriesSchema>>
