/** The edition that the options of a match belong to. */
import { rummikub } from '@tortuga/rummikub/rules'
import { expect, it } from 'vitest'
import { nearestPreset } from './match-rules.tsx'

it('is the preset with the fewest differences', () => {
  const nearest = (preset: string, change: object): string => nearestPreset(rummikub.presets, { ...rummikub.presets[preset], ...change })[0]
  expect(nearest('pl', {})).toBe('pl')
  expect(nearest('sabra', { rounds: 3, penaltyTiles: 3 })).toBe('sabra')
  expect(nearest('english', { jokerRackValue: 50 })).toBe('english')
})
