/** No secret told: two worlds that differ only in what a viewer may not know look the same to it, byte for byte, over sockets and over HTTP. */
import { at, upTo } from '@tortuga/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toy } from '../../../packages/kit/test/toy/index.ts'
import { REGISTRY } from '../src/registry.ts'
import type { Registry } from '../src/registry.ts'
import { differenceOf } from './leak/ear.ts'
import { openHouse } from './leak/house.ts'
import type { LeakHouse } from './leak/house.ts'
import { tell, tellBot } from './leak/story.ts'
import { makePairings } from './leak/worlds.ts'
import type { Pairing } from './leak/worlds.ts'

const SEED = process.env['LEAK_SEED'] ?? 'tortuga'
/** So many pairs of worlds are told for each game, evenly spread over all that were made. */
const PAIRS = Number(process.env['LEAK_PAIRS'] ?? 48)

/** What every game's stories must come to between them. */
const OCCASIONS = [
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
  'somebody goes: here',
  'frames',
  'GET /api/matches',
  'GET /api/me/matches',
  'GET /api/matches/ID',
  'GET /api/matches/ID/journal',
  'GET /api/matches/ID/chat',
  'GET /api/matches/ID/versions/0?viewer=open',
  'thinking',
]

/** All that is played here, and the game that the kit's own tests play: it has every kind of secret. */
const GAMES: Registry = [...REGISTRY, { game: toy, options: toy.schemas.options, bots: {} }]

describe.each(GAMES.map(({ game }) => game))('a table of $id keeps its secrets', game => {
  const all = makePairings(game, SEED)
  const pairings = upTo(Math.min(PAIRS, all.length)).map(index => at(all, Math.floor((index * all.length) / Math.min(PAIRS, all.length))))
  const occasions = new Set<string>()
  let houses: readonly [LeakHouse, LeakHouse]
  beforeAll(async () => {
    houses = [await openHouse(GAMES), await openHouse(GAMES)]
    console.log(`${game.id}: ${pairings.length} of ${all.length} pairs of worlds, LEAK_SEED=${SEED}`)
  })
  afterAll(() => Promise.all(houses.map(house => house.stop())))

  it('has worlds to tell: every viewer, answers that lie sealed, moves of others and of the viewer', () => {
    const turns = (own: boolean): number =>
      pairings.flatMap(({ turns: told, viewer }) => told.filter(({ seat }) => (seat === viewer) === own)).length
    expect(new Set(pairings.map(({ viewer }) => viewer)).size).toBe(game.seats[1] + 1)
    if (game.id === 'rum') expect(pairings.filter(({ name }) => name.includes('sealed')).length).toBeGreaterThan(10)
    expect(turns(true)).toBeGreaterThan(10)
    expect(turns(false)).toBeGreaterThan(50)
  })

  it.each<Pairing>(pairings)('$name', async pairing => {
    const [here, there] = [await tell(houses[0], pairing, 0), await tell(houses[1], pairing, 1)]
    expect(differenceOf(here, there)).toBeNull()
    const [thought, thoughtThere] = [await tellBot(houses[0], pairing, 0), await tellBot(houses[1], pairing, 1)]
    expect(differenceOf(thought, thoughtThere)).toBeNull()
    for (const { when } of [...here, ...thought]) occasions.add(when)
  })

  it('has told of every occasion', () => {
    expect(OCCASIONS.filter(occasion => !occasions.has(occasion))).toEqual([])
  })
})
