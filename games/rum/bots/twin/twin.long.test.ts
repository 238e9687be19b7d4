/** Three thousand matches through the rules and the twin, in both editions and at every number of seats. */
import { at } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { rum } from '../../rules/index.ts'
import { playBoth } from '../../test/twin.ts'

it('plays the same matches as the rules', () => {
  const presets = Object.values(rum.presets)
  let steps = 0
  for (let seed = 10_000; seed < 13_000; seed += 1) steps += playBoth(at(presets, seed % presets.length), 2 + (seed % 3), seed)
  expect(steps).toBeGreaterThan(100_000)
})
