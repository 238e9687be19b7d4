/** The twin plays exactly like the rules, move by move. `twin.full.test.ts` plays a thousand more matches. */
import { at, fastRandom, pick } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { rum } from '../../rules/index.ts'
import { deckWithCopies } from '../../rules/testing.ts'
import { sampleWorld, readViewFacts } from './sample-world.ts'
import { playBoth } from '../../test/play-both.ts'
import { countBits, NONE, PARROT } from './world.ts'

it('plays the same matches as the rules', () => {
  const presets = Object.values(rum.presets)
  let steps = 0
  for (let seed = 0; seed < 40; seed += 1) steps += playBoth(at(presets, seed % presets.length), 2 + (seed % 3), seed)
  expect(steps).toBeGreaterThan(1000)
})

it('[R4.7] respects `handMustContribute`', () => {
  for (let seed = 0; seed < 8; seed += 1)
    playBoth({ deck: 'paley', startSeat: 'random', beachBottles: 'chosen', handMustContribute: true }, 2, seed)
})

it('samples worlds that fit the view, also with a deck of equal cards', () => {
  for (const deck of ['paley', deckWithCopies]) {
    const random = fastRandom(4)
    let { state } = rum.setup({ deck, startSeat: 0, beachBottles: 'all', handMustContribute: false }, 3, random)
    for (let step = 0; step < 40 && rum.awaited(state).length > 0; step += 1) {
      const seat = at(rum.awaited(state), 0)
      const view = rum.view(state, seat)
      const world = sampleWorld(readViewFacts(view), random)
      expect([...world.hands].map(countBits)).toEqual(view.handSizes)
      expect(countBits(world.wreck)).toBe(view.wreckSize)
      const all = [...world.hands, world.wreck, ...Array.from(world.slots, card => (card === NONE ? 0 : 1 << card))]
      expect(all.reduce((sum, mask) => sum + countBits(mask), 0)).toBe(state.apart === null ? 22 : 21)
      expect(all.reduce((mask, one) => mask | one, 0) | (state.apart === null ? 0 : 1 << PARROT)).toBe((1 << 22) - 1)
      state = rum.apply(state, seat, pick([...rum.moves(view)], random), random).state
    }
  }
})
