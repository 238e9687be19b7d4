/** Chapters 9 to 11 of the rulebook: the scores of a round, and the result of the match. */
import { at, type Outcome, type Seat } from '@tortuga/kit'
import { canOpen } from './opening/opening.ts'
import { facesOf, faceOf, valueOfRack } from './data/pieces.ts'
import { beginRound } from './setup.ts'
import type { RummikubStep } from './step.ts'
import { canAnnouncementSave, nextSeat } from './turn-order.ts'
import type { RoundEnding, ScoreReason, State } from './data/types.ts'

type Cost = { readonly ground: ScoreReason; readonly points: number }
type RoundScore = { readonly winners: readonly Seat[]; readonly grounds: readonly ScoreReason[]; readonly scores: readonly number[] }

/** R9.4 to R9.8: which rule decides the score of a seat that did not win. */
const reasonOf = ({ options, standings, racks, taken }: State, seat: Seat): ScoreReason => {
  const { opened, hadTurn, announced, penalised } = at(standings, seat)
  if (opened || options.neverOpened === null) return 'rack'
  const rack = at(racks, seat)
  if (!hadTurn || options.couldHaveOpened === null || !canOpen(facesOf(rack), options)) return 'never-opened'
  const before = rack.filter(piece => !at(taken, seat).includes(piece))
  const hasEscaped = canAnnouncementSave(options) && (announced || penalised) && !canOpen(before.map(faceOf), options) // R9.7
  return hasEscaped ? 'announced' : 'could-have-opened'
}

/** The points that a seat loses if it did not win, and the rule that decides it. */
const costOf = (state: State, seat: Seat): Cost => {
  const { options } = state
  const rack = valueOfRack(facesOf(at(state.racks, seat)), options.jokerRackValue)
  const ground = reasonOf(state, seat)
  const announced = options.announced === 'rack' ? null : options.announced
  const flat = { won: null, rack: null, 'never-opened': options.neverOpened, 'could-have-opened': options.couldHaveOpened, announced }
  return { ground, points: flat[ground] ?? rack }
}

/** Avoids −0, which JSON would turn into 0: states must survive JSON unchanged. */
const minus = (points: number): number => (points === 0 ? 0 : -points)

/** R9.2: the winner scores the sum of what the others lose. */
export const scoreGoingOut = (state: State, winner: Seat): RoundScore => {
  const costs = state.racks.map((_, seat): Cost => (seat === winner ? { ground: 'won', points: 0 } : costOf(state, seat)))
  const sum = costs.reduce((total, { points }) => total + points, 0)
  return {
    winners: [winner],
    grounds: costs.map(({ ground }) => ground),
    scores: costs.map(({ points }, seat) => (seat === winner ? sum : minus(points))),
  }
}

/** R10.5 to R10.7 */
export const scoreEmptyBank = (state: State): RoundScore => {
  const { options } = state
  const costs = state.racks.map((rack, seat): Cost => {
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

export const outcome = (state: State): Outcome | null => (state.agenda.length === 0 ? resultOf(state) : null)

/** Records the scores of the round, then begins the next round or ends the match. */
export const endRound = (step: RummikubStep, ending: RoundEnding, score: RoundScore): void => {
  const { state, events } = step
  state.rounds = [...state.rounds, score.scores]
  const racks = state.racks.map(facesOf)
  events.push({ type: 'scored', round: state.rounds.length, ending, ...score, racks, totals: totalsOf(state) })
  if (state.rounds.length < state.options.rounds) {
    beginRound(step, nextSeat(state, state.starter))
    return
  }
  state.agenda = []
  events.push({ type: 'ended', ...resultOf(state) })
}
