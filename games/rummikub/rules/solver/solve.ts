/** The solver's entry points: the proven best play for a table and a rack, the best opening, whether tiles can be arranged at all.
 *
 *  It assumes that jokers move freely, as in the default rules. Method: build the transition network of the position (`network.ts`), get an
 *  upper bound from dual prices (`dual-prices.ts`), and search with that bound (`beam-search.ts`), widening until bound and result meet. */
import { faceAt, FACE_COUNT, JOKER, JOKER_INDEX, numberOf, countFaces } from '../data/pieces.ts'
import { sumOf } from '../sets/sets.ts'
import { FREE_SETS } from '../sets/sets.ts'
import type { Face, TileSet } from '../data/types.ts'
import { beamSearch } from './beam-search.ts'
import { placeSpareJokers, buildSets } from './build-sets.ts'
import { createPrices, evaluatePrices, improvePrices } from './dual-prices.ts'
import { createNetwork, buildNetwork, NEVER, SCALE, type SolverProblem } from './network.ts'
import { get } from './run-states.ts'
import { createSearchNodes } from './search-nodes.ts'

export const OBJECTIVES = ['tiles', 'value'] as const
/** Maximise the tiles laid from the rack, or their points. A rack joker is one tile and 30 points: what it costs if it stays. */
export type Objective = (typeof OBJECTIVES)[number]

export type Solution = {
  readonly sets: readonly TileSet[] // the whole table; for an opening only the new sets
  readonly laid: readonly Face[] // from the rack
  readonly left: readonly Face[]
  readonly tiles: number
  readonly value: number
}

const JOKER_VALUE = 30
const ONES: readonly number[] = Array.from({ length: 13 }, () => 1)
const NUMBERED: readonly number[] = Array.from({ length: 13 }, (_, index) => index + 1)

/** Start values of the search: rounds of price improvement, beam width, and how far below the bound it accepts results. All grow until the optimum is proven. */
const MAX_ROUNDS = 48
const FIRST = { rounds: 6, width: 4, slack: 0 }

const net = createNetwork({
  table: new Uint8Array(FACE_COUNT),
  rack: new Uint8Array(FACE_COUNT),
  jokers: 0,
  leastJokers: 0,
  weights: ONES,
  jokerWeights: ONES,
  leastSum: 0,
  spare: true,
})
const prices = createPrices()
const nodes = createSearchNodes()

/** The sets and the gain of an optimal arrangement; null if there is none. It first searches for a gain equal to the bound, then for less and less. */
const search = (problem: SolverProblem): { readonly sets: readonly TileSet[]; readonly gain: number } | null => {
  buildNetwork(net, problem)
  prices.tile.fill(0)
  prices.joker = 0
  if (evaluatePrices(net, prices) === NEVER) return null
  let { rounds, width, slack } = FIRST
  const slackStep = problem.weights === ONES ? 1 : 2
  const unit = SCALE * (problem.weights[6] ?? 1) // the gain of an average tile
  let highest = Infinity // proven upper limit of the gain
  let reached = -SCALE
  let sets: readonly TileSet[] | null = null
  while (reached < highest) {
    improvePrices(net, prices, reached, rounds, 2 * unit + slack * SCALE)
    rounds = Math.min(rounds * 2, MAX_ROUNDS)
    highest = Math.min(highest, Math.floor(prices.bound / SCALE) * SCALE)
    const least = Math.max(reached, highest - (slack + 1) * SCALE)
    if (least >= highest) break
    const { node, gain, proven } = beamSearch(net, prices, nodes, width, least, highest)
    if (node >= 0) {
      sets = buildSets(net, nodes, node)
      reached = gain
    }
    if (proven) {
      highest = gain
      slack = slack * 2 + slackStep
      width = FIRST.width
    } else width *= 8
  }
  return sets === null ? null : { sets, gain: reached / SCALE }
}

/** An optimal arrangement of the table with tiles of the rack; null if the table cannot be arranged or the sum cannot be reached.
 *  It first solves the relaxation that sets spare jokers aside, which is faster, and solves the full problem only if they do not fit in afterwards. */
const arrangeBest = (
  table: Uint8Array,
  rack: Uint8Array,
  weights: readonly number[],
  jokerWeights: readonly number[],
  leastSum: number,
): readonly TileSet[] | null => {
  const [fixed, own] = [get(table, JOKER_INDEX), get(rack, JOKER_INDEX)]
  const problem: SolverProblem = { table, rack, jokers: fixed + own, leastJokers: fixed, weights, jokerWeights, leastSum, spare: true }
  if (leastSum === 0 && (jokerWeights !== NUMBERED || fixed + own === 0)) {
    const relaxed = search(problem)
    if (relaxed === null) return null
    const used = relaxed.sets.reduce((sum, { tiles }) => sum + tiles.filter(tile => tile === JOKER).length, 0)
    if (relaxed.sets.length === 0) return fixed > 0 ? null : []
    const placed = placeSpareJokers(relaxed.sets, fixed + own - used)
    if (placed !== null) return placed
  }
  return search({ ...problem, spare: false })?.sets ?? null
}

const take = (rack: readonly Face[], used: Uint8Array): { readonly laid: readonly Face[]; readonly left: readonly Face[] } => {
  const laid: Face[] = []
  const left = rack.filter(face => {
    const index = face === JOKER ? JOKER_INDEX : (FACE_INDEX.get(face) ?? 0)
    if (get(used, index) === 0) return true
    used[index] = get(used, index) - 1
    laid.push(face)
    return false
  })
  return { laid, left }
}
const FACE_INDEX: ReadonlyMap<Face, number> = new Map(Array.from({ length: FACE_COUNT }, (_, index) => [faceAt(index), index]))

