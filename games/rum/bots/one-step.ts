/**
 * Scores every move by the position right after it. It uses only what the player sees: their own cards and public information.
 * The weights were tuned by self-play over tens of thousands of games.
 */
import { at } from '@tortuga/kit'
import { featuresOf, weightAt, type JudgedPosition, type FeatureWeights } from './features.ts'
import { gainCaptains } from './twin/play.ts'
import { listSets } from './twin/list-sets.ts'
import { COLOURS, countBits, handBits, isUp, NONE, pointsIn, SLOTS } from './twin/world.ts'
import type { TwinMove, RumWorld } from './twin/world.ts'

type ScoredTwinMove = { readonly move: TwinMove; readonly score: number }

/** By number of seats, in the order of the terms of `evaluate`; three and four seats share one row. */
const WEIGHTS: Readonly<Record<number, FeatureWeights>> = {
  2: new Float64Array([
    3.493, 0.25, 0.444, 1.497, 0.988, 2.619, 0.702, -0.544, -0.356, 1.826, 0.112, -0.312, -0.542, -0.083, -0.615, -5.027, -3.103, -3.048,
    -0.151, -1.586, 0.214, -0.06,
  ]),
  3: new Float64Array([
    1.78, 3.414, 0.503, 0.958, 1.423, 2.901, 0.266, -1.384, 0.178, 0.706, -1.271, -0.875, -0.875, 0.713, -0.374, -1.689, -2.254, -1.781,
    0.803, -1.255, -1.984, 0.502,
  ]),
}
const weightsFor = (seats: number): FeatureWeights => WEIGHTS[seats === 2 ? 2 : 3] ?? new Float64Array()

/** The score of a set that wins the match: far above every other score. */
const WIN_SCORE = 1000

const points = [0, 0, 0, 0]
/** Facts about the other seats, written by `summariseOthers`: their highest captain, the points of the next seat, and of the best rival. */
const others = { highest: 0, next: 0, rival: 0 }
const summariseOthers = ({ seats, target }: RumWorld, seat: number, values: Int8Array, owners: Int8Array): void => {
  points.fill(0)
  let highest = 0
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const owner = owners[colour] ?? NONE
    if (owner === NONE || owner === seat) continue
    const value = values[colour] ?? 0
    points[owner] = (points[owner] ?? 0) + value
    if (value > highest) highest = value
  }
  let most = 0
  for (const sum of points) if (sum > most) most = sum
  others.highest = highest
  others.next = (points[(seat + 1) % seats] ?? 0) / target
  others.rival = most / target
}

/** The score of a position after the move of this seat. Call `summariseOthers` first. */
const evaluate = (world: RumWorld, seat: number, position: JudgedPosition, w: FeatureWeights): number => {
  const own = featuresOf(world, seat, position)
  const { highest, next, rival } = others
  const late = position.clock / 8
  const size = own.size / 5
  return (
    weightAt(w, 0) * own.points +
    weightAt(w, 1) * own.points * own.points +
    weightAt(w, 2) * own.gain +
    weightAt(w, 3) * own.taken +
    (own.canWin ? weightAt(w, 4) : 0) +
    weightAt(w, 5) * size +
    weightAt(w, 6) * size * size +
    (own.hasLargestHand ? (weightAt(w, 7) * own.size) / (position.wreck + 1) : 0) + // R7.2
    (weightAt(w, 8) * own.potential) / 30 +
    weightAt(w, 9) * own.points * late +
    weightAt(w, 10) * size * late +
    (weightAt(w, 11) * own.captains) / 7 +
    (weightAt(w, 12) * own.top) / 8 +
    (weightAt(w, 13) * own.focus) / 50 +
    weightAt(w, 14) * position.unknownCards +
    weightAt(w, 15) * rival +
    weightAt(w, 16) * rival * rival +
    weightAt(w, 17) * rival * late +
    (weightAt(w, 18) * highest) / 8 +
    weightAt(w, 19) * next +
    weightAt(w, 20) * size * late * late +
    (position.up === 0 ? weightAt(w, 21) : 0)
  )
}

/** Scratch arrays: the captains after a set. */
const afterValues = new Int8Array(COLOURS)
const afterOwners = new Int8Array(COLOURS)

