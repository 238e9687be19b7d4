/** Bodies of the HTTP requests. They are strict: the server rejects unknown fields. */
import * as v from 'valibot'
import { chosenAvatarSchema } from '../avatars.ts'
import type { DeepReadonly } from '../deep-readonly.ts'
import { nameSchema } from '../names.ts'
import { hexSchema, seatSchema } from '../primitives.ts'
import { requestedClockSchema } from '../table-settings.ts'

/** The id of a match, which is also the id of its table. */
export const matchIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Without `avatar` the stored one stays. */
export const playerBodySchema = v.strictObject({ name: nameSchema, avatar: v.optional(chosenAvatarSchema) })

export const useLinkBodySchema = v.strictObject({ link: hexSchema })

/** Other players are named by their seat in a match; their ids are never sent. */
export const blockBodySchema = v.strictObject({ match: matchIdSchema, seat: seatSchema })

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** A new table. `options` is an object or the name of a preset, by default the game's first; `bots` lists the seats that bots take. */
export const openTableBodySchema = v.strictObject({
  game: identifier,
  options: v.optional(v.union([identifier, v.record(v.string(), v.unknown())])),
  seats: v.optional(v.pipe(seatSchema, v.minValue(1))),
  bots: v.optional(v.pipe(v.array(v.strictObject({ seat: seatSchema, level: identifier })), v.maxLength(63)), []),
  clock: v.optional(requestedClockSchema),
  spectators: v.optional(v.boolean(), true),
  takebacks: v.optional(v.boolean(), true),
  listed: v.optional(v.boolean(), false),
  /** The level of a bot that plays for an absent player; by default the middle one. */
  standIn: v.optional(identifier),
})
/** As the server reads it, with defaults. */
export type TableRequest = DeepReadonly<v.InferOutput<typeof openTableBodySchema>>
/** As a client sends it. */
export type OpenTableBody = DeepReadonly<v.InferInput<typeof openTableBodySchema>>

/** The client repeats the commitment to prove that it saw it before it made its contribution. A null seat means any free seat. */
export const takeSeatBodySchema = v.strictObject({
  seat: v.optional(v.nullable(seatSchema), null),
  name: v.optional(nameSchema),
  contribution: hexSchema,
  commitment: hexSchema,
})
export type SeatRequest = DeepReadonly<v.InferOutput<typeof takeSeatBodySchema>>

/** A substitute contributes nothing to the seed, which is fixed since the match began. */
export const substituteBodySchema = v.pipe(
  v.unknown(),
  v.check(body => !Array.isArray(body)), // an empty list would pass for an object without fields
  v.strictObject({ name: v.optional(nameSchema) }),
)

/** A bot for a seat of a waiting table. */
export const seatBotBodySchema = v.strictObject({ level: identifier })

/** A ready player does not have to be present when the match begins. */
export const readyBodySchema = v.strictObject({ ready: v.boolean() })
