/** Sampled states respect chapter 10 of the rulebook, and all possible places are equally likely. */
import { fastRandom, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { determinize } from './determinize.ts'
import { moves } from '../moves.ts'
import { askOf } from '../parrot/discard-request.ts'
import { notation } from '../notation/index.ts'
import { PARROT } from '../data/pieces.ts'
import type { State } from '../data/types.ts'
import { view } from './view.ts'

const WORLDS = 2000
const worldsOf = (state: State, viewer: number | 'table' | 'open'): readonly State[] => {
  const random = fastRandom(7)
  return range(WORLDS).map(() => determinize(view(state, viewer), random))
}
const share = (worlds: readonly State[], predicate: (world: State) => boolean): number => worlds.filter(predicate).length / worlds.length
const isParrotIn = (slot: number) => (world: State) => 'card' in world.beach[slot]! && world.beach[slot].card === PARROT

describe('a sampled state', () => {
  const HANDS = 'A: green2-red1 green2-blue1 black2-orange1 | B: red2-blue1 blue2-black1 yellow2-black1'
  const hidden = notation.parseState(
    `pl | beach: (red2-orange1) orange2-yellow1 (yellow2-blue1) | ${HANDS} | wreck: purple2-red1!B purple2-black1!B black2-red1!A …`,
  )

  it('[R1.5] puts the parrot with equal probability into any face-down slot or unknown place of the wreck', () => {
    expect(hidden.wreck).toContain(PARROT)
    const places = 2 + hidden.wreck.length - 3 // two slots, and the wreck without the cards that A and B returned
    for (const viewer of [0, 1, 'table'] as const) {
      const worlds = worldsOf(hidden, viewer)
      for (const slot of [0, 2]) expect(Math.abs(share(worlds, isParrotIn(slot)) - 1 / places)).toBeLessThan(0.015)
      expect(share(worlds, isParrotIn(1))).toBe(0)
      expect(share(worlds, ({ wreckOwn }) => wreckOwn.flat().includes(PARROT))).toBe(0)
    }
  })

  it('is the real state for a viewer who sees everything', () => {
    const { hands, beach, wreck } = hidden
    for (const world of worldsOf(hidden, 'open').slice(0, 20)) expect(world).toMatchObject({ hands, beach, wreck })
  })

  it('[R8.2] replaces the sealed choice of another player by any two cards of the hand, and keeps the viewer’s own', () => {
    const sealed = notation.parseState(
      `pl | beach: parrot orange2-yellow1 yellow2-blue1 | ${HANDS} | agenda: discards tide 2 A - red2-blue1+yellow2-black1; tide-refill; quiet-beach; turn next-player`,
    )
    const worlds = worldsOf(sealed, 0)
    for (const world of worlds) {
      const { hands } = world
      const [own, other = []] = askOf(world)!.sealed
      expect(own).toBeNull()
      expect(hands[1]!.filter(piece => other!.includes(piece))).toEqual(other)
      expect(other).toHaveLength(2)
    }
    for (const left of [0, 1, 2])
      expect(share(worlds, world => !askOf(world)!.sealed[1]!.includes(world.hands[1]![left]!))).toBeCloseTo(1 / 3, 1)
    for (const world of worldsOf(sealed, 1).slice(0, 20)) expect(askOf(world)!.sealed).toEqual([null, ['red2-blue1', 'yellow2-black1']])
  })
})

describe('moves', () => {
  it('are empty for spectators and after the end', () => {
    const state = notation.parseState('pl | beach: red2-orange1 orange2-yellow1 yellow2-blue1 | A: green2-red1 | B: red2-blue1')
    for (const viewer of ['table', 'open'] as const) expect(moves(view(state, viewer))).toEqual([])
    expect(moves(view({ ...state, agenda: [], ending: 'clock' }, 0))).toEqual([])
    expect(moves(view(state, 0))).not.toEqual([])
  })
})
