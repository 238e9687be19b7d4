/** Calls to the worker that runs the matches of this device. */
import { playerSchema } from '@tortuga/kit'
import * as v from 'valibot'
import type { DeepReadonly } from '../deep-readonly.ts'
import { matchResultSchema, seriesSchema } from '../match-result.ts'
import { countSchema, seatSchema, viewerSchema } from '../primitives.ts'
import { defineCall } from './worker-calls.ts'

const matchId = v.string()

/** A new match against bots; the person has the first seat. Where a value is null or no longer known, a default is used: first preset, three seats, middle level. */
const newDeviceMatchSchema = v.object({
  game: v.string(),
  name: v.string(),
  preset: v.nullable(v.string()),
  /** Options that differ from the preset. */
  options: v.record(v.string(), v.unknown()),
  seats: v.nullable(countSchema),
  level: v.nullable(v.string()),
  /** The clock, as it was stored in the preferences. */
  clock: v.unknown(),
  /** The page's contribution to the seed. */
  contribution: v.string(),
  /** The match that this one is a rematch of: the other fields, except name and contribution, are then ignored. */
  rematchOf: v.nullable(matchId),
})
export type NewDeviceMatch = DeepReadonly<v.InferOutput<typeof newDeviceMatchSchema>>

const deviceMatchSchema = v.object({
  id: matchId,
  game: v.string(),
  players: v.array(playerSchema),
  awaited: v.array(seatSchema),
  version: countSchema,
  over: v.boolean(),
  halted: v.boolean(),
  touched: v.number(),
  /** Null until the match is over. */
  result: v.nullable(matchResultSchema),
  /** Null for a match that is no rematch. */
  series: v.nullable(seriesSchema),
})
export type DeviceMatch = DeepReadonly<v.InferOutput<typeof deviceMatchSchema>>

/** Whether matches are stored on this device: the browser may forbid storage, or it may be full. */
const deviceStorageStateSchema = v.picklist(['kept', 'forbidden', 'full'])
export type DeviceStorageState = v.InferOutput<typeof deviceStorageStateSchema>

const deviceListSchema = v.object({ storage: deviceStorageStateSchema, matches: v.array(deviceMatchSchema) })
export type DeviceList = DeepReadonly<v.InferOutput<typeof deviceListSchema>>

const devicePositionRequestSchema = v.object({ id: matchId, version: countSchema, viewer: viewerSchema })
export type DevicePositionRequest = DeepReadonly<v.InferOutput<typeof devicePositionRequestSchema>>

/** A stored position as one viewer may see it. */
const devicePositionSchema = v.object({ view: v.unknown(), events: v.array(v.unknown()), awaited: v.array(seatSchema) })
export type DevicePosition = DeepReadonly<v.InferOutput<typeof devicePositionSchema>>

/** The calls that the device's match worker answers. */
export const DEVICE_CALLS = {
  /** The first call: the transferred port answers `BOT_CALLS`. */
  connectBots: defineCall(v.null(), v.void()),
  /** Starts a match and returns its id. */
  begin: defineCall(newDeviceMatchSchema, matchId),
  /** Connects the transferred port to a match. The port then carries the socket messages; null closes it. */
  connect: defineCall(matchId, v.void()),
  list: defineCall(v.null(), deviceListSchema),
  remove: defineCall(matchId, v.void()),
  clear: defineCall(v.null(), v.void()),
  /** The journal as text; null for an unknown match. */
  journal: defineCall(matchId, v.nullable(v.string())),
  /** Null for an unknown version, or if this viewer may not see it before the match is over. */
  position: defineCall(devicePositionRequestSchema, v.nullable(devicePositionSchema)),
}
