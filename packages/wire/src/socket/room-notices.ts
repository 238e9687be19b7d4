/** Notices between the nodes of a server, or between the tabs of a browser. They are never sent to clients. */
import * as v from 'valibot'
import type { DeepReadonly } from '../deep-readonly.ts'
import { countSchema, seatSchema } from '../primitives.ts'
import { seatPresenceSchema } from './server-messages.ts'

/** `player` is the author's id: rooms use it to skip clients that have blocked the author. `seat` is null for a spectator. */
const chatMessageSchema = v.object({ player: v.string(), seat: v.nullable(seatSchema), text: v.string(), at: v.number() })
export type ChatMessage = DeepReadonly<v.InferOutput<typeof chatMessageSchema>>

export const roomNoticeSchema = v.variant('type', [
  v.object({ type: v.literal('entries'), id: v.string(), version: countSchema }),
  /** The seats or settings of a table have changed, or it was halted or closed. */
  v.object({ type: v.literal('table'), id: v.string() }),
  v.object({ type: v.literal('chat'), id: v.string(), line: chatMessageSchema }),
  v.object({ type: v.literal('here'), id: v.string(), node: v.string(), here: v.array(seatPresenceSchema), watching: countSchema }),
])
export type RoomNotice = DeepReadonly<v.InferOutput<typeof roomNoticeSchema>>
