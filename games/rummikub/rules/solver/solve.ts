/** The solver: the best play for a table and a rack, proven; whether a rack can open; whether tiles can be arranged at all. Jokers move freely, as the default rules have it. */
import { faceAt, FACE_COUNT, JOKER, JOKER_INDEX, numberOf, tally } from '../pieces.ts'
import { sumOf } from '../sets.ts'
import { FREE_SETS } from '../sets.ts'
import type { Face, TileSet } from '../types.ts'
import { createNetwork, layOut, NEVER, SCALE, type Problem } from './network.ts'
import { createWalk } from './nodes.ts'
import { createPrices, evaluate, improve } from './prices.ts'
import { placeSpare, rebuild } from './rebuild.ts'
import { get } from './runs.ts'
import { walkThrough } from './walk.ts'

export const OBJECTIVES = ['tiles', 'value'] as const
/** Most tiles off the rack, or most points. A joker of the rack is one tile, and 30 points: what it would cost if it stayed. */
export type Objective = (typeof OBJECTIVES)[number]

export type Solution = {
  readonly sets: readonly TileSet[] // the whole table; with an opening the new sets alone
  readonly laid: readonly Face[] // from the rack
  readonly left: readonly Face[]
  readonly tiles: number
  readonly value: number
}

const JOKER_VALUE = 30
const ONES: readonly number[] = Array.from({ length: 13 }, () => 1)
const NUMBERED: readonly number[] = Array.from({ length: 13 }, (_, index) => index + 1)

/** Where the search begins: rounds of pricing, states kept a number, and how far below the bound it looks. All grow until the best is proven. */
const MOST_ROUNDS = 48
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
const walk = createWalk()

/** The sets of a best arrangement and what it gains, in points of the problem; null where there is none. First only the bound itself is aimed at, then less and less. */
const search = (problem: Problem): { readonly sets: readonly TileSet[]; readonly gain: number } | null => {
  layOut(net, problem)
  prices.tile.fill(0)
  prices.joker = 0
  if (evaluate(net, prices) === NEVER) return null
  let { rounds, width, slack } = FIRST
  const pace = problem.weights === ONES ? 1 : 2
  const unit = SCALE * (problem.weights[6] ?? 1) // a middling tile
  let highest = Infinity // nothing above this can be reached
  let reached = -SCALE
  let sets: readonly TileSet[] | null = null
  while (reached < highest) {
    improve(net, prices, reached, rounds, 2 * unit + slack * SCALE)
    rounds = Math.min(rounds * 2, MOST_ROUNDS)
    highest = Math.min(highest, Math.floor(prices.bound / SCALE) * SCALE)
    const least = Math.max(reached, highest - (slack + 1) * SCALE)
    if (least >= highest) break
    const { node, gain, proven } = walkThrough(net, prices, walk, width, least, highest)
    if (node >= 0) {
      sets = rebuild(net, walk, node)
      reached = gain
    }
    if (proven) {
      highest = gain
      slack = slack * 2 + pace
      width = FIRST.width
    } else width *= 8
  }
  return sets === null ? null : { sets, gain: reached / SCALE }
}

