/** Matches between bots: the same deal once for every turn of the seats, so that luck weighs less. */
import { at, fastRandom, upTo, type Bot, type Random } from '@tortuga/kit'
import { rummikub, type Options, type RummikubTypes, type State } from '../rules/index.ts'

type Player = Bot<RummikubTypes>
/** Looks at a position before each move. */
type Watch = (state: State, seat: number) => void

const play = (options: Options, players: readonly Player[], seed: number, watch: Watch): State => {
  const streams = upTo(4000)
  let { state } = rummikub.setup(options, players.length, fastRandom(seed))
  const random: Random = fastRandom(seed + 1)
  for (const step of streams) {
    const [seat] = rummikub.awaited(state)
    if (seat === undefined) break
    watch(state, seat)
    const { move } = at(players, seat)(rummikub.view(state, seat), { random, playouts: 0 })
    state = rummikub.apply(state, seat, move, fastRandom(seed * 7919 + step)).state
  }
  return state
}

/** How the first bot fared against the others: its share of wins (a shared win counts its part) with a 95 % interval over the deals, and its mean points. */
export type Duel = { readonly games: number; readonly share: number; readonly margin: number; readonly points: number }

export const duel = (
  options: Options,
  one: Player,
  other: Player,
  seats: number,
  deals: number,
  firstSeed: number,
  watch: Watch = () => undefined,
): Duel => {
  const shares: number[] = []
  let points = 0
  for (const deal of upTo(deals)) {
    let share = 0
    for (const mine of upTo(seats)) {
      const state = play(
        options,
        upTo(seats).map(seat => (seat === mine ? one : other)),
        firstSeed + deal,
        watch,
      )
      const { places, scores } = rummikub.outcome(state) ?? { places: [], scores: [] }
      if (places[mine] === 1) share += 1 / places.filter(place => place === 1).length
      points += scores[mine] ?? 0
    }
    shares.push(share / seats)
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / deals
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, deals - 1)
  return { games: deals * seats, share: mean, margin: 1.96 * Math.sqrt(spread / deals), points: points / (deals * seats) }
}
