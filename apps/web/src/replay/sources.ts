/** Where a match to be replayed comes from: its journal, and the positions that the server or this device kept of it. */
import type { Seat, Viewer } from '@tortuga/kit'
import { fetchTable } from '../api/api.ts'
import { Problem } from '../api/problems.ts'
import { journalOnDevice, lookOnDevice } from '../device/device.ts'
import type { Kind } from './link.ts'
import type { Look } from './reading.ts'
import type { Sorry } from './sorry.ts'

/** A position as it was kept; who was awaited the server does not say. */
type Kept = Pick<Look, 'view' | 'events'> & { readonly awaited: readonly Seat[] | null }

export type Source = {
  readonly kind: Kind
  readonly id: string
  /** The journal as the text of a file. */
  readonly text: string
  /** The viewer's own seat, where that is known. */
  readonly own: Seat | null
  readonly kept: ((version: number, viewer: Viewer) => Promise<Kept>) | null
}

const apiPath = (id: string): string => `/api/matches/${encodeURIComponent(id)}`

const CODES: Readonly<Record<string, Sorry>> = {
  'no-such-table': { type: 'no-such-match' },
  'no-spectators': { type: 'no-spectators' },
  'not-over': { type: 'not-over' },
  'not-begun': { type: 'not-begun' },
}

const sorryFrom = async (response: Response): Promise<Sorry> => {
  const body = (await response.json().catch(() => null)) as { error?: { code?: string } } | null
  return CODES[body?.error?.code ?? ''] ?? { type: 'unreachable' }
}

const keptOnServer =
  (id: string): Source['kept'] =>
  async (version, viewer) => {
    const response = await fetch(`${apiPath(id)}/versions/${version}?viewer=${viewer}`)
    if (!response.ok) throw new Error(`no version ${version}: ${response.status}`)
    const { view, events } = (await response.json()) as Kept
    return { view, events, awaited: null }
  }

/** A match of the server: only when it is over. */
export const serverSource = async (id: string): Promise<Source | Sorry> => {
  try {
    const { status, mine } = await fetchTable(id)
    if (status !== 'over') return { type: status === 'waiting' ? 'not-begun' : 'not-over' }
    const response = await fetch(`${apiPath(id)}/journal`)
    if (!response.ok) return await sorryFrom(response)
    return { kind: 'server', id, text: await response.text(), own: mine, kept: keptOnServer(id) }
  } catch (error) {
    return { type: error instanceof Problem && error.code === 'no-such-table' ? 'no-such-match' : 'unreachable' }
  }
}

/** The person on this device always sits in the first seat. */
const MY_SEAT = 0

/** A match of this device; one that is not over through one's own eyes alone. */
export const deviceSource = async (id: string): Promise<Source | Sorry> => {
  const text = await journalOnDevice(id)
  if (text === null) return { type: 'not-here' }
  return {
    kind: 'device',
    id,
    text,
    own: MY_SEAT,
    kept: async (version, viewer) => {
      const look = await lookOnDevice({ id, version, viewer })
      if (look === null) throw new Error(`no version ${version}`)
      return look
    },
  }
}

/** More than any match we know of a hundred times over. */
const LARGEST_FILE = 5_000_000

/** A saved journal. */
export const fileSource = async (file: File): Promise<Source | Sorry> => {
  if (file.size > LARGEST_FILE) return { type: 'too-big' }
  try {
    return { kind: 'file', id: file.name, text: await file.text(), own: null, kept: null }
  } catch {
    return { type: 'no-text' }
  }
}
