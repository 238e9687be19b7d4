/** A host's evening: the server runs, the store is looked after beside it, copied, and the copy opens. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, serve } from '@tortuga/server'
import type { Server } from '@tortuga/server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWith } from '../../test/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'tortuga-admin-'))
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
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

const openTable = async (): Promise<string> => {
  const made = await ask('POST', '/api/matches', { game: 'rum', options: 'pl', seats: 2 })
  expect(made.status).toBe(201)
  return String(made.body['id'])
}

beforeAll(async () => {
  server = await serve({
    port: 0,
    host: '127.0.0.1',
    dataFolder: folder,
    log: pino({ level: 'silent' }),
    think: () => Promise.reject(new Error('nobody plays here')),
  })
  await ask('POST', '/api/me', { name: 'Anna' })
})
afterAll(() => server.stop())

const admin = (...words: readonly string[]) => runWith(['admin', ...words, '--data', folder])

describe('beside a running server', () => {
  it('a host lists, closes and deletes tables', async () => {
    const [first, second] = [await openTable(), await openTable()]
    const { out } = await admin('list')
    expect(out).toMatch(new RegExp(`${first} +rum +waiting`))
    expect((await admin('close', first)).out).toBe(`${first} is closed.\n`)
    expect((await admin('delete', second)).out).toBe(`${second} is deleted.\n`)
    expect((await ask('GET', `/api/matches/${second}`)).status).toBe(404)
    expect((await admin('list')).out).toBe('There is no match here yet.\n')
    const gone = await admin('delete', second)
    expect([gone.exit, gone.err]).toEqual([2, `There is no match ${second}.\n`])
  })

  it('keeps a player out and lets them in again', async () => {
    const id = await openTable()
    const { commitment } = (await ask('GET', `/api/matches/${id}`)).body
    expect((await ask('POST', `/api/matches/${id}/seats`, { seat: 1, commitment, contribution: '0a'.repeat(32) })).status).toBe(200)
    const barred = await admin('bar', id, '1')
    const player = /^Player (\S+) is kept out/.exec(barred.out)?.[1] ?? ''
    expect((await ask('POST', '/api/matches', { game: 'rum' })).status).toBe(403)
    expect((await admin('unbar', player)).out).toBe(`Player ${player} may come in again.\n`)
    expect((await ask('POST', '/api/matches', { game: 'rum' })).status).toBe(201)
    expect((await admin('bar', id, '0')).err).toBe(`Nobody owns seat 0 of ${id}.\n`)
    expect((await admin('unbar', 'nobody')).err).toBe('There is no player nobody.\n')
  })

  it('makes a whole copy that opens as a store', async () => {
    const id = await openTable()
    const copy = join(mkdtempSync(join(tmpdir(), 'tortuga-copy-')), 'tortuga.sqlite')
    expect((await runWith(['backup', copy, '--data', folder])).out).toBe(`The copy is in ${copy}.\n`)
    expect(existsSync(copy)).toBe(true)
    const store = await openStore({ dataFolder: join(copy, '..') })
    expect((await store.findTable(id))?.table.game).toBe('rum')
    await store.close()
    expect((await runWith(['backup', copy, '--data', folder])).err).toMatch(/exists already/)
    expect((await runWith(['backup', copy], [], { env: { DATABASE_URL: 'postgres://x' } })).err).toMatch(/pg_dump/)
  })
})

it('serve says where it is, and that everything is stored when it closes', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tortuga-serve-'))
  const { exit, out } = await runWith(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data])
  expect(exit).toBe(0)
  expect(out).toMatch(/^The table is open:\n  http:\/\/127\.0\.0\.1:\d+\nCtrl-C closes it\.\nClosing.*\nClosed\. Every move is stored\.\n$/)
})
