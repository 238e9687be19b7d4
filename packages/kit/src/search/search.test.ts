/** The search: it uses no hidden information, keeps to its budget and is reproducible. */
import { describe, expect, it } from 'vitest'
import { toy } from '../../test/toy/index.ts'
import type { ToyTypes } from '../../test/toy/types.ts'
import { at, fastRandom, pick, range, worldModelOf } from '../index.ts'
import type { SearchPolicy, Random, WorldModel } from '../index.ts'
import { concludeSearch, search } from './search.ts'

/** A tiny two-player game given as a table: who is asked after which moves, the candidates, what each seat saw, and the result. */
type TestWorld = { readonly coin: number; readonly played: readonly string[] }
type TestGame = {
  readonly awaited: (world: TestWorld) => readonly number[]
  readonly choices: (world: TestWorld, seat: number) => readonly string[]
  readonly chance: (world: TestWorld) => number // of seat 0
  readonly isSecret: (move: string) => boolean // hidden from the other seat
}
const worldsBy = ({ awaited, choices, chance, isSecret }: TestGame): WorldModel<TestWorld, string> => ({
  seats: 2,
  viewer: 0,
  horizon: Infinity,
  imagine: random => ({ coin: random.int(2), played: [] }),
  awaited,
  choices: (world, seat) => choices(world, seat).map(move => ({ move, key: move, weight: 1 })),
  reply: (world, seat, random) => pick(choices(world, seat), random),
  play: ({ coin, played }, seat, move) => ({ coin, played: [...played, `${seat} ${move}`] }),
  seen: ({ played }, seat) => {
    const last = played.at(-1) ?? ''
    const [by = '', move = ''] = last.split(' ')
    return Number(by) !== seat && isSecret(move) ? `${by} something` : last
  },
  values: world => [chance(world), 1 - chance(world)],
})
const think = (testGame: TestGame, playouts = 600): string => at(search(worldsBy(testGame), { random: fastRandom(1), playouts }), 0).move

describe('search', () => {
  it('does not assume hidden information is known: a sure 3/5 beats guessing a hidden coin', () => {
    const guess: TestGame = {
      awaited: ({ played }) => (played.length === 0 ? [0] : []),
      choices: () => ['sure', 'heads', 'tails'],
      chance: ({ coin, played }) => (played[0] === '0 sure' ? 0.6 : played[0] === `0 ${coin === 0 ? 'heads' : 'tails'}` ? 1 : 0),
      isSecret: () => false,
    }
    expect(think(guess)).toBe('sure')
  })

  it('does not let a simulated opponent use what it has not seen', () => {
    const hide: TestGame = {
      awaited: ({ played }) => (played.length === 0 ? [0] : played.length === 1 && played[0] !== '0 open' ? [1] : []),
      choices: (_, seat) => (seat === 0 ? ['open', 'left', 'right'] : ['left', 'right']),
      chance: ({ played }) => (played[0] === '0 open' ? 0.3 : played[0]?.slice(2) === played[1]?.slice(2) ? 0 : 1),
      isSecret: move => move !== 'open',
    }
    expect(think(hide)).not.toBe('open')
  })

  it('expects replies to what the opponent has seen', () => {
    const pit: TestGame = {
      awaited: ({ played }) => (played.length < 2 ? [played.length] : []),
      choices: (_, seat) => (seat === 0 ? ['greedy', 'careful'] : ['help', 'harm']),
      chance: ({ played }) => (played[0] === '0 careful' ? 0.5 : played[1] === '1 harm' ? 0.1 : 0.9),
      isSecret: () => false,
    }
    expect(think(pit)).toBe('careful')
  })

  it('makes simultaneous moves independent of each other', () => {
    const asked: string[] = []
    const sealed: TestGame = {
      awaited: ({ played }) => [0, 1].filter(seat => !played.some(move => move.startsWith(String(seat)))),
      choices: (world, seat) => {
        if (seat === 1) asked.push(world.played.join())
        return seat === 0 ? ['rock', 'safe'] : ['rock', 'paper']
      },
      chance: ({ played }) => (played.includes('0 safe') ? 0.45 : played.includes('1 rock') ? 1 : 0),
      isSecret: () => true,
    }
    expect(think(sealed)).toBe('rock') // worth 1/2; worth 0 if the opponent could react
    expect(asked.length).toBeGreaterThan(0)
  })

  it('keeps to its budget, stops early when the result is settled, and spends little on a single move', () => {
    const count = (testGame: TestGame, playouts: number): number => {
      let worlds = 0
      const base = worldsBy(testGame)
      const counted = { ...base, imagine: (random: Random) => ((worlds += 1), base.imagine(random)) }
      search(counted, { random: fastRandom(1), playouts })
      return worlds
    }
    const even: TestGame = {
      awaited: ({ played }) => (played.length === 0 ? [0] : []),
      choices: () => ['a', 'b'],
      chance: ({ coin }) => coin,
      isSecret: () => false,
    }
    expect(count(even, 60)).toBe(60)
    expect(count(even, 1000)).toBeLessThanOrEqual(1000)
    expect(count(even, 0)).toBe(1)
    expect(count({ ...even, choices: () => ['a'] }, 160)).toBe(10)
    expect(count({ ...even, chance: ({ played }) => (played[0] === '0 a' ? 1 : 0) }, 1000)).toBeLessThan(800)
  })
})

