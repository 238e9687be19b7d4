/** The sources of a replay: the journal of a match, and its positions as the server or this device stored them. */
import type { PositionView } from '@tortuga/wire'
import type { Seat, Viewer } from '@tortuga/kit'
import * as v from 'valibot'
import { fetchTable } from '../../api/api.ts'
import { ApiProblem } from '../../api/error-codes.ts'
import { journalOnDevice, positionOnDevice } from '../../device/client.ts'
import { MY_SEAT } from '../../device/my-seat.ts'
import { usePrefs } from '../../preferences/preferences.ts'
import type { ReplayProblem } from './replay-problem.ts'

export type SourceKind = 'server' | 'device' | 'file'

/** `awaited` is null for a position from the server, which does not store it. */
type StoredPosition = Pick<PositionView, 'view' | 'events'> & { readonly awaited: readonly Seat[] | null }

export type JournalSource = {
  readonly kind: SourceKind
  readonly id: string
  /** The journal as the text of a file. */
  readonly text: string
  /** The viewer's own seat, if known. */
  readonly own: Seat | null
  /** By seat, as far as the players have chosen one. */
  readonly avatars: readonly (string | null)[]
  /** Null for a file, which holds no positions. */
  readonly stored: ((version: number, viewer: Viewer) => Promise<StoredPosition>) | null
}

const apiPath = (id: string): string => `/api/matches/${encodeURIComponent(id)}`

const PROBLEMS: Readonly<Record<string, ReplayProblem>> = {
  'no-such-table': { type: 'no-such-match' },
  'no-spectators': { type: 'no-spectators' },
  'not-over': { type: 'not-over' },
  'not-begun': { type: 'not-begun' },
}

const errorSchema = v.object({ error: v.object({ code: v.string() }) })

const problemFrom = async (response: Response): Promise<ReplayProblem> => {
  const body = v.safeParse(errorSchema, await response.json().catch(() => null))
  return (body.success ? PROBLEMS[body.output.error.code] : undefined) ?? { type: 'unreachable' }
}

const storedSchema = v.object({ view: v.unknown(), events: v.array(v.unknown()) })

const storedOnServer =
  (id: string): JournalSource['stored'] =>
  async (version, viewer) => {
    const response = await fetch(`${apiPath(id)}/versions/${version}?viewer=${viewer}`)
    if (!response.ok) throw new Error(`version ${version} could not be fetched: ${response.status}`)
    return { ...v.parse(storedSchema, await response.json()), awaited: null }
  }

/** The server gives out a journal only when the match is over. */
export const serverSource = async (id: string): Promise<JournalSource | ReplayProblem> => {
  try {
    const { status, mine, avatars } = await fetchTable(id)
    if (status !== 'over') return { type: status === 'waiting' ? 'not-begun' : 'not-over' }
    const response = await fetch(`${apiPath(id)}/journal`)
    if (!response.ok) return await problemFrom(response)
    return { kind: 'server', id, text: await response.text(), own: mine, avatars, stored: storedOnServer(id) }
  } catch (error) {
    return { type: error instanceof ApiProblem && error.code === 'no-such-table' ? 'no-such-match' : 'unreachable' }
  }
}

/** A match of this device can be replayed while it is running, but only from the owner's seat. */
export const deviceSource = async (id: string): Promise<JournalSource | ReplayProblem> => {
  const text = await journalOnDevice(id)
  if (text === null) return { type: 'not-here' }
  return {
    kind: 'device',
    id,
    text,
    own: MY_SEAT,
    avatars: [usePrefs.getState().avatar],
    stored: async (version, viewer) => {
      const position = await positionOnDevice({ id, version, viewer })
      if (position === null) throw new Error(`version ${version} is not on this device`)
      return position
    },
  }
}

/** About a hundred times the longest known match. */
const LARGEST_FILE = 5_000_000

export const fileSource = async (file: File): Promise<JournalSource | ReplayProblem> => {
  if (file.size > LARGEST_FILE) return { type: 'too-big' }
  try {
    return { kind: 'file', id: file.name, text: await file.text(), own: null, avatars: [], stored: null }
  } catch {
    return { type: 'no-text' }
  }
}
