/** Bounds by prices. Each number's groups buy tiles from its four colours; with a price on every such tile, and one on jokers, colours and groups fall apart
 *  into small walks, and whatever the prices are, the sum of their bests is never below the true best. Better prices make a lower, sharper bound. */
import { groupingsFor } from './groups.ts'
import { NEVER, NUMBERS, SCALE, type Network } from './network.ts'
import { get } from './runs.ts'

export type Prices = {
  readonly tile: Int32Array // by colour × 13 + number − 1
  joker: number
  value: Int32Array // by state: the most that can still come of it
  leg: Int32Array // by state × 5 + given: the same, before the tiles given are paid for
  readonly groups: Int32Array // by number: the most that all groups from this number on can bring
  bound: number
}

export const createPrices = (): Prices => ({
  tile: new Int32Array(4 * NUMBERS),
  joker: 0,
  value: new Int32Array(1024),
  leg: new Int32Array(5120),
  groups: new Int32Array(NUMBERS + 1),
  bound: 0,
})

const TILES = [true, false].map(spare => Int32Array.from(groupingsFor(spare).flatMap(({ tiles }) => [...tiles])))
const JOKERS = [true, false].map(spare => Int32Array.from(groupingsFor(spare).map(({ jokers }) => jokers)))
const NONE = new Int32Array(0)
/** Tiles by grouping × 4 + colour, and jokers by grouping. */
export const groupTiles = (spare: boolean): Int32Array => TILES[spare ? 0 : 1] ?? NONE
export const groupJokers = (spare: boolean): Int32Array => JOKERS[spare ? 0 : 1] ?? NONE

/** What jokers add to the bound: whoever pays for them all gets no more than that back. */
const jokerTerm = ({ problem }: Network, price: number): number =>
  price >= 0 ? price * problem.jokers : price * (problem.spare ? 0 : problem.leastJokers)

const chosen = new Int32Array(NUMBERS)

const priceColours = (net: Network, prices: Prices): number => {
  const { stateFirst, legFirst, next, gain, jokers } = net
  const { tile, joker, value, leg } = prices
  let sum = 0
  for (let colour = 0; colour < 4; colour += 1) {
    const base = colour * (NUMBERS + 2)
    for (let state = get(stateFirst, base + NUMBERS); state < get(stateFirst, base + NUMBERS + 1); state += 1) value[state] = 0
    for (let number = NUMBERS - 1; number >= 0; number -= 1) {
      const price = get(tile, colour * NUMBERS + number)
      const end = get(stateFirst, base + number + 1)
      for (let state = get(stateFirst, base + number); state < end; state += 1) {
        let best = NEVER
        let way = get(legFirst, state * 5)
        for (let given = 0; given < 4; given += 1) {
          let most = NEVER
          const last = get(legFirst, state * 5 + given + 1)
          for (; way < last; way += 1) {
            const here = get(gain, way) - joker * get(jokers, way) + get(value, get(next, way))
            if (here > most) most = here
          }
          leg[state * 5 + given] = most
          if (most > NEVER && most - price * given > best) best = most - price * given
        }
        value[state] = best
      }
    }
    const root = get(value, get(stateFirst, base))
    if (root < NEVER / 2) return NEVER
    sum += root
  }
  return sum
}

const priceGroups = (net: Network, prices: Prices): number => {
  const { groupFirst, group, groupGain } = net
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
    for (let entry = get(groupFirst, number); entry < get(groupFirst, number + 1); entry += 1) {
      const at = get(group, entry)
      const here =
        get(groupGain, entry) -
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

/** Works out all values for these prices; the bound, or NEVER where the table cannot be arranged. */
export const evaluate = (net: Network, prices: Prices): number => {
  const states = get(net.stateFirst, 4 * (NUMBERS + 2) - 1)
  if (prices.value.length < states) {
    prices.value = new Int32Array(states * 2)
    prices.leg = new Int32Array(states * 10)
  }
  const colours = priceColours(net, prices)
  prices.bound = colours === NEVER ? NEVER : colours + priceGroups(net, prices) + jokerTerm(net, prices.joker)
  return prices.bound
}

/** Into `slope`: by how much groups want more tiles than colours give, tile by tile. Gives the jokers used. */
const trace = (net: Network, prices: Prices, slope: Int32Array): number => {
  const { stateFirst, legFirst, next, gain, jokers } = net
  const tiles = groupTiles(net.problem.spare)
  const takes = groupJokers(net.problem.spare)
  let used = 0
  for (let number = 0; number < NUMBERS; number += 1) used += get(takes, get(chosen, number))
  for (let colour = 0; colour < 4; colour += 1) {
    let state = get(stateFirst, colour * (NUMBERS + 2))
    for (let number = 0; number < NUMBERS; number += 1) {
      const price = get(prices.tile, colour * NUMBERS + number)
      let given = 0
      while (given < 3 && get(prices.leg, state * 5 + given) - price * given !== get(prices.value, state)) given += 1
      slope[colour * NUMBERS + number] = get(tiles, get(chosen, number) * 4 + colour) - given
      let way = get(legFirst, state * 5 + given)
      const wanted = get(prices.leg, state * 5 + given)
      while (get(gain, way) - prices.joker * get(jokers, way) + get(prices.value, get(next, way)) !== wanted) way += 1
      used += get(jokers, way)
      state = get(next, way)
    }
  }
  return used
}

const slope = new Int32Array(4 * NUMBERS)
const bestTile = new Int32Array(4 * NUMBERS)

/** Improves prices that were evaluated before by walking down the slope; stops when the bound proves `found` to be best. The prices end as the best that were met. */
export const improve = (net: Network, prices: Prices, found: number, rounds: number, reach: number): void => {
  let best = prices.bound
  let isBest = true
  bestTile.set(prices.tile)
  let bestJoker = prices.joker
  let pace = 1
  let idle = 0
  for (let round = 0; round < rounds && best >= found + SCALE; round += 1) {
    const used = trace(net, prices, slope)
    const { jokers, leastJokers, spare } = net.problem
    const jokerSlope = (prices.joker > 0 ? jokers : prices.joker < 0 ? leastJokers : Math.min(jokers, Math.max(leastJokers, used))) - used
    let norm = jokerSlope * jokerSlope
    for (const part of slope) norm += part * part
    if (norm === 0) break
    const step = (pace * Math.min(prices.bound - found - SCALE / 2, reach + prices.bound - best)) / norm
    for (let tile = 0; tile < 4 * NUMBERS; tile += 1) {
      const part = get(slope, tile)
      if (part !== 0) prices.tile[tile] = get(prices.tile, tile) - Math.round(step * part)
    }
    prices.joker -= Math.round(step * jokerSlope)
    if (spare && prices.joker < 0) prices.joker = 0
    const bound = evaluate(net, prices)
    isBest = bound <= best
    if (isBest) {
      bestTile.set(prices.tile)
      bestJoker = prices.joker
    }
    if (bound < best) {
      best = bound
      idle = 0
    } else if (++idle === 3) {
      pace /= 2
      idle = 0
    }
  }
  if (isBest) return
  prices.tile.set(bestTile)
  prices.joker = bestJoker
  evaluate(net, prices)
}
