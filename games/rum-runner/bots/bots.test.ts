/** All bots follow the bot laws; heuristics and search make sensible moves on both sides. */
import { at, fastRandom, range, type Bot } from '@tortuga/kit'
import { describeBots } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Options, type RunnerTypes, type State } from '../rules/index.ts'
import { winChances } from './win-chance.ts'
import { bots, baselineBots } from './index.ts'

const options = (crown: 0 | 1): Options => ({ cards: 'standard', crown, mulligan: crown === 1, turnCap: 60, bank: 'open' })
const tables = ([0, 1] as const).map(crown => ({ options: options(crown), seats: 2, seed: 5 + crown, playouts: 12, moves: 18 }))
describeBots(rumRunner, { ...bots, ...baselineBots }, tables)

const advise = (bot: Bot<RunnerTypes>, text: string, seat: number) => {
  const { move, chance, reason } = bot(rumRunner.view(notation.parseState(text), seat), { random: fastRandom(1), playouts: 100 })
  return { move: notation.printMove(move), chance, reason }
}
const { plain, random } = baselineBots

/** Plays a whole match between two bots. */
const play = (crown: Bot<RunnerTypes>, pirate: Bot<RunnerTypes>, seed: number): State => {
  const chance = fastRandom(seed)
  let { state } = rumRunner.setup(options(0), 2, chance)
  for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
    const { move } = (seat === 0 ? crown : pirate)(rumRunner.view(state, seat), { random: chance, playouts: 0 })
    ;({ state } = rumRunner.apply(state, seat, move, chance))
  }
  return state
}
const crownWins = (state: State): boolean => rumRunner.outcome(state)?.places[state.crown] === 1

describe('heuristics', () => {
  it('finish matches before the turn limit, with wins for both sides', () => {
    const states = range(60).map(seed => play(plain, plain, seed))
    const wins = states.filter(crownWins).length
    expect(wins).toBeGreaterThan(0)
    expect(wins).toBeLessThan(60)
    expect(states.filter(({ ending }) => ending !== 'rum')).toEqual([])
  })

  it('beat the random bot on both sides', () => {
    expect(range(10).filter(seed => crownWins(play(plain, random, seed))).length).toBeGreaterThan(8)
    expect(range(10).filter(seed => crownWins(play(random, plain, seed))).length).toBeLessThan(2)
  })
})

const RAIDED = (island: string): string =>
  `crown | turn: pirate 1 | coins: 4 5 | fleet: >longboat+1[bilge-bob] | bivalve-bay: ${island} < (blockade) | raid: bivalve-bay 1 | agenda: raise; face; loot; crew-effects; raid-end; actions; draw-one; limit; next-turn`

describe.each([
  ['plain', plain],
  ['captain', bots.captain],
] as const)('%s', (_, bot) => {
  it.each([
    ['turns up rum', 'crown | agenda: reveal … | bivalve-bay: (light-rum)+2', 'flip 3'],
    ['pays for it', 'crown | bivalve-bay: (gold-rum)+2 < (reef)', 'invest 3'],
    ['raises what stops a raid on it', RAIDED('(gold-rum)+2'), 'raise 1:0'],
  ])('as the crown %s', (_what, text, move) => expect(advise(bot, text, 0).move).toContain(move))

  it('as the pirate raids known rum', () =>
    expect(advise(bot, 'crown | turn: pirate 1 | fleet: longboat[bilge-bob] | bivalve-bay: (gold-rum)+2?', 1).move).toBe('raid 3 with 1'))

  it('gives no advice to a seat that is not awaited', () => {
    const view = rumRunner.view(notation.parseState('crown'), 1)
    expect(bot(view, { random: fastRandom(1), playouts: 10 })).toEqual({ move: { type: 'gain' }, chance: null, reason: null })
  })
})

it('the plain crown keeps its rum, plays it behind hazards, and does not pay for worthless islands', () => {
  const hand = 'crown hand: light-rum gold-rum reef squall aged-rum kraken'
  expect(advise(plain, `crown | agenda: limit … | ${hand}`, 0).move).toBe('discard squall')
  expect(advise(plain, 'crown | crown hand: gold-rum | bivalve-bay: - < (reef) (kraken)', 0).move).toBe('found gold-rum@3')
  expect(advise(plain, RAIDED('-'), 0).move).toBe('raise')
})

it('the plain pirate crews a ship', () =>
  expect(advise(plain, 'crown | turn: pirate 1 | fleet: longboat | pirate hand: doug-doubloon', 1).move).toBe('crew doug-doubloon'))

it('captain plays a winning move and gives its chance and reason', () => {
  const text = 'crown | agenda: reveal … | crown score: aged-rum | bivalve-bay: (light-rum)+2'
  expect(advise(bots.captain, text, 0)).toEqual({
    move: 'flip 3',
    chance: expect.any(Number),
    reason: { type: 'sells', points: 1, total: 4 },
  })
  expect(advise(bots.captain, text, 0).chance).toBeGreaterThan(0.9)
})

it('win chances add up to one, and scored rum raises the scorer’s chance', () => {
  const chanceOf = (text: string, crown: 0 | 1 = 0): number => {
    const chances = winChances({ ...notation.parseState(text), crown })
    expect(at(chances, 0) + at(chances, 1)).toBeCloseTo(1)
    return at(chances, 0)
  }
  const pirated = 'crown | pirate score: light-rum light-rum gold-rum'
  expect(chanceOf('crown | crown score: aged-rum')).toBeGreaterThan(chanceOf('crown'))
  expect(chanceOf(pirated)).toBeLessThan(chanceOf('crown'))
  expect(chanceOf(pirated, 1)).toBeCloseTo(1 - chanceOf(pirated))
})
