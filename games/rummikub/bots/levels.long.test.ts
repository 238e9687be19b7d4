/** The levels of Rummikub are in order, on a small sample: the ladder of the lab has the figures. */
import { at, LEVELS, type Bot } from '@tortuga/kit'
import { shareOfWins } from '@tortuga/kit/laws'
import { expect, it } from 'vitest'
import { rummikub, type RummikubTypes } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import { bots, plainBots } from './index.ts'

const share = (one: Bot<RummikubTypes>, other: Bot<RummikubTypes>, deals: number): number =>
  shareOfWins(rummikub, PRESETS.pl, [one, other], { deals, playouts: 60 })

it('the strongest beats the weakest and the one-step bot, and that one beats the plain one', () => {
  expect(share(bots.captain, bots[at(LEVELS, 0)], 4)).toBeGreaterThan(0.8)
  expect(share(bots.captain, plainBots.solver, 6)).toBeGreaterThan(0.7)
  expect(share(plainBots.solver, plainBots.plain, 8)).toBeGreaterThan(0.7)
})
