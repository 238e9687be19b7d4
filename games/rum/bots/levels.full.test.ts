/** A small sample shows that stronger levels win more; the ladder of the lab measures it. */
import { at, LEVELS, type Bot } from '@tortuga/kit'
import { winRate } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { rum, type RumTypes } from '../rules/index.ts'
import { bots, baselineBots } from './index.ts'

const share = (one: Bot<RumTypes>, other: Bot<RumTypes>, deals: number): number =>
  winRate(rum, at(Object.values(rum.presets), 0), [one, other], { deals, playouts: 40 })

it('the strongest level beats the weakest and the greedy bot, and the greedy bot beats the random one', () => {
  expect(share(bots.captain, bots[at(LEVELS, 0)], 6)).toBeGreaterThan(0.8)
  expect(share(bots.captain, baselineBots.greedy, 12)).toBeGreaterThan(0.5)
  expect(share(baselineBots.greedy, baselineBots.random, 6)).toBeGreaterThan(0.8)
})