/** By face, how many more tiles the sets have than the table had. */
const countLaid = (sets: readonly TileSet[], table: Uint8Array): Uint8Array => {
  const used = countFaces(sets.flatMap(({ tiles }) => tiles))
  for (let index = 0; index < FACE_COUNT; index += 1) used[index] = get(used, index) - get(table, index)
  return used
}

const describe = (sets: readonly TileSet[], table: Uint8Array, rack: readonly Face[]): Solution => {
  const { laid, left } = take(rack, countLaid(sets, table))
  const value = laid.reduce((sum, face) => sum + (face === JOKER ? JOKER_VALUE : numberOf(face)), 0)
  return { sets, laid, left, tiles: laid.length, value }
}

const weightsFor = (objective: Objective): readonly [readonly number[], readonly number[]] =>
  objective === 'tiles' ? [ONES, ONES] : [NUMBERED, JOKER_VALUES]
const JOKER_VALUES: readonly number[] = ONES.map(() => JOKER_VALUE)

/** The best play of a player who has opened. Null if the table itself cannot be arranged. */
export const solve = (table: readonly Face[], rack: readonly Face[], objective: Objective): Solution | null => {
  const fixed = countFaces(table)
  const [weights, jokerWeights] = weightsFor(objective)
  const sets = arrangeBest(fixed, countFaces(rack), weights, jokerWeights, 0)
  return sets === null ? null : describe(sets, fixed, rack)
}

/** The best opening from the rack alone that counts at least `least` points, jokers as the tiles they stand for; null if there is none. */
export const solveOpening = (rack: readonly Face[], objective: Objective, least: number): Solution | null => {
  const none = new Uint8Array(FACE_COUNT)
  const [weights, jokerWeights] = weightsFor(objective)
  const sets = arrangeBest(none, countFaces(rack), weights, jokerWeights, least)
  return sets === null || sets.length === 0 ? null : describe(sets, none, rack)
}

/** Limits of the quick search: few rounds of price improvement, a narrow beam aimed at the bound, then a wider one for any gain. Large racks have more good plays, so they need less width. */
const QUICK = { rounds: 2, narrow: 12, wide: 256, large: 18, wideForLarge: 32 }

/** A good play that gains more than `least`, not proven optimal; null if none was found. */
const solveQuickly = (problem: SolverProblem, least: number, width: number): readonly TileSet[] | null => {
  buildNetwork(net, problem)
  prices.tile.fill(0)
  prices.joker = 0
  if (evaluatePrices(net, prices) === NEVER) return null
  improvePrices(net, prices, least, QUICK.rounds, 2 * SCALE)
  const highest = Math.floor(prices.bound / SCALE) * SCALE
  if (highest <= least) return null
  const near = beamSearch(net, prices, nodes, QUICK.narrow, Math.max(least, highest - SCALE), highest)
  const { node } = near.node >= 0 ? near : beamSearch(net, prices, nodes, width, least, highest)
  return node < 0 ? null : buildSets(net, nodes, node)
}

/** A good play, found quickly for the bots' playouts: by face, the tiles it lays, usually the maximum and always more than `least`. Null if none was found. */
export const findQuickPlay = (table: Uint8Array, rack: Uint8Array, size: number, least: number): Uint8Array | null => {
  const [fixed, own] = [get(table, JOKER_INDEX), get(rack, JOKER_INDEX)]
  const problem = { table, rack, jokers: fixed + own, leastJokers: fixed, weights: ONES, jokerWeights: ONES, leastSum: 0, spare: true }
  const relaxed = solveQuickly(problem, least * SCALE, size > QUICK.large ? QUICK.wideForLarge : QUICK.wide)
  if (relaxed === null) return null
  const used = relaxed.reduce((sum, { tiles }) => sum + tiles.filter(tile => tile === JOKER).length, 0)
  const sets = placeSpareJokers(relaxed, fixed + own - used)
  return sets === null ? null : countLaid(sets, table)
}

/** By face, the tiles of the opening that lays most, proven optimal; null if there is none. */
export const findOpeningCounts = (rack: Uint8Array, least: number): Uint8Array | null => {
  const none = new Uint8Array(FACE_COUNT)
  const sets = arrangeBest(none, rack, ONES, ONES, least)
  return sets === null || sets.length === 0 ? null : countLaid(sets, none)
}

/** R9.5: the highest points that disjoint sets from these tiles can count, jokers at their best positions. */
export const bestSum = (rack: readonly Face[]): number => {
  const sets = arrangeBest(new Uint8Array(FACE_COUNT), countFaces(rack), NUMBERED, NUMBERED, 0) ?? []
  return sets.reduce((sum, set) => sum + sumOf(set, FREE_SETS), 0)
}

/** Whether at least one tile of the rack can be laid. */
export const canLay = (table: readonly Face[], rack: readonly Face[]): boolean => (solve(table, rack, 'tiles')?.tiles ?? 0) > 0

/** Arranges all these tiles in valid sets; null if that is impossible. */
export const arrangeAll = (tiles: readonly Face[]): readonly TileSet[] | null =>
  arrangeBest(countFaces(tiles), new Uint8Array(FACE_COUNT), ONES, ONES, 0)
