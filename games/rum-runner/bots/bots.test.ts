/** The bots play legal moves, give reasons, repeat themselves, and bring matches to an end on both sides. */
import { at, fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Options, type State, type View } from '../rules/index.ts'
import { bots, LEVELS, type Level } from './index.ts'
import { standing } from './planner.ts'

const options = (crown: 0 | 1, turnCap: number): Options => ({ cards: 'standard', crown, mulligan: crown === 1, turnCap, bank: 'open' })
const viewOf = (text: string, seat: number): View => rumRunner.view(notation.parseState(text), seat)
const advice = (level: Level, text: string, seat: number): string => {
  const { move } = bots[level](viewOf(text, seat), { random: fastRandom(1), playouts: 60 })
  return notation.printMove(move)
}

/** A whole match; every move is checked and has its reason. */
const play = (levels: readonly [crown: Level, pirate: Level], seed: number, playouts: number, crown: 0 | 1 = 0, cap = 60): State => {
  const random = fastRandom(seed)
  let { state } = rumRunner.setup(options(crown, cap), 2, random)
  for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
    const view = rumRunner.view(state, seat)
    const { move, reason } = bots[at(levels, seat === crown ? 0 : 1)](view, { random, playouts })
    if (rumRunner.check(view, move) !== null || reason === null)
      throw new Error(`${notation.printMove(move)} in ${notation.printState(state)}`)
    ;({ state } = rumRunner.apply(state, seat, move, random))
  }
  return state
}
const crownWins = (state: State): boolean => rumRunner.outcome(state)?.places[state.crown] === 1

describe('bots', () => {
  it.each(LEVELS)('%s plays whole matches with legal moves, the same ones again, on both sides', level => {
    for (const crown of [0, 1] as const) {
      const [one, again] = [1, 2].map(() => play([level, level], 5, 6, crown, level === 'planner' ? 3 : 60))
      expect(one).toEqual(again)
    }
  })

  it('a hundred matches of the plain bot end without fault, before the cap, and both sides win some', () => {
    const states = Array.from({ length: 100 }, (_, seed) => play(['plain', 'plain'], seed, 0))
    const wins = states.filter(crownWins).length
    expect(wins).toBeGreaterThan(0)
    expect(wins).toBeLessThan(100)
    expect(states.filter(({ ending }) => ending !== 'rum')).toEqual([])
  })

  it('rules of thumb beat chance', () => {
    const seeds = Array.from({ length: 10 }, (_, seed) => seed)
    expect(seeds.filter(seed => crownWins(play(['plain', 'random'], seed, 0))).length).toBeGreaterThan(8)
    expect(seeds.filter(seed => crownWins(play(['random', 'plain'], seed, 0))).length).toBeLessThan(2)
  })

  it('the plain crown turns up rum, lays it down, pays for it, and keeps it', () => {
    expect(advice('plain', 'crown | agenda: reveal … | bivalve-bay: (light-rum)+2', 0)).toBe('flip 3')
    expect(advice('plain', 'crown | bivalve-bay: (gold-rum)+2 < (reef)', 0)).toBe('invest 3')
    expect(advice('plain', 'crown | agenda: limit … | crown hand: light-rum gold-rum reef squall aged-rum kraken', 0)).toBe(
      'discard squall',
    )
    expect(advice('plain', 'crown | crown hand: gold-rum | bivalve-bay: - < (reef) (kraken)', 0)).toBe('found gold-rum@3')
  })

  it('the plain crown raises what stops the raid, where something is at stake', () => {
    const raid = (island: string): string =>
      `crown | turn: pirate 1 | coins: 4 5 | fleet: >longboat+1[bilge-bob] | bivalve-bay: ${island} < (blockade) | raid: bivalve-bay 1 | agenda: raise; face; loot; muster; crew-effects; raid-end; actions`
    expect(advice('plain', raid('(gold-rum)+2'), 0)).toBe('raise 1:0+0')
    expect(advice('plain', raid('-'), 0)).toBe('raise')
  })

  it('the plain pirate crews a ship and raids where rum is known to lie', () => {
    expect(advice('plain', 'crown | turn: pirate 1 | fleet: longboat | pirate hand: doug-doubloon', 1)).toBe('crew doug-doubloon')
    expect(advice('plain', 'crown | turn: pirate 1 | fleet: longboat[bilge-bob] | bivalve-bay: (gold-rum)+2?', 1)).toBe('raid 3 with 1')
  })

  it('the planner takes a win it can see, and says how it chose', () => {
    const text = 'crown | agenda: reveal … | crown score: aged-rum | bivalve-bay: (light-rum)+2'
    const { move, chance, reason } = bots.planner(viewOf(text, 0), { random: fastRandom(1), playouts: 60 })
    expect([notation.printMove(move), reason]).toEqual(['flip 3', expect.objectContaining({ type: expect.any(String) })])
    expect(chance ?? 1).toBeGreaterThan(0.5)
  })

  it('a finished match stands at the very end of the scale', () => {
    expect(standing(play(['plain', 'random'], 1, 0))).toBe(10)
    expect(standing(play(['random', 'plain'], 1, 0))).toBe(-10)
  })

  it('advises nobody who is not asked', () => {
    for (const level of LEVELS)
      expect(bots[level](viewOf('crown', 1), { random: fastRandom(1), playouts: 10 }).move).toEqual({ type: 'gain' })
  })
})
