/** The position of one seat as numbers: the features that both evaluation functions weigh. */
import { estimateGain } from './twin/list-sets.ts'
import { COLOURS, countBeach, countBits, NONE, type RumWorld } from './twin/world.ts'

/** The position to evaluate: the current one of the world, or the one after a move that has not been made. */
export type JudgedPosition = {
  readonly hand: number
  readonly unknownCards: number // hand cards not known yet, because the draw has not happened
  readonly up: number // a bit for each face-up beach slot
  readonly wreck: number // number of cards
  readonly clock: number
  readonly values: Int8Array
  readonly owners: Int8Array
}

/** The features of one seat. `points`, `gain` and `taken` are fractions of the target. */
type SeatFeatures = {
  points: number
  captains: number
  top: number // the highest captain of the seat
  gain: number // the points that the best set would add
  taken: number // the points that this set would take from others
  canWin: boolean
  size: number
  hasLargestHand: boolean
  potential: number // bottles in hand, each weighted by the value of its captain and how close the hand is to gaining it
  focus: number // how strongly the hand concentrates on few colours
}

/** One weight for each term of an evaluation function, in the order of its terms. */
export type FeatureWeights = Float64Array
/** A separate function, because the shared `at` is called with many kinds of lists and is slower for typed arrays. */
export const weightAt = (weights: FeatureWeights, index: number): number => weights[index] ?? 0

/** Scratch list of the face-up beach bottles by colour. */
const beach = [0, 0, 0, 0, 0, 0, 0]

/** The result of `featuresOf`, reused so that a call allocates nothing. */
const features: SeatFeatures = {
  points: 0,
  captains: 0,
  top: 0,
  gain: 0,
  taken: 0,
  canWin: false,
  size: 0,
  hasLargestHand: false,
  potential: 0,
  focus: 0,
}

/** Computes the features of a seat. The next call overwrites the result. */
export const featuresOf = (world: RumWorld, seat: number, position: JudgedPosition): Readonly<SeatFeatures> => {
  const { masks, target, hands, seats } = world
  const { hand, values, owners } = position
  countBeach(world, position.up, beach)
  let points = 0
  features.captains = 0
  features.top = 0
  features.potential = 0
  features.focus = 0
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const value = values[colour] ?? 0
    const owner = owners[colour] ?? NONE
    if (owner === seat) {
      points += value
      features.captains += 1
      if (value > features.top) features.top = value
    }
    const held = 2 * countBits(hand & (masks.doubles[colour] ?? 0)) + countBits(hand & (masks.singles[colour] ?? 0))
    if (held === 0) continue
    const stake = owner === seat ? 1 : value + 1
    const bottles = held + (beach[colour] ?? 0)
    features.potential += held * stake * (bottles > value ? 1 : bottles / (value + 1))
    features.focus += held * held
  }
  const best = estimateGain(world, seat, hand, beach, values, owners)
  features.size = countBits(hand) + position.unknownCards
  features.hasLargestHand = true
  for (let other = 0; other < seats; other += 1)
    if (other !== seat && countBits(hands[other] ?? 0) > features.size) features.hasLargestHand = false
  features.points = points / target
  features.gain = best.points / target
  features.taken = best.taken / target
  features.canWin = points + best.points >= target
  return features
}
