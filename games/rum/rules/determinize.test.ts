/** Worlds behind a view: what is imagined could lie there by the rules, and each possibility is as likely as the others (chapter 10). */
import { fastRandom, upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { determinize } from './determinize.ts'
import { moves } from './moves.ts'
import { notation } from './notation.ts'
import { PARROT } from './pieces.ts'
import type { State } from './types.ts'
import { view } from './view.ts'

const WORLDS = 2000
const worldsOf = (state: State, viewer: number | 'table' | 'open'): readonly State[] => {
  const random = fastRandom(7)
  return upTo(WORLDS).map(() => determinize(view(state, viewer), random))
}
const share = (worlds: readonly State[], isSo: (world: State) => boolean): number => worlds.filter(isSo).length / worlds.length
const isParrotIn = (slot: number) => (world: State) => 'card' in world.beach[slot]! && world.beach[slot].card === PARROT

describe('an imagined world', () => {
  const HANDS = 'A: green2-red1 green2-blue1 black2-orange1 | B: red2-blue1 blue2-black1 yellow2-black1'
  const hidden = notation.parseState(
    `pl | beach: (red2-orange1) orange2-yellow1 (yellow2-blue1) | ${HANDS} | wreck: purple2-red1!B purple2-black1!B black2-red1!A …`,
  )

  it('[R1.5] has the parrot in any face-down slot or unknown place of the wreck, each as likely', () => {
    expect(hidden.wreck).toContain(PARROT)
    const places = 2 + hidden.wreck.length - 3 // two slots, and the wreck without the cards A and B put there
    for (const viewer of [0, 1, 'table'] as const) {
      const worlds = worldsOf(hidden, viewer)
      for (const slot of [0, 2]) expect(Math.abs(share(worlds, isParrotIn(slot)) - 1 / places)).toBeLessThan(0.015)
      expect(share(worlds, isParrotIn(1))).toBe(0)
      expect(share(worlds, ({ wreckOwn }) => wreckOwn.flat().includes(PARROT))).toBe(0)
    }
  })

  it('is the truth for whoever sees all', () => {
    const { hands, beach, wreck } = hidden
    for (const world of worldsOf(hidden, 'open').slice(0, 20)) expect(world).toMatchObject({ hands, beach, wreck })
  })

  it('[R8.2] has any two cards of the hand sealed by whoever has sealed, and one’s own as they are', () => {
    const sealed = notation.parseState(
      `pl | beach: parrot orange2-yellow1 yellow2-blue1 | ${HANDS} | owed: tide 2 slot 1 | sealed B: red2-blue1 yellow2-black1`,
    )
    const worlds = worldsOf(sealed, 0)
    for (const { ask, hands } of worlds) {
      const [own, other = []] = ask!.sealed
      expect(own).toBeNull()
      expect(hands[1]!.filter(piece => other!.includes(piece))).toEqual(other)
      expect(other).toHaveLength(2)
    }
    for (const left of [0, 1, 2])
      expect(share(worlds, ({ ask, hands }) => !ask!.sealed[1]!.includes(hands[1]![left]!))).toBeCloseTo(1 / 3, 1)
    for (const { ask } of worldsOf(sealed, 1).slice(0, 20)) expect(ask!.sealed).toEqual([null, ['red2-blue1', 'yellow2-black1']])
  })
})

describe('moves', () => {
  it('are nobody’s but the players’, and nobody’s after the end', () => {
    const state = notation.parseState('pl | beach: red2-orange1 orange2-yellow1 yellow2-blue1 | A: green2-red1 | B: red2-blue1')
    for (const viewer of ['table', 'open'] as const) expect(moves(view(state, viewer))).toEqual([])
    expect(moves(view({ ...state, ending: 'clock' }, 0))).toEqual([])
    expect(moves(view(state, 0))).not.toEqual([])
  })
})
