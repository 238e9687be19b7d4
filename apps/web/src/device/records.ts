/** The records of this device's database, as they are stored. */
import { entrySchema, headerSchema, playerSchema } from '@tortuga/kit'
import type { GameTypes, Header, Match, Millis, Player } from '@tortuga/kit'
import type { ChatMessage, StoredEntry, StoredMatch } from '@tortuga/room'
import { countSchema, eventsSchema, matchSchema, seriesSchema, settingsSchema } from '@tortuga/wire'
import type { Series, TableSettings } from '@tortuga/wire'
import * as v from 'valibot'

export type MatchRecord = {
  readonly id: string
  readonly header: Header
  readonly settings: TableSettings
  readonly match: Match<GameTypes>
  readonly players: readonly Player[]
  /** Absent in matches of earlier builds, which had no clocks. */
  readonly clocks?: StoredMatch['clocks'] | undefined
  readonly halted: boolean
  readonly seen: Millis
  readonly created: Millis
  readonly touched: Millis
  /** Missing in records of release 0.1, and in matches that are no rematch. */
  readonly series?: Series | undefined
}

/** Loose, so that a field added by a newer build survives when this build writes the record back. */
export const matchRecordSchema: v.GenericSchema<unknown, MatchRecord> = v.looseObject({
  id: v.string(),
  header: headerSchema,
  settings: settingsSchema,
  match: matchSchema,
  players: v.array(playerSchema),
  clocks: v.optional(v.nullable(v.object({ left: v.array(v.number()), since: v.number() }))),
  halted: v.boolean(),
  seen: v.number(),
  created: v.number(),
  touched: v.number(),
  series: v.optional(seriesSchema),
})

/** The state and events of one version; version 0, the set-up, has no entry. */
export const stepRecordSchema = v.object({ state: v.unknown(), events: eventsSchema })

export const entryRecordSchema: v.GenericSchema<unknown, StoredEntry> = v.object({
  version: countSchema,
  entry: entrySchema,
  events: eventsSchema,
})

/** The version that was stored under a client's idempotency key. */
export const answerRecordSchema = v.object({ version: countSchema })

export const chatRecordSchema: v.GenericSchema<unknown, ChatMessage> = v.object({
  player: v.string(),
  seat: v.nullable(countSchema),
  text: v.string(),
  at: v.number(),
})
