/** What a seat's position looks like in numbers: the features that both the glance and the leaf's value weigh. */
import { reachOf } from './twin/sets.ts'
import { COLOURS, countBits, NONE, type World } from './twin/world.ts'

/** A position to be judged: the world's own, or what it would be after a move that has not been made. */
export type Seen = {
  readonly hand: number
  readonly blanks: number // cards of the hand that nobody can name yet
  readonly up: number
  readonly wreck: number // how many cards lie there
  readonly clock: number
  readonly values: Int8Array
  readonly owners: Int8Array
}

/** Of one seat. Points are shares of the target. */
export type Figures = {
  points: number
  captains: number
  top: number // the highest own captain
  gain: number // what the best set would add
  taken: number // and take from others
  canWin: boolean
  size: number
  isFullest: boolean
  promise: number // bottles held, each by what is at stake in its colour and how near it is
  focus: number // how much they are of few colours
}

/** In the order of the figures they weigh. */
export type Weights = Float64Array
/** By itself: `at` sees lists of every kind, and is slow for numbers that are asked for by the million. */
export const weightAt = (weights: Weights, index: number): number => weights[index] ?? 0

const openBottles = [0, 0, 0, 0, 0, 0, 0]

const countOpen = ({ bits, slots }: World, up: number): void => {
  openBottles.fill(0)
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (((up >> slot) & 1) === 0) continue
    const colour = bits.singleOf[slots[slot] ?? 0] ?? 0
    openBottles[colour] = (openBottles[colour] ?? 0) + 1
  }
}

/** The seat's figures; overwritten by the next call. */
const figures: Figures = {
  points: 0,
  captains: 0,
  top: 0,
  gain: 0,
  taken: 0,
  canWin: false,
  size: 0,
  isFullest: false,
  promise: 0,
  focus: 0,
}

export const figuresOf = (world: World, seat: number, seen: Seen): Readonly<Figures> => {
  const { bits, target, hands, seats } = world
  const { hand, values, owners } = seen
  countOpen(world, seen.up)
  let points = 0
  figures.captains = 0
  figures.top = 0
  figures.promise = 0
  figures.focus = 0
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const value = values[colour] ?? 0
    const owner = owners[colour] ?? NONE
    if (owner === seat) {
      points += value
      figures.captains += 1
      if (value > figures.top) figures.top = value
    }
    const held = 2 * countBits(hand & (bits.doubles[colour] ?? 0)) + countBits(hand & (bits.singles[colour] ?? 0))
    if (held === 0) continue
    const stake = owner === seat ? 1 : value + 1
    const bottles = held + (openBottles[colour] ?? 0)
    figures.promise += held * stake * (bottles > value ? 1 : bottles / (value + 1))
    figures.focus += held * held
  }
  const reach = reachOf(world, seat, hand, openBottles, values, owners)
  figures.size = countBits(hand) + seen.blanks
  figures.isFullest = true
  for (let other = 0; other < seats; other += 1)
    if (other !== seat && countBits(hands[other] ?? 0) > figures.size) figures.isFullest = false
  figures.points = points / target
  figures.gain = reach.points / target
  figures.taken = reach.taken / target
  figures.canWin = points + reach.points >= target
  return figures
}
