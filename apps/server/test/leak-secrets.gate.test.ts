/** Secrets outside the game: secret and seed of a match are sent only after its end, and names, tokens and chat never appear in the log. */
import { at, fastRandom, headAt, parseJournal, pick, range, sha256Hex } from '@tortuga/kit'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTRY } from '../src/config/games.ts'
import { hashToken } from '../src/identity/tokens.ts'
import { openStore } from '../src/main.ts'
import { beginUnderAllEditions, rulesNumbersOf } from './all-editions.ts'
import type { TestClient } from './test-client.ts'
import { startServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

const NAMES = ['Wanda Niepowtarzalna', 'Grzegorz Jedyny']
const CHAT = 'a message that appears nowhere else'

const log: string[] = []
let testServer: TestServer
beforeAll(async () => {
  const store = beginUnderAllEditions(await openStore({ memory: true }))
  testServer = await startServer('memory', { store, log: pino({ level: 'trace' }, { write: line => void log.push(line) }) })
})
afterAll(() => testServer.stop())

/** Long runs of hex digits, the form of every key, hash and token. */
const keysIn = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(text => text.match(/[0-9a-f]{24,}/gi) ?? []))

const isOver = (player: TestClient): boolean => player.newest('update')?.over === true

/** Answers every question with a random listed move. */
const playOn = async (player: TestClient, seed: number): Promise<void> => {
  const random = fastRandom(seed)
  for (let moves = 0; moves < 2000; moves += 1) {
    await player.until(() => isOver(player) || typeof player.newest('update')?.question === 'number', 'a question')
    if (isOver(player)) return
    const listed = await player.ask({ type: 'moves', limit: 50 })
    if (listed.type !== 'moves' || listed.moves.length === 0) continue
    const answer = await player.move(pick(listed.moves, random))
    if (answer.type === 'done') await player.reaches(answer.version)
  }
  throw new Error('the match does not end')
}

/** Repeats every request that any guest can make, until the match is over. */
const requestAll = async (id: string, cookies: readonly string[], isRunning: () => boolean): Promise<readonly string[]> => {
  const table = `/api/matches/${id}`
  const paths = [
    '/api/me',
    '/api/me/matches',
    '/api/matches',
    '/api/games',
    table,
    `${table}/chat`,
    `${table}/journal`,
    `${table}/versions/0`,
  ]
  const texts: string[] = []
  while (isRunning())
    for (const cookie of cookies)
      for (const path of [...paths, `${table}/versions/1?viewer=table`, `${table}/versions/1?viewer=open`]) {
        const { text, headers } = await testServer.api('GET', path, undefined, { cookie })
        const headerLines = [...headers].filter(([name]) => name !== 'set-cookie').map(([name, value]) => `${name}: ${value}`)
        if (isRunning()) texts.push(...headerLines, text)
      }
  return texts
}

const beforeTheEnd = ({ texts }: TestClient): readonly string[] =>
  texts.slice(
    0,
    texts.findIndex(text => text.includes('"over":true')),
  )

/** Every game in each of its editions, in the order in which the server begins them. */
const MATCHES = REGISTRY.flatMap(({ game, bots }) =>
  rulesNumbersOf(game.id).map(rules => ({ id: game.id, game, rules, levels: Object.keys(bots) })),
)

describe.each(MATCHES)('a match of $id under rules $rules', ({ game, rules, levels }) => {
  it('reveals its secret and seed only at the end', async () => {
    const guests = await Promise.all(NAMES.map(name => testServer.addGuest(name)))
    const outsider = await testServer.addGuest('Somebody Else')
    const hasBot = game.seats[1] > 2
    const bots = hasBot ? [{ seat: 2, level: at(levels, 0) }] : []
    const { id, commitment } = await at(guests, 0).openTable({ game: game.id, seats: hasBot ? 3 : 2, bots, listed: true })
    const spectator = testServer.watch(id)
    const contributions = NAMES.map(name => sha256Hex(`bytes of ${name} ${game.id} ${rules}`))
    const players: TestClient[] = []
    const waiting: string[] = []
    for (const [index, guest] of guests.entries()) {
      await guest.sit(id, null, at(contributions, index))
      players.push(guest.join(id))
      waiting.push((await outsider.api('GET', `/api/matches/${id}`)).text)
      if (index === 0) await spectator.until(() => spectator.newest('waiting') !== null, 'the table')
      if (index === 0) expect([...keysIn([...waiting, ...spectator.texts])]).toEqual([commitment])
    }
    await Promise.all(players.map(player => player.shown()))
    expect(at(players, 0).newest('welcome')?.match.rules).toBe(rules)
    await at(players, 0).ask({ type: 'chat', text: CHAT })

    const responses = requestAll(id, [...guests.map(({ cookie }) => cookie), outsider.cookie, ''], () => !isOver(spectator))
    await Promise.all(players.map((player, index) => playOn(player, index)))
    const [first] = players
    await spectator.until(() => spectator.newest('opened') !== null, 'the revealed secret')
    const opened = spectator.newest('opened')
    expect(first?.newest('opened')).toEqual(opened)

    const received = [...(await responses), ...[spectator, ...players].flatMap(beforeTheEnd)]
    expect(received.length).toBeGreaterThan(100)
    // Besides the public numbers of the shuffle, only the heads of the chain are sent.
    const read = parseJournal((await testServer.api('GET', `/api/matches/${id}/journal`)).text)
    if (!read.ok) throw new Error('no journal')
    const heads = new Set(range(read.journal.entries.length + 1).map(version => headAt(read.journal, version)))
    const keys = [...keysIn(received)].filter(key => !heads.has(key))
    expect(keys.toSorted()).toEqual([commitment, ...contributions].toSorted())
    for (const secret of [opened?.secret ?? '', opened?.seed ?? '']) {
      expect(secret).toHaveLength(64)
      expect(received.join('')).not.toContain(Buffer.from(secret, 'hex').toString('base64'))
      expect(log.join('')).not.toContain(secret)
    }
    const tokens = [...guests, outsider].map(({ cookie }) => cookie.split('=')[1] ?? '')
    for (const text of [...NAMES, CHAT, 'Somebody Else', ...tokens, ...tokens.map(hashToken), ...contributions, '127.0.0.1'])
      expect(log.join('')).not.toContain(text)
  })
})

it('keeps names and tokens out of the log even when requests fail', async () => {
  const { cookie } = await testServer.addGuest(at(NAMES, 0))
  const token = cookie.split('=')[1] ?? ''
  await testServer.api('POST', '/api/me', `{"name":"${NAMES[0]}","name":`, { cookie })
  await testServer.api('POST', `/api/matches/${token}/seats?name=${encodeURIComponent(at(NAMES, 0))}`, { name: NAMES[0] }, { cookie })
  await testServer.api('POST', '/api/me/link/use', { link: token }, { cookie, 'user-agent': at(NAMES, 0) })
  const client = testServer.watch('none', { cookie, stays: false })
  await client.until(() => client.newest('bye') !== null, 'bye')
  expect(log.length).toBeGreaterThan(20)
  for (const text of [at(NAMES, 0), encodeURIComponent(at(NAMES, 0)), token, '127.0.0.1']) expect(log.join('')).not.toContain(text)
})
