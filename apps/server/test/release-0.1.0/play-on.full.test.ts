/** This build continues the matches in a store of version 0.1.0: it plays each to its end under the rules it began with, verifies it and shows it. */
import { MANIFESTS } from '@tortuga/games'
import { at } from '@tortuga/kit'
import { tableInfoSchema, type TableInfo } from '@tortuga/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFinishedMatch } from './check-match.ts'
import { RELEASED_TABLES } from './open-store.ts'
import type { ReleasedTable } from './open-store.ts'
import { closeAll, connectPeople, editionOf, playOut, playReleasedOut, RELEASED_RULES } from './play-on.ts'
import { openReleased } from './released-server.ts'
import type { ReleasedKind, ReleasedServer } from './released-server.ts'

/** Matches of which all versions are requested for all viewers; of the others some, because each request unpacks the whole match. */
const WHOLLY_SHOWN = ['rum-agreed', 'runner-agreed', 'rummikub-agreed', 'sea-agreed']
const SHOWN_EVERY = 16

const currentRulesOf = (game: string): number => MANIFESTS.find(({ id }) => id === game)?.rules ?? 0
const cookieOf = ({ cookies }: ReleasedTable): string => cookies.find(cookie => cookie !== null) ?? ''

const statusOf = ({ kind }: ReleasedTable): TableInfo['status'] => {
  if (kind === 'waiting') return 'waiting'
  return kind === 'running' || kind === 'halted' ? 'playing' : 'over'
}

describe.each<ReleasedKind>(['sqlite', 'postgres'])('a store of 0.1.0 on %s', kind => {
  let server: ReleasedServer
  beforeAll(async () => {
    server = await openReleased(kind)
  })
  afterAll(() => server.stop())

  const tablesOf = (...kinds: readonly ReleasedTable['kind'][]): readonly ReleasedTable[] =>
    RELEASED_TABLES[kind].filter(table => kinds.includes(table.kind))
  const findTable = (key: string): ReleasedTable =>
    at(
      RELEASED_TABLES[kind].filter(table => table.key === key),
      0,
    )
  const infoOf = async (table: ReleasedTable): Promise<TableInfo> =>
    (await server.api('GET', `/api/matches/${table.id}`, undefined, { cookie: cookieOf(table) })).read(tableInfoSchema)
  const check = (table: ReleasedTable, rules = RELEASED_RULES): Promise<readonly string[]> =>
    checkFinishedMatch(server, {
      id: table.id,
      cookie: cookieOf(table),
      rules,
      every: WHOLLY_SHOWN.includes(table.key) ? null : SHOWN_EVERY,
    })
  const finish = async (table: ReleasedTable): Promise<void> => {
    await playReleasedOut(server, table, kind === 'sqlite')
    expect(await check(table)).toEqual([])
  }

  it('has every table as 0.1.0 left it', async () => {
    for (const table of RELEASED_TABLES[kind]) {
      const { status, halted, version } = await infoOf(table)
      const stored = await server.store.readMatch(table.id)
      expect([status, halted, stored?.header.rules ?? RELEASED_RULES]).toEqual([statusOf(table), table.kind === 'halted', RELEASED_RULES])
      if (table.awaited.some(seat => table.bots.includes(seat))) expect(version).toBeGreaterThanOrEqual(table.version) // the bot goes on at once
      else expect([version, stored?.match.proposal?.proposal.type ?? null]).toEqual([table.version, table.proposal])
    }
  })

  it('has the clock play for a player whose time runs out, and refuses the same move from a player', async () => {
    const table = findTable('rummikub-clock')
    const people = await connectPeople(server, table)
    const seat = at(table.awaited, 0)
    const client = people[seat]
    expect(await client?.move({ type: 'out-of-time' })).toMatchObject({ type: 'refused', refusal: { type: 'clock-only' } })
    await server.passUntil(() => (client?.newest('update')?.version ?? 0) > table.version)
    const [played] = await server.store.entriesBetween(table.id, table.version, table.version + 1)
    expect(played?.entry).toMatchObject({ type: 'move', by: 'clock', seat, move: { type: 'out-of-time' } })
    closeAll(people)
  })

  it('gives a player who had left their seat back', async () => {
    const table = findTable('rum-stood-in')
    const cookie = table.cookies[2] ?? ''
    const { status } = await server.api('POST', `/api/matches/${table.id}/seats/mine`, undefined, { cookie })
    expect([status, (await server.store.readMatch(table.id))?.players[2]?.bot]).toEqual([200, null])
  })

  it.concurrent.each(tablesOf('running'))('plays $key to its end', finish)

  it.each(tablesOf('halted'))('tries $key again and plays it to its end', async table => {
    const people = await connectPeople(server, table)
    expect(at(people, 0)?.newest('trouble')).toBeNull()
    closeAll(people)
    await finish(table)
    expect((await infoOf(table)).halted).toBe(false)
  })

  it.each(tablesOf('waiting'))('begins $key with the current rules when its last seat is taken', async table => {
    const rules = currentRulesOf(table.game)
    const free = table.cookies.flatMap((cookie, seat) => (cookie === null && !table.bots.includes(seat) ? [seat] : []))
    const people = table.cookies.map(cookie => (cookie === null ? null : server.watch(table.id, { cookie })))
    for (const seat of free) {
      const guest = await server.addGuest(`New ${seat}`)
      expect((await guest.sit(table.id, seat)).status).toBe(200)
      people[seat] = guest.join(table.id)
    }
    for (const client of people) await client?.shown()
    expect(at(people, 0)?.newest('welcome')?.match.rules).toBe(rules)
    await playOut(await editionOf(table.game, rules), people, 0)
    closeAll(people)
    expect(await check(table, rules)).toEqual([])
  })

  it.concurrent.each(tablesOf('outcome', 'agreed', 'abandoned'))('verifies and shows $key', async table => {
    expect(await check(table)).toEqual([])
  })
})
