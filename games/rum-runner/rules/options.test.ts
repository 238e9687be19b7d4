/** Presets and input schemas. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rumRunner } from './index.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS, PublicOptionsSchema } from './options.ts'
import { duplicateCrewCards } from './testing.ts'

describe('options', () => {
  it('[R2.1, R2.5, R10.4] the default has random sides, no mulligan and no turn limit', () => {
    expect(Object.keys(rumRunner.presets)).toEqual(['lot', 'crown', 'pirate'])
    expect(rumRunner.presets.lot).toEqual({ cards: 'standard', crown: 'random', mulligan: false, turnCap: null, bank: 'open' })
  })

  it('[R1.2] lab and engine accept card data, the server only names of card files', () => {
    const own = { ...PRESETS.lot, cards: duplicateCrewCards }
    expect(v.parse(OptionsSchema, own)).toEqual(own)
    expect(v.is(PublicOptionsSchema, own)).toBe(false)
    expect(v.is(PublicOptionsSchema, PRESETS.pirate)).toBe(true)
    expect(v.is(OptionsSchema, { ...PRESETS.lot, stakes: 5 })).toBe(false)
    expect(v.is(OptionsSchema, { ...PRESETS.lot, turnCap: 0 })).toBe(false)
    expect(v.is(OptionsSchema, { ...PRESETS.lot, turnCap: null })).toBe(true)
  })

  it('rejects moves and drafts of the wrong shape', () => {
    const fits = (move: unknown): boolean => v.is(MoveSchema, move)
    expect(fits({ type: 'raid', island: 0, ships: [0, 2] })).toBe(true)
    expect(fits({ type: 'raid', island: -1, ships: [] })).toBe(false)
    expect(fits({ type: 'raise', hazards: [{ hazard: 0, own: 0, extra: 1 }] })).toBe(true)
    expect(fits({ type: 'raise', hazards: [{ hazard: 0, own: 0.5, extra: 1 }] })).toBe(false)
    expect(fits({ type: 'pass' })).toBe(false)
    expect(v.is(DraftSchema, { type: 'ships', ships: [1] })).toBe(true)
    expect(v.is(DraftSchema, { type: 'cards', cards: ['reef'] })).toBe(false)
  })
})
