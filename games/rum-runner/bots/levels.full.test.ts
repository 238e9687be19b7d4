/** Higher levels beat lower ones, on a small sample; the lab's ladder has exact results. */
import { at, LEVELS, type Bot } from '@tortuga/kit'
import { winRate } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { rumRunner, type RunnerTypes } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import { bots, baselineBots } from './index.ts'

const share = (one: Bot<RunnerTypes>, other: Bot<RunnerTypes>, deals: number): number =>
  winRate(rumRunner, PRESETS.crown, [one, other], { deals, playouts: 60 })

it('the strongest level beats the weakest and the plain bot, which beats the random bot', () => {
  expect(share(bots.captain, bots[at(LEVELS, 0)], 4)).toBeGreaterThan(0.8)
  expect(share(bots.captain, baselineBots.plain, 6)).toBeGreaterThan(0.6)
  expect(share(baselineBots.plain, baselineBots.random, 6)).toBeGreaterThan(0.8)
})
