/** Answers of the HTTP routes. A client ignores fields that it does not know. The bodies of the requests have their own file, because the page does not need their schemas. */
import { playerSchema } from '@tortuga/kit'
import * as v from 'valibot'
import { avatarsSchema } from '../avatars.ts'
import type { DeepReadonly } from '../deep-readonly.ts'
import { matchResultSchema, seriesSchema } from '../match-result.ts'
import { countSchema, hexSchema, seatSchema, viewerSchema } from '../primitives.ts'
import type { VisibleEntry } from '../socket/server-messages.ts'
import { clockSchema, settingsSchema } from '../table-settings.ts'

const time = v.number()

// ── /api/me ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `name` is null for a visitor without a player. A server of release 0.1 sends no avatar. */
export const meSchema = v.object({ name: v.nullable(v.string()), avatar: v.optional(v.nullable(v.string()), null) })

export const deviceLinkSchema = v.object({ link: hexSchema, expires: time })
/** The player of a device link. */
export const linkedPlayerSchema = v.object({ name: v.string(), avatar: v.optional(v.nullable(v.string()), null) })

/** The devices of a player, the last seen first. Times are null if an earlier release has added the device. */
export const devicesSchema = v.object({
  devices: v.array(v.object({ id: v.string(), added: v.nullable(time), seen: v.nullable(time), current: v.boolean() })),
})
export type SignedInDevices = DeepReadonly<v.InferOutput<typeof devicesSchema>>

// ── /api/games ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** `presets` are named options, the first is the default; `bots` are levels, the weakest first. */
const gameInfoSchema = v.object({
  id: v.string(),
  rules: countSchema,
  seats: v.tuple([countSchema, countSchema]),
  listsAllMoves: v.boolean(),
  clock: clockSchema,
  presets: v.record(v.string(), v.unknown()),
  bots: v.array(v.string()),
})
export const gameListSchema = v.object({ games: v.array(gameInfoSchema) })
export type GameList = DeepReadonly<v.InferOutput<typeof gameListSchema>>

// ── /api/matches ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const tableStatusSchema = v.picklist(['waiting', 'playing', 'over'])
export type TableStatus = v.InferOutput<typeof tableStatusSchema>

/** A table in a list. `awaited` are the seats to move, `mine` is the seat of the player who asks. A server of release 0.1 sends neither avatars nor results. */
export const listedTableSchema = v.object({
  id: v.string(),
  game: v.string(),
  status: tableStatusSchema,
  settings: settingsSchema,
  seats: v.array(v.nullable(playerSchema)),
  created: time,
  touched: time,
  awaited: v.array(seatSchema),
  mine: v.nullable(seatSchema),
  version: countSchema,
  halted: v.boolean(),
  avatars: v.optional(avatarsSchema, []),
  /** Null until the match is over, and for matches that ended before results were stored. */
  result: v.optional(v.nullable(matchResultSchema), null),
})
export type ListedTable = DeepReadonly<v.InferOutput<typeof listedTableSchema>>

export const myMatchesSchema = v.object({ matches: v.array(listedTableSchema) })

/** Listed tables with a free seat, and listed tables that may be watched. */
export const tableListsSchema = v.object({ open: v.array(listedTableSchema), watchable: v.array(listedTableSchema) })
export type TableLists = DeepReadonly<v.InferOutput<typeof tableListsSchema>>

/** A table for everybody who has its link. `mine`, `opened`, `blocked`, `given`, `rematch` and `rematchOf` depend on the player who asks. */
export const tableInfoSchema = v.object({
  ...listedTableSchema.entries,
  options: v.unknown(),
  commitment: v.string(),
  left: v.array(v.boolean()),
  /** By seat: how long ago its owner was last at the table; null if the owner has left or a bot plays. */
  lastSeenAgo: v.optional(v.array(v.nullable(countSchema)), []),
  opened: v.boolean(),
  blocked: v.array(seatSchema),
  rematch: v.nullable(v.string()),
  rematchOf: v.nullable(v.string()),
  /** The seats that a substitute may take, and the seat of the player who asks that a substitute has taken. */
  open: v.optional(v.array(seatSchema), []),
  given: v.optional(v.nullable(seatSchema), null),
  /** Null for a table that is not a rematch. */
  series: v.optional(v.nullable(seriesSchema), null),
})
export type TableInfo = DeepReadonly<v.InferOutput<typeof tableInfoSchema>>

export const seatTakenSchema = v.object({ seat: seatSchema, status: tableStatusSchema })
export type SeatTaken = DeepReadonly<v.InferOutput<typeof seatTakenSchema>>

/** The new table, and the seat of the player who asks. */
export const rematchSchema = v.object({ id: v.string(), seat: seatSchema })
export type Rematch = DeepReadonly<v.InferOutput<typeof rematchSchema>>

// ── looking back ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** One version for one viewer. Its entry is typed, but not checked again: a client that replays a match uses only the view and the events. */
export const versionSchema = v.object({
  viewer: viewerSchema,
  version: countSchema,
  entry: v.custom<VisibleEntry['entry']>(input => typeof input === 'object'),
  events: v.array(v.unknown()),
  view: v.unknown(),
})
export type MatchVersion = DeepReadonly<v.InferOutput<typeof versionSchema>>

export const chatSchema = v.object({ chat: v.array(v.object({ seat: v.nullable(seatSchema), text: v.string(), at: time })) })
export type ChatLog = DeepReadonly<v.InferOutput<typeof chatSchema>>
