/** The transition network of one position, on which both the bound (`dual-prices.ts`) and the search (`beam-search.ts`) run.
 *
 *  Dynamic programming over the numbers 1 to 13: at each number every colour is in a run state (which runs are open, `run-states.ts`),
 *  and a transition uses the tiles of that number. Tiles that a number gives to its groups are missing in the runs of their colours;
 *  that is the only coupling between colours, apart from the jokers. The arrays are reused from position to position. */
import { groupCombinations, combinationsWithin } from './groups.ts'
import { get, LONGS, ONES, runStateOf, RUN_STATE_COUNT, TWOS, transitionsFrom, type RunTransition } from './run-states.ts'

export const NUMBERS = 13
/** Fixed-point scale of gains and prices: integers keep the bounds exact. */
export const SCALE = 256
export const NEVER = -1_000_000_000

/** A position to solve. Tile counts are indexed by colour × 13 + number − 1. */
export type SolverProblem = {
  readonly table: Uint8Array // must be used
  readonly rack: Uint8Array // may be used
  readonly jokers: number // available
  readonly leastJokers: number // that must be used
  readonly weights: readonly number[] // gain of a numbered rack tile, by number − 1
  readonly jokerWeights: readonly number[] // gain of a joker, by the number it stands for − 1
  readonly leastSum: number // minimum points of all sets, jokers included; 0 for no minimum
  readonly spare: boolean // relaxation: unneeded jokers are set aside and placed afterwards
}

/** Arrays grow when a position needs more room. */
export type SolverNetwork = {
  problem: SolverProblem
  firstState: Int32Array // by colour × 15 + number index: its first state; the entry after the last number marks the end
  runState: Int32Array // by state: its number in `run-states.ts`
  firstTransition: Int32Array // by state × 5 + tiles given to groups; its transitions end where the next entry begins
  next: Int32Array // by transition: the state it leads to
  gain: Int32Array
  jokers: Int32Array
  sum: Int32Array
  transitions: RunTransition[]
  transitionCount: number
  firstGrouping: Int32Array // by number index
  grouping: Int32Array // index into `groupCombinations`
  groupingGain: Int32Array
}

export const createNetwork = (problem: SolverProblem): SolverNetwork => ({
  problem,
  firstState: new Int32Array(4 * (NUMBERS + 2)),
  runState: new Int32Array(1024),
  firstTransition: new Int32Array(1024 * 5),
  next: new Int32Array(8192),
  gain: new Int32Array(8192),
  jokers: new Int32Array(8192),
  sum: new Int32Array(8192),
  transitions: [],
  transitionCount: 0,
  firstGrouping: new Int32Array(NUMBERS + 1),
  grouping: new Int32Array(4096),
  groupingGain: new Int32Array(4096),
})

const grown = (list: Int32Array, size: number): Int32Array => {
  if (list.length >= size) return list
  const larger = new Int32Array(size * 2)
  larger.set(list)
  return larger
}

/** Scratch: by run state, its state in the network for the next number, or −1. */
const stateIndex = new Int16Array(RUN_STATE_COUNT)

/** Points of a transition towards an opening: tiles and fillers count the number, head jokers count lower numbers. */
const sumOfTransition = ({ tiles, fillers, headJokers, headSteps }: RunTransition, number: number): number =>
  (tiles + fillers + headJokers) * number - headSteps

/** Gain of a transition's jokers; head jokers stand for lower numbers. */
const gainOfJokers = ({ weights }: { weights: readonly number[] }, transition: RunTransition, number: number): number => {
  const here = weights[number - 1] ?? 0
  const [first = 0, second = 0] = weights
  if (first === second) return transition.jokers * here
  return transition.fillers * here + (transition.headJokers * number - transition.headSteps) // here the weights are the numbers themselves
}

