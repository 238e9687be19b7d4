/** No leaks: a viewer receives the same bytes, over sockets and HTTP, in two worlds that differ only in secrets hidden from this viewer. */
import { at, range } from '@tortuga/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toy } from '../../../packages/kit/test/toy/index.ts'
import { TEST_SEED } from '../../../tools/testing/seed.ts'
import { REGISTRY } from '../src/config/games.ts'
import type { Registry } from '../src/config/games.ts'
import { loadEdition, rulesNumbersOf } from './all-editions.ts'
import { differenceOf } from './leak/recording-client.ts'
import { openLeakServer } from './leak/leak-server.ts'
import type { LeakServer } from './leak/leak-server.ts'
import { recordScenario, recordBotScenario } from './leak/scenario.ts'
import { makeWorldPairs } from './leak/world-pairs.ts'
import type { WorldPair } from './leak/world-pairs.ts'

const SEED = process.env['LEAK_SEED'] ?? `tortuga ${TEST_SEED}`
/** Pairs of worlds per edition of a game, spread evenly over all pairs. */
const PAIRS = Number(process.env['LEAK_PAIRS'] ?? 36)

/** The steps and messages that the scenarios of every game must cover. */
const COVERED_STEPS = [
  'handshake',
  'hello: welcome',
  'hello: update',
  'hello: here',
  'hello: moves',
  'tries: refused',
  'tries: trouble',
  'draft: here',
  'move: update',
  'move: chat',
  'own move: done',
  'own move: update',
  'take back: update',
  'hello again: update',
  'hello again: chat',
  'others leave: here',
  'frames',
  'GET /api/matches',
  'GET /api/me/matches',
  'GET /api/matches/ID',
  'GET /api/matches/ID/journal',
  'GET /api/matches/ID/chat',
  'GET /api/matches/ID/versions/0?viewer=open',
  'thinking',
]

/** All games of the server, and the toy game of the kit's tests, which has every kind of secret. */
const GAMES: Registry = [...REGISTRY, { game: toy, options: toy.schemas.options, bots: {} }]

/** The games in all their editions: matches of an earlier edition are played on the same server as those of the current one. */
const EDITIONS = await Promise.all(
  GAMES.map(async ({ game }) => {
    const earlier = rulesNumbersOf(game.id).filter(rules => rules !== game.rules)
    return { id: game.id, games: [game, ...(await Promise.all(earlier.map(async rules => (await loadEdition(game.id, rules)).game)))] }
  }),
)

/** The first of each list, then the second of each, and so on. */
const interleave = <A>(lists: readonly (readonly A[])[]): readonly A[] =>
  range(Math.max(...lists.map(list => list.length))).flatMap(index => lists.flatMap(list => list.slice(index, index + 1)))

describe.each(EDITIONS)('tables of $id keep their secrets', ({ id, games }) => {
  const pairsByEdition = games.map(game => makeWorldPairs(game, SEED, PAIRS))
  const steps = new Set<string>()
  let servers: readonly [LeakServer, LeakServer]
  beforeAll(async () => {
    servers = [await openLeakServer(GAMES), await openLeakServer(GAMES)]
    console.log(`${id}: ${pairsByEdition.flat().length} pairs of worlds, LEAK_SEED=${SEED}`)
  })
  afterAll(() => Promise.all(servers.map(server => server.stop())))

  it.each(games.map((game, index) => ({ game, pairs: at(pairsByEdition, index) })))(
    'has pairs for every viewer under rules $game.rules, with sealed answers, moves of others and moves of the viewer',
    ({ game, pairs }) => {
      const turns = (own: boolean): number =>
        pairs.flatMap(({ turns: made, viewer }) => made.filter(({ seat }) => (seat === viewer) === own)).length
      expect(new Set(pairs.map(({ viewer }) => viewer)).size).toBe(game.seats[1] + 1)
      if (game.id === 'rum') expect(pairs.filter(({ name }) => name.includes('sealed')).length).toBeGreaterThan(5)
      expect(turns(true)).toBeGreaterThan(10)
      expect(turns(false)).toBeGreaterThan(50)
    },
  )

  it.each<WorldPair>(interleave(pairsByEdition))('$name', async pair => {
    const [here, there] = [await recordScenario(servers[0], pair, 0), await recordScenario(servers[1], pair, 1)]
    expect(differenceOf(here, there)).toBeNull()
    const [botHere, botThere] = [await recordBotScenario(servers[0], pair, 0), await recordBotScenario(servers[1], pair, 1)]
    expect(differenceOf(botHere, botThere)).toBeNull()
    for (const { when } of [...here, ...botHere]) steps.add(when)
  })

  it('covers every step', () => {
    expect(COVERED_STEPS.filter(step => !steps.has(step))).toEqual([])
  })
})
