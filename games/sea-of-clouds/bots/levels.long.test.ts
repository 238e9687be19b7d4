/** The levels of Sea of Clouds are in order, on a small sample: the ladder of the lab has the figures. */
import { at, fastRandom, LEVELS, upTo, type Bot } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { seaOfClouds, type SeaTypes } from '../rules/index.ts'
import { bots, plainBots } from './index.ts'

const PLAYOUTS = 25

/** The share of wins of one bot against another at two seats, each deal played from both seats. */
const shareOf = (one: Bot<SeaTypes>, other: Bot<SeaTypes>, deals: number): number => {
  let won = 0
  for (const deal of upTo(deals))
    for (const mine of [0, 1]) {
      let { state } = seaOfClouds.setup(at(Object.values(seaOfClouds.presets), 0), 2, fastRandom(deal))
      for (let step = 1; seaOfClouds.awaited(state).length > 0; step += 1) {
        const seat = at(seaOfClouds.awaited(state), 0)
        const random = fastRandom(deal + 1000 * step)
        const { move } = (seat === mine ? one : other)(seaOfClouds.view(state, seat), { random, playouts: PLAYOUTS })
        state = seaOfClouds.apply(state, seat, move, fastRandom(deal - step)).state
      }
      const places = seaOfClouds.outcome(state)?.places ?? []
      if (places[mine] === 1) won += 1 / places.filter(place => place === 1).length
    }
  return won / deals / 2
}

it('the strongest beats the weakest and the one-step bot, and that one beats chance', () => {
  expect(shareOf(bots.captain, bots[at(LEVELS, 0)], 6)).toBeGreaterThan(0.8)
  expect(shareOf(bots.captain, plainBots.weigher, 12)).toBeGreaterThan(0.5)
  expect(shareOf(plainBots.weigher, plainBots.random, 6)).toBeGreaterThan(0.8)
})
