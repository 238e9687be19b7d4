/** A hundred matches of mixed bots at each number of captains, through the kernel: no fault, no refusal, and every one comes to an end. `npm run selfplay` plays thousands. */
import { at, begin, fastRandom, submit, upTo, type Match } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { seaOfClouds, type SeaTypes } from '../rules/index.ts'
import { bots, plainBots } from './index.ts'

const MATCHES = 100
const players = [...Object.values(plainBots), bots['cabin-boy'], bots.captain]

/** The match when it is over, with all its moves taken. */
const playOut = (seats: number, seed: number): Match<SeaTypes> => {
  const random = fastRandom(seed)
  let { match } = begin(seaOfClouds, at(Object.values(seaOfClouds.presets), 0), seats, random)
  while (!match.over && match.version < 1000) {
    const seat = match.asked.findIndex(question => question !== null)
    const { move } = at(players, (seat + seed) % players.length)(seaOfClouds.view(match.state, seat), { random, playouts: 0 })
    const made = submit(seaOfClouds, match, { seat, question: match.asked[seat] ?? 0, move, by: 'bot', at: 0, clocks: null }, random)
    if (!made.ok) throw new Error(`seed ${seed}: ${JSON.stringify(made.refusal)}`)
    match = made.match
  }
  return match
}

it.each([2, 3, 4])(`${MATCHES} matches of %i captains end without a fault`, seats => {
  for (const seed of upTo(MATCHES)) {
    const { over, state } = playOut(seats, seed)
    expect([seed, over]).toEqual([seed, true])
    expect(seaOfClouds.outcome(state)?.scores).toHaveLength(seats)
  }
})
