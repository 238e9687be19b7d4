/** Upper bounds by Lagrangian relaxation.
 *
 *  Groups take tiles from the runs of four colours, and all share the jokers. Putting a price on every tile that goes to a group and on jokers
 *  (the dual prices) removes this coupling: each colour and each number's groups can be optimised alone. For any prices the sum of these optima
 *  is an upper bound of the true optimum; subgradient descent (`improvePrices`) finds prices that tighten this bound. The search prunes with it. */
import { groupCombinations } from './groups.ts'
import { NEVER, NUMBERS, SCALE, type SolverNetwork } from './network.ts'
import { get } from './run-states.ts'

export type DualPrices = {
  readonly tile: Int32Array // by colour × 13 + number − 1
  joker: number
  value: Int32Array // by state: the highest gain from here to the last number
  leg: Int32Array // by state × 5 + number of tiles given to groups: the highest gain with that number, without the price of those tiles
  readonly groups: Int32Array // by number index: the highest gain of all groups from this number on
  bound: number
}

export const createPrices = (): DualPrices => ({
  tile: new Int32Array(4 * NUMBERS),
  joker: 0,
  value: new Int32Array(1024),
  leg: new Int32Array(5120),
  groups: new Int32Array(NUMBERS + 1),
  bound: 0,
})

const TILES = [true, false].map(spare => Int32Array.from(groupCombinations(spare).flatMap(({ tiles }) => [...tiles])))
const JOKERS = [true, false].map(spare => Int32Array.from(groupCombinations(spare).map(({ jokers }) => jokers)))
const NONE = new Int32Array(0)
/** Tiles by group combination × 4 + colour, and jokers by group combination, as flat arrays. */
export const groupTiles = (spare: boolean): Int32Array => TILES[spare ? 0 : 1] ?? NONE
export const groupJokers = (spare: boolean): Int32Array => JOKERS[spare ? 0 : 1] ?? NONE

/** The jokers' term of the bound: their price times the available number, or times the number that must be used if the price is negative. */
const jokerTerm = ({ problem }: SolverNetwork, price: number): number =>
  price >= 0 ? price * problem.jokers : price * (problem.spare ? 0 : problem.leastJokers)

/** By number index: the group combination with the highest gain at the current prices. */
const chosen = new Int32Array(NUMBERS)

const priceColours = (net: SolverNetwork, prices: DualPrices): number => {
  const { firstState, firstTransition, next, gain, jokers } = net
  const { tile, joker, value, leg } = prices
  let sum = 0
  for (let colour = 0; colour < 4; colour += 1) {
    const base = colour * (NUMBERS + 2)
    for (let state = get(firstState, base + NUMBERS); state < get(firstState, base + NUMBERS + 1); state += 1) value[state] = 0
    for (let number = NUMBERS - 1; number >= 0; number -= 1) {
      const price = get(tile, colour * NUMBERS + number)
      const end = get(firstState, base + number + 1)
      for (let state = get(firstState, base + number); state < end; state += 1) {
        let best = NEVER
        let transition = get(firstTransition, state * 5)
        for (let given = 0; given < 4; given += 1) {
          let most = NEVER
          const last = get(firstTransition, state * 5 + given + 1)
          for (; transition < last; transition += 1) {
            const here = get(gain, transition) - joker * get(jokers, transition) + get(value, get(next, transition))
            if (here > most) most = here
          }
          leg[state * 5 + given] = most
          if (most > NEVER && most - price * given > best) best = most - price * given
        }
        value[state] = best
      }
    }
    const root = get(value, get(firstState, base))
    if (root < NEVER / 2) return NEVER
    sum += root
  }
  return sum
}

const priceGroups = (net: SolverNetwork, prices: DualPrices): number => {
  const { firstGrouping, grouping, groupingGain } = net
  const { tile, joker, groups } = prices
  const tiles = groupTiles(net.problem.spare)
  const takes = groupJokers(net.problem.spare)
  groups[NUMBERS] = 0
  for (let number = NUMBERS - 1; number >= 0; number -= 1) {
    const a = get(tile, number)
    const b = get(tile, 13 + number)
    const c = get(tile, 26 + number)
    const d = get(tile, 39 + number)
    let best = NEVER
    for (let entry = get(firstGrouping, number); entry < get(firstGrouping, number + 1); entry += 1) {
      const at = get(grouping, entry)
      const here =
        get(groupingGain, entry) -
        joker * get(takes, at) +
        a * get(tiles, at * 4) +
        b * get(tiles, at * 4 + 1) +
        c * get(tiles, at * 4 + 2) +
        d * get(tiles, at * 4 + 3)
      if (here > best) {
        best = here
        chosen[number] = at
      }
    }
    groups[number] = get(groups, number + 1) + best
  }
  return get(groups, 0)
}

