/** Messages from a table to its clients. The server builds them typed and does not validate them at run time; test clients decode them with the full schema. */
import { entrySchema, outcomeSchema, playerSchema, proposalSchema, publicHeaderSchema } from '@tortuga/kit'
import * as v from 'valibot'
import { avatarsSchema } from '../avatars.ts'
import type { DeepReadonly } from '../deep-readonly.ts'
import { seriesSchema } from '../match-result.ts'
import { countSchema, hexSchema, seatSchema, viewerSchema } from '../primitives.ts'
import { PROTOCOL_VERSION } from './socket.ts'
import { settingsSchema } from '../table-settings.ts'

/** Why a message had no effect, or what is wrong with the match. */
const troubleCodeSchema = v.picklist([
  'not-understood',
  'too-long',
  'too-often',
  'say-hello',
  'not-seated',
  'halted',
  'not-begun',
  'try-again',
])
export type TroubleCode = v.InferOutput<typeof troubleCodeSchema>

/** Why the server closes a connection. */
const byeCodeSchema = v.picklist([
  'protocol',
  'no-such-table',
  'no-spectators',
  'restarting',
  'removed',
  'signed-out',
  'barred',
  'too-often',
  'closed',
  'newer-rules',
  'seat-given',
])
export type ByeCode = v.InferOutput<typeof byeCodeSchema>

const time = v.number()
const [moveEntry, undoEntry, proposeEntry, voteEntry, sitEntry, endEntry] = entrySchema.options

/** An entry without secrets: a move may name hidden pieces, so only its events are sent. */
export const publicEntrySchema = v.variant('type', [
  v.omit(moveEntry, ['move', 'clocks']),
  undoEntry,
  proposeEntry,
  voteEntry,
  sitEntry,
  endEntry,
])
export type PublicEntry = DeepReadonly<v.InferOutput<typeof publicEntrySchema>>

/** One version as a viewer may see it. The set-up, version 0, has no entry. */
export const visibleEntrySchema = v.strictObject({
  version: countSchema,
  events: v.array(v.unknown()),
  entry: v.nullable(publicEntrySchema),
})
export type VisibleEntry = DeepReadonly<v.InferOutput<typeof visibleEntrySchema>>

/** Whether the owner of a seat is connected, and what they are drafting. */
export const seatPresenceSchema = v.strictObject({ here: v.boolean(), draft: v.unknown() })
export type SeatPresence = DeepReadonly<v.InferOutput<typeof seatPresenceSchema>>

const shownProposalSchema = v.strictObject({
  version: countSchema,
  seat: seatSchema,
  proposal: proposalSchema,
  asks: v.array(seatSchema),
  agreed: v.array(seatSchema),
})

/** Every message a table may send. Strict, so that a test notices a field that should not be sent. */
export const serverMessageSchema = v.variant('type', [
  /** Sent until the match begins: all seats are taken, and everybody is present or ready. Release 0.1 does not send the optional fields. */
  v.strictObject({
    type: v.literal('waiting'),
    game: v.string(),
    options: v.unknown(),
    settings: settingsSchema,
    commitment: v.string(),
    seats: v.array(v.nullable(playerSchema)),
    avatars: v.optional(avatarsSchema),
    /** By seat; bots are always ready. */
    ready: v.optional(v.array(v.boolean())),
    /** Null if the table is not a rematch. */
    series: v.optional(v.nullable(seriesSchema)),
  }),
  v.strictObject({
    type: v.literal('welcome'),
    protocol: v.literal(PROTOCOL_VERSION),
    viewer: viewerSchema,
    match: publicHeaderSchema,
    settings: settingsSchema,
    avatars: v.optional(avatarsSchema),
  }),
  /** Contains the whole view. `shown` lists the entries after version `since`, or the whole log if `since` is null. */
  v.strictObject({
    type: v.literal('update'),
    version: countSchema,
    /** The head of the hash chain at this version; null in a match that release 0.1 began, which has no chain. */
    head: v.optional(v.nullable(hexSchema)),
    since: v.nullable(countSchema),
    shown: v.array(visibleEntrySchema),
    view: v.unknown(),
    players: v.array(playerSchema),
    awaited: v.array(seatSchema),
    question: v.nullable(countSchema),
    undoable: countSchema,
    proposal: v.nullable(shownProposalSchema),
    /** The seats that a substitute may take. */
    open: v.optional(v.array(seatSchema)),
    clocks: v.nullable(v.array(time)),
    outcome: v.nullable(outcomeSchema),
    over: v.boolean(),
    now: time,
  }),
  /** The change is stored. Sent before the `update` that shows it; a message that is sent again gets the same answer. */
  v.strictObject({ type: v.literal('done'), id: v.string(), version: countSchema }),
  /** Sent only to the client whose change was refused; the client chooses the text. */
  v.strictObject({
    type: v.literal('refused'),
    id: v.string(),
    refusal: v.looseObject({ type: v.string() }),
    rules: v.array(v.string()),
  }),
  v.strictObject({ type: v.literal('moves'), id: v.string(), moves: v.array(v.unknown()), all: v.boolean() }),
  /** The log up to the version that was asked for, beginning with version 0 if there is nothing before it. */
  v.strictObject({ type: v.literal('log'), shown: v.array(visibleEntrySchema) }),
  v.strictObject({ type: v.literal('chat'), seat: v.nullable(seatSchema), text: v.string(), at: time }),
  v.strictObject({ type: v.literal('here'), seats: v.array(seatPresenceSchema), watching: countSchema }),
  /** Sent when the match is over. */
  v.strictObject({ type: v.literal('opened'), secret: hexSchema, seed: hexSchema }),
  /** `id` is that of the message that had no effect, null if it is not known. */
  v.strictObject({ type: v.literal('trouble'), id: v.nullable(v.string()), code: troubleCodeSchema }),
  v.strictObject({ type: v.literal('bye'), code: byeCodeSchema, comeBackIn: v.nullable(time) }),
])

/** `refusal` has the fields of the game's own refusal; only its type is known here. */
type WithRefusal<M> = M extends { readonly type: 'refused' } ? Omit<M, 'refusal'> & { readonly refusal: { readonly type: string } } : M
export type ServerMessage = WithRefusal<DeepReadonly<v.InferOutput<typeof serverMessageSchema>>>
