/** Sampled states look like the real one to the viewer, and every hidden card is equally likely in each place. */
import { at, fastRandom, pick, range, type Seat } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { seaOfClouds, type State } from '../../rules/index.ts'
import { otherDeck } from '../../rules/testing.ts'
import { createWorldSampler } from './world-sampler.ts'

const standard = at(Object.values(seaOfClouds.presets), 0)

/** Visits every question of a random match. */
const walk = (options: State['options'], seats: number, seed: number, visit: (state: State, seat: Seat, step: number) => void): void => {
  const random = fastRandom(seed)
  let { state } = seaOfClouds.setup(options, seats, random)
  for (let step = 0; ; step += 1) {
    const [seat] = seaOfClouds.awaited(state)
    if (seat === undefined) return
    visit(state, seat, step)
    state = seaOfClouds.apply(state, seat, pick(Array.from(seaOfClouds.moves(seaOfClouds.view(state, seat))), random), random).state
  }
}

describe.each([
  [2, standard],
  [3, standard],
  [4, { ...standard, deck: otherDeck }],
] as const)('at %i seats', (seats, options) => {
  it('sampled states have the same view, the same cards, and differ from each other', () => {
    let different = 0
    walk(options, seats, 11 * seats, (state, seat, step) => {
      const view = seaOfClouds.view(state, seat)
      const sample = createWorldSampler(view, fastRandom(step))
      const worlds = range(3).map(world => sample(fastRandom(world)))
      for (const world of worlds) {
        expect(seaOfClouds.view(world, seat)).toEqual(view)
        expect(seaOfClouds.secrets.pieces(world).toSorted()).toEqual(seaOfClouds.secrets.pieces(state).toSorted())
      }
      if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) different += 1
    })
    expect(different).toBeGreaterThan(10)
  })
})

it('every hidden card is equally likely in each of its possible places', () => {
  const { state } = seaOfClouds.setup(standard, 3, fastRandom(5))
  const seat = at(seaOfClouds.awaited(state), 0)
  const sample = createWorldSampler(seaOfClouds.view(state, seat), fastRandom(1))
  const [random, worlds] = [fastRandom(2), 2000]
  const found = new Map<string, number>()
  for (let world = 0; world < worlds; world += 1) {
    const { card } = at(at(sample(random).shares, 1).cards, 0)
    found.set(card, (found.get(card) ?? 0) + 1)
  }
  const counts = Array.from(found.values())
  expect(counts.length).toBeGreaterThan(15)
  const expected = worlds / counts.length
  expect(Math.min(...counts)).toBeGreaterThan(expected / 2)
  expect(Math.max(...counts)).toBeLessThan(expected * 2)
})