/** Computes all values and the bound for these prices; NEVER if the table cannot be arranged. */
export const evaluatePrices = (net: SolverNetwork, prices: DualPrices): number => {
  const states = get(net.firstState, 4 * (NUMBERS + 2) - 1)
  if (prices.value.length < states) {
    prices.value = new Int32Array(states * 2)
    prices.leg = new Int32Array(states * 10)
  }
  const colours = priceColours(net, prices)
  prices.bound = colours === NEVER ? NEVER : colours + priceGroups(net, prices) + jokerTerm(net, prices.joker)
  return prices.bound
}

/** Writes the subgradient into `slope`: by tile, how many more the groups take than the runs give. Returns the jokers used. */
const findSubgradient = (net: SolverNetwork, prices: DualPrices, slope: Int32Array): number => {
  const { firstState, firstTransition, next, gain, jokers } = net
  const tiles = groupTiles(net.problem.spare)
  const takes = groupJokers(net.problem.spare)
  let used = 0
  for (let number = 0; number < NUMBERS; number += 1) used += get(takes, get(chosen, number))
  for (let colour = 0; colour < 4; colour += 1) {
    let state = get(firstState, colour * (NUMBERS + 2))
    for (let number = 0; number < NUMBERS; number += 1) {
      const price = get(prices.tile, colour * NUMBERS + number)
      let given = 0
      while (given < 3 && get(prices.leg, state * 5 + given) - price * given !== get(prices.value, state)) given += 1
      slope[colour * NUMBERS + number] = get(tiles, get(chosen, number) * 4 + colour) - given
      let transition = get(firstTransition, state * 5 + given)
      const wanted = get(prices.leg, state * 5 + given)
      while (get(gain, transition) - prices.joker * get(jokers, transition) + get(prices.value, get(next, transition)) !== wanted)
        transition += 1
      used += get(jokers, transition)
      state = get(next, transition)
    }
  }
  return used
}

const slope = new Int32Array(4 * NUMBERS)
const bestTile = new Int32Array(4 * NUMBERS)

/** Subgradient descent from prices that are already evaluated. Stops early when the bound proves that `found` is optimal, and leaves the best prices found. `reach` limits the step: how far below the best bound it aims. */
export const improvePrices = (net: SolverNetwork, prices: DualPrices, found: number, rounds: number, reach: number): void => {
  let best = prices.bound
  let isBest = true
  bestTile.set(prices.tile)
  let bestJoker = prices.joker
  let stepScale = 1
  let idle = 0
  for (let round = 0; round < rounds && best >= found + SCALE; round += 1) {
    const used = findSubgradient(net, prices, slope)
    const { jokers, leastJokers, spare } = net.problem
    const jokerSlope = (prices.joker > 0 ? jokers : prices.joker < 0 ? leastJokers : Math.min(jokers, Math.max(leastJokers, used))) - used
    let norm = jokerSlope * jokerSlope
    for (const part of slope) norm += part * part
    if (norm === 0) break
    const step = (stepScale * Math.min(prices.bound - found - SCALE / 2, reach + prices.bound - best)) / norm
    for (let tile = 0; tile < 4 * NUMBERS; tile += 1) {
      const part = get(slope, tile)
      if (part !== 0) prices.tile[tile] = get(prices.tile, tile) - Math.round(step * part)
    }
    prices.joker -= Math.round(step * jokerSlope)
    if (spare && prices.joker < 0) prices.joker = 0
    const bound = evaluatePrices(net, prices)
    isBest = bound <= best
    if (isBest) {
      bestTile.set(prices.tile)
      bestJoker = prices.joker
    }
    if (bound < best) {
      best = bound
      idle = 0
    } else if (++idle === 3) {
      stepScale /= 2
      idle = 0
    }
  }
  if (isBest) return
  prices.tile.set(bestTile)
  prices.joker = bestJoker
  evaluatePrices(net, prices)
}
