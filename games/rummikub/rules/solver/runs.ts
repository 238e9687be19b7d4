/** The runs of one colour as the walk over the numbers 1 to 13 sees them: how many are open, how long they are, and how a number's tiles may carry them on. */

/** Reads a typed array where the place is known to exist. */
export const get = (list: Int32Array | Uint8Array | Int16Array, index: number): number => list[index] as number

/** More runs than this are never open side by side: three copies and four jokers. */
const MOST_RUNS = 7
const SIDE = MOST_RUNS + 1

/** Open runs by length: one tile, two tiles, three or more. Only the last may stop. Every such state has a number below 128. */
const ones: number[] = []
const twos: number[] = []
const longs: number[] = []
const numbers = new Int16Array(SIDE ** 3).fill(-1)
for (let one = 0; one <= MOST_RUNS; one += 1)
  for (let two = 0; one + two <= MOST_RUNS; two += 1)
    for (let long = 0; one + two + long <= MOST_RUNS; long += 1) {
      numbers[(one * SIDE + two) * SIDE + long] = ones.length
      ones.push(one)
      twos.push(two)
      longs.push(long)
    }
export const ONES = Int32Array.from(ones)
export const TWOS = Int32Array.from(twos)
export const LONGS = Int32Array.from(longs)
export const STATES = ones.length
export const stateOf = (one: number, two: number, long: number): number =>
  one + two + long > MOST_RUNS ? -1 : get(numbers, (one * SIDE + two) * SIDE + long)

/** Jokers laid before the first numbered tile of new runs, the lengths of such heads. */
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

/** One way to use a number's tiles in runs of its colour. */
export type Way = {
  readonly next: number
  readonly tiles: number // numbered tiles used
  readonly fillers: number // jokers that carry runs on
  readonly extended: number // open runs carried on: all short ones, then long ones
  readonly heads: number // place in HEADS
  readonly headJokers: number
  readonly headSteps: number // how far below the number the head jokers stand, added up
  readonly jokers: number // all of them
}

const makeWay = (state: number, tiles: number, fillers: number, extended: number, heads: number): Way | null => {
  const [one, two] = [get(ONES, state), get(TWOS, state)]
  const lengths = HEADS[heads] ?? []
  const fresh = tiles + fillers - extended - lengths.length
  const headOnes = lengths.filter(length => length === 1).length
  const next = stateOf(fresh, one + headOnes, two + (extended - one - two) + lengths.length - headOnes)
  const headJokers = lengths.reduce((sum, length) => sum + length, 0)
  const headSteps = lengths.reduce((sum, length) => sum + (length * (length + 1)) / 2, 0)
  return next < 0 ? null : { next, tiles, fillers, extended, heads, headJokers, headSteps, jokers: fillers + headJokers }
}

/**
 * Every way that can matter while spare jokers are set aside: they fit somewhere in the end, and it is checked that they did.
 * A long run is carried on rather than a new one begun; a numbered tile goes before a joker; a head of jokers is needed
 * for runs that begin at 12 or 13 alone, since any other could as well wear them at its end.
 */
const listSpare = (state: number, most: number, least: number, number: number): readonly Way[] => {
  const open = get(ONES, state) + get(TWOS, state) + get(LONGS, state)
  const short = open - get(LONGS, state)
  const ways: (Way | null)[] = []
  const add = (tiles: number, fillers: number): void => {
    const extended = Math.min(open, tiles + fillers)
    const fresh = tiles + fillers - extended
    if (extended < short || fillers > extended || fresh > tiles) return
    const length = number === 12 ? 1 : number === 13 ? 2 : 0
    const heads = length === 0 || fresh === 0 ? 0 : HEADS.findIndex(head => head.length === fresh && head.every(one => one === length))
    if (heads >= 0) ways.push(makeWay(state, tiles, fillers, extended, heads))
  }
  for (let tiles = Math.max(least, Math.min(most, open)); tiles <= most; tiles += 1) add(tiles, 0)
  for (let fillers = 1; fillers <= 4; fillers += 1) add(most, fillers)
  return ways.filter(way => way !== null)
}

/** Every way there is, jokers anywhere; only what is never better than another is left out. */
const listAll = (state: number, most: number, least: number, number: number): readonly Way[] => {
  const open = get(ONES, state) + get(TWOS, state) + get(LONGS, state)
  const short = open - get(LONGS, state)
  const ways: (Way | null)[] = []
  for (let tiles = least; tiles <= most; tiles += 1)
    for (let fillers = 0; fillers <= 4; fillers += 1)
      for (let extended = Math.max(short, fillers); extended <= Math.min(open, tiles + fillers); extended += 1)
        for (const [heads, lengths] of HEADS.entries()) {
          const fresh = tiles + fillers - extended
          if (lengths.length > fresh || lengths.some(length => length >= number)) continue
          if (extended < open && (tiles < most || lengths.length < fresh)) continue
          ways.push(makeWay(state, tiles, fillers, extended, heads))
        }
  return ways.filter(way => way !== null && way.jokers <= 4).filter(way => way !== null)
}

const kept: (readonly Way[] | undefined)[] = []

/** The ways from a state with between `least` and `most` tiles of this number, worked out once. `spare`: jokers that are not needed are set aside. */
export const waysFrom = (state: number, most: number, least: number, number: number, spare: boolean): readonly Way[] => {
  const key = (((state * 4 + most) * 4 + least) * 14 + number) * 2 + (spare ? 1 : 0)
  const known = kept[key]
  if (known !== undefined) return known
  const made = spare ? listSpare(state, most, least, number) : listAll(state, most, least, number)
  kept[key] = made
  return made
}
