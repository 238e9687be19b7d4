/** Plays a thousand matches with the rules and the twin, in both editions and at every number of seats; `TWIN_MATCHES=3000` plays more. */
import { at } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { rum } from '../../rules/index.ts'
import { playBoth } from '../../test/play-both.ts'

const MATCHES = Number(process.env['TWIN_MATCHES'] ?? 1000)

it(`plays the same ${MATCHES} matches as the rules`, () => {
  const presets = Object.values(rum.presets)
  let steps = 0
  for (let seed = 10_000; seed < 10_000 + MATCHES; seed += 1) steps += playBoth(at(presets, seed % presets.length), 2 + (seed % 3), seed)
  expect(steps).toBeGreaterThan(MATCHES * 33)
})
