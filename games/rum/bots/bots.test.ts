/** The bots obey the laws of all bots and find a winning set. */
import { at, fastRandom, type Bot } from '@tortuga/kit'
import { describeBots } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { notation, rum } from '../rules/index.ts'
import type { RumTypes } from '../rules/index.ts'
import { bots, baselineBots } from './index.ts'

const presets = Object.values(rum.presets)
const tables = [2, 3, 4].map(seats => ({ options: at(presets, seats % 2), seats, seed: seats, playouts: 10, moves: 20 }))
describeBots(rum, { ...bots, ...baselineBots }, tables)

const advice = (bot: Bot<RumTypes>, text: string): { readonly move: string; readonly chance: number | null; readonly reason: unknown } => {
  const { move, chance, reason } = bot(rum.view(notation.parseState(text), 0), { random: fastRandom(1), playouts: 200 })
  return { move: notation.printMove(move), chance, reason }
}
const CALM = 'beach: red2-orange1 red2-yellow1 red2-blue1'

describe.each([
  ['greedy', baselineBots.greedy],
  ['captain', bots.captain],
] as const)('%s', (_, bot) => {
  it('plays a set that wins', () => {
    const text = `pl | captains: red 8 A, orange 8 A, yellow 3 A | ${CALM} | A: green2-blue1 black2-green1 | B: -`
    expect(advice(bot, text)).toMatchObject({ move: expect.stringContaining('play green2-blue1/2'), reason: { type: 'wins' } })
  })

  it('gives the timeout move to a player who is not asked', () => {
    const view = rum.view(notation.parseState(`pl | turn: B | ${CALM} | A: green2-blue1 | B: -`), 0)
    expect(bot(view, { random: fastRandom(1), playouts: 10 })).toEqual({ move: rum.timeUp(view), chance: null, reason: null })
  })
})

it('the captain level gives its chance of winning', () => {
  const { chance } = advice(bots.captain, `pl | captains: red 8 A, orange 8 A, yellow 3 A | ${CALM} | A: green2-red1 | B: -`)
  expect(chance).toBeGreaterThan(0.6)
})
