/** The doors: origins, headers, limits, and an answer in the same shape to whatever is sent. */
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { request, startServer } from '../../test/table.ts'
import type { TestServer } from '../../test/table.ts'

type Failed = { readonly error: { readonly code: string } }

const lines: string[] = []
let house: TestServer
beforeAll(async () => {
  house = await startServer('memory', {
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
afterAll(() => house.stop())

/** Everybody here comes from an address of their own, through the proxy. */
let visitors = 0
const from = (): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` })
const guestFrom = async (headers = from()): Promise<Record<string, string>> => {
  const made = await house.api('POST', '/api/me', { name: 'Ola' }, headers)
  return { ...headers, cookie: made.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
const handshake = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${house.origin().replace('http', 'ws')}${path}`, { headers })
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
    (await house.api('POST', '/api/me', { name: 'Ola' }, { ...from(), origin })).status
  it('may be our own, the public one, or none', async () => {
    expect(await changes(house.origin())).toBe(200)
    expect(await changes('https://tortuga.example')).toBe(200)
    expect((await house.api('POST', '/api/me', { name: 'Ola' }, from())).status).toBe(200)
  })
  it.each(['https://evil.example', 'null', 'https://tortuga.example.evil.example', 'nonsense', 'http://127.0.0.1:1'])(
    '%s is refused',
    async origin => {
      expect(await changes(origin)).toBe(403)
      expect(await handshake('/api/matches/none/socket', { origin })).toBe(403)
      expect((await house.api('GET', '/api/games', undefined, { ...from(), origin })).status).toBe(200)
    },
  )
  it('is looked at on sockets, too', async () => {
    expect(await handshake('/api/matches/none/socket', { origin: 'https://tortuga.example' })).toBe(101)
    expect(await handshake('/api/matches/none/socket', {})).toBe(101)
    expect(await handshake('/api/games', {})).toBe(404)
    expect(await handshake('/nowhere', {})).toBe(404)
  })
})

describe('every answer', () => {
  it('has strict headers, and no cookie goes over plain text where TLS is in front', async () => {
    const { headers } = await house.api('POST', '/api/me', { name: 'Ola' }, from())
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';.*script-src 'self';.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|upgrade-insecure/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).not.toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer') // a table's link is all it takes to sit down
    expect(headers.getSetCookie()[0]).toContain('; Secure')
  })

  it.each<[string, string, string | undefined, Record<string, string>, number, string]>([
    ['no such page', 'GET /nowhere', undefined, {}, 404, 'not-found'],
    ['no such table', 'GET /api/matches/none', undefined, {}, 404, 'no-such-table'],
    ['a table of no possible name', 'GET /api/matches/%00', undefined, {}, 400, 'malformed'],
    ['broken escapes', 'GET /api/matches/%E0%A4%A', undefined, {}, 400, 'malformed'],
    ['no version', 'GET /api/matches/none/versions/x', undefined, {}, 400, 'malformed'],
    ['no viewer', 'GET /api/matches/none/versions/1?viewer=god', undefined, {}, 400, 'malformed'],
    ['a viewer twice', 'GET /api/matches/none/versions/1?viewer=1&viewer=2', undefined, {}, 400, 'malformed'],
    ['no JSON', 'POST /api/me', '{"name":', {}, 400, 'malformed'],
    ['another prototype', 'POST /api/me', '{"__proto__":{},"name":"x"}', {}, 400, 'malformed'],
    ['nothing at all', 'POST /api/me', '', {}, 400, 'malformed'],
    ['a list', 'POST /api/me', '[]', {}, 400, 'malformed'],
    ['text', 'POST /api/me', 'name=x', { 'content-type': 'text/plain' }, 415, 'not-json'],
    ['too much', 'POST /api/me', JSON.stringify({ name: 'x'.repeat(3000) }), {}, 413, 'too-long'],
    ['a socket without upgrade', 'GET /api/matches/none/socket', undefined, {}, 426, 'upgrade-needed'],
  ])('says it in one shape: %s', async (_, what, body, headers, status, code) => {
    const [method = '', path = ''] = what.split(' ')
    const answer = await request<Failed>(`${house.origin()}${path}`, method, body, { ...from(), ...headers })
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
  })

  it('answers even what is no HTTP', async () => {
    const text = await new Promise<string>(resolve => {
      const socket = connect(house.server().port, '127.0.0.1', () => socket.write('HELLO\r\n\r\n'))
      socket.on('data', data => resolve(data.toString()))
    })
    expect(text).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*\{"error":\{"code":"malformed"\}\}$/)
  })

  it('lets nobody sit in a frame, whatever the answer is', async () => {
    const shout = (bytes: string): Promise<string> =>
      new Promise(resolve => {
        let heard = ''
        const socket = connect(house.server().port, '127.0.0.1', () => socket.write(bytes))
        socket.on('data', data => (heard += data.toString()))
        socket.on('close', () => resolve(heard))
      })
    const rest = `HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 198.51.100.250\r\nconnection: close\r\n`
    const asked = `GET /,GET /nowhere,GET /api/games,GET /api/matches/none,GET /healthz,GET /metrics,GET /%E0%A4%A,PUT /,
GET /api/matches/none/socket,OPTIONS /api/me,POST /api/me,TRACE /`
      .split(/,\s*/)
      .map(line => `${line} ${rest}\r\n`)
    const broken = ['BREW / HTTP/1.1\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`]
    const foreign = `GET /api/matches/none/socket HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
    for (const bytes of [...asked, ...broken, foreign]) {
      const [head = ''] = (await shout(bytes)).split('\r\n\r\n')
      expect([bytes.slice(0, 40), head]).toEqual([bytes.slice(0, 40), expect.stringMatching(/frame-ancestors 'none'/)])
      expect(head.toLowerCase()).toContain('x-frame-options: deny')
      expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(head.toLowerCase()).not.toContain('access-control-')
    }
  })

  it('holds no line open for somebody who is no client and does not hang up', async () => {
    const { port } = house.server()
    const ended = await new Promise<boolean>(resolve => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write('HELLO\r\n\r\n'))
      socket.resume()
      socket.on('end', () => {
        const timer = setInterval(() => socket.write('more'), 20)
        socket.on('error', () => {
          clearInterval(timer)
          resolve(true) // nobody is there any more
        })
      })
    })
    expect(ended).toBe(true)
  })
})

describe('a limit', () => {
  it('on new players counts by the address behind the proxy', async () => {
    const headers = from()
    const statuses = []
    for (let i = 0; i < 21; i += 1) statuses.push((await house.api('POST', '/api/me', { name: 'Ola' }, headers)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
    const refused = await house.api<Failed>('POST', '/api/me', { name: 'Ola' }, headers)
    expect(refused.body.error.code).toBe('too-often')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await house.api('POST', '/api/me', { name: 'Ola' }, from())).status).toBe(200)
  })

  it('on tables counts by player', async () => {
    const headers = await guestFrom()
    const open = (): Promise<{ status: number; body: Failed }> => house.api<Failed>('POST', '/api/matches', { game: 'rum' }, headers)
    expect([(await open()).status, (await open()).status]).toEqual([201, 201])
    expect((await open()).body.error.code).toBe('too-many-tables')
  })
})

describe('a line', () => {
  const table = async (): Promise<string> =>
    (await house.api<{ id: string }>('POST', '/api/matches', { game: 'rum' }, await guestFrom())).body.id

  it('is warned, then cut, when it talks too fast', async () => {
    const line = house.watch(await table(), { stays: false })
    await line.until(() => line.newest('waiting') !== null, 'the table')
    for (let i = 0; i < 12; i += 1) line.shout('{}')
    await line.until(() => !line.isOpen(), 'the end')
    expect(line.heard.filter(({ type }) => type === 'trouble').map(message => (message as { code: string }).code)).toEqual([
      ...Array.from({ length: 4 }, () => 'not-understood'),
      'too-often',
    ])
    expect(line.newest('bye')).toEqual({ type: 'bye', code: 'too-often', comeBackIn: 10_000 })
  })

  it('hears no for what is too long or no text, and is cut for what is far too long', async () => {
    const line = house.watch(await table(), { stays: false })
    await line.until(() => line.newest('waiting') !== null, 'the table')
    line.shout('x'.repeat(101))
    await line.until(() => line.newest('trouble')?.code === 'too-long', 'trouble')
    line.shout(Buffer.from('{"type":"hello"}'))
    await line.until(() => line.newest('trouble')?.code === 'not-understood', 'trouble')
    line.shout('x'.repeat(1001))
    await line.until(() => !line.isOpen(), 'the end')
  })

  it('is one of few from one address', async () => {
    const id = await table()
    const some = [1, 2, 3, 4].map(() => house.watch(id, { stays: false }))
    await Promise.all(some.map(line => line.until(() => line.heard.length > 0, 'a word')))
    expect(some.filter(line => line.newest('bye')?.code === 'too-often')).toHaveLength(1)
    expect(some.filter(line => line.newest('waiting') !== null)).toHaveLength(3)
    for (const line of some) line.close()
  })
})

it('keeps names, tokens, addresses and talk out of the log', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const made = await house.api('POST', '/api/me', { name: 'Wanda Unverwechselbar' }, headers)
  const token = /tortuga=([0-9a-f]+)/.exec(made.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  await house.api('POST', '/api/me', { nam: 'Wanda Unverwechselbar' }, { ...headers, cookie: `tortuga=${token}` })
  await house.api('GET', `/nowhere/${token}`, undefined, headers)
  expect(lines.length).toBeGreaterThan(10)
  const all = lines.join('')
  for (const secret of ['Wanda', token, '203.0.113.77', '198.51.100.', '127.0.0.1']) expect(all).not.toContain(secret)
})

it('says how it is', async () => {
  expect((await house.api('GET', '/healthz')).body).toEqual({ ok: true })
  expect((await house.api('GET', '/readyz')).body).toEqual({ ok: true })
  const { text } = await house.api('GET', '/metrics')
  for (const name of ['moves_total', 'commit_seconds', 'connections', 'matches{status="waiting"}', 'refusals_total', 'faults_total'])
    expect(text).toContain(`tortuga_${name}`)
})

it('tells its figures to nobody behind a proxy, whatever they claim', async () => {
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.5' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '203.0.113.5' },
    { forwarded: 'for=203.0.113.5' },
    { via: '1.1 proxy' },
  ] as readonly Record<string, string>[])
    expect([headers, (await house.api('GET', '/metrics', undefined, headers)).status]).toEqual([headers, 404])
})
