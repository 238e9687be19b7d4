/** Finds good sets in a hand of the twin: for each colour the fewest cards for each value, then up to three colours that share no card. */
import { gainedValue } from './play.ts'
import { COLOURS, countBeach, countBits, firstOf, NONE, type RumWorld } from './world.ts'

/** A set and what it gains. `worth` is a rough value by which only the best sets are kept. */
type FoundSet = {
  readonly ones: number
  readonly twos: number
  readonly cards: number
  readonly colours: number // a bit for each captain it is played for
  readonly points: number
  readonly taken: number // points that other seats lose
  readonly worth: number
}

/** Points taken from others count less than points won. Each played card has a cost, because it could serve a larger set later. */
const TAKEN_WEIGHT = 0.75
const CARD_COST = 2.5
/** Limits: sets of one colour, sets of one colour that are joined, and pairs to which a third colour is added. */
const [MAX_PLAIN, MAX_JOINED, MAX_PAIRS] = [24, 9, 4]

/** Inserts a set into a list of at most `most` sets, ordered by falling worth. */
const keepBest = (list: FoundSet[], most: number, set: FoundSet): void => {
  const { length } = list
  if (length === most && set.worth <= (list[length - 1]?.worth ?? 0)) return
  let place = length === most ? length - 1 : length
  for (; place > 0; place -= 1) {
    const before = list[place - 1]
    if (before === undefined || before.worth >= set.worth) break
    list[place] = before
  }
  list[place] = set
}

/** Scratch list of the face-up beach bottles by colour. */
const beach = [0, 0, 0, 0, 0, 0, 0]

/** R4.7: what the beach bottles gain beside any set: points won, points that others lose, and new values by colour. */
const beachGains = { points: 0, taken: 0, values: [0, 0, 0, 0, 0, 0, 0] }
const computeBeachGains = ({ values, owners }: RumWorld, seat: number): void => {
  beachGains.points = 0
  beachGains.taken = 0
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const count = beach[colour] ?? 0
    const before = values[colour] ?? 0
    const owner = owners[colour] ?? NONE
    const value = count < 2 ? 0 : gainedValue(before, owner === seat, count, count)
    beachGains.values[colour] = value
    if (value === 0) continue
    beachGains.points += owner === seat ? value - before : value
    if (owner !== seat && owner !== NONE) beachGains.taken += before
  }
}

/** Adds the sets for one captain. Only what they gain beyond the beach bottles counts. */
const listForColour = (world: RumWorld, seat: number, hand: number, colour: number, list: FoundSet[]): void => {
  const doubles = hand & (world.masks.doubles[colour] ?? 0)
  const singles = hand & (world.masks.plainSingles[colour] ?? 0)
  if ((doubles | singles) === 0) return
  const [most2, most1] = [countBits(doubles), countBits(singles)]
  const count = beach[colour] ?? 0
  const before = world.values[colour] ?? 0
  if (count + 2 * most2 + most1 <= before && count + most1 < 3) return
  const owner = world.owners[colour] ?? NONE
  const byBeach = beachGains.values[colour] ?? 0
  const taken = byBeach > 0 || owner === seat || owner === NONE ? 0 : before
  let seenValues = 1 << byBeach
  for (let cards = 1; cards <= most2 + most1; cards += 1)
    for (let twos = Math.min(most2, cards); twos >= 0 && cards - twos <= most1; twos -= 1) {
      const single = count + cards - twos
      const value = gainedValue(before, owner === seat, single + 2 * twos, single)
      if (value <= byBeach || (seenValues >> value) & 1) continue
      seenValues |= 1 << value
      const points = byBeach > 0 ? value - byBeach : owner === seat ? value - before : value
      const worth = points + TAKEN_WEIGHT * taken - CARD_COST * cards
      keepBest(list, MAX_PLAIN, {
        ones: firstOf(singles, cards - twos),
        twos: firstOf(doubles, twos),
        cards,
        colours: 1 << colour,
        points,
        taken,
        worth,
      })
    }
}