/** Scores every combination of cards that the seat may discard. */
const scoreDiscards = (world: RumWorld, seat: number, w: FeatureWeights): readonly ScoredTwinMove[] => {
  const hand = handBits(world, seat)
  const list: ScoredTwinMove[] = []
  summariseOthers(world, seat, world.values, world.owners)
  const choose = (left: number, from: number, chosen: number): void => {
    if (left === 0) {
      const wreck = countBits(world.wreck) + world.amount
      const { up, values, owners } = world
      const score = evaluate(world, seat, { hand: hand & ~chosen, unknownCards: 0, up, wreck, clock: world.clock + 1, values, owners }, w)
      list.push({ move: { type: 'discard', from: NONE, ones: chosen, twos: 0 }, score })
      return
    }
    for (let rest = hand & ~((1 << from) - 1); rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest)
      choose(left - 1, card + 1, chosen | (1 << card))
    }
  }
  choose(world.amount, 0, 0)
  return list
}

const scoreSets = (world: RumWorld, seat: number, most: number, w: FeatureWeights, list: ScoredTwinMove[]): void => {
  const hand = handBits(world, seat)
  const missing = world.target - pointsIn(world, seat)
  for (const { ones, twos, cards, points: won } of listSets(world, seat, hand, missing, most)) {
    const move: TwinMove = { type: 'play', from: NONE, ones, twos }
    if (won >= missing) {
      list.push({ move, score: WIN_SCORE - cards })
      continue
    }
    gainCaptains(world, seat, ones, twos, afterValues, afterOwners)
    summariseOthers(world, seat, afterValues, afterOwners)
    const position: JudgedPosition = {
      hand: hand & ~(ones | twos),
      unknownCards: 0,
      up: world.up,
      wreck: countBits(world.wreck) + cards,
      clock: world.clock,
      values: afterValues,
      owners: afterOwners,
    }
    list.push({ move, score: evaluate(world, seat, position, w) })
  }
}

/** Scores the draws. R7.1: a draw that takes the last card of the wreck advances the clock and may cost the whole hand. */
const scoreDraws = (world: RumWorld, seat: number, w: FeatureWeights, list: ScoredTwinMove[]): void => {
  const { up, values, owners } = world
  const hand = handBits(world, seat)
  const wreck = countBits(world.wreck)
  const takesLastCard = wreck === 1
  let largest = 0
  for (let other = 0; other < world.seats; other += 1) if (other !== seat) largest = Math.max(largest, countBits(handBits(world, other)))
  const losesHand = takesLastCard && countBits(hand) + 1 >= largest
  summariseOthers(world, seat, values, owners)
  const after = (held: number, unknownCards: number, shown: number): number => {
    const clock = takesLastCard ? world.clock + 1 : world.clock
    return losesHand
      ? evaluate(world, seat, { hand: 0, unknownCards: 0, up: shown, wreck: countBits(hand) + 1, clock, values, owners }, w)
      : evaluate(world, seat, { hand: held, unknownCards, up: shown, wreck: wreck - 1, clock, values, owners }, w)
  }
  const draw = (from: number): TwinMove => ({ type: 'draw', from, ones: 0, twos: 0 })
  const unseen = after(hand, 1, up)
  list.push({ move: draw(NONE), score: unseen })
  let hasHidden = false
  for (let slot = 0; slot < SLOTS; slot += 1) {
    if (isUp(world, slot)) list.push({ move: draw(slot), score: after(hand | (1 << (world.slots[slot] ?? 0)), 0, up & ~(1 << slot)) })
    else if (!hasHidden) {
      hasHidden = true // face-down slots are equal, so one is enough
      list.push({ move: draw(slot), score: unseen - 1e-6 })
    }
  }
}

/** Scores the moves worth considering: the best `most` sets and all draws, or the discards that are owed. */
export const scoreMoves = (world: RumWorld, seat: number, most: number): readonly ScoredTwinMove[] => {
  const w = weightsFor(world.seats)
  if (world.ask !== 'none') return scoreDiscards(world, seat, w)
  const list: ScoredTwinMove[] = []
  scoreSets(world, seat, most, w, list)
  scoreDraws(world, seat, w, list)
  return list
}

/** The move with the highest score; the first of equal ones. */
export const bestScored = (list: readonly ScoredTwinMove[]): ScoredTwinMove =>
  list.reduce((best, move) => (move.score > best.score ? move : best), at(list, 0))

/** Whether this score belongs to a set that wins the match. */
export const isWinningValue = (score: number): boolean => score > WIN_SCORE / 2
