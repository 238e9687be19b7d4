/** Chapters 9 to 11 of the rulebook: what is written when a round ends, and who has won. */
import { at, type Outcome, type Seat } from '@tortuga/kit'
import type { Making } from './making.ts'
import { couldOpen } from './opening.ts'
import { facesOf, faceOf, valueOfRack } from './pieces.ts'
import { beginRound, nextSeat } from './setup.ts'
import type { Ending, Ground, State } from './types.ts'

type Written = { readonly ground: Ground; readonly points: number }
type Score = { readonly winners: readonly Seat[]; readonly grounds: readonly Ground[]; readonly scores: readonly number[] }

/** R9.4 to R9.8: why a seat that has not opened writes what it writes. */
const groundOf = ({ options, standings, racks, taken }: State, seat: Seat): Ground => {
  const { opened, hadTurn, announced, penalised } = at(standings, seat)
  if (opened || options.neverOpened === null) return 'rack'
  const rack = at(racks, seat)
  if (!hadTurn || options.couldHaveOpened === null || !couldOpen(facesOf(rack), options)) return 'never-opened'
  const before = rack.filter(piece => !at(taken, seat).includes(piece))
  const hasEscaped = (announced || penalised) && !couldOpen(before.map(faceOf), options) // R9.7
  return hasEscaped ? 'announced' : 'could-have-opened'
}

/** What a seat has against it: points to be written with a minus. */
const costOf = (state: State, seat: Seat): Written => {
  const { options } = state
  const rack = valueOfRack(facesOf(at(state.racks, seat)), options.jokerRackValue)
  const ground = groundOf(state, seat)
  const flat = { 'never-opened': options.neverOpened, 'could-have-opened': options.couldHaveOpened, announced: options.announced }
  return { ground, points: (ground === 'rack' || ground === 'won' ? null : flat[ground]) ?? rack }
}

/** Nothing to write is plain zero. */
const minus = (points: number): number => (points === 0 ? 0 : -points)

/** R9.2: the winner writes what the others write. */
export const scoreGoingOut = (state: State, winner: Seat): Score => {
  const costs = state.racks.map((_, seat): Written => (seat === winner ? { ground: 'won', points: 0 } : costOf(state, seat)))
  const sum = costs.reduce((total, { points }) => total + points, 0)
  return {
    winners: [winner],
    grounds: costs.map(({ ground }) => ground),
    scores: costs.map(({ points }, seat) => (seat === winner ? sum : minus(points))),
  }
}

/** R10.5 to R10.7 */
export const scoreEmptyBank = (state: State): Score => {
  const { options } = state
  const costs = state.racks.map((rack, seat): Written => {
    if (options.neverOpenedAtEmptyBank) return costOf(state, seat)
    return { ground: 'rack', points: valueOfRack(facesOf(rack), options.jokerRackValue) }
  })
  const lowest = Math.min(...costs.map(({ points }) => points))
  const others = costs.filter(({ points }) => points > lowest)
  const sum = others.reduce((total, { points }) => total + points, 0)
  const won = { sumMinusOwn: sum - lowest, differences: sum - others.length * lowest, sumOfOthers: sum }[options.emptyBankScore]
  const lost = (points: number): number => minus(options.emptyBankScore === 'differences' ? points - lowest : points)
  return {
    winners: costs.flatMap(({ points }, seat) => (points === lowest ? [seat] : [])),
    grounds: costs.map(({ ground, points }) => (points === lowest ? 'won' : ground)),
    scores: costs.map(({ points }) => (points === lowest ? won : lost(points))),
  }
}

/** R11.1 */
export const totalsOf = ({ rounds, seats }: Pick<State, 'rounds' | 'seats'>): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, scores) => sum + at(scores, seat), 0))

/** R11.2 */
const resultOf = (state: Pick<State, 'rounds' | 'seats'>): Outcome => {
  const scores = totalsOf(state)
  return { places: scores.map(score => 1 + scores.filter(other => other > score).length), scores }
}

export const outcome = (state: State): Outcome | null => (state.phase === 'over' ? resultOf(state) : null)

/** Writes the round, and begins the next one or ends the match. */
export const endRound = (making: Making, ending: Ending, score: Score): void => {
  const { state, events } = making
  state.rounds = [...state.rounds, score.scores]
  const racks = state.racks.map(facesOf)
  events.push({ type: 'scored', round: state.rounds.length, ending, ...score, racks, totals: totalsOf(state) })
  if (state.rounds.length < state.options.rounds) {
    beginRound(making, nextSeat(state, state.starter))
    return
  }
  state.phase = 'over'
  events.push({ type: 'ended', ...resultOf(state) })
}
