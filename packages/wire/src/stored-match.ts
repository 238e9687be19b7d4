/** Schemas of stored matches, for the server's database and for the browser's. Loose, so that a field of a newer build survives when this build writes the record back. */
import { proposalSchema } from '@tortuga/kit'
import type { GameTypes, Match } from '@tortuga/kit'
import * as v from 'valibot'
import { countSchema } from './primitives.ts'

const seats = v.array(countSchema)

/** Null if nothing is voted on. */
export const openProposalSchema = v.nullable(
  v.looseObject({ version: countSchema, seat: countSchema, proposal: proposalSchema, asks: seats, agreed: seats }),
)

const MATCH_FIELDS = {
  version: countSchema,
  rules: countSchema,
  steps: countSchema,
  asked: v.array(v.nullable(countSchema)),
  undoable: countSchema,
  proposal: openProposalSchema,
  /** Matches that were stored before there were substitutes have no such field. */
  open: v.optional(seats, []),
  over: v.boolean(),
  /** Release 0.1 stores none. */
  head: v.optional(v.nullable(v.string()), null),
}

/** The state is not checked, because only its game knows the shape. */
export const matchSchema: v.GenericSchema<unknown, Match<GameTypes>> = v.looseObject({ ...MATCH_FIELDS, state: v.unknown() })

/** The server stores the state separately. */
export const matchWithoutStateSchema: v.GenericSchema<unknown, Omit<Match<GameTypes>, 'state'>> = v.looseObject(MATCH_FIELDS)

/** An event has a type; the rest belongs to the game. */
export const eventsSchema = v.array(v.looseObject({ type: v.string() }))
