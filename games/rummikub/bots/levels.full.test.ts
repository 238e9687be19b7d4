/** The bot levels are in order of strength, in a small sample; the lab's ladder has exact figures. */
import { at, LEVELS, type Bot } from '@tortuga/kit'
import { winRate } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { rummikub, type RummikubTypes } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import { bots, baselineBots } from './index.ts'

const share = (one: Bot<RummikubTypes>, other: Bot<RummikubTypes>, deals: number): number =>
  winRate(rummikub, PRESETS.pl, [one, other], { deals, playouts: 60 })

it('captain beats cabin boy and the solver bot, and the solver bot beats the plain bot', () => {
  expect(share(bots.captain, bots[at(LEVELS, 0)], 4)).toBeGreaterThan(0.8)
  expect(share(bots.captain, baselineBots.solver, 6)).toBeGreaterThan(0.7)
  expect(share(baselineBots.solver, baselineBots.plain, 8)).toBeGreaterThan(0.7)
})
