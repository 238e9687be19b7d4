/** The bots play legal moves, give reasons, repeat themselves, and know no more than their view. */
import { at, fastRandom, upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, seaOfClouds } from '../rules/index.ts'
import type { SeaTypes, State, View } from '../rules/index.ts'
import { bots, LEVELS } from './index.ts'
import type { Level } from './index.ts'

const { standard } = seaOfClouds.presets
const thinking = { random: fastRandom(1), playouts: 0 }

/** One match; throws where a bot has no legal answer or no reason for it. */
const playMatch = (seed: number, seats: number, levelOf: (seat: number) => Level): { readonly state: State; readonly moves: number } => {
  const random = fastRandom(seed)
  let { state } = seaOfClouds.setup(standard!, seats, random)
  let moves = 0
  for (let seat = seaOfClouds.awaited(state)[0]; seat !== undefined; seat = seaOfClouds.awaited(state)[0]) {
    const view = seaOfClouds.view(state, seat)
    const { move, reason } = bots[levelOf(seat)](view, { random, playouts: 0 })
    const refusal = seaOfClouds.check(view, move)
    if (refusal !== null || reason === null) throw new Error(`${levelOf(seat)}: ${notation.printMove(move)} ${JSON.stringify(refusal)}`)
    state = seaOfClouds.apply(state, seat, move, random).state
    moves += 1
  }
  return { state, moves }
}

const advise = (level: Level, position: string, viewer = 0): { readonly move: string; readonly reason: SeaTypes['reason'] | null } => {
  const { move, reason } = bots[level](seaOfClouds.view(notation.parseState(position), viewer), thinking)
  return { move: notation.printMove(move), reason }
}

describe('bots', () => {
  it('play matches at all tables without a fault, and end them all', () => {
    for (const seed of upTo(30)) {
      const { state, moves } = playMatch(seed, 2 + (seed % 3), seat => at(LEVELS, (seat + seed) % LEVELS.length))
      expect(seaOfClouds.outcome(state)).not.toBeNull()
      expect(moves).toBeLessThan(250)
    }
  })

  it.each(LEVELS)('%s plays the same match again', level => {
    expect(playMatch(7, 3, () => level).state).toEqual(playMatch(7, 3, () => level).state)
  })

  it.each(['greedy', 'weigher'] as const)('%s answers alike in every world behind its view', level => {
    const { state } = seaOfClouds.setup(standard!, 3, fastRandom(3))
    let here = state
    for (const step of upTo(40)) {
      const seat = at(seaOfClouds.awaited(here), 0)
      const view: View = seaOfClouds.view(here, seat)
      const world = seaOfClouds.determinize(view, fastRandom(step))
      const { move } = bots[level](view, thinking)
      expect(bots[level](seaOfClouds.view(world, seat), thinking).move).toEqual(move)
      here = seaOfClouds.apply(here, seat, move, fastRandom(step)).state
    }
  })

  it('better bots win more often', () => {
    const points = (one: Level, other: Level): number =>
      upTo(24).reduce((sum, seed) => {
        const { scores } = seaOfClouds.outcome(playMatch(seed, 2, seat => (seat === seed % 2 ? one : other)).state)!
        return sum + at(scores, seed % 2) - at(scores, 1 - (seed % 2))
      }, 0)
    expect(points('greedy', 'random')).toBeGreaterThan(0)
    expect(points('weigher', 'greedy')).toBeGreaterThan(0)
  })

  it('take a set’s next card, and leave a first Siren’s Song at the end', () => {
    const rich = 'standard | round: 12 | spaces: kraken-eye / rotgut / rotgut | A: 3 relics kraken-eye kraken-eye kraken-eye | B: 3 | C: 3'
    expect(advise('greedy', rich)).toMatchObject({ move: 'take', reason: { type: 'takes' } })
    expect(advise('weigher', rich).move).toBe('take')
    const poor = 'standard | round: 15 | spaces: sirens-song / rum-1 / rum-1 | A: 3 | B: 3 | C: 3'
    expect(advise('greedy', poor)).toMatchObject({ move: 'leave', reason: { type: 'leaves', points: -3 } })
  })

  it('answer every question', () => {
    const effect = (task: string, captains: string): string =>
      `standard | spaces: rum-5{A} / rotgut{A} / cursed-idol{A} | ${captains} | agenda: effect A card ${task}, end-turn A`
    expect(advise('greedy', effect('take-share-card', 'A: 3 | B: 3')).move).toBe('pick 1 1')
    expect(advise('greedy', effect('discard-pirate', 'A: 3 pirates gunner recon | B: 3')).move).toBe('discard recon')
    expect(advise('weigher', effect('loser-discards vs B C', 'A: 3 | B: 3 | C: 9')).move).toBe('aim C')
    expect(advise('greedy', effect('exchange-rum vs B', 'A: 3 rum rum-4 rotgut | B: 3 rum rum-1')).move).toBe('exchange B rotgut')
    expect(advise('greedy', effect('exchange-rum vs B', 'A: 3 rum rum-4 | B: 3 rum rum-1'))).toEqual({
      move: 'decline',
      reason: { type: 'keeps' },
    })
    expect(advise('weigher', effect('exchange-object vs B', 'A: 3 objects cursed-idol.2 | B: 3 objects cutlass magic-shell')).move).toMatch(
      /^exchange B cursed-idol for /,
    )
    const asked = 'standard | hand: cook beer | A: 3 | B: 3 | agenda: play-cards A, end-turn A'
    expect(advise('greedy', asked)).toEqual({ move: 'play 2', reason: { type: 'orders', card: 'beer' } })
    const resolve = 'standard | A: 3 pirates recon>B gunner>BC | B: 3 | C: 3 rum rum-1 | agenda: resolve A, end-boarding, end-round'
    expect(advise('greedy', resolve).move).toBe('resolve gunner C')
    const discard = 'standard | A: 3 objects magic-shell cursed-idol | B: 3 | agenda: discard-object A mr-feather B, end-turn B'
    expect(advise('weigher', discard).move).toBe('discard cursed-idol')
  })

  it('weigher denies what the next captain wants', () => {
    const position =
      'standard | round: 9 | spaces: kraken-eye +1 / rum-2 gunner / rum-2 gunner | A: 3 | B: 3 relics kraken-eye kraken-eye kraken-eye | deck: rum-1 …'
    expect(advise('greedy', position).move).toBe('leave')
    expect(advise('weigher', position)).toMatchObject({ move: 'take', reason: { type: 'denies', seat: 1 } })
  })
})
