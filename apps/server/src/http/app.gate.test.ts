/** The HTTP server: origins, headers, limits, and errors in one shape for every request. */
import { deviceLinkSchema, meSchema, problemSchema, tableInfoSchema } from '@tortuga/wire'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { drawEntropy } from '../../test/entropy.ts'
import { request, startServer } from '../../test/test-server.ts'
import { sendRaw } from '../../test/bad-input/raw-requests.ts'
import { hashToken } from '../identity/tokens.ts'
import type { TestServer } from '../../test/test-server.ts'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startServer('memory', {
    publicUrl: 'https://tortuga.example',
    trustProxy: 'loopback',
    log: pino({ base: null, level: 'debug' }, { write: line => void lines.push(line) }),
    limits: {
      openTables: 2,
      newGuests: 20,
      body: 2000,
      socketsPerAddress: 3,
      messagesPerSecond: 1,
      burst: 5,
      dropped: 3,
      message: 100,
      payload: 1000,
    },
  })
})
afterAll(() => server.stop())

/** Each visitor has a different address behind the proxy. */
let visitors = 0
const from = (): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` })
const guestFrom = async (headers = from()): Promise<Record<string, string>> => {
  const created = await server.api('POST', '/api/me', { name: 'Ola' }, headers)
  return { ...headers, cookie: created.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
const handshake = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${server.origin().replace('http', 'ws')}${path}`, { headers })
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('unexpected-response', (_, response) => {
      socket.terminate()
      resolve(response.statusCode ?? 0)
    })
    socket.on('error', () => {})
  })

describe('an origin', () => {
  const changes = async (origin: string): Promise<number> =>
    (await server.api('POST', '/api/me', { name: 'Ola' }, { ...from(), origin })).status
  it('may be the host of the request, the public address, or none', async () => {
    expect(await changes(server.origin())).toBe(200)
    expect(await changes('https://tortuga.example')).toBe(200)
    expect((await server.api('POST', '/api/me', { name: 'Ola' }, from())).status).toBe(200)
  })
  it.each(['https://evil.example', 'null', 'https://tortuga.example.evil.example', 'nonsense', 'http://127.0.0.1:1'])(
    '%s is rejected',
    async origin => {
      expect(await changes(origin)).toBe(403)
      expect(await handshake('/api/matches/none/socket', { origin })).toBe(403)
      expect((await server.api('GET', '/api/games', undefined, { ...from(), origin })).status).toBe(200)
    },
  )
  it('is checked for sockets, too', async () => {
    expect(await handshake('/api/matches/none/socket', { origin: 'https://tortuga.example' })).toBe(101)
    expect(await handshake('/api/matches/none/socket', {})).toBe(101)
    expect(await handshake('/api/games', {})).toBe(404)
    expect(await handshake('/nowhere', {})).toBe(404)
  })
})

