/** The levels of Rummikub are in order, on a small sample: the ladder of the lab has the figures. */
import { at, LEVELS } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { PRESETS } from '../rules/options.ts'
import { duel } from './duel.ts'
import { bots, plainBots } from './index.ts'

it('the strongest beats the weakest and the one-step bot, and that one beats the plain one', () => {
  expect(duel(PRESETS.pl, bots.captain, bots[at(LEVELS, 0)], 2, 4, 300_000).share).toBeGreaterThan(0.8)
  expect(duel(PRESETS.pl, bots.captain, plainBots.solver, 2, 8, 300_000).share).toBeGreaterThan(0.7)
  expect(duel(PRESETS.pl, plainBots.solver, plainBots.plain, 2, 8, 300_000).share).toBeGreaterThan(0.7)
})
