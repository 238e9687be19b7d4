/** `admin` and `backup` on the store of a running server. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, serve } from '@tortuga/server'
import type { Server } from '@tortuga/server'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableOf } from '../../../server/src/store/suites/sample-data.ts'
import { runWith } from '../../test/terminal.ts'
import { fileFolder, temporaryFolder } from '../../../../tools/temporary.ts'

const folder = fileFolder('admin')
let server: Server
let cookie = ''

const ask = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  cookie ||= response.headers
    .getSetCookie()
    .map(line => line.split(';')[0] ?? '')
    .join('; ')
  return { status: response.status, text: await response.text() }
}

const TableSchema = v.object({ id: v.string(), commitment: v.string() })
const readTable = (text: string): v.InferOutput<typeof TableSchema> => v.parse(TableSchema, JSON.parse(text))

const openTable = async (): Promise<string> => {
  const opened = await ask('POST', '/api/matches', { game: 'rum', options: 'pl', seats: 2 })
  expect(opened.status).toBe(201)
  return readTable(opened.text).id
}

beforeAll(async () => {
  server = await serve({
    port: 0,
    host: '127.0.0.1',
    dataFolder: folder,
    log: pino({ level: 'silent' }),
    think: () => Promise.reject(new Error('this test has no bots')),
  })
  await ask('POST', '/api/me', { name: 'Anna' })
})
afterAll(() => server.stop())

const admin = (...argv: readonly string[]) => runWith(['admin', ...argv, '--data', folder])

describe('on the store of a running server', () => {
  it('admin lists, closes and deletes tables', async () => {
    const [first, second] = [await openTable(), await openTable()]
    const { out } = await admin('list')
    expect(out).toMatch(new RegExp(`${first} +rum +waiting`))
    expect((await admin('close', first)).out).toBe(`Closed ${first}.\n`)
    expect((await admin('delete', second)).out).toBe(`Deleted ${second}.\n`)
    expect((await ask('GET', `/api/matches/${second}`)).status).toBe(404)
    expect((await admin('list')).out).toBe('No matches yet.\n')
    const repeated = await admin('delete', second)
    expect([repeated.exit, repeated.err]).toEqual([2, `There is no match ${second}.\n`])
  })

  it('admin list shows the newest thousand tables, and says how many it leaves out', async () => {
    const data = temporaryFolder('many')
    const store = await openStore({ dataFolder: data })
    await Promise.all(Array.from({ length: 1003 }, (_, created) => store.openTable(tableOf({ id: `table-${created}`, created }))))
    const lines = (await runWith(['admin', 'list', '--data', data])).out.trimEnd().split('\n')
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([1002, expect.stringContaining('table-1002'), '3 older matches are not shown.'])
    const polish = await runWith(['admin', 'list', '--data', data, '--lang', 'pl'])
    expect(polish.out).toMatch(/\nNie pokazano 3 starszych rozgrywek\.\n$/)
    await store.close()
  })

  it('admin bars a player and lifts the bar', async () => {
    const id = await openTable()
    const { commitment } = readTable((await ask('GET', `/api/matches/${id}`)).text)
    expect((await ask('POST', `/api/matches/${id}/seats`, { seat: 1, commitment, contribution: '0a'.repeat(32) })).status).toBe(200)
    const barred = await admin('bar', id, '1')
    const player = /^Barred player (\S+);/.exec(barred.out)?.[1] ?? ''
    expect((await ask('POST', '/api/matches', { game: 'rum' })).status).toBe(403)
    expect((await admin('unbar', player)).out).toBe(`Player ${player} is no longer barred.\n`)
    expect((await ask('POST', '/api/matches', { game: 'rum' })).status).toBe(201)
    expect((await admin('bar', id, '0')).err).toBe(`Seat 0 of ${id} belongs to nobody.\n`)
    expect((await admin('unbar', 'nobody')).err).toBe('There is no player nobody.\n')
  })

  it('backup makes a complete copy that opens as a store', async () => {
    const id = await openTable()
    const copy = join(temporaryFolder('copy'), 'tortuga.sqlite')
    expect((await runWith(['backup', copy, '--data', folder])).out).toBe(`Copied to ${copy}.\n`)
    expect(existsSync(copy)).toBe(true)
    const store = await openStore({ dataFolder: join(copy, '..') })
    expect((await store.findTable(id))?.table.game).toBe('rum')
    await store.close()
    expect((await runWith(['backup', copy, '--data', folder])).err).toMatch(/already exists/)
    expect((await runWith(['backup', copy], [], { env: { DATABASE_URL: 'postgres://x' } })).err).toMatch(/pg_dump/)
  })
})

describe('restore', () => {
  const filesIn = (data: string): readonly string[] => readdirSync(data).toSorted()
  const gameOf = async (data: string, id: string): Promise<string | null> => {
    const store = await openStore({ dataFolder: data })
    const found = await store.findTable(id)
    await store.close()
    return found?.table.game ?? null
  }
  const backUp = async (): Promise<string> => {
    const copy = join(temporaryFolder('copy'), 'copy.sqlite')
    await runWith(['backup', copy, '--data', folder])
    return copy
  }

  it('puts a backup into a new folder', async () => {
    const [id, copy, data] = [await openTable(), await backUp(), join(temporaryFolder('restore'), 'new')]
    expect((await runWith(['restore', copy, '--data', data])).out).toMatch(/^Restored \d+ match(es)? from .*copy\.sqlite\.\n$/)
    expect(filesIn(data)).toEqual(['lock.sqlite', 'tortuga.sqlite'])
    for (const file of filesIn(data)) expect(statSync(join(data, file)).mode & 0o777).toBe(0o600)
    expect(statSync(data).mode & 0o777).toBe(0o700)
    expect(await gameOf(data, id)).toBe('rum')
  })

  it('keeps what was there before, also what was not yet in the file itself', async () => {
    const [copy, data] = [await backUp(), temporaryFolder('restore')]
    const own = await serve({ port: 0, host: '127.0.0.1', dataFolder: data, log: pino({ level: 'silent' }) })
    const busy = await runWith(['restore', copy, '--data', data])
    expect([busy.exit, busy.err]).toEqual([2, expect.stringContaining('in use by another Tortuga process')])
    await own.stop()
    const kept = join(data, 'replaced-1.sqlite')
    expect((await runWith(['restore', copy, '--data', data])).out).toContain(`What was there before is in ${kept};`)
    expect((await runWith(['restore', kept, '--data', data])).out).toContain('replaced-2.sqlite')
    expect(filesIn(data)).toEqual(['lock.sqlite', 'replaced-1.sqlite', 'replaced-2.sqlite', 'tortuga.sqlite'])
  })

  it('replaces nothing if the file is damaged, cut short, or another database', async () => {
    const [id, copy, data] = [await openTable(), await backUp(), temporaryFolder('restore')]
    await runWith(['restore', copy, '--data', data])
    const whole = readFileSync(copy)
    const page = Buffer.from(whole)
    page.fill(0xa5, page.length - 8192)
    for (const bytes of [Buffer.from('nothing'), whole.subarray(0, whole.length - 5000), page, readFileSync(join(data, 'lock.sqlite'))]) {
      writeFileSync(copy, bytes)
      const { exit, err } = await runWith(['restore', copy, '--data', data])
      expect([exit, err]).toEqual([2, `${copy} is damaged or no backup of Tortuga. Nothing was replaced.\n`])
      expect(filesIn(data)).toEqual(['lock.sqlite', 'tortuga.sqlite'])
    }
    expect(await gameOf(data, id)).toBe('rum')
    expect((await runWith(['restore', copy], [], { env: { DATABASE_URL: 'postgres://x' } })).err).toMatch(/pg_restore/)
  })
})

it('serve prints its addresses, and when it stops, that every move is stored', async () => {
  const data = temporaryFolder('serve')
  const { exit, out } = await runWith(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data])
  expect(exit).toBe(0)
  expect(out).toMatch(
    /^The server is running:\n  http:\/\/127\.0\.0\.1:\d+\nPress Ctrl-C to stop\.\nStopping.*\nStopped\. Every move is stored\.\n$/,
  )
})

it('serve warns when other machines reach it without TLS', async () => {
  const warned = async (env: Readonly<Record<string, string>>, host: string, ...more: readonly string[]): Promise<boolean> => {
    const { out } = await runWith(['serve', '--port', '0', '--host', host, '--data', temporaryFolder('serve'), ...more], [], { env })
    return /Warning: other machines reach this server without encryption|Uwaga: inne komputery/.test(out)
  }
  expect(await warned({}, '0.0.0.0')).toBe(true)
  expect(await warned({}, '0.0.0.0', '--lang', 'pl')).toBe(true)
  expect(await warned({ PUBLIC_URL: 'http://tortuga.example' }, '0.0.0.0')).toBe(true)
  expect(await warned({ PUBLIC_URL: 'https://tortuga.example' }, '0.0.0.0')).toBe(false)
  expect(await warned({}, '127.0.0.1')).toBe(false)
})
