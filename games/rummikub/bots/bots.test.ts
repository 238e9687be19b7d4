/** The bots play legal moves, give reasons, repeat themselves, and each is stronger than the one below. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rummikub } from '../rules/index.ts'
import type { Options, View } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import { duel } from './duel.ts'
import { bots, LEVELS, type Level } from './index.ts'

const viewOf = (text: string, seat = 0): View => rummikub.view(notation.parseState(text), seat)
const advice = (level: Level, text: string): { readonly move: string; readonly reason: unknown } => {
  const { move, reason } = bots[level](viewOf(text), { random: fastRandom(1), playouts: 0 })
  return { move: notation.printMove(move), reason }
}
const playThrough = (level: Level, options: Options, seats: number): unknown => {
  const random = fastRandom(seats)
  let { state } = rummikub.setup(options, seats, random)
  for (let seat = rummikub.awaited(state)[0]; seat !== undefined; seat = rummikub.awaited(state)[0]) {
    const view = rummikub.view(state, seat)
    const { move, reason } = bots[level](view, { random, playouts: 0 })
    expect(rummikub.check(view, move)).toBeNull()
    expect(reason).not.toBeNull()
    state = rummikub.apply(state, seat, move, random).state
  }
  return state
}

describe('bots', () => {
  it.each(LEVELS)('%s plays whole matches with legal moves, the same ones again', level => {
    expect(playThrough(level, PRESETS.pl, 2)).toEqual(playThrough(level, PRESETS.pl, 2))
  })

  it.each(['english', 'mso', 'sabra'] as const)('all keep the rules of %s', preset => {
    for (const level of LEVELS) playThrough(level, PRESETS[preset], preset === 'mso' ? 5 : 2)
  })

  it('plain lays what lies open, and draws otherwise', () => {
    expect(advice('plain', 'pl | table: B4 B5 B6 | A: B7 K1 | B: K2 | opened: A')).toEqual({
      move: 'play B4 B5 B6 B7',
      reason: { type: 'lays', tiles: 1, points: 7 },
    })
    expect(advice('plain', 'pl | table: R4 R5 R6 R7 R8 | A: R6 K1 | B: K2 | opened: A')).toEqual({
      move: 'draw',
      reason: { type: 'nothing-to-lay' },
    })
  })

  it('solver rearranges, and goes out when it can', () => {
    expect(advice('solver', 'pl | table: R4 R5 R6 R7 R8 | A: R6 K1 | B: K2 | opened: A').move).toBe('play R4 R5 R6 / R6 R7 R8')
    expect(advice('solver', 'pl | table: R4 R5 R6 R7 R8 | A: R6 | B: K2 | opened: A').reason).toEqual({ type: 'goes-out' })
    expect(advice('solver', 'pl | A: R10 B10 K10 K1 | B: K2').reason).toEqual({ type: 'opens', sum: 30 })
  })

  it('patient keeps a joker and a tile in hand while nobody is close', () => {
    const rack = 'B: K2 K3 K4 K6 K7 R1 R2 R9 R11 | opened: A'
    expect(advice('patient', `pl | table: B4 B5 B6 | A: B7 J K1 | ${rack}`)).toEqual({
      move: 'play B4 B5 B6 B7',
      reason: { type: 'keeps-joker', tiles: 1 },
    })
    expect(advice('patient', `pl | table: B4 B5 B6 | A: B7 B8 K1 | ${rack}`)).toEqual({
      move: 'play B4 B5 B6 B7',
      reason: { type: 'holds-back', tiles: 2 },
    })
    expect(advice('patient', 'pl | table: B4 B5 B6 | A: B7 J K1 | B: K2 | opened: A').reason).toMatchObject({ type: 'lays', tiles: 2 })
  })

  it('all answer what is asked beside the turn', () => {
    const poor = 'R1 R1 B1 B1 K3 K3 O5 O6 O8 O9 K11 K12 B13 B5'
    expect(advice('solver', `pl | phase: redeal | A: ${poor} | B: K2`)).toEqual({ move: 'redeal yes', reason: { type: 'deal-is-poor' } })
    expect(advice('solver', 'pl | phase: redeal | A: K1 | B: K2')).toEqual({ move: 'redeal no', reason: { type: 'deal-is-fair' } })
    expect(advice('plain', 'pl | phase: announcement | A: R10 B10 J | B: K2').move).toBe('announce yes')
    expect(advice('plain', 'pl | phase: announcement | A: R9 B9 K9 | B: K2').move).toBe('announce no')
    expect(advice('plain', 'pl | A: K1 | B: K2 | lap: A B | bank: -').move).toBe('pass')
  })

  it('solver beats plain, on a small sample', () => {
    expect(duel(PRESETS.pl, bots.solver, bots.plain, 2, 2, 1).share).toBeGreaterThan(0.7)
  })
})
