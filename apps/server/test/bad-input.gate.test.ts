/** Bad input to every HTTP route: the response is the right error in the common format, and nothing else happens. */
import { at } from '@tortuga/kit'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROBLEM_STATUS, parseJson, tableInfoSchema } from '@tortuga/wire'
import type { ProblemCode } from '@tortuga/wire'
import { BAD_VALUES } from './bad-input/bad-values.ts'
import { sendRaw, sendBytes } from './bad-input/raw-requests.ts'
import type { RawResponse } from './bad-input/raw-requests.ts'
import { ROUTES, routesInSource } from './bad-input/routes.ts'
import type { Route } from './bad-input/routes.ts'
import { startServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

let testServer: TestServer
let cookie = ''
let table = ''
const port = (): number => testServer.server().port
const request = (
  method: string,
  path: string,
  body: string | Buffer | null = null,
  headers: Record<string, string> = {},
): Promise<RawResponse> => sendRaw(port(), { method, path, body, headers: { cookie, ...headers } })

beforeAll(async () => {
  testServer = await startServer('sqlite')
  const guest = await testServer.addGuest('Ola')
  cookie = guest.cookie
  table = (await guest.openTable({ game: 'rum' })).id
})
afterAll(() => testServer.stop())

/** An error has a known code and the status that belongs to it. */
const isWellFormed = ({ status, code }: RawResponse): boolean =>
  status < 400 || (code !== null && PROBLEM_STATUS[code as ProblemCode] === status)
const pathOf = ({ path, query = '' }: Route): string =>
  `${path.replace(':id', table).replace(':seat', '1').replace(':version', '0').replace(':device', '0123456789abcdef')}${query}`

/** The error codes for a bad value of each field, besides `malformed`. */
const FIELD_ERRORS: Readonly<Record<string, readonly string[]>> = {
  game: ['no-such-game'],
  options: ['bad-options'],
  seats: ['bad-seats'],
  bots: ['bad-seats', 'no-such-level'],
  level: ['no-such-level'],
  ready: ['not-seated'],
  match: ['no-such-table'],
  seat: ['other-commitment', 'no-such-table'],
  name: ['other-commitment', 'not-begun'],
  contribution: ['other-commitment'],
  commitment: ['other-commitment'],
}

it('covers every route', () => {
  const known = new Set(ROUTES.map(({ method, path }) => `${method} ${path}`))
  expect(routesInSource().filter(route => !known.has(route) && !['GET /*', 'GET /api/*'].includes(route))).toEqual([])
  expect(routesInSource().length).toBeGreaterThan(20)
})

describe.each(ROUTES.filter(({ body }) => body !== undefined))('$method $path', route => {
  const body = route.body ?? {}
  it.each(Object.keys(body))('rejects a bad %s', async field => {
    for (const [what, text] of Object.entries(BAD_VALUES)) {
      const parts = Object.entries(body).map(([key, value]) => `${JSON.stringify(key)}:${key === field ? text : JSON.stringify(value)}`)
      const answer = await request(route.method, pathOf(route), `{${parts.join(',')}}`)
      if (answer.status >= 400) expect([what, answer.code]).toEqual([what, expect.toBeOneOf(['malformed', ...(FIELD_ERRORS[field] ?? [])])])
      expect([what, isWellFormed(answer)]).toEqual([what, true])
    }
  })

  it('rejects a body of another shape', async () => {
    const valid = JSON.stringify(body)
    const bodies = [
      ...Object.values(BAD_VALUES),
      '',
      '{',
      valid.slice(0, -1),
      `${valid}x`,
      `${valid.slice(0, -1)},"more":1}`,
      `{"__proto__":{},${valid.slice(1)}`,
    ]
    for (const text of bodies.filter(each => each !== '{}' || route.mayBeEmpty !== true)) {
      const { status, code } = await request(route.method, pathOf(route), text)
      expect([text.slice(0, 40), status, code]).toEqual([text.slice(0, 40), 400, 'malformed'])
    }
    const broken = Buffer.concat([Buffer.from(valid.slice(0, -2)), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(valid.slice(-2))])
    expect((await request(route.method, pathOf(route), broken)).code).toBe('malformed')
    expect(await request(route.method, pathOf(route), `"${'x'.repeat(40_000)}"`)).toMatchObject({ status: 413, code: 'too-long' })
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'application/jsonx', '', 'a/b; charset='])
      expect([type, (await request(route.method, pathOf(route), valid, { 'content-type': type })).code]).toEqual([
        type,
        expect.toBeOneOf(['not-json', 'malformed']),
      ])
  })
})

