/** The server's HTTP routes that the first visit and every table need; the others are in the files beside it. Every failure is an `ApiProblem` with a code that the page has a text for. */
import type { Seat } from '@tortuga/kit'
import { myMatchesSchema, rematchSchema, tableInfoSchema, tableListsSchema } from '@tortuga/wire'
import type { AvatarName, ListedTable, OpenTableBody, Rematch, TableInfo, TableLists } from '@tortuga/wire'
import * as v from 'valibot'
import { ApiProblem, apiErrorFrom } from './error-codes.ts'

const TIMEOUT = 10_000

export const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new ApiProblem('unreachable')
  })
  if (response.status === 204) return null
  const answer: unknown = await response.json().catch(() => null)
  if (response.status >= 502) throw new ApiProblem('unreachable')
  if (!response.ok) throw apiErrorFrom(answer)
  if (answer === null) throw new ApiProblem('unreachable') // a proxy answered with a page of its own
  return answer
}

/** Sends a request and decodes the answer. */
export const request = async <S extends v.GenericSchema>(
  schema: S,
  method: string,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<S>> => {
  const parsed = v.safeParse(schema, await send(method, path, body))
  if (!parsed.success) throw new ApiProblem('unreachable') // not an answer of our server
  return parsed.output
}

export const tablePath = (id: string): string => `/matches/${encodeURIComponent(id)}`

/** Creates a player for this browser, or changes its name and avatar. */
export const savePlayer = async (name: string, avatar: AvatarName | null): Promise<void> =>
  void (await send('POST', '/me', { name, avatar }))

export const fetchMyMatches = async (): Promise<readonly ListedTable[]> => (await request(myMatchesSchema, 'GET', '/me/matches')).matches

export const fetchTables = (): Promise<TableLists> => request(tableListsSchema, 'GET', '/matches')

export const fetchTable = (id: string): Promise<TableInfo> => request(tableInfoSchema, 'GET', tablePath(id))

export const openTable = (table: OpenTableBody): Promise<TableInfo> => request(tableInfoSchema, 'POST', '/matches', table)

/** Takes a seat, null for any free one. Naming the commitment proves that the contribution, this browser's part of the seed, was made after it. */
export const takeSeat = async (
  id: string,
  seat: Seat | null,
  seal: { readonly commitment: string; readonly contribution: string },
): Promise<void> => void (await send('POST', `${tablePath(id)}/seats`, { seat, ...seal }))

export const leaveSeat = async (id: string): Promise<void> => void (await send('DELETE', `${tablePath(id)}/seats/mine`))

export const returnToSeat = async (id: string): Promise<void> => void (await send('POST', `${tablePath(id)}/seats/mine`))

export const openRematch = (id: string): Promise<Rematch> => request(rematchSchema, 'POST', `${tablePath(id)}/rematch`)
