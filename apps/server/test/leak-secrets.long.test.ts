/** What opens only at the end, and what is never written down: secret and seed of a match; names, tokens and talk in the log. */
import { at, fastRandom, pick, sha256Hex } from '@tortuga/kit'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableInfo } from '../src/lobby/info.ts'
import { REGISTRY } from '../src/registry.ts'
import { hashToken } from '../src/tokens.ts'
import type { Player } from './player.ts'
import { startServer } from './table.ts'
import type { TestServer } from './table.ts'

const NAMES = ['Wanda Niepowtarzalna', 'Grzegorz Jedyny']
const TALK = 'a word that stands nowhere else'

const log: string[] = []
let house: TestServer
beforeAll(async () => {
  house = await startServer('memory', { log: pino({ level: 'trace' }, { write: line => void log.push(line) }) })
})
afterAll(() => house.stop())

/** Long runs of hex digits: whatever is a key, a hash or a token looks like that. */
const keysIn = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(text => text.match(/[0-9a-f]{24,}/gi) ?? []))

const isOver = (player: Player): boolean => player.newest('update')?.over === true

/** Answers every question with any listed move. */
const playOn = async (player: Player, seed: number): Promise<void> => {
  const random = fastRandom(seed)
  for (let moves = 0; moves < 2000; moves += 1) {
    await player.until(() => isOver(player) || typeof player.newest('update')?.question === 'number', 'a question', 20_000)
    if (isOver(player)) return
    const listed = await player.ask({ type: 'moves', limit: 50 })
    if (listed.type !== 'moves' || listed.moves.length === 0) continue
    const answer = await player.move(pick(listed.moves, random))
    if (answer.type === 'done') await player.reaches(answer.version)
  }
  throw new Error('no end')
}

/** Everything anybody can ask for, until the match is over. */
const askAround = async (id: string, cookies: readonly string[], goesOn: () => boolean): Promise<readonly string[]> => {
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
  while (goesOn())
    for (const cookie of cookies)
      for (const path of [...paths, `${table}/versions/1?viewer=table`, `${table}/versions/1?viewer=open`]) {
        const { text, headers } = await house.api('GET', path, undefined, { cookie })
        const said = [...headers].filter(([name]) => name !== 'set-cookie').map(([name, value]) => `${name}: ${value}`)
        if (goesOn()) texts.push(...said, text)
      }
  return texts
}

const beforeTheEnd = ({ texts }: Player): readonly string[] =>
  texts.slice(
    0,
    texts.findIndex(text => text.includes('"over":true')),
  )

describe.each(REGISTRY.map(({ game, bots }) => ({ id: game.id, game, levels: Object.keys(bots) })))(
  'a match of $id',
  ({ game, levels }) => {
    it('opens its chance at the end and not before, to nobody', async () => {
      const guests = await Promise.all(NAMES.map(name => house.addGuest(name)))
      const outsider = await house.addGuest('Somebody Else')
      const hasBot = game.seats[1] > 2
      const bots = hasBot ? [{ seat: 2, level: at(levels, 0) }] : []
      const { id, commitment } = await at(guests, 0).openTable({ game: game.id, seats: hasBot ? 3 : 2, bots, listed: true })
      const watcher = house.watch(id)
      const contributions = NAMES.map(name => sha256Hex(`bytes of ${name} ${game.id}`))
      const players: Player[] = []
      const waiting: string[] = []
      for (const [index, guest] of guests.entries()) {
        await guest.sit(id, null, at(contributions, index))
        players.push(guest.join(id))
        waiting.push((await outsider.api<TableInfo>('GET', `/api/matches/${id}`)).text)
        if (index === 0) await watcher.until(() => watcher.newest('waiting') !== null, 'the table')
        if (index === 0) expect([...keysIn([...waiting, ...watcher.texts])]).toEqual([commitment])
      }
      await Promise.all(players.map(player => player.shown()))
      await at(players, 0).ask({ type: 'chat', text: TALK })

      const asked = askAround(id, [...guests.map(({ cookie }) => cookie), outsider.cookie, ''], () => !isOver(watcher))
      await Promise.all(players.map((player, index) => playOn(player, index)))
      const [first] = players
      await watcher.until(() => watcher.newest('opened') !== null, 'the opening')
      const opened = watcher.newest('opened')
      expect(first?.newest('opened')).toEqual(opened)

      const told = [...(await asked), ...[watcher, ...players].flatMap(beforeTheEnd)]
      expect(told.length).toBeGreaterThan(100)
      expect([...keysIn(told)].toSorted()).toEqual([commitment, ...contributions].toSorted())
      for (const secret of [opened?.secret ?? '', opened?.seed ?? '']) {
        expect(secret).toHaveLength(64)
        expect(told.join('')).not.toContain(Buffer.from(secret, 'hex').toString('base64'))
        expect(log.join('')).not.toContain(secret)
      }
      const tokens = [...guests, outsider].map(({ cookie }) => cookie.split('=')[1] ?? '')
      for (const word of [...NAMES, TALK, 'Somebody Else', ...tokens, ...tokens.map(hashToken), ...contributions, '127.0.0.1'])
        expect(log.join('')).not.toContain(word)
    })
  },
)

it('keeps them out of the log when things go wrong, too', async () => {
  const { cookie } = await house.addGuest(at(NAMES, 0))
  const token = cookie.split('=')[1] ?? ''
  await house.api('POST', '/api/me', `{"name":"${NAMES[0]}","name":`, { cookie })
  await house.api('POST', `/api/matches/${token}/seats?name=${encodeURIComponent(at(NAMES, 0))}`, { name: NAMES[0] }, { cookie })
  await house.api('POST', '/api/me/link/use', { link: token }, { cookie, 'user-agent': at(NAMES, 0) })
  const line = house.watch('none', { cookie, stays: false })
  await line.until(() => line.newest('bye') !== null, 'bye')
  expect(log.length).toBeGreaterThan(20)
  for (const word of [at(NAMES, 0), encodeURIComponent(at(NAMES, 0)), token, '127.0.0.1']) expect(log.join('')).not.toContain(word)
})