const addTransitions = (
  net: SolverNetwork,
  number: number,
  colour: number,
  state: number,
  given: number,
  room: number,
  before: number,
): number => {
  const { table, rack, jokers: most, weights, jokerWeights, leastSum, spare } = net.problem
  const tile = colour * NUMBERS + number - 1
  const [must, may] = [get(table, tile), get(rack, tile)]
  const first = net.transitionCount
  let states = before
  for (const transition of transitionsFrom(state, must + may - given, Math.max(0, must - given), number, spare)) {
    if (transition.jokers > most) continue
    const [one, two] = [get(ONES, transition.next), get(TWOS, transition.next)]
    if (one + two > room) continue
    const name = runStateOf(one, two, Math.min(get(LONGS, transition.next), room - one - two))
    if (get(stateIndex, name) < 0) {
      stateIndex[name] = states
      net.runState = grown(net.runState, states + 1)
      net.runState[states] = name
      states += 1
    }
    const gain =
      SCALE *
      ((transition.tiles + given - must) * (weights[number - 1] ?? 0) +
        (spare ? 0 : gainOfJokers({ weights: jokerWeights }, transition, number)))
    const next = get(stateIndex, name)
    let isNew = true
    if (leastSum === 0)
      for (let old = first; old < net.transitionCount && isNew; old += 1)
        if (get(net.next, old) === next && get(net.jokers, old) === transition.jokers) {
          isNew = false
          if (gain <= get(net.gain, old)) continue
          net.gain[old] = gain
          net.transitions[old] = transition
        }
    if (!isNew) continue
    const at = net.transitionCount
    if (at >= net.next.length) {
      net.next = grown(net.next, at + 1)
      net.gain = grown(net.gain, at + 1)
      net.jokers = grown(net.jokers, at + 1)
      net.sum = grown(net.sum, at + 1)
    }
    net.next[at] = next
    net.gain[at] = gain
    net.jokers[at] = transition.jokers
    net.sum[at] = leastSum === 0 ? 0 : sumOfTransition(transition, number) + given * number
    net.transitions[at] = transition
    net.transitionCount += 1
  }
  return states
}

/** Adds the states of one colour, number by number, with their transitions for every count of tiles given to groups. */
const addColour = (net: SolverNetwork, colour: number, start: number): number => {
  const { table, rack, jokers } = net.problem
  let first = start
  let last = start + 1
  net.runState = grown(net.runState, last)
  net.runState[start] = runStateOf(0, 0, 0)
  for (let number = 1; number <= NUMBERS; number += 1) {
    const tile = colour * NUMBERS + number - 1
    const have = get(table, tile) + get(rack, tile)
    const room = number === NUMBERS ? 0 : get(table, tile + 1) + get(rack, tile + 1) + jokers
    net.firstState[colour * (NUMBERS + 2) + number - 1] = first
    net.firstTransition = grown(net.firstTransition, last * 5)
    stateIndex.fill(-1)
    let end = last
    for (let state = first; state < last; state += 1)
      for (let given = 0; given <= 4; given += 1) {
        net.firstTransition[state * 5 + given] = net.transitionCount
        if (given <= have) end = addTransitions(net, number, colour, get(net.runState, state), given, Math.min(room, 7), end)
      }
    first = last
    last = end
  }
  net.firstState[colour * (NUMBERS + 2) + NUMBERS] = first
  net.firstState[colour * (NUMBERS + 2) + NUMBERS + 1] = last
  return last
}

/** Adds the group combinations that each number's tiles allow. */
const addGroupings = (net: SolverNetwork): void => {
  const { table, rack, jokers, jokerWeights, spare } = net.problem
  const combinations = groupCombinations(spare)
  const have = (colour: number, number: number): number => {
    const tile = colour * NUMBERS + number - 1
    return get(table, tile) + get(rack, tile)
  }
  let count = 0
  for (let number = 1; number <= NUMBERS; number += 1) {
    net.firstGrouping[number - 1] = count
    const fitting = combinationsWithin(have(0, number), have(1, number), have(2, number), have(3, number), jokers, spare)
    net.grouping = grown(net.grouping, count + fitting.length)
    net.groupingGain = grown(net.groupingGain, count + fitting.length)
    for (const index of fitting) {
      net.grouping[count] = index
      net.groupingGain[count] = spare ? 0 : SCALE * (combinations[index]?.jokers ?? 0) * (jokerWeights[number - 1] ?? 0)
      count += 1
    }
  }
  net.firstGrouping[NUMBERS] = count
}

/** Fills the network for a position. */
export const buildNetwork = (net: SolverNetwork, problem: SolverProblem): void => {
  net.problem = problem
  net.transitionCount = 0
  let states = 0
  for (let colour = 0; colour < 4; colour += 1) states = addColour(net, colour, states)
  addGroupings(net)
}
