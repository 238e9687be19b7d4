/** Stronger levels beat weaker ones, on a small sample. The lab's ladder has the exact figures. */
import { at, LEVELS, type Bot } from '@tortuga/kit'
import { winRate } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { seaOfClouds, type SeaTypes } from '../rules/index.ts'
import { bots, baselineBots } from './index.ts'

const share = (one: Bot<SeaTypes>, other: Bot<SeaTypes>, deals: number): number =>
  winRate(seaOfClouds, at(Object.values(seaOfClouds.presets), 0), [one, other], { deals, playouts: 25 })

it('the strongest level beats the weakest and the one-step bot, which beats the random bot', () => {
  expect(share(bots.captain, bots[at(LEVELS, 0)], 6)).toBeGreaterThan(0.8)
  expect(share(bots.captain, baselineBots.weigher, 12)).toBeGreaterThan(0.5)
  expect(share(baselineBots.weigher, baselineBots.random, 6)).toBeGreaterThan(0.8)
})
