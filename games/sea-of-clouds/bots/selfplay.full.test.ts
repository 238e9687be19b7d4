/** A hundred matches of mixed bots for each number of captains, played through the kernel. `./tortuga lab sea-of-clouds` plays thousands. */
import { at, startMatch, fastRandom, submitMove, range, type Match } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { seaOfClouds, type SeaTypes } from '../rules/index.ts'
import { bots, baselineBots } from './index.ts'

const MATCHES = 100
const players = [...Object.values(baselineBots), bots['cabin-boy'], bots.captain]

/** Plays a match to its end. */
const playOut = (seats: number, seed: number): Match<SeaTypes> => {
  const random = fastRandom(seed)
  let { match } = startMatch(seaOfClouds, at(Object.values(seaOfClouds.presets), 0), seats, random)
  while (!match.over && match.version < 1000) {
    const seat = match.asked.findIndex(question => question !== null)
    const { move } = at(players, (seat + seed) % players.length)(seaOfClouds.view(match.state, seat), { random, playouts: 0 })
    const result = submitMove(seaOfClouds, match, { seat, question: match.asked[seat] ?? 0, move, by: 'bot', at: 0, clocks: null }, random)
    if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(result.refusal)}`)
    match = result.match
  }
  return match
}

it.each([2, 3, 4])(`${MATCHES} matches of %i captains end without an error or a refusal`, seats => {
  for (const seed of range(MATCHES)) {
    const { over, state } = playOut(seats, seed)
    expect([seed, over]).toEqual([seed, true])
    expect(seaOfClouds.outcome(state)?.scores).toHaveLength(seats)
  }
})
