/** The bots obey the laws for bots and choose the expected moves. */
import { fastRandom, range, type Bot } from '@tortuga/kit'
import { describeBots, winRate } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { notation, rummikub } from '../rules/index.ts'
import type { RummikubTypes } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import { baselineBots, bots, hint } from './index.ts'

describeBots(rummikub, { ...bots, ...baselineBots }, [
  { options: PRESETS.pl, seats: 2, seed: 2, playouts: 200, moves: 12 },
  { options: PRESETS.sabra, seats: 3, seed: 3, playouts: 0, moves: 12 },
  { options: PRESETS.mso, seats: 5, seed: 5, playouts: 0, moves: 16 },
])

const advice = (bot: Bot<RummikubTypes>, text: string, playouts = 0) => {
  const { move, chance, reason } = bot(rummikub.view(notation.parseState(text), 0), { random: fastRandom(1), playouts })
  return { move: notation.printMove(move), chance, reason }
}
const { plain, solver } = baselineBots
const { captain } = bots

describe('the plain bots', () => {
  it('plain lays a tile that fits and draws if it would have to rearrange', () => {
    expect(advice(plain, 'pl | table: B4 B5 B6 | A: B7 K1 | B: K2 | opened: A')).toMatchObject({
      move: 'play B4 B5 B6 B7',
      reason: { type: 'lays-some', tiles: 1, points: 7 },
    })
    expect(advice(plain, 'pl | table: R4 R5 R6 R7 R8 | A: R6 K1 | B: K2 | opened: A')).toMatchObject({
      move: 'draw',
      reason: { type: 'nothing-fits' },
    })
  })

  it('solver rearranges and goes out if it can', () => {
    expect(advice(solver, 'pl | table: R4 R5 R6 R7 R8 | A: R6 K1 | B: K2 | opened: A').move).toBe('play R4 R5 R6 / R6 R7 R8')
    expect(advice(solver, 'pl | table: R4 R5 R6 R7 R8 | A: R6 | B: K2 | opened: A').reason).toEqual({ type: 'goes-out' })
    expect(advice(solver, 'pl | A: R10 B10 K10 K1 | B: K2').reason).toEqual({ type: 'opens', sum: 30 })
  })

  it('solver beats plain in a small sample', () => {
    expect(winRate(rummikub, PRESETS.pl, [solver, plain], { deals: 2, playouts: 0 })).toBeGreaterThan(0.7)
  })
})

describe('levels below the captain, and hints', () => {
  const patient = 'pl | table: B4 B5 B6 / R4 R5 R6 R7 R8 | A: B7 R6 K1 | B: K2 K3 K4 K6 K7 R1 R2 R9 R11 | opened: A'
  const { 'cabin-boy': cabinBoy, deckhand, sailor, boatswain } = bots
  const layers = Object.entries({ cabinBoy, deckhand, sailor, boatswain, hint })

  it.each(layers)('%s lays although the captain waits, whatever the dice say', (_, bot) => {
    expect(advice(captain, patient).move).toBe('draw')
    const view = rummikub.view(notation.parseState(patient), 0)
    for (let seed = 1; seed <= 40; seed += 1) {
      const { move, reason } = bot(view, { random: fastRandom(seed), playouts: 40 })
      expect([move.type, reason?.type]).toEqual(['play', expect.stringMatching(/^lays(-some)?$/)])
    }
  })

  it('a boatswain and a hint lay as much as they see; lower levels see less, more often the lower they are', () => {
    const view = rummikub.view(notation.parseState(patient), 0)
    const tiles = (bot: Bot<RummikubTypes>): number =>
      range(200).reduce((sum, seed) => {
        const { reason } = bot(view, { random: fastRandom(seed), playouts: 0 })
        return sum + (reason !== null && 'tiles' in reason ? reason.tiles : 0)
      }, 0)
    expect([tiles(boatswain), tiles(hint)]).toEqual([400, 400])
    const sums = [cabinBoy, deckhand, sailor, boatswain].map(tiles)
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
    expect(new Set(sums).size).toBe(4)
  })

  it('open as soon as they can', () => {
    for (const [, bot] of layers) expect(advice(bot, 'pl | A: R10 B10 K10 K1 | B: K2').reason).toEqual({ type: 'opens', sum: 30 })
  })
})

describe('the captain', () => {
  const many = 'B: K2 K3 K4 K6 K7 R1 R2 R9 R11 | opened: A'

  it('waits while no opponent is close to going out, opens at once, and goes out if it can', () => {
    expect(advice(captain, `pl | table: B4 B5 B6 | A: B7 B8 K1 | ${many}`)).toMatchObject({
      move: 'draw',
      reason: { type: 'waits', tiles: 2 },
    })
    expect(advice(captain, 'pl | A: R10 B10 K10 K1 | B: K2 K3 K4').reason).toEqual({ type: 'opens', sum: 30 })
    expect(advice(captain, `pl | table: B4 B5 B6 | A: B7 B8 | ${many}`)).toMatchObject({ chance: 1, reason: { type: 'goes-out' } })
  })

  it('lays when an opponent is about to go out, and still keeps its joker', () => {
    expect(advice(captain, 'pl | table: B4 B5 B6 | A: B7 J K1 | B: K2 | opened: A')).toMatchObject({
      move: 'play B4 B5 B6 B7',
      reason: { type: 'keeps-joker', tiles: 1 },
    })
  })

  it('lays as many points as it can once the bank is empty', () => {
    const { move } = advice(captain, 'pl | table: B4 B5 B6 / R9 B9 K9 | A: B7 O9 K1 | B: K2 K13 | opened: A | lap: A | bank: -')
    expect(move).toBe('play B4 B5 B6 B7 / K9 R9 B9 O9')
  })

  it('reports its chance of winning', () => {
    const lone = 'K1 K1 R5 O9 O12 R13 B13 B1'
    const behind = advice(captain, `pl | table: B4 B5 B6 | A: ${lone} | B: B8 | opened: A B | lap: A B | bank: -`, 60)
    const ahead = advice(captain, `pl | table: B4 B5 B6 | A: B7 R2 | B: ${lone} | opened: A B | lap: A B | bank: -`, 60)
    expect(behind.chance).toBeLessThan(0.2)
    expect(ahead.chance).toBeGreaterThan(0.8)
  })
})

it('all bots answer every question other than the turn', () => {
  const poor = 'R1 R1 B1 B1 K3 K3 O5 O6 O8 O9 K11 K12 B13 B5'
  for (const bot of [captain, solver]) {
    expect(advice(bot, `pl | agenda: redeal A B | A: ${poor} | B: K2`)).toMatchObject({
      move: 'redeal yes',
      reason: { type: 'deal-is-poor' },
    })
    expect(advice(bot, 'pl | agenda: redeal A B | A: K1 | B: K2')).toMatchObject({
      move: 'redeal no',
      reason: { type: 'too-few-doublets' },
    })
    expect(advice(bot, 'pl | agenda: announcement A, end-turn A | A: R10 B10 J | B: K2').move).toBe('announce yes')
    expect(advice(bot, 'pl | agenda: announcement A, end-turn A | A: R9 B9 K9 | B: K2').move).toBe('announce no')
    expect(advice(bot, 'pl | A: K1 | B: K2 | lap: A B | bank: -').move).toBe('pass')
  }
})
