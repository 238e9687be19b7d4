/** Errors of a database that will pass are answered with 503, all others with 500. */
import { problemSchema } from '@tortuga/wire'
import { DatabaseSync } from '@photostructure/sqlite'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../test/test-server.ts'
import { openStore } from '../main.ts'
import { temporaryFolder } from '../../../../tools/temporary.ts'
import { isTemporaryFailure } from './database-errors.ts'

const failed = (fields: Readonly<Record<string, unknown>>, message = 'failed'): Error => Object.assign(new Error(message), fields)

describe('an error', () => {
  it.each([
    failed({ code: 'ERR_SQLITE_ERROR', errcode: 5 }),
    failed({ code: 'ERR_SQLITE_ERROR', errcode: 517 }),
    failed({ code: 'ERR_SQLITE_ERROR', errcode: 8 }),
    failed({ code: '25006' }),
    failed({ code: '57P01' }),
    failed({ code: '08006' }),
    failed({ code: '53300' }),
    failed({ code: '55P03' }),
    failed({ code: 'ECONNREFUSED' }),
    failed({}, 'timeout exceeded when trying to connect'),
    failed({}, 'Connection terminated unexpectedly'),
    new Error('the transaction failed', { cause: failed({ code: 'ETIMEDOUT' }) }),
  ])('$message ($code) passes', error => expect(isTemporaryFailure(error)).toBe(true))

  it.each([failed({ code: 'ERR_SQLITE_ERROR', errcode: 19 }), failed({ code: '23505' }), failed({ code: '42P01' }), new TypeError('x')])(
    '$message ($code) is a fault',
    error => expect(isTemporaryFailure(error)).toBe(false),
  )

  it('of a locked SQLite file passes', () => {
    const file = join(temporaryFolder('locked'), 'a.sqlite')
    const [one, other] = [new DatabaseSync(file), new DatabaseSync(file)]
    one.exec('create table x (a)')
    one.exec('begin exclusive')
    other.exec('pragma busy_timeout = 0')
    let thrown: unknown = null
    try {
      other.exec('insert into x values (1)')
    } catch (error) {
      thrown = error
    }
    expect(isTemporaryFailure(thrown)).toBe(true)
    one.close()
    other.close()
  })
})

it('a request during a database failure is answered with 503, although the database answers again', async () => {
  const memory = await openStore({ memory: true })
  let failure: Error | null = null
  const store = { ...memory, listOpen: () => (failure === null ? memory.listOpen(1, 0) : Promise.reject(failure)) }
  const server = await startServer('memory', { store })
  failure = failed({ code: 'ERR_SQLITE_ERROR', errcode: 5 }, 'database is locked')
  const locked = await server.api('GET', '/api/matches')
  expect([locked.status, locked.read(problemSchema).error.code, locked.headers.get('retry-after')]).toEqual([503, 'try-again', '2'])
  failure = new Error('a fault')
  expect((await server.api('GET', '/api/matches')).status).toBe(500)
  await server.stop()
})
