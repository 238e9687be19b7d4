/** Opening and closing tables while other requests are under way. */
import { openTableBodySchema } from '@tortuga/wire'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { REGISTRY } from '../config/games.ts'
import type { ServerContext } from '../context/server-context.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { openStore } from '../store/open-store.ts'
import { beginningOf, personOccupant } from '../store/suites/sample-data.ts'
import { drawEntropy } from '../../test/entropy.ts'
import { closeTable, openTable } from './tables.ts'

const OLA = { id: 'ola', name: 'Ola', barred: false, avatar: null }
const REQUEST = v.parse(openTableBodySchema, { game: 'rum', seats: 2 })

const createContext = async () => {
  const store = await openStore({ memory: true })
  const limits = { openTables: 10, begunTables: 100 }
  return { store, registry: REGISTRY, limits, now: () => 1000, entropy: drawEntropy } as unknown as ServerContext
}
const codeOf = (error: unknown): unknown => (error instanceof HttpProblem ? error.code : error)

it('counts the tables of a player who opens many at once', async () => {
  const context = await createContext()
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => openTable(context, OLA, REQUEST)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(new Set(results.flatMap(result => (result.status === 'rejected' ? [codeOf(result.reason)] : [])))).toEqual(
    new Set(['too-many-tables']),
  )
  expect((await context.store.countTablesOf('ola')).waiting).toBe(10)
  const other = { ...OLA, id: 'jan' }
  expect(await openTable(context, other, REQUEST)).toMatchObject({ opener: 'jan' })
})

it('does not close a table whose last seat is taken meanwhile, or that is closed meanwhile', async () => {
  const { store, ...context } = await createContext()
  const closeWhile = async (id: string, act: () => Promise<unknown>): Promise<unknown> => {
    const removeTable = async (table: string): Promise<boolean> => {
      await act()
      return store.removeTable(table)
    }
    return closeTable({ ...context, store: { ...store, removeTable } }, OLA, id).then(() => 'closed', codeOf)
  }
  const [begun, closed, waiting] = await Promise.all([1, 2, 3].map(() => openTable({ ...context, store }, OLA, REQUEST)))
  if (begun === undefined || closed === undefined || waiting === undefined) throw new Error('no table')
  const occupants = [personOccupant('ola', 'Ola'), personOccupant('jan', 'Jan')]
  expect(await closeWhile(begun.id, () => store.changeSeats(begun.id, 0, occupants, beginningOf({ ...begun, occupants })))).toBe(
    'already-begun',
  )
  expect(await closeWhile(closed.id, () => store.removeTable(closed.id))).toBe('no-such-table')
  expect(await closeWhile(waiting.id, () => Promise.resolve())).toBe('closed')
  expect((await store.findTable(begun.id))?.table.status).toBe('playing')
})
