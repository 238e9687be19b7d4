/** A store made by an earlier build, with running matches, is opened by this one and played on; `earlier/` holds it as it was left, with the cookies of its players. */
import { at, fastRandom, parseJournal, pick, upTo, verify } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import { DatabaseSync } from '@photostructure/sqlite'
import { rum } from '@tortuga/rum/rules'
import type { View } from '@tortuga/rum/rules'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { openStore } from '../src/main.ts'
import type { ServeOptions, Store } from '../src/main.ts'
import { REGISTRY } from '../src/registry.ts'
import type { Registry } from '../src/registry.ts'
import type { Player } from './player.ts'
import { startServer } from './table.ts'
import type { TestServer } from './table.ts'

type Left = { readonly id: string; readonly cookies: readonly string[]; readonly version: number | null }
type Name = 'two' | 'three' | 'asked-at-once' | 'against-a-bot' | 'over' | 'waiting'

const HERE = join(import.meta.dirname, 'earlier')
const LEFT = JSON.parse(readFileSync(join(HERE, 'tables.json'), 'utf8')) as Readonly<Record<Name, Left>>
const RUNNING = ['two', 'three', 'asked-at-once', 'against-a-bot'] as const

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  closing = []
})

const openEarlier = async (
  registry: Registry,
  options: Partial<ServeOptions> = {},
): Promise<{ readonly house: TestServer; readonly store: Store }> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tortuga-earlier-'))
  writeFileSync(join(dataFolder, 'tortuga.sqlite'), gunzipSync(readFileSync(join(HERE, 'store.sqlite.gz'))))
  const store = await openStore({ dataFolder })
  const house = await startServer('sqlite', { ...options, store, registry })
  closing = [
    async () => rmSync(dataFolder, { recursive: true, force: true }),
    () => store.close(),
    async () => {
      await house.stop()
      await store.settled()
    },
  ]
  return { house, store }
}

/** Other rules for RUM, and other bots, as a later release might have. */
const later = (change: Partial<typeof rum>): Registry =>
  REGISTRY.map(one => (one.game.id === rum.id ? { ...one, game: { ...one.game, ...(change as object) } } : one))

/** All people of a table play on at random, until it is over. */
const playOut = async (players: readonly Player[]): Promise<void> => {
  const random = fastRandom(1)
  const play = async (player: Player, seat: Seat): Promise<void> => {
    for (;;) {
      const { over, question, view, awaited, version } = await player.shown()
      if (over) return
      if (question === null || !awaited.includes(seat)) await player.reaches(version + 1)
      else {
        const answer = await player.move(pick([...rum.moves(view as View)], random))
        if (answer.type === 'done') await player.reaches(answer.version)
      }
    }
  }
  await Promise.all(players.map(play))
}

const joinAll = async (house: TestServer, { id, cookies }: Left): Promise<readonly Player[]> => {
  const players = cookies.map(cookie => house.watch(id, { cookie }))
  await Promise.all(players.map(player => player.shown()))
  return players
}

const download = async (house: TestServer, { id, cookies }: Left) => {
  const { text } = await house.api('GET', `/api/matches/${id}/journal`, undefined, { cookie: at(cookies, 0) })
  const read = parseJournal(text)
  if (!read.ok) throw new Error(`no journal: ${text}`)
  return read
}

const stepsIn = (file: string): readonly unknown[] => {
  const database = new DatabaseSync(file)
  const rows = database.prepare('select name from kysely_migration order by name').all()
  database.close()
  return rows.map(({ name }) => name)
}

describe('a store made by an earlier build', () => {
  it('has an older schema, which is brought to the present one', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'tortuga-earlier-'))
    const file = join(dataFolder, 'tortuga.sqlite')
    writeFileSync(file, gunzipSync(readFileSync(join(HERE, 'store.sqlite.gz'))))
    expect(stepsIn(file)).toEqual(['0001-first'])
    await (await openStore({ dataFolder })).close()
    expect(stepsIn(file)).toEqual(['0001-first', '0002-links-by-expiry'])
    rmSync(dataFolder, { recursive: true })
  })

  it.each(RUNNING)('plays on where it was left: %s', async name => {
    const { house } = await openEarlier(REGISTRY)
    const players = await joinAll(house, LEFT[name])
    expect((await at(players, 0).shown()).version).toBe(LEFT[name].version)
    await playOut(players)
    const read = await download(house, LEFT[name])
    expect(verify(rum, read).holds).toBe(true)
  })

  it('has the middle level play for one that is not offered any more', async () => {
    const levels = new Set<string>()
    const registry = REGISTRY.map(one => ({
      ...one,
      bots: Object.fromEntries(['low', 'middle', 'high'].map(level => [level, at(Object.values(one.bots), 0)])),
    }))
    const think: ServeOptions['think'] = async ({ level, view }) => {
      levels.add(level)
      return at([...rum.moves(view as View)], 0)
    }
    const { house } = await openEarlier(registry, { think })
    await playOut(await joinAll(house, LEFT['against-a-bot']))
    expect([...levels]).toEqual(['middle'])
  })

  it('keeps what was over, to be checked and looked through', async () => {
    const { house } = await openEarlier(REGISTRY)
    const { id, cookies, version } = LEFT.over
    expect(verify(rum, await download(house, LEFT.over)).holds).toBe(true)
    const { status } = await house.api('GET', `/api/matches/${id}/versions/${version}?viewer=open`, undefined, { cookie: at(cookies, 0) })
    expect(status).toBe(200)
  })

  it('still has its waiting table, which begins when the last seat is taken', async () => {
    const { house } = await openEarlier(REGISTRY)
    const { id, cookies } = LEFT.waiting
    const guest = await house.addGuest('Bo')
    expect((await guest.sit(id)).body.status).toBe('playing')
    await playOut([house.watch(id, { cookie: at(cookies, 0) }), guest.join(id)])
  })

  it('goes on under a higher rules number, and the journal says so', async () => {
    const { house } = await openEarlier(later({ rules: rum.rules + 1, upgrade: (_, state) => state as never }))
    const players = await joinAll(house, LEFT['asked-at-once'])
    await playOut(players)
    const { journal } = await download(house, LEFT['asked-at-once'])
    expect(journal.entries[LEFT['asked-at-once'].version ?? 0]).toMatchObject({ type: 'rules', rules: rum.rules + 1 })
    expect(journal.entries.at(-1)).toMatchObject({ type: 'end', reason: 'outcome' })
  })

  it('is closed and readable where newer rules cannot take it on', async () => {
    const { house } = await openEarlier(later({ rules: rum.rules + 1, upgrade: () => null }))
    const player = house.watch(LEFT.two.id, { cookie: at(LEFT.two.cookies, 0) })
    await player.until(() => player.newest('bye')?.code === 'closed', 'the end')
    const { journal } = await download(house, LEFT.two)
    expect(journal.entries.at(-1)).toMatchObject({ type: 'end', reason: 'abandoned' })
    expect(upTo(LEFT.two.version ?? 0).map(index => journal.entries[index]?.type)).not.toContain('end')
  })
})
