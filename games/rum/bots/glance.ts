/** One step ahead: every choice judged by how its seat would stand right after it, from its own cards and what all can see. The weights come from tens of thousands of games in which such numbers played against each other. */
import { at } from '@tortuga/kit'
import { figuresOf, weightAt, type Seen, type Weights } from './figures.ts'
import { gainCaptains } from './twin/play.ts'
import { listSets } from './twin/sets.ts'
import { COLOURS, countBits, handOf, isUp, NONE, pointsIn, SLOTS } from './twin/world.ts'
import type { TwinMove, World } from './twin/world.ts'

export type Judged = { readonly move: TwinMove; readonly worth: number }

/** By number of seats, in the order of `standing`. */
const WEIGHTS: Readonly<Record<number, Weights>> = {
  2: new Float64Array([
    3.493, 0.25, 0.444, 1.497, 0.988, 2.619, 0.702, -0.544, -0.356, 1.826, 0.112, -0.312, -0.542, -0.083, -0.615, -5.027, -3.103, -3.048,
    -0.151, -1.586, 0.214, -0.06,
  ]),
  3: new Float64Array([
    1.78, 3.414, 0.503, 0.958, 1.423, 2.901, 0.266, -1.384, 0.178, 0.706, -1.271, -0.875, -0.875, 0.713, -0.374, -1.689, -2.254, -1.781,
    0.803, -1.255, -1.984, 0.502,
  ]),
}
const weightsFor = (seats: number): Weights => WEIGHTS[seats === 2 ? 2 : 3] ?? new Float64Array()

/** A worth that no other reaches: the set that ends the match. */
const WINS = 1000

const points = [0, 0, 0, 0]
/** How the others stand; overwritten by the next call. */
const others = { highest: 0, next: 0, rival: 0 }
const reckonOthers = ({ seats, target }: World, seat: number, values: Int8Array, owners: Int8Array): void => {
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

/** How well the seat stands once its move is made and the next one has the turn. The others have been reckoned. */
const standing = (world: World, seat: number, seen: Seen, w: Weights): number => {
  const own = figuresOf(world, seat, seen)
  const { highest, next, rival } = others
  const late = seen.clock / 8
  const size = own.size / 5
  return (
    weightAt(w, 0) * own.points +
    weightAt(w, 1) * own.points * own.points +
    weightAt(w, 2) * own.gain +
    weightAt(w, 3) * own.taken +
    (own.canWin ? weightAt(w, 4) : 0) +
    weightAt(w, 5) * size +
    weightAt(w, 6) * size * size +
    (own.isFullest ? (weightAt(w, 7) * own.size) / (seen.wreck + 1) : 0) + // R7.2
    (weightAt(w, 8) * own.promise) / 30 +
    weightAt(w, 9) * own.points * late +
    weightAt(w, 10) * size * late +
    (weightAt(w, 11) * own.captains) / 7 +
    (weightAt(w, 12) * own.top) / 8 +
    (weightAt(w, 13) * own.focus) / 50 +
    weightAt(w, 14) * seen.blanks +
    weightAt(w, 15) * rival +
    weightAt(w, 16) * rival * rival +
    weightAt(w, 17) * rival * late +
    (weightAt(w, 18) * highest) / 8 +
    weightAt(w, 19) * next +
    weightAt(w, 20) * size * late * late +
    (seen.up === 0 ? weightAt(w, 21) : 0)
  )
}

const afterValues = new Int8Array(COLOURS)
const afterOwners = new Int8Array(COLOURS)

/** The discards owed, every choice of so many cards. */
const judgeDiscards = (world: World, seat: number, w: Weights): readonly Judged[] => {
  const hand = handOf(world, seat)
  const list: Judged[] = []
  reckonOthers(world, seat, world.values, world.owners)
  const choose = (left: number, from: number, chosen: number): void => {
    if (left === 0) {
      const wreck = countBits(world.wreck) + world.amount
      const { up, values, owners } = world
      const worth = standing(world, seat, { hand: hand & ~chosen, blanks: 0, up, wreck, clock: world.clock + 1, values, owners }, w)
      list.push({ move: { type: 'discard', from: NONE, ones: chosen, twos: 0 }, worth })
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

const judgeSets = (world: World, seat: number, most: number, w: Weights, list: Judged[]): void => {
  const hand = handOf(world, seat)
  const missing = world.target - pointsIn(world, seat)
  for (const { ones, twos, cards, points: won } of listSets(world, seat, hand, missing, most)) {
    const move: TwinMove = { type: 'play', from: NONE, ones, twos }
    if (won >= missing) {
      list.push({ move, worth: WINS - cards })
      continue
    }
    gainCaptains(world, seat, ones, twos, afterValues, afterOwners)
    reckonOthers(world, seat, afterValues, afterOwners)
    const seen: Seen = {
      hand: hand & ~(ones | twos),
      blanks: 0,
      up: world.up,
      wreck: countBits(world.wreck) + cards,
      clock: world.clock,
      values: afterValues,
      owners: afterOwners,
    }
    list.push({ move, worth: standing(world, seat, seen, w) })
  }
}

/** R7.1: whether this draw takes the last card of the wreck, and whether the hand goes with it. */
const judgeDraws = (world: World, seat: number, w: Weights, list: Judged[]): void => {
  const { up, values, owners } = world
  const hand = handOf(world, seat)
  const wreck = countBits(world.wreck)
  const empties = wreck === 1
  let fullest = 0
  for (let other = 0; other < world.seats; other += 1) if (other !== seat) fullest = Math.max(fullest, countBits(handOf(world, other)))
  const isLost = empties && countBits(hand) + 1 >= fullest
  reckonOthers(world, seat, values, owners)
  const after = (held: number, blanks: number, shown: number): number => {
    const clock = empties ? world.clock + 1 : world.clock
    return isLost
      ? standing(world, seat, { hand: 0, blanks: 0, up: shown, wreck: countBits(hand) + 1, clock, values, owners }, w)
      : standing(world, seat, { hand: held, blanks, up: shown, wreck: wreck - 1, clock, values, owners }, w)
  }
  const draw = (from: number): TwinMove => ({ type: 'draw', from, ones: 0, twos: 0 })
  const unseen = after(hand, 1, up)
  list.push({ move: draw(NONE), worth: unseen })
  let hasHidden = false
  for (let slot = 0; slot < SLOTS; slot += 1) {
    if (isUp(world, slot)) list.push({ move: draw(slot), worth: after(hand | (1 << (world.slots[slot] ?? 0)), 0, up & ~(1 << slot)) })
    else if (!hasHidden) {
      hasHidden = true // the hidden slots are as good as each other
      list.push({ move: draw(slot), worth: unseen - 1e-6 })
    }
  }
}

/** All that is worth doing, with its worth: the best sets, draws, or the discards owed. */
export const judgeAll = (world: World, seat: number, most: number): readonly Judged[] => {
  const w = weightsFor(world.seats)
  if (world.ask !== 'none') return judgeDiscards(world, seat, w)
  const list: Judged[] = []
  judgeSets(world, seat, most, w, list)
  judgeDraws(world, seat, w, list)
  return list
}

/** The best of them; of equals the first. */
export const bestOf = (list: readonly Judged[]): Judged => list.reduce((best, one) => (one.worth > best.worth ? one : best), at(list, 0))

/** Whether a worth means the match is won. */
export const isWin = (worth: number): boolean => worth > WINS / 2
