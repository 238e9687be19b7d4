/** Each seat's chance of winning in a fully known world: a logit model, fitted to the outcomes of tens of thousands of games. */
import { softmax, winShares } from '@tortuga/kit'
import { featuresOf, weightAt, type FeatureWeights } from './features.ts'
import { COLOURS, countBits, handBits, type RumWorld } from './twin/world.ts'

/** By number of seats, in the order of the terms of `logitOf`. */
const WEIGHTS: Readonly<Record<number, FeatureWeights>> = {
  2: new Float64Array([
    1.508, 1.37, 0.383, 1.158, 0.486, 0.607, -0.08, 1.432, 1.794, 0.073, -0.152, 0.109, -0.407, 1.881, -0.544, -0.2, 0.729, 0.489, -0.021,
    -0.015,
  ]),
  3: new Float64Array([
    1.681, 1.461, 0.328, 0.76, 0.614, 1.528, -0.158, 0.586, 0.597, 0.22, -0.161, 0.131, -0.323, 2.041, 0.689, -1.421, 0.718, 0.154, 0.042,
    0.223,
  ]),
  4: new Float64Array([
    1.765, 1.725, 0.71, 0.185, 0.507, 1.906, -0.161, 0.979, -0.637, 0.591, -0.232, 0.27, -0.339, 2.665, 2.036, -2.981, 1.004, 0.656, 0.048,
    0.326,
  ]),
}

const logitOf = (world: RumWorld, seat: number, w: FeatureWeights): number => {
  const { seats, turn, up, values, owners, clock } = world
  const wreck = countBits(world.wreck)
  const own = featuresOf(world, seat, { hand: handBits(world, seat), unknownCards: 0, up, wreck, clock, values, owners })
  const wait = (seat - turn + seats) % seats
  const isNext = wait === 0 ? 1 : 0
  const size = own.size / 5
  const win = own.canWin ? 1 : 0
  return (
    weightAt(w, 0) * own.points +
    weightAt(w, 1) * own.points * own.points +
    weightAt(w, 2) * own.gain +
    weightAt(w, 3) * own.taken +
    weightAt(w, 4) * win +
    weightAt(w, 5) * win * isNext +
    weightAt(w, 6) * own.gain * isNext +
    weightAt(w, 7) * own.taken * isNext +
    weightAt(w, 8) * size +
    weightAt(w, 9) * size * size +
    (own.hasLargestHand ? (weightAt(w, 10) * own.size) / (wreck + 1) : 0) +
    (weightAt(w, 11) * own.potential) / 30 +
    (weightAt(w, 12) * wait) / seats +
    (weightAt(w, 13) * own.points * clock) / 8 +
    (weightAt(w, 14) * size * clock) / 8 +
    (weightAt(w, 15) * own.captains) / 7 +
    (weightAt(w, 16) * own.top) / 8 +
    weightAt(w, 17) * own.points * own.points * own.points +
    (weightAt(w, 18) * own.potential * isNext) / 30 +
    (weightAt(w, 19) * own.focus) / 50
  )
}

/** R9.4: orders seats by points, then number of captains, then highest captain. */
const rankOf = ({ values, owners }: RumWorld, seat: number): number => {
  let [points, count, top] = [0, 0, 0]
  for (let colour = 0; colour < COLOURS; colour += 1) {
    if (owners[colour] !== seat) continue
    points += values[colour] ?? 0
    count += 1
    top = Math.max(top, values[colour] ?? 0)
  }
  return points * 100 + count * 10 + top
}

const finalChances = (world: RumWorld): readonly number[] => {
  const ranks = Array.from({ length: world.seats }, (_, seat) => rankOf(world, seat))
  const best = Math.max(...ranks)
  return winShares(ranks.map(rank => (rank === best ? 1 : 2)))
}

/** The chances of all seats; they sum to 1. */
export const winChancesOf = (world: RumWorld): readonly number[] => {
  if (world.isOver) return finalChances(world)
  const w = WEIGHTS[world.seats] ?? new Float64Array()
  return softmax(Array.from({ length: world.seats }, (_, seat) => logitOf(world, seat, w)))
}
