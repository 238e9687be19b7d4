/** Each level beats the one below it, over mirrored deals. */
import { describe, expect, it } from 'vitest'
import { PRESETS } from '../rules/options.ts'
import { duel } from './duel.ts'
import { bots } from './index.ts'

describe('the ladder', () => {
  it('solver beats plain: the whole interval lies above one half', () => {
    const { share, margin } = duel(PRESETS.pl, bots.solver, bots.plain, 2, 30, 300_000)
    expect(share - margin).toBeGreaterThan(0.5)
  })

  it('patient beats solver: the share of 120 games lies above one half', () => {
    expect(duel(PRESETS.pl, bots.patient, bots.solver, 2, 60, 300_000).share).toBeGreaterThan(0.5)
  })
})
