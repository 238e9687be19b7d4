/** Looking ahead: a few plays, each tried in the same imagined worlds, where the round is played to its end. What is counted are turns in such worlds. */
import { at, fastRandom, type Random, type Seat } from '@tortuga/kit'
import { totalsOf, type View } from '../rules/index.ts'
import { imagine, type Known } from './twin/imagine.ts'
import { playOn } from './twin/patience.ts'
import { copyWorld, playInPlace, valueOfCounts, type Counts, type World } from './twin/world.ts'

/** What can be laid; null: nothing. */
export type Candidate = { readonly laid: Counts | null }
export type Weighed<C> = { readonly candidate: C; readonly worlds: number; readonly mean: number }

/** What a seat that did not win has against it. */
const costOf = ({ options, racks, opened }: World, seat: Seat): number => {
  const flat = at(opened, seat) ? null : options.neverOpened
  return flat ?? valueOfCounts(at(racks, seat), options.jokerRackValue)
}

/** R9.2, R10.5: what each seat writes, near enough. */
const scoresOf = (world: World): readonly number[] => {
  const out = world.sizes.indexOf(0)
  const values = world.racks.map(rack => valueOfCounts(rack, world.options.jokerRackValue))
  const lowest = Math.min(...values)
  const wins = values.map((value, seat) => (out < 0 ? value === lowest : seat === out))
  const sum = wins.reduce((total, isWin, seat) => (isWin ? total : total + costOf(world, seat)), 0)
  return wins.map((isWin, seat) => (isWin ? sum : -costOf(world, seat)))
}

/** Points by which a lead is worth about three to one with a round to go. */
const LEAD = 120

/** The chance of winning the match when the round is over: certain in the last one, and before it by the lead. */
const chanceOf = (world: World, { rounds, options }: View, before: readonly number[], seat: Seat): number => {
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

/** A play needs to look this much better than the first one, for each root of a world tried: else luck would choose. */
const DOUBT = 0.5
/** Worlds' worth of an even chance, mixed into every mean. */
const EVEN = 4

/** The candidates, the best first. The first one given is what would be done without thought. */
export const lookAhead = <C extends Candidate>(
  known: Known,
  candidates: readonly C[],
  { random, playouts }: { readonly random: Random; readonly playouts: number },
): readonly Weighed<C>[] => {
  const { view, seat } = known
  const own = fastRandom(random.int(2 ** 32))
  const before = totalsOf(view)
  const sums = candidates.map(() => EVEN / view.seats)
  const most = candidates.length * (view.bankSize + 3 * view.seats) // turns in a world, or hardly more
  let worlds = 0
  for (let turns = 0; turns + most <= playouts; worlds += 1) {
    const world = imagine(known, own)
    for (const [index, { laid }] of candidates.entries()) {
      const tried = copyWorld(world)
      playInPlace(tried, laid)
      for (turns += 1; !tried.isOver; turns += 1) playOn(tried, own)
      sums[index] = at(sums, index) + chanceOf(tried, view, before, seat)
    }
  }
  const doubt = DOUBT / Math.sqrt(worlds + 1)
  const weighed = candidates.map((candidate, index) => ({ candidate, worlds, mean: at(sums, index) / (worlds + EVEN) }))
  const first = at(weighed, 0)
  const rankOf = (one: Weighed<C>): number => (one === first ? one.mean + doubt : one.mean)
  return weighed.toSorted((a, b) => rankOf(b) - rankOf(a))
}