describe.each(ROUTES)('$method $path', route => {
  it('responds to its own methods only', async () => {
    for (const method of ['PUT', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'HEAD']) {
      if (ROUTES.some(other => other.path === route.path && other.method === method)) continue
      const answer = await request(method, pathOf(route))
      if (method !== 'HEAD') expect([method, answer.status, answer.code]).toEqual([method, 404, 'not-found'])
      expect(answer.status).toBeLessThan(500)
    }
  })

  it('rejects a foreign origin if the request would change something', async () => {
    if (route.method === 'GET') return
    for (const origin of ['https://evil.example', 'null', '', 'http://127.0.0.1', 'file://', `http://127.0.0.1:${port()}.evil.example`]) {
      const { status, code } = await request(route.method, pathOf(route), route.body === undefined ? null : JSON.stringify(route.body), {
        origin,
      })
      expect([origin, status, code]).toEqual([origin, 403, 'foreign-origin'])
    }
  })

  it('rejects bad values in path and query', async () => {
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
        const answer = await request(route.method, encodeURI(decodeURI(`${path}${query}`.replaceAll('%', '%25'))).replaceAll('%25', '%'))
        expect([one, query, answer.status < 500 && isWellFormed(answer)]).toEqual([one, query, true])
      }
    }
  })
})

it('accepts no broken cookie', async () => {
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
    expect([broken, (await sendRaw(port(), { method: 'POST', path: '/api/me/link', headers: { cookie: broken } })).code]).toEqual([
      broken,
      'not-a-guest',
    ])
  expect((await request('GET', '/api/me')).status).toBe(200)
})

it('serves no file outside the page folder', async () => {
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
    const text = await sendBytes(port(), `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect([path, /"dependencies"|root:|\[core\]/.test(text), text.slice(9, 12)]).toEqual([path, false, expect.stringMatching(/^[234]/)])
  }
})

describe('malformed HTTP', () => {
  it.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two lengths', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
    ['a length and chunks', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['broken chunks', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['a header too long', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(20_000)}\r\n\r\n`],
    ['a path too long', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['a broken header', 'GET /healthz HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'],
    ['bytes that are not text', '\u0000\u0001\u0002\r\n\r\n'],
    [
      'a socket of another version',
      `GET /api/matches/none/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 3\r\nsec-websocket-key: x\r\n\r\n`,
    ],
  ])('%s', async (_, bytes) => {
    expect((await sendBytes(port(), bytes)).slice(0, 12)).toMatch(/^HTTP\/1\.1 4/)
  })

  it('slow bodies do not delay other requests', async () => {
    const slow = Array.from({ length: 50 }, () => connect(port(), '127.0.0.1').on('error', () => {}))
    for (const socket of slow)
      socket.write('POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 30\r\n\r\n{"na')
    for (let i = 0; i < 20; i += 1) expect((await request('GET', '/api/me')).status).toBe(200)
    expect(slow.map(({ destroyed, bytesRead }) => ({ destroyed, bytesRead }))).toEqual(slow.map(() => ({ destroyed: false, bytesRead: 0 })))
    for (const socket of slow) socket.destroy()
  })
})

it('has changed nothing: the table still waits, and no prototype is polluted', async () => {
  const { status, text } = await request('GET', `/api/matches/${table}`)
  expect([status, parseJson(tableInfoSchema, text).status]).toEqual([200, 'waiting'])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(at(ROUTES, 0).path).toBe('/')
})