/** Joins two sets; null if they share a card or a captain. */
const join = (a: FoundSet, b: FoundSet): FoundSet | null => {
  if ((a.colours & b.colours) !== 0 || ((a.ones | a.twos) & (b.ones | b.twos)) !== 0) return null
  return {
    ones: a.ones | b.ones,
    twos: a.twos | b.twos,
    cards: a.cards + b.cards,
    colours: a.colours | b.colours,
    points: a.points + b.points,
    taken: a.taken + b.taken,
    worth: a.worth + b.worth,
  }
}

/** The sets with the highest worth, best first; a set that wins comes first. `missing` is the number of points that wins. */
export const listSets = (world: RumWorld, seat: number, hand: number, missing: number, most: number): readonly FoundSet[] => {
  const list: FoundSet[] = []
  if (hand === 0) return list
  countBeach(world, world.up, beach)
  computeBeachGains(world, seat)
  const add = (set: FoundSet): void => {
    const points = set.points + beachGains.points
    const taken = set.taken + beachGains.taken
    const worth = points >= missing ? 1000 - set.cards : set.worth + beachGains.points + TAKEN_WEIGHT * beachGains.taken
    keepBest(list, most, { ones: set.ones, twos: set.twos, cards: set.cards, colours: set.colours, points, taken, worth })
  }
  const plain: FoundSet[] = []
  for (let colour = 0; colour < COLOURS; colour += 1) listForColour(world, seat, hand, colour, plain)
  const pairs: FoundSet[] = []
  for (let index = 0; index < plain.length; index += 1) {
    const set = plain[index]
    if (set === undefined) break
    add(set)
    for (let other = index + 1; other < plain.length && other < MAX_JOINED; other += 1) {
      const second = plain[other]
      const pair = second === undefined ? null : join(set, second)
      if (pair !== null) keepBest(pairs, MAX_PAIRS, pair)
    }
  }
  for (const pair of pairs) {
    add(pair)
    for (let other = 0; other < plain.length && other < MAX_JOINED; other += 1) {
      const third = plain[other]
      const triple = third === undefined || third.colours < pair.colours ? null : join(pair, third)
      if (triple !== null) add(triple)
    }
  }
  const spare = hand & -hand // R4.7: any card makes the beach bottles a set
  if (beachGains.points > 0 && !world.mustContribute)
    add({ ones: spare, twos: 0, cards: 1, colours: 0, points: 0, taken: 0, worth: -CARD_COST })
  return list
}

/** The result of `estimateGain`, reused so that a call allocates nothing. */
const estimate = { points: 0, taken: 0 }
/** A quick estimate of what the hand could gain in one set: greedily picks up to three colours. The next call overwrites the result. */
export const estimateGain = (
  { masks }: RumWorld,
  seat: number,
  hand: number,
  open: readonly number[], // single bottles on the beach by colour
  values: Int8Array,
  owners: Int8Array,
): Readonly<typeof estimate> => {
  estimate.points = 0
  estimate.taken = 0
  let free = hand
  let done = 0
  for (let round = 0; round < 3; round += 1) {
    let most = 0
    let best = NONE
    let reached = 0
    for (let colour = 0; colour < COLOURS; colour += 1) {
      const doubles = free & (masks.doubles[colour] ?? 0)
      const singles = free & (masks.plainSingles[colour] ?? 0)
      if ((doubles | singles) === 0 || (done >> colour) & 1) continue
      const single = (open[colour] ?? 0) + countBits(singles)
      const before = values[colour] ?? 0
      const owner = owners[colour] ?? NONE
      const value = gainedValue(before, owner === seat, single + 2 * countBits(doubles), single)
      if (value === 0) continue
      const gain = owner === seat ? value - before : owner === NONE ? value : value + TAKEN_WEIGHT * before
      if (gain <= most) continue
      most = gain
      best = colour
      reached = value
    }
    if (best === NONE) break
    const before = values[best] ?? 0
    const owner = owners[best] ?? NONE
    done |= 1 << best
    estimate.points += owner === seat ? reached - before : reached
    if (owner !== seat && owner !== NONE) estimate.taken += before
    const needed = reached - (open[best] ?? 0)
    const doubles = firstOf(free & (masks.doubles[best] ?? 0), Math.max(0, Math.ceil(needed / 2)))
    const singles = firstOf(free & (masks.plainSingles[best] ?? 0), Math.max(0, needed - 2 * countBits(doubles)))
    free &= ~(doubles | singles)
  }
  return estimate
}
