/** A seeded fuzz of every HTTP route and every socket message: no server fault, no memory growth, and an uninvolved table stays unchanged. */
import { canonicalJson, fastRandom, pick, sha256Hex } from '@tortuga/kit'
import type { Random } from '@tortuga/kit'
import { randomValueOf } from '@tortuga/kit/laws'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PROBLEM_STATUS } from '@tortuga/wire'
import type { ProblemCode } from '@tortuga/wire'
import { TEST_SEED } from '../../../tools/testing/seed.ts'
import { REGISTRY } from '../src/config/games.ts'
import { corrupt } from './bad-input/bad-values.ts'
import { sendRaw } from './bad-input/raw-requests.ts'
import { ROUTES } from './bad-input/routes.ts'
import { connectTestClient } from './test-client.ts'
import type { TestClient } from './test-client.ts'
import { startServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

vi.setConfig({ testTimeout: 60_000 })
const SEED = process.env['FUZZ_SEED'] ?? `tortuga ${TEST_SEED}`
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 6)
const REQUESTS = 400
const MESSAGES = 600

const log: string[] = []
let testServer: TestServer
let quiet: { readonly id: string; readonly players: readonly TestClient[] }
beforeAll(async () => {
  console.log(`bad input: FUZZ_SEED=${SEED} FUZZ_ROUNDS=${ROUNDS}`)
  testServer = await startServer('memory', { log: pino({ level: 'error' }, { write: line => void log.push(line) }) })
  quiet = await testServer.seatAll({ game: 'rum' }, ['Quiet', 'Calm'])
})
afterAll(() => testServer.stop())

/** Memory after garbage collection, in megabytes. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const memory = (): { readonly heap: number; readonly rss: number } => {
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed / 1e6, rss: rss / 1e6 }
}

/** Sends one corrupted request; the response must be one that the protocol defines. */
const sendOne = async (table: string, cookies: readonly string[], random: Random): Promise<void> => {
  const route = pick(ROUTES, random)
  const odd = ['%00', 'x', '-1', '__proto__', '9'.repeat(12), '%ff', '0']
  const fill = (good: string): string => (random.int(4) === 0 ? pick(odd, random) : good)
  const path = route.path.replace(':id', fill(table)).replace(':seat', fill('1')).replace(':version', fill('0'))
  const query =
    random.int(4) === 0 ? `?${pick(['viewer', 'seat', '__proto__', 'match'], random)}=${pick(odd, random)}` : (route.query ?? '')
  const headers: Record<string, string> = {
    cookie: pick([...cookies, '', 'tortuga=x', `tortuga=${sha256Hex('nobody')}`], random),
    ...(random.int(6) === 0 ? { origin: pick(['https://evil.example', 'null', testServer.origin()], random) } : {}),
    ...(random.int(10) === 0 ? { 'content-type': pick(['text/plain', 'application/json; charset=latin1', '*/*'], random) } : {}),
  }
  const method = random.int(8) === 0 ? pick(['PUT', 'PATCH', 'OPTIONS', 'HEAD', 'DELETE', 'POST'], random) : route.method
  const body = route.body !== undefined || random.int(10) === 0 ? corrupt(route.body ?? {}, random) : null
  const { status, code, text } = await sendRaw(testServer.server().port, { method, path: `${path}${query}`, headers, body })
  const isFine = status > 0 && status < 500 && (status < 400 || method === 'HEAD' || PROBLEM_STATUS[code as ProblemCode] === status)
  expect([method, path, body?.toString(), status, isFine ? '' : text]).toEqual([method, path, body?.toString(), status, ''])
}

const VALID = [
  { type: 'hello', protocol: 1, have: 0 },
  { type: 'undo', id: 'a', version: 0, back: 1 },
  { type: 'propose', id: 'b', version: 0, proposal: { type: 'bot', seat: 1, level: 'cabin-boy' } },
  { type: 'propose', id: 'c', version: 0, proposal: { type: 'undo', back: 3 } },
  { type: 'vote', id: 'd', proposal: 1, agree: false },
  { type: 'moves', id: 'e', limit: 5 },
  { type: 'log', before: 5 },
  { type: 'chat', id: 'f', text: 'x' },
]

/** Sends corrupted messages and almost legal moves over one connection, and reconnects if the server closes it. The table must still answer. */
const sendMessages = async (join: () => TestClient, game: (typeof REGISTRY)[number]['game'], random: Random): Promise<void> => {
  let player = join()
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    if (sent % 20 === 0) {
      if (player.newest('bye') !== null) player = join()
      await player.shown()
      player.send({ type: 'moves', id: `alive-${sent}`, limit: 1 })
      const isAnswered = (): boolean => [player.newest('moves'), player.newest('trouble')].some(answer => answer?.id === `alive-${sent}`)
      await player.until(() => player.newest('bye') !== null || isAnswered(), 'an answer')
    }
    const question = player.newest('update')?.question ?? 0
    const move = { type: 'move', id: `m${random.int(1e9)}`, question, move: randomValueOf(game.schemas.move, random) }
    const draft = { type: 'draft', draft: randomValueOf(game.schemas.draft, random) }
    const bytes = corrupt(pick([...VALID, move, move, draft], random), random)
    if (player.isOpen()) player.sendRaw(random.int(30) === 0 ? bytes : bytes.toString())
  }
  player.close()
}

it('the server survives and no other table is affected', async () => {
  const random = fastRandom(Number.parseInt(sha256Hex(SEED).slice(0, 8), 16))
  const stateOf = async (): Promise<string> => canonicalJson(await testServer.store.readMatch(quiet.id))
  const before = await stateOf()
  const received = (): readonly string[] => quiet.players.flatMap(({ texts }) => texts.filter(text => !text.startsWith('{"type":"here"')))
  const receivedBefore = received()
  const figures: ReturnType<typeof memory>[] = []
  const guest = await testServer.addGuest('Fuzz')
  for (let round = 0; round < ROUNDS; round += 1) {
    const { game } = REGISTRY[round % REGISTRY.length] ?? REGISTRY[0]!
    const { id, guests, players } = await testServer.seatAll({ game: game.id }, ['Ola', 'Jan'])
    for (const player of players) player.close()
    const address = (): string => `${testServer.origin().replace('http', 'ws')}/api/matches/${id}/socket`
    await Promise.all(guests.map(({ cookie }) => sendMessages(() => connectTestClient(address, { cookie, stays: false }), game, random)))
    for (let sent = 0; sent < REQUESTS; sent += 1) await sendOne(id, [guest.cookie, ...guests.map(({ cookie }) => cookie)], random)
    expect((await testServer.store.readMatch(id))?.halted).not.toBe(true)
    figures.push(memory())
  }
  const [first, last] = [figures[Math.min(1, ROUNDS - 1)]!, figures.at(-1)!]
  console.log(
    `heap ${first.heap.toFixed(0)} → ${last.heap.toFixed(0)} MB, rss ${first.rss.toFixed(0)} → ${last.rss.toFixed(0)} MB, rounds ${ROUNDS}`,
  )
  expect(last.heap - first.heap).toBeLessThan(15)
  expect(log).toEqual([])
  expect(await stateOf()).toBe(before)
  expect(received()).toEqual(receivedBefore)
  expect(quiet.players.every(player => player.isOpen() && player.opens() === 1)).toBe(true)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
