/** The levels of Rum Runner are in order, on a small sample: the ladder of the lab has the figures. */
import { at, LEVELS, type Bot } from '@tortuga/kit'
import { shareOfWins } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { rumRunner, type RunnerTypes } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import { bots, plainBots } from './index.ts'

const share = (one: Bot<RunnerTypes>, other: Bot<RunnerTypes>, deals: number): number =>
  shareOfWins(rumRunner, PRESETS.crown, [one, other], { deals, playouts: 60 })

it('the strongest beats the weakest and the one-step bot, and that one beats chance', () => {
  expect(share(bots.captain, bots[at(LEVELS, 0)], 4)).toBeGreaterThan(0.8)
  expect(share(bots.captain, plainBots.plain, 6)).toBeGreaterThan(0.6)
  expect(share(plainBots.plain, plainBots.random, 6)).toBeGreaterThan(0.8)
})
