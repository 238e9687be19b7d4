/** Calls to the worker that replays a journal. */
import type { ClientRecord, Finding, Header, Millis, ParsedJournal, ReplayFault, Seat, Verdict, Viewer } from '@tortuga/kit'
import * as v from 'valibot'
import type { DeepReadonly } from '../deep-readonly.ts'
import { countSchema, hexSchema, seatSchema, viewerSchema } from '../primitives.ts'
import type { PublicEntry, VisibleEntry } from '../socket/server-messages.ts'
import { defineCall, typedList, typedObject } from './worker-calls.ts'

/** The first line of a file that is not a line of a journal, counted from 1. */
export type UnreadableLine = Omit<ParsedJournal & { readonly ok: false }, 'ok'>

/** What the page needs to know of a journal before it shows any version. */
export type RecordingFacts = {
  readonly header: Header
  /** The entry with index n leads to version n + 1. */
  readonly entries: readonly PublicEntry[]
  /** The line of the first entry in the file. */
  readonly firstLine: number
  /** Time left by seat, for every version. */
  readonly clocks: readonly (readonly Millis[] | null)[]
  /** The last version that could be replayed; -1 if none could. */
  readonly lastPlayed: number
  readonly fault: ReplayFault | null
  readonly sum: 'right' | 'wrong' | 'missing'
  readonly badLine: UnreadableLine | null
}

/** One version as one viewer may see it. */
export type PositionView = {
  readonly version: number
  readonly viewer: Viewer
  readonly view: unknown
  readonly events: readonly unknown[]
  readonly awaited: readonly Seat[]
}

/** A move of a person, with the view it was made from. */
export type Decision = { readonly version: number; readonly view: unknown; readonly move: unknown }

/** A finding of the kit, or the line that could not be read. */
export type CheckFinding = Omit<Finding, 'why'> & { readonly why: Finding['why'] | UnreadableLine['problem'] }
export type CheckResult = { readonly verdict: Verdict; readonly findings: readonly CheckFinding[] }

/** Progress that the worker reports while it replays a journal. */
export const replayProgressSchema = v.object({ moves: countSchema })
export type ReplayProgress = DeepReadonly<v.InferOutput<typeof replayProgressSchema>>

const hexOrNull = v.exactOptional(v.nullable(v.string()))
const clientRecordSchema: v.GenericSchema<unknown, ClientRecord> = v.object({
  commitment: hexOrNull,
  contribution: hexOrNull,
  head: v.exactOptional(v.nullable(v.object({ version: countSchema, head: hexSchema }))),
})

/** The calls that the replay worker answers. */
export const REPLAY_CALLS = {
  /** Parses the text of a journal. */
  read: defineCall(v.string(), typedObject<{ readonly header: Header; readonly moves: number } | UnreadableLine>()),
  /** Replays the journal that was read; null if this build does not have its rules. */
  play: defineCall(v.null(), v.nullable(typedObject<RecordingFacts>())),
  position: defineCall(v.object({ version: countSchema, viewer: viewerSchema }), typedObject<PositionView>()),
  /** The whole log as one viewer may see it. */
  log: defineCall(viewerSchema, typedList<VisibleEntry>()),
  decisions: defineCall(seatSchema, typedList<Decision>()),
  check: defineCall(clientRecordSchema, typedObject<CheckResult>()),
}
