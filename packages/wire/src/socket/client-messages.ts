/** Messages from a client to its table. The room decodes every one of them with this schema. */
import * as v from 'valibot'
import type { DeepReadonly } from '../deep-readonly.ts'
import { countSchema, seatSchema } from '../primitives.ts'
import { MAX_CHAT_LENGTH } from './socket.ts'

/** Control characters and lone surrogates, which some databases reject. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u

/** The idempotency key of a message: made by the client, unique in the match, and the same when the message is sent again. */
const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.check(text => !UNSTORABLE.test(text)),
)

/** Characters that would break the line, reverse it, be invisible or be unfit for storage become spaces. Joiners and tags stay: emoji and some scripts need them. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** More than four combining marks on one letter would overlap neighbouring lines. */
const STACKED = /(\p{M}{4})\p{M}+/gu
const VISIBLE = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Plain text on one line, with at least one visible character. */
const chatText = v.pipe(
  v.string(),
  v.maxLength(2 * MAX_CHAT_LENGTH),
  v.transform(text => text.replaceAll(UNSEEN, ' ').replaceAll(STACKED, '$1')),
  v.trim(),
  v.maxLength(MAX_CHAT_LENGTH),
  v.check(text => VISIBLE.test(text)),
)

const oneToThousand = v.pipe(countSchema, v.minValue(1), v.maxValue(1000))

/** A proposal as a client may send it. The level of a bot is the table's: a client of release 0.1 names one, which is ignored. */
const requestedProposalSchema = v.variant('type', [
  v.strictObject({ type: v.literal('undo'), back: oneToThousand }),
  v.strictObject({ type: v.literal('bot'), seat: seatSchema, level: v.optional(v.string()) }),
  v.strictObject({ type: v.literal('substitute'), seat: seatSchema }),
  v.strictObject({ type: v.literal('end') }),
])
export type RequestedProposal = DeepReadonly<v.InferOutput<typeof requestedProposalSchema>>

export const clientMessageSchema = v.variant('type', [
  /** Sent first and after any gap; `have` is the version this client shows, null for none. */
  v.strictObject({ type: v.literal('hello'), protocol: v.number(), have: v.nullable(countSchema) }),
  v.strictObject({ type: v.literal('move'), id, question: countSchema, move: v.unknown() }),
  v.strictObject({ type: v.literal('undo'), id, version: countSchema, back: oneToThousand }),
  v.strictObject({ type: v.literal('propose'), id, version: countSchema, proposal: requestedProposalSchema }),
  /** `proposal` is the version of the proposal. */
  v.strictObject({ type: v.literal('vote'), id, proposal: countSchema, agree: v.boolean() }),
  /** Asks for legal moves, at most `limit`. */
  v.strictObject({ type: v.literal('moves'), id, limit: oneToThousand }),
  /** Asks for the log before a version, at most `LOG_PAGE` entries. It has no id: the page asks again if no answer comes. */
  v.strictObject({ type: v.literal('log'), before: v.pipe(countSchema, v.minValue(1)) }),
  v.strictObject({ type: v.literal('chat'), id, text: chatText }),
  v.strictObject({ type: v.literal('draft'), draft: v.unknown() }),
])

export type ClientMessage = DeepReadonly<v.InferOutput<typeof clientMessageSchema>>
