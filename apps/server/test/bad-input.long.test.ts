/** A corpus of bad input to every HTTP route: the right error, in one shape, and nothing else happens. */
import { at } from '@tortuga/kit'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROBLEMS } from '../src/http/problem.ts'
import type { ProblemCode } from '../src/http/problem.ts'
import { NASTY } from './bad-input/nasty.ts'
import { send, shout } from './bad-input/raw.ts'
import type { Answer } from './bad-input/raw.ts'
import { ROUTES, routesInSource } from './bad-input/routes.ts'
import type { Route } from './bad-input/routes.ts'
import { startServer } from './table.ts'
import type { TestServer } from './table.ts'

let house: TestServer
let cookie = ''
let table = ''
const port = (): number => house.server().port
const ask = (method: string, path: string, body: string | Buffer | null = null, headers: Record<string, string> = {}): Promise<Answer> =>
  send(port(), { method, path, body, headers: { cookie, ...headers } })

beforeAll(async () => {
  house = await startServer('sqlite')
  const guest = await house.addGuest('Ola')
  cookie = guest.cookie
  table = (await guest.openTable({ game: 'rum' })).id
})
afterAll(() => house.stop())

/** An error says its code, and the status is that code's. */
const wellSaid = ({ status, code }: Answer): boolean => status < 400 || (code !== null && PROBLEMS[code as ProblemCode] === status)
const pathOf = ({ path, query = '' }: Route): string =>
  `${path.replace(':id', table).replace(':seat', '1').replace(':version', '0')}${query}`