describe('the error of a lead', () => {
  const coins: TestGame = {
    awaited: ({ played }) => (played.length === 0 ? [0] : []),
    choices: () => ['coin', 'sure'],
    chance: ({ coin, played }) => (played[0] === '0 coin' ? coin : 0.5),
    isSecret: () => false,
  }
  const conclude = (testGame: TestGame, seed: number, playouts: number) =>
    concludeSearch(search(worldsBy(testGame), { random: fastRandom(seed), playouts }))

  it('covers the distance of choices that are equal', () => {
    const leads = range(100).map(seed => conclude(coins, seed, 200))
    expect(leads.filter(({ lead = 0, leadError = 0 }) => lead <= 2 * leadError).length).toBeGreaterThan(90)
  })

  it('shrinks with more playouts, and is small where nothing varies', () => {
    expect(conclude(coins, 1, 800).leadError).toBeLessThan(conclude(coins, 1, 50).leadError ?? 0)
    const { lead, leadError = 1 } = conclude({ ...coins, chance: ({ played }) => (played[0] === '0 coin' ? 0.6 : 0.5) }, 1, 400)
    expect(lead).toBeCloseTo(0.1)
    expect(leadError).toBeLessThan(0.05)
  })
})

describe('search with the rules of a game', () => {
  const policy: SearchPolicy<ToyTypes> = {
    game: toy,
    horizon: 20,
    choices: view => Array.from(toy.moves(view), move => ({ move, key: JSON.stringify(move), weight: 1 })),
    reply: (view, random) => pick(Array.from(toy.moves(view)), random),
    values: ({ seats }) => range(seats).map(() => 1 / seats),
  }
  const advise = (seat: number, seed: number): unknown => {
    let { state } = toy.setup({ rounds: 2 }, 3, fastRandom(5))
    while (!toy.awaited(state).includes(seat)) {
      const [next = 0] = toy.awaited(state)
      state = toy.apply(state, next, toy.timeUp(toy.view(state, next)), fastRandom(6)).state
    }
    const view = toy.view(state, seat)
    return search(worldModelOf(policy, view, seat, 3), { random: fastRandom(seed), playouts: 50 })
  }

  it('gives the same result for the same seed, and another for another', () => {
    for (const seat of [0, 1, 2]) {
      expect(advise(seat, 1)).toEqual(advise(seat, 1))
      expect(advise(seat, 1)).not.toEqual(advise(seat, 2))
    }
  })
})
