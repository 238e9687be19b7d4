/** Run states of one colour, for dynamic programming over the numbers 1 to 13.
 *
 *  A state counts the open runs of length one, two, and three or more. A transition says how many tiles and jokers of the next number
 *  extend these runs or start new ones. Runs of length one or two must be extended, because they are not valid yet. */

/** Reads a typed array at an index that is known to exist. */
export const get = (list: Int32Array | Uint8Array | Int16Array, index: number): number => list[index] as number

/** At most seven runs of a colour can be open: three copies and four jokers. */
const MAX_RUNS = 7
const SIDE = MAX_RUNS + 1

/** States are numbered from 0 to below 128, so that `SearchNodes` can pack one into seven bits. */
const ones: number[] = []
const twos: number[] = []
const longs: number[] = []
const numbers = new Int16Array(SIDE ** 3).fill(-1)
for (let one = 0; one <= MAX_RUNS; one += 1)
  for (let two = 0; one + two <= MAX_RUNS; two += 1)
    for (let long = 0; one + two + long <= MAX_RUNS; long += 1) {
      numbers[(one * SIDE + two) * SIDE + long] = ones.length
      ones.push(one)
      twos.push(two)
      longs.push(long)
    }
export const ONES = Int32Array.from(ones)
export const TWOS = Int32Array.from(twos)
export const LONGS = Int32Array.from(longs)
export const RUN_STATE_COUNT = ones.length
export const runStateOf = (one: number, two: number, long: number): number =>
  one + two + long > MAX_RUNS ? -1 : get(numbers, (one * SIDE + two) * SIDE + long)

/** Heads: jokers placed before the first numbered tile of new runs. Each entry lists the lengths of the heads of one transition. */
export const HEADS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [3],
  [4],
  [1, 1],
  [2, 1],
  [3, 1],
  [2, 2],
  [1, 1, 1],
  [2, 1, 1],
  [1, 1, 1, 1],
]

/** One way to use the tiles of a number in runs of its colour. */
export type RunTransition = {
  readonly next: number // the run state it leads to
  readonly tiles: number // numbered tiles used
  readonly fillers: number // jokers that extend open runs
  readonly extended: number // open runs extended: all short ones, then long ones
  readonly heads: number // index into HEADS
  readonly headJokers: number
  readonly headSteps: number // sum of the distances of the head jokers below the number
  readonly jokers: number // fillers and head jokers
}

const makeTransition = (state: number, tiles: number, fillers: number, extended: number, heads: number): RunTransition | null => {
  const [one, two] = [get(ONES, state), get(TWOS, state)]
  const lengths = HEADS[heads] ?? []
  const fresh = tiles + fillers - extended - lengths.length
  const headOnes = lengths.filter(length => length === 1).length
  const next = runStateOf(fresh, one + headOnes, two + (extended - one - two) + lengths.length - headOnes)
  const headJokers = lengths.reduce((sum, length) => sum + length, 0)
  const headSteps = lengths.reduce((sum, length) => sum + (length * (length + 1)) / 2, 0)
  return next < 0 ? null : { next, tiles, fillers, extended, heads, headJokers, headSteps, jokers: fillers + headJokers }
}

/**
 * The transitions that can be optimal in the relaxation where spare jokers are set aside (the caller checks that they fit in the end).
 * Dominated ones are left out: extending a long run beats starting a new one, and a numbered tile is used before a joker.
 * Heads are needed only for runs that start at 12 or 13, since any other run can have its jokers at the end.
 */
const listSpare = (state: number, most: number, least: number, number: number): readonly RunTransition[] => {
  const open = get(ONES, state) + get(TWOS, state) + get(LONGS, state)
  const short = open - get(LONGS, state)
  const transitions: (RunTransition | null)[] = []
  const add = (tiles: number, fillers: number): void => {
    const extended = Math.min(open, tiles + fillers)
    const fresh = tiles + fillers - extended
    if (extended < short || fillers > extended || fresh > tiles) return
    const length = number === 12 ? 1 : number === 13 ? 2 : 0
    const heads = length === 0 || fresh === 0 ? 0 : HEADS.findIndex(head => head.length === fresh && head.every(one => one === length))
    if (heads >= 0) transitions.push(makeTransition(state, tiles, fillers, extended, heads))
  }
  for (let tiles = Math.max(least, Math.min(most, open)); tiles <= most; tiles += 1) add(tiles, 0)
  for (let fillers = 1; fillers <= 4; fillers += 1) add(most, fillers)
  return transitions.filter(transition => transition !== null)
}

/** All transitions with jokers anywhere, except dominated ones. */
const listAll = (state: number, most: number, least: number, number: number): readonly RunTransition[] => {
  const open = get(ONES, state) + get(TWOS, state) + get(LONGS, state)
  const short = open - get(LONGS, state)
  const transitions: (RunTransition | null)[] = []
  for (let tiles = least; tiles <= most; tiles += 1)
    for (let fillers = 0; fillers <= 4; fillers += 1)
      for (let extended = Math.max(short, fillers); extended <= Math.min(open, tiles + fillers); extended += 1)
        for (const [heads, lengths] of HEADS.entries()) {
          const fresh = tiles + fillers - extended
          if (lengths.length > fresh || lengths.some(length => length >= number)) continue
          if (extended < open && (tiles < most || lengths.length < fresh)) continue
          transitions.push(makeTransition(state, tiles, fillers, extended, heads))
        }
  return transitions.filter(transition => transition !== null && transition.jokers <= 4).filter(transition => transition !== null)
}

const cache: (readonly RunTransition[] | undefined)[] = []

/** The transitions from a state that use between `least` and `most` tiles of this number. Cached. `spare`: see `listSpare`. */
export const transitionsFrom = (state: number, most: number, least: number, number: number, spare: boolean): readonly RunTransition[] => {
  const key = (((state * 4 + most) * 4 + least) * 14 + number) * 2 + (spare ? 1 : 0)
  const cached = cache[key]
  if (cached !== undefined) return cached
  const transitions = spare ? listSpare(state, most, least, number) : listAll(state, most, least, number)
  cache[key] = transitions
  return transitions
}
