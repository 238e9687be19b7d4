/** Each captain's chance of winning, from a whole world between two turns: points to be expected at the end, weighed by how much may still change. */
import { at, chancesFrom, upTo, type Seat } from '@tortuga/kit'
import { totalOf, type State } from '../rules/index.ts'
import { FITS } from './fits.ts'
import { crewWorth, likelihood, marginal } from './glance.ts'
import { kindOf } from './kinds.ts'
import { amountOf, battlesOf, leadOf, majorityChance, reckon, setHope, type Reckoning, type Tally } from './tally.ts'

/** The longest match, in rounds after the first. */
const LONGEST = 14
/** How likely each further card of a set is, for one who hopes for little, for some and for much. */
const HOPES = [0.25, 0.45, 0.65] as const

/** Points there already, without majorities. */
export const solidOf = ({ kinds, captains }: Reckoning, seat: Seat): number => {
  const own = at(captains, seat)
  let points = own.doubloons
  for (const { index, score, of } of kinds.list) {
    const owned = own.counts[index] ?? 0
    if (owned === 0 || score === null) continue
    if (score.type === 'each') points += owned * score.points
    if (score.type === 'set') points += totalOf(score.totals, owned)
    if (score.type === 'per') points += owned * score.points * amountOf(own, of)
    if (score.type === 'most-each') points += owned * score.otherwise
  }
  return points
}

/** What sets may still bring, at each of the hopes. */
const hopesOf = ({ kinds, left, roundsLeft }: Reckoning, own: Tally): readonly [number, number, number] => {
  let [little, some, much] = [0, 0, 0]
  for (const { index, score, card } of kinds.sets) {
    if (score?.type !== 'set') continue
    const owned = own.counts[index] ?? 0
    const likely = likelihood(left[index] ?? 0, card.copies, roundsLeft)
    little += setHope(score.totals, owned, HOPES[0] * likely)
    some += setHope(score.totals, owned, HOPES[1] * likely)
    much += setHope(score.totals, owned, HOPES[2] * likely)
  }
  return [little, some, much]
}

/** Majorities, and what is paid for each card of something that may still come. */
const promisesOf = (reckoning: Reckoning, seat: Seat, own: Tally): { readonly most: number; readonly per: number } => {
  let [most, per] = [0, 0]
  for (const { index, score, of } of reckoning.kinds.scored) {
    const owned = own.counts[index] ?? 0
    if (owned === 0 || score === null) continue
    if (score.type === 'most') most += owned * score.points * majorityChance(leadOf(reckoning, seat, of))
    if (score.type === 'most-each') most += owned * (score.points - score.otherwise) * majorityChance(leadOf(reckoning, seat, index))
    if (score.type === 'per') per += owned * score.points
  }
  return { most, per }
}

/** What a space holds for a captain. */
const shareFor = (reckoning: Reckoning, { cards, doubloons }: State['shares'][number], seat: Seat): number => {
  let worth = doubloons
  for (const { card } of cards) worth += marginal(reckoning, seat, kindOf(reckoning.kinds, card))
  return worth
}

const featuresOf = (reckoning: Reckoning, state: State, seat: Seat): readonly number[] => {
  const { captains, roundsLeft, boardingsLeft, seats, parrot } = reckoning
  const own = at(captains, seat)
  const { most, per } = promisesOf(reckoning, seat, own)
  const { wins } = battlesOf(reckoning, seat, own.strength)
  const [task] = state.agenda
  const turn = task !== undefined && 'seat' in task ? task.seat : state.hat
  const wait = (seat - turn + seats) % seats
  const isNext = wait === 0 ? 1 : 0
  const first = shareFor(reckoning, at(state.shares, 0), seat)
  let [best, second] = [first, -Infinity]
  for (let space = 1; space < state.shares.length; space += 1) {
    const worth = shareFor(reckoning, at(state.shares, space), seat)
    if (worth > best) [best, second] = [worth, best]
    else if (worth > second) second = worth
  }
  const [little, some, much] = hopesOf(reckoning, own)
  return [
    solidOf(reckoning, seat),
    little,
    some,
    much,
    most,
    per * roundsLeft,
    crewWorth(reckoning, seat, own.strength, own.pirates, own.perWin, own.onceWon),
    own.pirates > 0 ? wins : 0,
    own.gear * boardingsLeft,
    own.chest * wins,
    parrot === seat ? 1 : 0,
    own.rum,
    own.relics,
    isNext * best,
    isNext * first,
    isNext * second,
    wait === 1 ? second : 0, // the best one is taken first
    isNext,
    own.doubloons,
  ]
}

/** Together 1. */
export const chancesOf = (state: State): readonly number[] => {
  const reckoning = reckon(state)
  const fit = FITS[state.seats]
  if (fit === undefined) throw new RangeError(`no fit for ${state.seats} captains`)
  const time = reckoning.roundsLeft / LONGEST
  const fair = fit.scale + fit.spread * reckoning.roundsLeft
  const merits = upTo(state.seats).map(seat => {
    const features = featuresOf(reckoning, state, seat)
    let sum = 0
    for (let index = 0; index < features.length; index += 1)
      sum += at(features, index) * (at(fit.weights, index) + time * at(fit.early, index))
    return sum / fair
  })
  return chancesFrom(merits)
}
