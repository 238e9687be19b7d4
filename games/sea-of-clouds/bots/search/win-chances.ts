/** Estimates each captain's chance of winning in a fully known state between two turns, by a fitted linear model of the final points. */
import { at, softmax, range, type Seat } from '@tortuga/kit'
import { collectionTotal, type State } from '../../rules/index.ts'
import { FITTED_WEIGHTS } from './fitted-weights.ts'
import { crewValue, likelihood, marginalValue } from './quick-estimates.ts'
import { cardInfoOf } from '../features/card-kinds.ts'
import {
  amountOf,
  forecastBattles,
  leadOf,
  majorityChance,
  readTotals,
  setGrowthValue,
  type WorldTotals,
  type CaptainTotals,
} from '../features/world-totals.ts'

/** Rounds left in the first round of the longest match. */
const LONGEST = 14
/** The assumed chance of each further card of a set: low, middle and high. */
const HOPES = [0.25, 0.45, 0.65] as const

/** Points that a captain already has, without majorities. */
export const securePoints = ({ kinds, captains }: WorldTotals, seat: Seat): number => {
  const own = at(captains, seat)
  let points = own.doubloons
  for (const { index, score, of } of kinds.list) {
    const owned = own.counts[index] ?? 0
    if (owned === 0 || score === null) continue
    if (score.type === 'each') points += owned * score.points
    if (score.type === 'set') points += collectionTotal(score.totals, owned)
    if (score.type === 'per') points += owned * score.points * amountOf(own, of)
    if (score.type === 'most-each') points += owned * score.otherwise
  }
  return points
}

/** The points that sets may still gain, at each of the three assumed chances. */
const hopesOf = ({ kinds, left, roundsLeft }: WorldTotals, own: CaptainTotals): readonly [number, number, number] => {
  let [little, some, much] = [0, 0, 0]
  for (const { index, score, card } of kinds.sets) {
    if (score?.type !== 'set') continue
    const owned = own.counts[index] ?? 0
    const likely = likelihood(left[index] ?? 0, card.copies, roundsLeft)
    little += setGrowthValue(score.totals, owned, HOPES[0] * likely)
    some += setGrowthValue(score.totals, owned, HOPES[1] * likely)
    much += setGrowthValue(score.totals, owned, HOPES[2] * likely)
  }
  return [little, some, much]
}

/** The expected points from majorities (`most`), and the points per further card that is counted (`per`). */
const pendingPoints = (worldTotals: WorldTotals, seat: Seat, own: CaptainTotals): { readonly most: number; readonly per: number } => {
  let [most, per] = [0, 0]
  for (const { index, score, of } of worldTotals.kinds.scored) {
    const owned = own.counts[index] ?? 0
    if (owned === 0 || score === null) continue
    if (score.type === 'most') most += owned * score.points * majorityChance(leadOf(worldTotals, seat, of))
    if (score.type === 'most-each') most += owned * (score.points - score.otherwise) * majorityChance(leadOf(worldTotals, seat, index))
    if (score.type === 'per') per += owned * score.points
  }
  return { most, per }
}

/** What a space is worth to a captain. */
const shareFor = (worldTotals: WorldTotals, { cards, doubloons }: State['shares'][number], seat: Seat): number => {
  let worth = doubloons
  for (const { card } of cards) worth += marginalValue(worldTotals, seat, cardInfoOf(worldTotals.kinds, card))
  return worth
}

const featuresOf = (worldTotals: WorldTotals, state: State, seat: Seat): readonly number[] => {
  const { captains, roundsLeft, boardingsLeft, seats, parrot } = worldTotals
  const own = at(captains, seat)
  const { most, per } = pendingPoints(worldTotals, seat, own)
  const { wins } = forecastBattles(worldTotals, seat, own.strength)
  const [task] = state.agenda
  const turn = task !== undefined && 'seat' in task ? task.seat : state.hat
  const wait = (seat - turn + seats) % seats
  const isNext = wait === 0 ? 1 : 0
  const first = shareFor(worldTotals, at(state.shares, 0), seat)
  let [best, second] = [first, -Infinity]
  for (let space = 1; space < state.shares.length; space += 1) {
    const worth = shareFor(worldTotals, at(state.shares, space), seat)
    if (worth > best) [best, second] = [worth, best]
    else if (worth > second) second = worth
  }
  const [little, some, much] = hopesOf(worldTotals, own)
  return [
    securePoints(worldTotals, seat),
    little,
    some,
    much,
    most,
    per * roundsLeft,
    crewValue(worldTotals, seat, own.strength, own.pirates, own.perWin, own.onceWon),
    own.pirates > 0 ? wins : 0,
    own.gear * boardingsLeft,
    own.chest * wins,
    parrot === seat ? 1 : 0,
    own.rum,
    own.relics,
    isNext * best,
    isNext * first,
    isNext * second,
    wait === 1 ? second : 0, // the captain before takes the best share
    isNext,
    own.doubloons,
  ]
}

/** The chances by seat; they add up to 1. */
export const winChances = (state: State): readonly number[] => {
  const worldTotals = readTotals(state)
  const fitted = FITTED_WEIGHTS[state.seats]
  if (fitted === undefined) throw new RangeError(`no weights for ${state.seats} captains`)
  const time = worldTotals.roundsLeft / LONGEST
  const scale = fitted.scale + fitted.spread * worldTotals.roundsLeft
  const logits = range(state.seats).map(seat => {
    const features = featuresOf(worldTotals, state, seat)
    let sum = 0
    for (let index = 0; index < features.length; index += 1)
      sum += at(features, index) * (at(fitted.weights, index) + time * at(fitted.early, index))
    return sum / scale
  })
  return softmax(logits)
}
