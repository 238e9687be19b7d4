/** The levels of RUM are in order, on a small sample: the ladder of the lab has the figures. */
import { at, LEVELS, type Bot } from '@tortuga/kit'
import { shareOfWins } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { rum, type RumTypes } from '../rules/index.ts'
import { bots, plainBots } from './index.ts'

const share = (one: Bot<RumTypes>, other: Bot<RumTypes>, deals: number): number =>
  shareOfWins(rum, at(Object.values(rum.presets), 0), [one, other], { deals, playouts: 40 })

it('the strongest beats the weakest and the one-step bot, and that one beats chance', () => {
  expect(share(bots.captain, bots[at(LEVELS, 0)], 6)).toBeGreaterThan(0.8)
  expect(share(bots.captain, plainBots.greedy, 12)).toBeGreaterThan(0.5)
  expect(share(plainBots.greedy, plainBots.random, 6)).toBeGreaterThan(0.8)
})
