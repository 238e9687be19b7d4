/** The server's lobby over HTTP. Every failure is a `Problem` with a code the page has words for. */
import type { Clock, Millis, Player, Seat } from '@tortuga/kit'
import type { Settings } from '@tortuga/room'
import { randomHex } from '../entropy.ts'
import { Problem, problemFrom } from './problems.ts'

/** A table in a list. */
export type Listed = {
  readonly id: string
  readonly game: string
  readonly status: 'waiting' | 'playing' | 'over'
  readonly settings: Settings
  readonly seats: readonly (Player | null)[]
  readonly touched: Millis
  readonly awaited: readonly Seat[]
  readonly mine: Seat | null
  readonly version: number
  readonly halted: boolean
}

/** What anybody with its link may know of a table; `mine`, `opened`, `blocked`, `left` and `rematch` as seen by the one who asks. */
export type TableInfo = Listed & {
  readonly options: unknown
  readonly commitment: string
  readonly left: readonly boolean[]
  readonly opened: boolean
  readonly blocked: readonly Seat[]
  readonly rematch: string | null
}

export type TableWish = {
  readonly game: string
  readonly options: string | Readonly<Record<string, unknown>>
  readonly seats: number
  readonly bots: readonly { readonly seat: Seat; readonly level: string }[]
  readonly clock: Clock
  readonly spectators: boolean
  readonly listed: boolean
  readonly takebacks: boolean
}

const PATIENCE = 10_000

const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Problem('unreachable')
  })
  if (response.status === 204) return null
  const answer: unknown = await response.json().catch(() => null)
  if (response.status >= 502) throw new Problem('unreachable')
  if (!response.ok) throw problemFrom(answer)
  if (answer === null) throw new Problem('unreachable') // a page instead of an answer
  return answer
}

const tablePath = (id: string): string => `/matches/${encodeURIComponent(id)}`

/** Makes a player of this browser, or renames it. */
export const saveName = async (name: string): Promise<void> => void (await request('POST', '/me', { name }))

export const forgetMe = async (): Promise<void> => void (await request('DELETE', '/me'))

export const makeDeviceLink = async (): Promise<{ readonly link: string; readonly expires: Millis }> =>
  (await request('POST', '/me/link')) as { link: string; expires: Millis }

export const takeDeviceLink = async (link: string): Promise<{ readonly name: string }> =>
  (await request('POST', '/me/link/use', { link })) as { name: string }

export const fetchMine = async (): Promise<readonly Listed[]> => ((await request('GET', '/me/matches')) as { matches: Listed[] }).matches

export const fetchTables = async (): Promise<{ readonly open: readonly Listed[]; readonly watchable: readonly Listed[] }> =>
  (await request('GET', '/matches')) as { open: Listed[]; watchable: Listed[] }

export const fetchTable = async (id: string): Promise<TableInfo> => (await request('GET', tablePath(id))) as TableInfo

export const openTable = async (wish: TableWish): Promise<TableInfo> => (await request('POST', '/matches', wish)) as TableInfo

export const closeTable = async (id: string): Promise<void> => void (await request('DELETE', tablePath(id)))

/** Sits down, having seen the commitment; null is any free seat. The bytes are this browser's part of the shuffle. */
export const sitDown = async (id: string, seat: Seat | null, commitment: string): Promise<{ readonly contribution: string }> => {
  const contribution = randomHex()
  await request('POST', `${tablePath(id)}/seats`, { seat, contribution, commitment })
  return { contribution }
}

export const getUp = async (id: string): Promise<void> => void (await request('DELETE', `${tablePath(id)}/seats/mine`))

export const comeBack = async (id: string): Promise<void> => void (await request('POST', `${tablePath(id)}/seats/mine`))

export const askToLeave = async (id: string, seat: Seat): Promise<void> => void (await request('DELETE', `${tablePath(id)}/seats/${seat}`))

export const openRematch = async (id: string): Promise<{ readonly id: string; readonly seat: Seat }> =>
  (await request('POST', `${tablePath(id)}/rematch`)) as { id: string; seat: Seat }

export const setBlocked = async (match: string, seat: Seat, isBlocked: boolean): Promise<void> =>
  void (isBlocked
    ? await request('POST', '/me/blocks', { match, seat })
    : await request('DELETE', `/me/blocks?match=${match}&seat=${seat}`))