/** A best arrangement of the table with tiles of the rack; null where the table cannot be arranged, or the sum not be reached. */
const arrangeBest = (
  table: Uint8Array,
  rack: Uint8Array,
  weights: readonly number[],
  jokerWeights: readonly number[],
  leastSum: number,
): readonly TileSet[] | null => {
  const [fixed, own] = [get(table, JOKER_INDEX), get(rack, JOKER_INDEX)]
  const problem: Problem = { table, rack, jokers: fixed + own, leastJokers: fixed, weights, jokerWeights, leastSum, spare: true }
  if (leastSum === 0 && (jokerWeights !== NUMBERED || fixed + own === 0)) {
    const relaxed = search(problem)
    if (relaxed === null) return null
    const used = relaxed.sets.reduce((sum, { tiles }) => sum + tiles.filter(tile => tile === JOKER).length, 0)
    if (relaxed.sets.length === 0) return fixed > 0 ? null : []
    const placed = placeSpare(relaxed.sets, fixed + own - used)
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

/** How many of each tile these sets have more than the table had. */
const countLaid = (sets: readonly TileSet[], table: Uint8Array): Uint8Array => {
  const used = tally(sets.flatMap(({ tiles }) => tiles))
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

/** The best play after the opening: all tiles of the table stay on it. Null where they cannot be arranged at all. */
export const solve = (table: readonly Face[], rack: readonly Face[], objective: Objective): Solution | null => {
  const fixed = tally(table)
  const [weights, jokerWeights] = weightsFor(objective)
  const sets = arrangeBest(fixed, tally(rack), weights, jokerWeights, 0)
  return sets === null ? null : describe(sets, fixed, rack)
}

/** The best opening from the rack alone that counts at least so much, jokers at what they stand for; null where there is none. */
export const solveOpening = (rack: readonly Face[], objective: Objective, least: number): Solution | null => {
  const none = new Uint8Array(FACE_COUNT)
  const [weights, jokerWeights] = weightsFor(objective)
  const sets = arrangeBest(none, tally(rack), weights, jokerWeights, least)
  return sets === null || sets.length === 0 ? null : describe(sets, none, rack)
}

/** Little pricing, a narrow walk for what the prices promise, and a wide one for anything. Large racks have more ways to lay much, and need less width. */
const GLANCE = { rounds: 2, narrow: 12, wide: 256, large: 18, wideForLarge: 32 }

/** A good play that gains more than `least`, without proof; null where none was found. */
const glance = (problem: Problem, least: number, width: number): readonly TileSet[] | null => {
  layOut(net, problem)
  prices.tile.fill(0)
  prices.joker = 0
  if (evaluate(net, prices) === NEVER) return null
  improve(net, prices, least, GLANCE.rounds, 2 * SCALE)
  const highest = Math.floor(prices.bound / SCALE) * SCALE
  if (highest <= least) return null
  const near = walkThrough(net, prices, walk, GLANCE.narrow, Math.max(least, highest - SCALE), highest)
  const { node } = near.node >= 0 ? near : walkThrough(net, prices, walk, width, least, highest)
  return node < 0 ? null : rebuild(net, walk, node)
}

/** What a good play takes from the rack, all in counts by face, found at a glance: mostly as many tiles as there can be, and more than `least`. Null where nothing was found. */
export const countAtGlance = (table: Uint8Array, rack: Uint8Array, size: number, least: number): Uint8Array | null => {
  const [fixed, own] = [get(table, JOKER_INDEX), get(rack, JOKER_INDEX)]
  const problem = { table, rack, jokers: fixed + own, leastJokers: fixed, weights: ONES, jokerWeights: ONES, leastSum: 0, spare: true }
  const relaxed = glance(problem, least * SCALE, size > GLANCE.large ? GLANCE.wideForLarge : GLANCE.wide)
  if (relaxed === null) return null
  const used = relaxed.reduce((sum, { tiles }) => sum + tiles.filter(tile => tile === JOKER).length, 0)
  const sets = placeSpare(relaxed, fixed + own - used)
  return sets === null ? null : countLaid(sets, table)
}

/** The same for an opening with most tiles, proven; null where there is none. */
export const countOpening = (rack: Uint8Array, least: number): Uint8Array | null => {
  const none = new Uint8Array(FACE_COUNT)
  const sets = arrangeBest(none, rack, ONES, ONES, least)
  return sets === null || sets.length === 0 ? null : countLaid(sets, none)
}

/** R9.5: the most that sets from these tiles count together, jokers at their best places. */
export const bestSum = (rack: readonly Face[]): number => {
  const sets = arrangeBest(new Uint8Array(FACE_COUNT), tally(rack), NUMBERED, NUMBERED, 0) ?? []
  return sets.reduce((sum, set) => sum + sumOf(set, FREE_SETS), 0)
}

/** Whether at least one tile of the rack can be laid. */
export const canLay = (table: readonly Face[], rack: readonly Face[]): boolean => (solve(table, rack, 'tiles')?.tiles ?? 0) > 0

/** All these tiles as right sets; null where that cannot be. */
export const arrange = (tiles: readonly Face[]): readonly TileSet[] | null =>
  arrangeBest(tally(tiles), new Uint8Array(FACE_COUNT), ONES, ONES, 0)
