/** The bots play legal moves, give reasons, and repeat themselves. */
import { at, fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rum } from '../rules/index.ts'
import type { View } from '../rules/index.ts'
import { bots, LEVELS } from './index.ts'

const viewOf = (text: string, seat = 0): View => rum.view(notation.parseState(text), seat)
const thinking = { random: fastRandom(1), playouts: 0 }
const advice = (text: string): { readonly move: string; readonly reason: unknown } => {
  const { move, reason } = bots.greedy(viewOf(text), thinking)
  return { move: notation.printMove(move), reason }
}
const CALM = 'beach: red2-orange1 red2-yellow1 red2-blue1'

describe('bots', () => {
  it.each(LEVELS)('%s plays whole matches with legal moves, the same ones again', level => {
    for (const seats of [2, 3, 4]) {
      const played = [1, 2].map(() => {
        const random = fastRandom(seats)
        let { state } = rum.setup(seats === 2 ? at(Object.values(rum.presets), 1) : at(Object.values(rum.presets), 0), seats, random)
        for (let seat = rum.awaited(state)[0]; seat !== undefined; seat = rum.awaited(state)[0]) {
          const view = rum.view(state, seat)
          const { move, reason } = bots[level](view, { random, playouts: 0 })
          expect(rum.check(view, move)).toBeNull()
          expect(reason).not.toBeNull()
          state = rum.apply(state, seat, move, random).state
        }
        return state
      })
      expect(played[0]).toEqual(played[1])
    }
  })

  it('greedy wins when it can', () => {
    const text = `pl | captains: red 8 A, orange 8 A, yellow 3 A | ${CALM} | A: green2-blue1 black2-green1 | B: -`
    expect(advice(text)).toMatchObject({ move: expect.stringContaining('play green2-blue1/2'), reason: { type: 'wins' } })
  })

  it('greedy takes a trio that is worth many points', () => {
    const text = 'pl | captains: orange 6 B | beach: red2-orange1 black2-orange1 (green2-purple1) | A: blue2-orange1 | B: -'
    expect(advice(text)).toEqual({ move: 'play blue2-orange1/1', reason: { type: 'gains', points: 8, taken: 6, cards: 1 } })
  })

  it('greedy draws the card that helps', () => {
    const text = `pl | captains: orange 7 B, green 3 B | beach: green2-blue1 (red2-orange1) (red2-yellow1) | A: green2-red1 | B: -`
    expect(advice(text)).toEqual({ move: 'draw 1', reason: { type: 'draws-for', colour: 'green', value: 4 } })
  })

  it('greedy digs where it sees nothing', () => {
    const text = 'pl | beach: (red2-orange1) (red2-yellow1) (red2-blue1) | A: - | B: -'
    expect(advice(text)).toEqual({ move: 'draw wreck', reason: { type: 'digs' } })
  })

  it('greedy returns what promises least', () => {
    const text =
      'pl | captains: green 3 B, red 8 A, purple 8 A, black 8 A, orange 8 A, yellow 8 A | beach: - red2-yellow1 red2-blue1' +
      ' | A: purple2-black1 green2-red1 black2-orange1 green2-purple1 | B: - | apart: parrot | owed: drawn 2 slot 1'
    expect(advice(text)).toEqual({ move: 'discard purple2-black1 black2-orange1', reason: { type: 'keeps-best' } })
  })
})
