/** The search: honest in thought, within its budget, the same again from the same seed. */
import { describe, expect, it } from 'vitest'
import { toy } from '../../test/toy/index.ts'
import type { ToyTypes } from '../../test/toy/types.ts'
import { at, fastRandom, pick, upTo, worldsOf } from '../index.ts'
import type { Guide, Random, Worlds } from '../index.ts'
import { search } from './search.ts'

/** A game of few moves for two, written down as a table: who is asked after these moves, what may be tried, what each saw, how it ends. */
type Tale = { readonly coin: number; readonly told: readonly string[] }
type Story = {
  readonly awaited: (tale: Tale) => readonly number[]
  readonly choices: (tale: Tale, seat: number) => readonly string[]
  readonly chance: (tale: Tale) => number // of seat 0
  readonly isSecret: (move: string) => boolean // only whoever makes it sees it
}
const worldsBy = ({ awaited, choices, chance, isSecret }: Story): Worlds<Tale, string> => ({
  seats: 2,
  viewer: 0,
  horizon: Infinity,
  imagine: random => ({ coin: random.int(2), told: [] }),
  awaited,
  choices: (tale, seat) => choices(tale, seat).map(move => ({ move, key: move, weight: 1 })),
  reply: (tale, seat, random) => pick(choices(tale, seat), random),
  play: ({ coin, told }, seat, move) => ({ coin, told: [...told, `${seat} ${move}`] }),
  seen: ({ told }, seat) => {
    const last = told.at(-1) ?? ''
    const [by = '', move = ''] = last.split(' ')
    return Number(by) !== seat && isSecret(move) ? `${by} something` : last
  },
  values: tale => [chance(tale), 1 - chance(tale)],
})
const think = (story: Story, playouts = 600): string => at(search(worldsBy(story), { random: fastRandom(1), playouts }), 0).move

describe('search', () => {
  it('does not mistake a guess for knowledge: a sure three in five is better than a coin nobody has seen', () => {
    const guess: Story = {
      awaited: ({ told }) => (told.length === 0 ? [0] : []),
      choices: () => ['sure', 'heads', 'tails'],
      chance: ({ coin, told }) => (told[0] === '0 sure' ? 0.6 : told[0] === `0 ${coin === 0 ? 'heads' : 'tails'}` ? 1 : 0),
      isSecret: () => false,
    }
    expect(think(guess)).toBe('sure')
  })

  it('keeps its own secrets even in thought: whoever did not see where it hid cannot find it there', () => {
    const hide: Story = {
      awaited: ({ told }) => (told.length === 0 ? [0] : told.length === 1 && told[0] !== '0 open' ? [1] : []),
      choices: (_, seat) => (seat === 0 ? ['open', 'left', 'right'] : ['left', 'right']),
      chance: ({ told }) => (told[0] === '0 open' ? 0.3 : told[0]?.slice(2) === told[1]?.slice(2) ? 0 : 1),
      isSecret: move => move !== 'open',
    }
    expect(think(hide)).not.toBe('open')
  })

  it('reckons with replies to what was seen', () => {
    const pit: Story = {
      awaited: ({ told }) => (told.length < 2 ? [told.length] : []),
      choices: (_, seat) => (seat === 0 ? ['greedy', 'careful'] : ['help', 'harm']),
      chance: ({ told }) => (told[0] === '0 careful' ? 0.5 : told[1] === '1 harm' ? 0.1 : 0.9),
      isSecret: () => false,
    }
    expect(think(pit)).toBe('careful')
  })

  it('has sealed answers given without a look at its own, and its own without a look at them', () => {
    const asked: string[] = []
    const sealed: Story = {
      awaited: ({ told }) => [0, 1].filter(seat => !told.some(move => move.startsWith(String(seat)))),
      choices: (tale, seat) => {
        if (seat === 1) asked.push(tale.told.join())
        return seat === 0 ? ['rock', 'safe'] : ['rock', 'paper']
      },
      chance: ({ told }) => (told.includes('0 safe') ? 0.45 : told.includes('1 rock') ? 1 : 0),
      isSecret: () => true,
    }
    expect(think(sealed)).toBe('rock') // one half; if it could be answered, nothing
    expect(asked.length).toBeGreaterThan(0)
  })

  it('takes no more worlds than its budget, stops early where nothing can change, and thinks little where there is no choice', () => {
    const count = (story: Story, playouts: number): number => {
      let worlds = 0
      const base = worldsBy(story)
      const counted = { ...base, imagine: (random: Random) => ((worlds += 1), base.imagine(random)) }
      search(counted, { random: fastRandom(1), playouts })
      return worlds
    }
    const even: Story = {
      awaited: ({ told }) => (told.length === 0 ? [0] : []),
      choices: () => ['a', 'b'],
      chance: ({ coin }) => coin,
      isSecret: () => false,
    }
    expect(count(even, 60)).toBe(60)
    expect(count(even, 1000)).toBeLessThanOrEqual(1000)
    expect(count(even, 0)).toBe(1)
    expect(count({ ...even, choices: () => ['a'] }, 160)).toBe(10)
    expect(count({ ...even, chance: ({ told }) => (told[0] === '0 a' ? 1 : 0) }, 1000)).toBeLessThan(800)
  })
})

describe('search by the rules of a game', () => {
  const guide: Guide<ToyTypes> = {
    game: toy,
    horizon: 20,
    choices: view => Array.from(toy.moves(view), move => ({ move, key: JSON.stringify(move), weight: 1 })),
    reply: (view, random) => pick(Array.from(toy.moves(view)), random),
    values: ({ seats }) => upTo(seats).map(() => 1 / seats),
  }
  const advise = (seat: number, seed: number): unknown => {
    let { state } = toy.setup({ rounds: 2 }, 3, fastRandom(5))
    while (!toy.awaited(state).includes(seat)) {
      const [next = 0] = toy.awaited(state)
      state = toy.apply(state, next, toy.timeUp(toy.view(state, next)), fastRandom(6)).state
    }
    const view = toy.view(state, seat)
    return search(worldsOf(guide, view, seat, 3), { random: fastRandom(seed), playouts: 50 })
  }

  it('gives the same figures from the same seed, and others from another', () => {
    for (const seat of [0, 1, 2]) {
      expect(advise(seat, 1)).toEqual(advise(seat, 1))
      expect(advise(seat, 1)).not.toEqual(advise(seat, 2))
    }
  })
})
