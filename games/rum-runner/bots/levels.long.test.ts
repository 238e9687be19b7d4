/** The levels of Rum Runner are in order, on a small sample: the ladder of the lab has the figures. */
import { at, fastRandom, LEVELS, upTo, type Bot } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { rumRunner, type RunnerTypes } from '../rules/index.ts'
import { bots, plainBots } from './index.ts'

/** The share of wins of one bot against another, each deal played from both sides. */
const shareOf = (one: Bot<RunnerTypes>, other: Bot<RunnerTypes>, deals: number): number => {
  let won = 0
  for (const deal of upTo(deals))
    for (const mine of [0, 1]) {
      let { state } = rumRunner.setup(rumRunner.presets.crown ?? at(Object.values(rumRunner.presets), 0), 2, fastRandom(deal))
      for (let step = 1; rumRunner.awaited(state).length > 0; step += 1) {
        const seat = at(rumRunner.awaited(state), 0)
        const random = fastRandom(deal + 1000 * step)
        const { move } = (seat === mine ? one : other)(rumRunner.view(state, seat), { random, playouts: 60 })
        state = rumRunner.apply(state, seat, move, fastRandom(deal - step)).state
      }
      const places = rumRunner.outcome(state)?.places ?? []
      if (places[mine] === 1) won += 1 / places.filter(place => place === 1).length
    }
  return won / deals / 2
}

it('the strongest beats the weakest and the plain bot, and that one beats chance', () => {
  expect(shareOf(bots.captain, bots[at(LEVELS, 0)], 4)).toBeGreaterThan(0.8)
  expect(shareOf(bots.captain, plainBots.plain, 6)).toBeGreaterThan(0.6)
  expect(shareOf(plainBots.plain, plainBots.random, 6)).toBeGreaterThan(0.8)
})
