/** Monte Carlo comparison of a few plays: each is tried in the same sampled worlds, and the round is played to its end. The budget counts playout turns. */
import { at, fastRandom, type Random, type Seat } from '@tortuga/kit'
import { totalsOf, type View } from '../rules/index.ts'
import { playTurn } from './twin/playout-policy.ts'
import { sampleWorld, type KnownTiles } from './twin/sample-world.ts'
import { copyWorld, playInPlace, valueOfCounts, type TileCounts, type CountWorld } from './twin/world.ts'

/** The tiles to lay; null to lay nothing. */
export type CandidatePlay = { readonly laid: TileCounts | null }
export type RatedPlay<C> = { readonly candidate: C; readonly worlds: number; readonly mean: number }

/** The points that a losing seat loses. */
const costOf = ({ options, racks, opened }: CountWorld, seat: Seat): number => {
  const flat = at(opened, seat) ? null : options.neverOpened
  return flat ?? valueOfCounts(at(racks, seat), options.jokerRackValue)
}

/** R9.2, R10.5: the scores of the round, approximately. */
const scoresOf = (world: CountWorld): readonly number[] => {
  const out = world.sizes.indexOf(0)
  const values = world.racks.map(rack => valueOfCounts(rack, world.options.jokerRackValue))
  const lowest = Math.min(...values)
  const wins = values.map((value, seat) => (out < 0 ? value === lowest : seat === out))
  const sum = wins.reduce((total, isWin, seat) => (isWin ? total : total + costOf(world, seat)), 0)
  return wins.map((isWin, seat) => (isWin ? sum : -costOf(world, seat)))
}

/** A lead of this many points with one round to go means an 80% chance against one opponent. */
const LEAD = 120

/** The chance of winning the match after this round: known in the last round, estimated from the lead before that. */
const chanceOf = (world: CountWorld, { rounds, options }: View, before: readonly number[], seat: Seat): number => {
  const totals = scoresOf(world).map((score, other) => score + at(before, other))
  const own = at(totals, seat)
  const left = options.rounds - rounds.length - 1
  if (left === 0) return totals.some(total => total > own) ? 0 : 1 / totals.filter(total => total === own).length
  const scale = LEAD * Math.sqrt(left)
  const weigh = (total: number): number => {
    const lead = (total - own) / scale
    return lead > 0 ? (1 + lead) * (1 + lead) : 1 / ((1 - lead) * (1 - lead))
  }
  return 1 / totals.reduce((sum, total) => sum + weigh(total), 0)
}

/** How much better than the default another play must be, divided by the square root of the worlds tried: otherwise noise would decide. */
const DOUBT = 0.5
/** Prior: every mean starts with this many worlds of even chances. */
const EVEN = 4

/** Rates the candidates, best first. The first one given is the default and wins ties. */
export const lookAhead = <C extends CandidatePlay>(
  known: KnownTiles,
  candidates: readonly C[],
  { random, playouts }: { readonly random: Random; readonly playouts: number },
): readonly RatedPlay<C>[] => {
  const { view, seat } = known
  const playoutRandom = fastRandom(random.int(2 ** 32))
  const before = totalsOf(view)
  const sums = candidates.map(() => EVEN / view.seats)
  const most = candidates.length * (view.bankSize + 3 * view.seats) // about the most turns that one world takes
  let worlds = 0
  for (let turns = 0; turns + most <= playouts; worlds += 1) {
    const world = sampleWorld(known, playoutRandom)
    for (const [index, { laid }] of candidates.entries()) {
      const tried = copyWorld(world)
      playInPlace(tried, laid)
      for (turns += 1; !tried.isOver; turns += 1) playTurn(tried, playoutRandom)
      sums[index] = at(sums, index) + chanceOf(tried, view, before, seat)
    }
  }
  const doubt = DOUBT / Math.sqrt(worlds + 1)
  const rated = candidates.map((candidate, index) => ({ candidate, worlds, mean: at(sums, index) / (worlds + EVEN) }))
  const first = at(rated, 0)
  const rankOf = (one: RatedPlay<C>): number => (one === first ? one.mean + doubt : one.mean)
  return rated.toSorted((a, b) => rankOf(b) - rankOf(a))
}