describe('every answer', () => {
  it('has strict headers, and a secure cookie behind TLS', async () => {
    const { headers } = await server.api('POST', '/api/me', { name: 'Ola' }, from())
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';.*script-src 'self';.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|upgrade-insecure/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).not.toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer') // a link to a table lets anyone take a seat, so other sites must not see it
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-tortuga=[0-9a-f]{64}; .*Path=\/; .*; Secure/)
    expect(headers.getSetCookie()[0]).not.toContain('Domain')
  })

  it('renews the cookie of an earlier release under its new name', async () => {
    const token = drawEntropy()
    await server.store.addGuest('ola', 'Ola', hashToken(token))
    const old = await server.api('GET', '/api/me', undefined, { ...from(), cookie: `tortuga=${token}` })
    expect(old.read(meSchema).name).toBe('Ola')
    const [renewed, cleared] = old.headers.getSetCookie()
    expect(renewed).toMatch(new RegExp(`^__Host-tortuga=${token};`))
    expect(cleared).toMatch(/^tortuga=;/)
    const planted = `tortuga=${'ab'.repeat(32)}; __Host-tortuga=${token}`
    expect((await server.api('GET', '/api/me', undefined, { ...from(), cookie: planted })).read(meSchema).name).toBe('Ola')
  })

  it('does not sign a visitor in by a token that was issued over TLS and planted in a plain cookie', async () => {
    const nameOf = async (cookie: string): Promise<string | null> =>
      (await server.api('GET', '/api/me', undefined, { ...from(), cookie })).read(meSchema).name
    const created = await server.api('POST', '/api/me', { name: 'Eve' }, from())
    const token = /=([0-9a-f]{64})/.exec(created.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
    expect(await nameOf(`__Host-tortuga=${token}`)).toBe('Eve')
    expect(await nameOf(`tortuga=${token}`)).toBeNull()
    const { link } = (await server.api('POST', '/api/me/link', undefined, { ...from(), cookie: `__Host-tortuga=${token}` })).read(
      deviceLinkSchema,
    )
    const linked = await server.api('POST', '/api/me/link/use', { link }, from())
    const other = /=([0-9a-f]{64})/.exec(linked.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
    expect([await nameOf(`__Host-tortuga=${other}`), await nameOf(`tortuga=${other}`)]).toEqual(['Eve', null])
  })

  it.each<[string, string, string | undefined, Record<string, string>, number, string]>([
    ['an unknown page', 'GET /nowhere', undefined, {}, 404, 'not-found'],
    ['an unknown table', 'GET /api/matches/none', undefined, {}, 404, 'no-such-table'],
    ['an impossible table id', 'GET /api/matches/%00', undefined, {}, 400, 'malformed'],
    ['broken escapes', 'GET /api/matches/%E0%A4%A', undefined, {}, 400, 'malformed'],
    ['a version that is not a number', 'GET /api/matches/none/versions/x', undefined, {}, 400, 'malformed'],
    ['an unknown viewer', 'GET /api/matches/none/versions/1?viewer=god', undefined, {}, 400, 'malformed'],
    ['two viewers', 'GET /api/matches/none/versions/1?viewer=1&viewer=2', undefined, {}, 400, 'malformed'],
    ['broken JSON', 'POST /api/me', '{"name":', {}, 400, 'malformed'],
    ['a changed prototype', 'POST /api/me', '{"__proto__":{},"name":"x"}', {}, 400, 'malformed'],
    ['an empty body', 'POST /api/me', '', {}, 400, 'malformed'],
    ['a list', 'POST /api/me', '[]', {}, 400, 'malformed'],
    ['text', 'POST /api/me', 'name=x', { 'content-type': 'text/plain' }, 415, 'not-json'],
    ['a body that is too long', 'POST /api/me', JSON.stringify({ name: 'x'.repeat(3000) }), {}, 413, 'too-long'],
    ['a socket without upgrade', 'GET /api/matches/none/socket', undefined, {}, 426, 'upgrade-needed'],
  ])('has one shape for errors: %s', async (_, what, body, headers, status, code) => {
    const [method = '', path = ''] = what.split(' ')
    const answer = await request(`${server.origin()}${path}`, method, body, { ...from(), ...headers })
    expect([answer.status, answer.read(problemSchema).error.code]).toEqual([status, code])
  })

  it('is sent even for bytes that are not HTTP', async () => {
    const text = await new Promise<string>(resolve => {
      const socket = connect(server.server().port, '127.0.0.1', () => socket.write('HELLO\r\n\r\n'))
      socket.on('data', data => resolve(data.toString()))
    })
    expect(text).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*\{"error":\{"code":"malformed"\}\}$/)
  })

  it('forbids frames, even in error responses', async () => {
    const exchange = (bytes: string): Promise<string> =>
      new Promise(resolve => {
        let received = ''
        const socket = connect(server.server().port, '127.0.0.1', () => socket.write(bytes))
        socket.on('data', data => (received += data.toString()))
        socket.on('close', () => resolve(received))
      })
    const rest = `HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 198.51.100.250\r\nconnection: close\r\n`
    const requests = `GET /,GET /nowhere,GET /api/games,GET /api/matches/none,GET /healthz,GET /metrics,GET /%E0%A4%A,PUT /,
GET /api/matches/none/socket,OPTIONS /api/me,POST /api/me,TRACE /`
      .split(/,\s*/)
      .map(line => `${line} ${rest}\r\n`)
    const broken = ['BREW / HTTP/1.1\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`]
    const foreign = `GET /api/matches/none/socket HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
    for (const bytes of [...requests, ...broken, foreign]) {
      const [head = ''] = (await exchange(bytes)).split('\r\n\r\n')
      expect([bytes.slice(0, 40), head]).toEqual([bytes.slice(0, 40), expect.stringMatching(/frame-ancestors 'none'/)])
      expect(head.toLowerCase()).toContain('x-frame-options: deny')
      expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(head.toLowerCase()).not.toContain('access-control-')
    }
  })

  it('ends the connection of a client that does not speak HTTP and does not disconnect', async () => {
    const { port } = server.server()
    const ended = await new Promise<boolean>(resolve => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write('HELLO\r\n\r\n'))
      socket.resume()
      socket.on('end', () => {
        const timer = setInterval(() => socket.write('more'), 20)
        socket.on('error', () => {
          clearInterval(timer)
          resolve(true) // the server has closed the connection
        })
      })
    })
    expect(ended).toBe(true)
  })
})

describe('a limit', () => {
  it('on new players counts by address behind the proxy', async () => {
    const headers = from()
    const statuses = []
    for (let i = 0; i < 21; i += 1) statuses.push((await server.api('POST', '/api/me', { name: 'Ola' }, headers)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
    const refused = await server.api('POST', '/api/me', { name: 'Ola' }, headers)
    expect(refused.read(problemSchema).error.code).toBe('too-often')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.api('POST', '/api/me', { name: 'Ola' }, from())).status).toBe(200)
  })

  it('on tables counts by player', async () => {
    const headers = await guestFrom()
    const open = () => server.api('POST', '/api/matches', { game: 'rum' }, headers)
    expect([(await open()).status, (await open()).status]).toEqual([201, 201])
    expect((await open()).read(problemSchema).error.code).toBe('too-many-tables')
  })
})

describe('a socket', () => {
  const table = async (): Promise<string> =>
    (await server.api('POST', '/api/matches', { game: 'rum' }, await guestFrom())).read(tableInfoSchema).id

  it('is warned, then closed, when it sends too fast', async () => {
    const client = server.watch(await table(), { stays: false })
    await client.until(() => client.newest('waiting') !== null, 'the table')
    for (let i = 0; i < 12; i += 1) client.sendRaw('{}')
    await client.until(() => !client.isOpen(), 'the end')
    expect(client.messages.filter(({ type }) => type === 'trouble').map(message => (message as { code: string }).code)).toEqual([
      ...Array.from({ length: 4 }, () => 'not-understood'),
      'too-often',
    ])
    expect(client.newest('bye')).toEqual({ type: 'bye', code: 'too-often', comeBackIn: 10_000 })
  })

  it('gets trouble for messages that are too long or binary, and is closed for far too long ones', async () => {
    const client = server.watch(await table(), { stays: false })
    await client.until(() => client.newest('waiting') !== null, 'the table')
    client.sendRaw('x'.repeat(101))
    await client.until(() => client.newest('trouble')?.code === 'too-long', 'trouble')
    client.sendRaw(Buffer.from('{"type":"hello"}'))
    await client.until(() => client.newest('trouble')?.code === 'not-understood', 'trouble')
    client.sendRaw('x'.repeat(1001))
    await client.until(() => !client.isOpen(), 'the end')
  })

  it('is limited in number by address', async () => {
    const id = await table()
    const clients = [1, 2, 3, 4].map(() => server.watch(id, { stays: false }))
    await Promise.all(clients.map(client => client.until(() => client.messages.length > 0, 'a message')))
    expect(clients.filter(client => client.newest('bye')?.code === 'too-often')).toHaveLength(1)
    expect(clients.filter(client => client.newest('waiting') !== null)).toHaveLength(3)
    for (const client of clients) client.close()
  })
})

it('keeps names, tokens, addresses and chat out of the log', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const created = await server.api('POST', '/api/me', { name: 'Wanda Unverwechselbar' }, headers)
  const token = /tortuga=([0-9a-f]+)/.exec(created.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  await server.api('POST', '/api/me', { nam: 'Wanda Unverwechselbar' }, { ...headers, cookie: `tortuga=${token}` })
  await server.api('GET', `/nowhere/${token}`, undefined, headers)
  expect(lines.length).toBeGreaterThan(10)
  const all = lines.join('')
  for (const secret of ['Wanda', token, '203.0.113.77', '198.51.100.', '127.0.0.1']) expect(all).not.toContain(secret)
})

it('answers health checks and metrics', async () => {
  expect((await server.api('GET', '/healthz')).body).toEqual({ ok: true, bots: 'unknown' })
  expect((await server.api('GET', '/readyz')).body).toEqual({
    ok: true,
    schema: 'memory',
    secondsSinceWrite: expect.any(Number),
    bots: 'unknown',
  })
  const { text } = await server.api('GET', '/metrics')
  for (const name of [
    'moves_total',
    'commit_seconds',
    'connections',
    'matches{status="waiting"}',
    'refusals_total',
    'faults_total',
    'bots_failing',
    'last_write_seconds',
  ])
    expect(text).toContain(`tortuga_${name}`)
})

it('hides metrics from requests through a proxy, even if a header claims a local address', async () => {
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.5' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '203.0.113.5' },
    { forwarded: 'for=203.0.113.5' },
    { via: '1.1 proxy' },
  ] as readonly Record<string, string>[])
    expect([headers, (await server.api('GET', '/metrics', undefined, headers)).status]).toEqual([headers, 404])
})

it('hides metrics from a browser on this machine that followed a foreign name here', async () => {
  const statusFor = async (host: string): Promise<number> =>
    (await sendRaw(server.server().port, { method: 'GET', path: '/metrics', headers: { host } })).status
  for (const host of ['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect([host, await statusFor(host)]).toEqual([host, 404])
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
    expect([host, await statusFor(host)]).toEqual([host, 200])
})