/** What may be said to a bad value of each field, beside that it is malformed. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  game: ['no-such-game'],
  options: ['bad-options'],
  seats: ['bad-seats'],
  bots: ['bad-seats', 'no-such-level'],
  match: ['no-such-table'],
  seat: ['other-commitment', 'no-such-table'],
  name: ['other-commitment'],
  contribution: ['other-commitment'],
  commitment: ['other-commitment'],
}

it('knows every route', () => {
  const known = new Set(ROUTES.map(({ method, path }) => `${method} ${path}`))
  expect(routesInSource().filter(route => !known.has(route) && !['GET /*', 'GET /api/*'].includes(route))).toEqual([])
  expect(routesInSource().length).toBeGreaterThan(20)
})

describe.each(ROUTES.filter(({ body }) => body !== undefined))('$method $path', route => {
  const body = route.body ?? {}
  it.each(Object.keys(body))('turns down a bad %s', async field => {
    for (const [what, text] of Object.entries(NASTY)) {
      const parts = Object.entries(body).map(([key, value]) => `${JSON.stringify(key)}:${key === field ? text : JSON.stringify(value)}`)
      const answer = await ask(route.method, pathOf(route), `{${parts.join(',')}}`)
      if (answer.status >= 400) expect([what, answer.code]).toEqual([what, expect.toBeOneOf(['malformed', ...(SAID[field] ?? [])])])
      expect([what, wellSaid(answer)]).toEqual([what, true])
    }
  })

  it('turns down what is no such body at all', async () => {
    const good = JSON.stringify(body)
    const bodies = [
      ...Object.values(NASTY),
      '',
      '{',
      good.slice(0, -1),
      `${good}x`,
      `${good.slice(0, -1)},"more":1}`,
      `{"__proto__":{},${good.slice(1)}`,
    ]
    for (const text of bodies) {
      const { status, code } = await ask(route.method, pathOf(route), text)
      expect([text.slice(0, 40), status, code]).toEqual([text.slice(0, 40), 400, 'malformed'])
    }
    const broken = Buffer.concat([Buffer.from(good.slice(0, -2)), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(good.slice(-2))])
    expect((await ask(route.method, pathOf(route), broken)).code).toBe('malformed')
    expect(await ask(route.method, pathOf(route), `"${'x'.repeat(40_000)}"`)).toMatchObject({ status: 413, code: 'too-long' })
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'application/jsonx', '', 'a/b; charset='])
      expect([type, (await ask(route.method, pathOf(route), good, { 'content-type': type })).code]).toEqual([
        type,
        expect.toBeOneOf(['not-json', 'malformed']),
      ])
  })
})

describe.each(ROUTES)('$method $path', route => {
  it('knows its own methods', async () => {
    for (const method of ['PUT', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'HEAD']) {
      const answer = await ask(method, pathOf(route))
      if (method !== 'HEAD') expect([method, answer.status, answer.code]).toEqual([method, 404, 'not-found'])
      expect(answer.status).toBeLessThan(500)
    }
  })

  it('turns down a foreign origin where something would change', async () => {
    if (route.method === 'GET') return
    for (const origin of ['https://evil.example', 'null', '', 'http://127.0.0.1', 'file://', `http://127.0.0.1:${port()}.evil.example`]) {
      const { status, code } = await ask(route.method, pathOf(route), route.body === undefined ? null : JSON.stringify(route.body), {
        origin,
      })
      expect([origin, status, code]).toEqual([origin, 403, 'foreign-origin'])
    }
  })

  it('turns down what stands in its path and its query', async () => {
    if (route.method !== 'GET' && !route.path.includes(':id')) return
    const odd = [
      '%00',
      '%ff',
      '..%2f..',
      '%2e%2e',
      'x'.repeat(65),
      '__proto__',
      "'%20OR%201=1",
      '٣',
      '-1',
      '1e3',
      '0x1',
      '9'.repeat(30),
      '%F0%9F%A6%9C',
      '{}',
      '*',
    ]
    for (const one of odd) {
      const path = route.path.replaceAll(/:\w+/g, one)
      for (const query of ['', `?viewer=${one}`, `?match=${one}&seat=${one}`, '?viewer[__proto__]=1', `?${one}`]) {
        const answer = await ask(route.method, encodeURI(decodeURI(`${path}${query}`.replaceAll('%', '%25'))).replaceAll('%25', '%'))
        expect([one, query, answer.status < 500 && wellSaid(answer)]).toEqual([one, query, true])
      }
    }
  })
})

it('takes no broken cookie for a player', async () => {
  const token = cookie.split('=')[1] ?? ''
  for (const broken of [
    '',
    'tortuga',
    'tortuga=',
    'tortuga=%',
    `tortuga=${token.toUpperCase()}`,
    `tortuga=${token}0`,
    `tortuga=${token.slice(1)}`,
    `"${cookie}"`,
    ';;;=;',
    `x=${'y'.repeat(4000)}`,
    `Tortuga=${token}`,
  ])
    expect([broken, (await send(port(), { method: 'POST', path: '/api/me/link', headers: { cookie: broken } })).code]).toEqual([
      broken,
      'not-a-guest',
    ])
  expect((await ask('GET', '/api/me')).status).toBe(200)
})

it('gives no file away', async () => {
  for (const path of [
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/..\\..\\package.json',
    '/.git/config',
    '/%00',
    '/assets/../../package.json',
  ]) {
    const text = await shout(port(), `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect([path, /"dependencies"|root:|\[core\]/.test(text), text.slice(9, 12)]).toEqual([path, false, expect.stringMatching(/^[234]/)])
  }
})

describe('bytes that are hardly HTTP', () => {
  it.each([
    ['no method', 'BREW / HTTP/1.1\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two lengths', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
    ['a length and chunks', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['broken chunks', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['a header too long', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(20_000)}\r\n\r\n`],
    ['a path too long', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['a broken header', 'GET /healthz HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'],
    ['only bytes', '\u0000\u0001\u0002\r\n\r\n'],
    [
      'a socket of another version',
      `GET /api/matches/none/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 3\r\nsec-websocket-key: x\r\n\r\n`,
    ],
  ])('%s', async (_, bytes) => {
    expect((await shout(port(), bytes)).slice(0, 12)).toMatch(/^HTTP\/1\.1 4/)
  })

  it('slow bodies hold nobody up', async () => {
    const slow = Array.from({ length: 50 }, () => connect(port(), '127.0.0.1').on('error', () => {}))
    for (const socket of slow)
      socket.write('POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 30\r\n\r\n{"na')
    const start = performance.now()
    for (let i = 0; i < 20; i += 1) expect((await ask('GET', '/api/me')).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(2000)
    for (const socket of slow) socket.destroy()
  })
})

it('has changed nothing: the table waits as it did, and nothing is polluted', async () => {
  const { status, text } = await ask('GET', `/api/matches/${table}`)
  expect([status, (JSON.parse(text) as { status: string }).status]).toEqual([200, 'waiting'])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(at(ROUTES, 0).path).toBe('/')
})
