/** The twin and the rules are one game: the same matches, move for move, by random moves and by its own. A thousand more are played by `twin.long.test.ts`. */
import { at, fastRandom, pick } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { rum } from '../../rules/index.ts'
import { twinDeck } from '../../rules/testing.ts'
import { imagine, readView } from './imagine.ts'
import { playBoth } from '../../test/twin.ts'
import { countBits, NONE, PARROT } from './world.ts'

it('plays the same matches as the rules', () => {
  const presets = Object.values(rum.presets)
  let steps = 0
  for (let seed = 0; seed < 40; seed += 1) steps += playBoth(at(presets, seed % presets.length), 2 + (seed % 3), seed)
  expect(steps).toBeGreaterThan(1000)
})

it('keeps a hand’s contribution where the options ask for it', () => {
  for (let seed = 0; seed < 8; seed += 1)
    playBoth({ deck: 'paley', startSeat: 'random', beachBottles: 'chosen', handMustContribute: true }, 2, seed)
})

it('imagines worlds that look like the view, and a deck of copies does not confuse it', () => {
  for (const deck of ['paley', twinDeck]) {
    const random = fastRandom(4)
    let { state } = rum.setup({ deck, startSeat: 0, beachBottles: 'all', handMustContribute: false }, 3, random)
    for (let step = 0; step < 40 && rum.awaited(state).length > 0; step += 1) {
      const seat = at(rum.awaited(state), 0)
      const view = rum.view(state, seat)
      const world = imagine(readView(view), random)
      expect([...world.hands].map(countBits)).toEqual(view.handSizes)
      expect(countBits(world.wreck)).toBe(view.wreckSize)
      const all = [...world.hands, world.wreck, ...Array.from(world.slots, card => (card === NONE ? 0 : 1 << card))]
      expect(all.reduce((sum, mask) => sum + countBits(mask), 0)).toBe(state.apart === null ? 22 : 21)
      expect(all.reduce((mask, one) => mask | one, 0) | (state.apart === null ? 0 : 1 << PARROT)).toBe((1 << 22) - 1)
      state = rum.apply(state, seat, pick([...rum.moves(view)], random), random).state
    }
  }
})
