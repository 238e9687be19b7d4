/** A position laid out for the walk: for every colour and number the states its runs can be in, the ways between them, and the groups a number allows. Reused from position to position. */
import { groupingsFor, groupingsWithin } from './groups.ts'
import { get, LONGS, ONES, stateOf, STATES, TWOS, waysFrom, type Way } from './runs.ts'

export const NUMBERS = 13
/** Prices are whole numbers, this many to a point; so no bound is ever off by rounding. */
export const SCALE = 256
export const NEVER = -1_000_000_000

/** What is to be solved: tiles by colour × 13 + number − 1. */
export type Problem = {
  readonly table: Uint8Array // must be used
  readonly rack: Uint8Array // may be used
  readonly jokers: number // in all
  readonly leastJokers: number // that must be used
  readonly weights: readonly number[] // of a numbered tile of the rack, by number − 1
  readonly jokerWeights: readonly number[] // of a joker, by the number it stands for − 1
  readonly leastSum: number // what all sets must count together, jokers included; 0 asks nothing
  readonly spare: boolean // jokers that are not needed are set aside
}

/** Lists that grow when a position needs more room. */
export type Network = {
  problem: Problem
  stateFirst: Int32Array // by colour × 14 + number: the first of its states; the last of a colour is its end
  stateName: Int32Array
  legFirst: Int32Array // by state × 5 + tiles given to groups: where its ways begin
  next: Int32Array // by way
  gain: Int32Array
  jokers: Int32Array
  sum: Int32Array
  way: Way[]
  ways: number
  groupFirst: Int32Array // by number
  group: Int32Array // place in the list of groupings
  groupGain: Int32Array
}

export const createNetwork = (problem: Problem): Network => ({
  problem,
  stateFirst: new Int32Array(4 * (NUMBERS + 2)),
  stateName: new Int32Array(1024),
  legFirst: new Int32Array(1024 * 5),
  next: new Int32Array(8192),
  gain: new Int32Array(8192),
  jokers: new Int32Array(8192),
  sum: new Int32Array(8192),
  way: [],
  ways: 0,
  groupFirst: new Int32Array(NUMBERS + 1),
  group: new Int32Array(4096),
  groupGain: new Int32Array(4096),
})

const grown = (list: Int32Array, size: number): Int32Array => {
  if (list.length >= size) return list
  const larger = new Int32Array(size * 2)
  larger.set(list)
  return larger
}

const places = new Int16Array(STATES)

/** What a way counts towards an opening: its tiles and fillers at the number, heads below it. */
const sumOfWay = ({ tiles, fillers, headJokers, headSteps }: Way, number: number): number =>
  (tiles + fillers + headJokers) * number - headSteps

/** Heads stand for lower numbers; what they gain is looked up one by one. */
const gainOfJokers = ({ weights }: { weights: readonly number[] }, way: Way, number: number): number => {
  const here = weights[number - 1] ?? 0
  const [first = 0, second = 0] = weights
  if (first === second) return way.jokers * here
  return way.fillers * here + (way.headJokers * number - way.headSteps) // weights that are the numbers themselves
}

const addWays = (net: Network, number: number, colour: number, state: number, given: number, room: number, before: number): number => {
  const { table, rack, jokers: most, weights, jokerWeights, leastSum, spare } = net.problem
  const tile = colour * NUMBERS + number - 1
  const [must, may] = [get(table, tile), get(rack, tile)]
  const first = net.ways
  let states = before
  for (const way of waysFrom(state, must + may - given, Math.max(0, must - given), number, spare)) {
    if (way.jokers > most) continue
    const [one, two] = [get(ONES, way.next), get(TWOS, way.next)]
    if (one + two > room) continue
    const name = stateOf(one, two, Math.min(get(LONGS, way.next), room - one - two))
    if (get(places, name) < 0) {
      places[name] = states
      net.stateName = grown(net.stateName, states + 1)
      net.stateName[states] = name
      states += 1
    }
    const gain =
      SCALE * ((way.tiles + given - must) * (weights[number - 1] ?? 0) + (spare ? 0 : gainOfJokers({ weights: jokerWeights }, way, number)))
    const next = get(places, name)
    let isNew = true
    if (leastSum === 0)
      for (let old = first; old < net.ways && isNew; old += 1)
        if (get(net.next, old) === next && get(net.jokers, old) === way.jokers) {
          isNew = false
          if (gain <= get(net.gain, old)) continue
          net.gain[old] = gain
          net.way[old] = way
        }
    if (!isNew) continue
    const at = net.ways
    if (at >= net.next.length) {
      net.next = grown(net.next, at + 1)
      net.gain = grown(net.gain, at + 1)
      net.jokers = grown(net.jokers, at + 1)
      net.sum = grown(net.sum, at + 1)
    }
    net.next[at] = next
    net.gain[at] = gain
    net.jokers[at] = way.jokers
    net.sum[at] = leastSum === 0 ? 0 : sumOfWay(way, number) + given * number
    net.way[at] = way
    net.ways += 1
  }
  return states
}

/** The states of one colour, number by number, each with its ways for every count of tiles given to groups. */
const layColour = (net: Network, colour: number, start: number): number => {
  const { table, rack, jokers } = net.problem
  let first = start
  let last = start + 1
  net.stateName = grown(net.stateName, last)
  net.stateName[start] = stateOf(0, 0, 0)
  for (let number = 1; number <= NUMBERS; number += 1) {
    const tile = colour * NUMBERS + number - 1
    const have = get(table, tile) + get(rack, tile)
    const room = number === NUMBERS ? 0 : get(table, tile + 1) + get(rack, tile + 1) + jokers
    net.stateFirst[colour * (NUMBERS + 2) + number - 1] = first
    net.legFirst = grown(net.legFirst, last * 5)
    places.fill(-1)
    let end = last
    for (let state = first; state < last; state += 1)
      for (let given = 0; given <= 4; given += 1) {
        net.legFirst[state * 5 + given] = net.ways
        if (given <= have) end = addWays(net, number, colour, get(net.stateName, state), given, Math.min(room, 7), end)
      }
    first = last
    last = end
  }
  net.stateFirst[colour * (NUMBERS + 2) + NUMBERS] = first
  net.stateFirst[colour * (NUMBERS + 2) + NUMBERS + 1] = last
  return last
}

/** The groups that every number's tiles allow. */
const layGroups = (net: Network): void => {
  const { table, rack, jokers, jokerWeights, spare } = net.problem
  const groupings = groupingsFor(spare)
  const have = (colour: number, number: number): number => {
    const tile = colour * NUMBERS + number - 1
    return get(table, tile) + get(rack, tile)
  }
  let count = 0
  for (let number = 1; number <= NUMBERS; number += 1) {
    net.groupFirst[number - 1] = count
    const fitting = groupingsWithin(have(0, number), have(1, number), have(2, number), have(3, number), jokers, spare)
    net.group = grown(net.group, count + fitting.length)
    net.groupGain = grown(net.groupGain, count + fitting.length)
    for (const index of fitting) {
      net.group[count] = index
      net.groupGain[count] = spare ? 0 : SCALE * (groupings[index]?.jokers ?? 0) * (jokerWeights[number - 1] ?? 0)
      count += 1
    }
  }
  net.groupFirst[NUMBERS] = count
}

/** Lays a position out. A state's ways for `given` tiles run from legFirst[state × 5 + given] to the next entry. */
export const layOut = (net: Network, problem: Problem): void => {
  net.problem = problem
  net.ways = 0
  let states = 0
  for (let colour = 0; colour < 4; colour += 1) states = layColour(net, colour, states)
  layGroups(net)
}
