/** The planning bot: tries the moves that look best in worlds behind its view, lets both sides go on by rules of thumb for some turns, and compares what comes out. */
import { at, upTo, type Bot, type Random } from '@tortuga/kit'
import { cardOf, cardsOf, isRum, pointsOf, rumRunner, type RunnerTypes, type State, type View } from '../rules/index.ts'
import { chooseBest, judgeAll, type Judged } from './plain.ts'

/** So many moves are tried, in so many worlds, for so many turns. Playouts beyond that bring little against the time they take. */
const MOST_TRIED = 6
const MOST_WORLDS = 16
const TURNS = 4
const LONGEST = 60
/** A move that looks worse than the best by more than this is not tried. */
const MARGIN = 14

/** How well the crown stands, roughly in points of rum: what is scored, what is on its way, and what both can do. */
export const standing = (state: State): number => {
  const cards = cardsOf(state.options.cards)
  const outcome = rumRunner.outcome(state)
  if (outcome !== null) {
    const [crown, pirate] = [outcome.places[state.crown], outcome.places[1 - state.crown]]
    return crown === pirate ? 0 : crown === 1 ? 10 : -10
  }
  let worth = 1.3 * pointsOf(state.options, state.scores, 'crown') - 1.5 * state.scores.pirate.length
  for (const { investment, hazards } of state.islands) {
    for (const { up, coins } of hazards) worth += 0.12 + (up ? 0.06 * coins : 0.03 * coins)
    if (investment === null) continue
    const card = cardOf(cards, investment.card)
    const paid = Math.min(1, investment.coins / Math.max(1, card.cost))
    worth += isRum(card) ? card.points * (0.15 + 0.55 * paid * paid) : 0.1 + 0.1 * paid
  }
  for (const { card, coins, crew } of state.fleet) {
    const skills = crew.reduce((sum, member) => sum + cardOf(cards, member.card).navigation + cardOf(cards, member.card).combat, 0)
    worth -= 0.05 + 0.03 * cardOf(cards, card).cost + (crew.length > 0 ? 0.2 : 0) + 0.08 * skills - 0.08 * coins
  }
  return (
    worth +
    0.06 * Math.min(12, state.supplies.crown) -
    0.05 * Math.min(12, state.supplies.pirate) +
    0.04 * (state.hands.crown.length - state.hands.pirate.length)
  )
}

/** Both sides go on by rules of thumb until so many turns have ended. */
const playOn = (start: State, random: Random): State => {
  let state = start
  let turns = 0
  for (let moves = 0; moves < LONGEST && turns < TURNS; moves += 1) {
    const [seat] = rumRunner.awaited(state)
    if (seat === undefined) return state
    const { move } = chooseBest(judgeAll(rumRunner.view(state, seat)))
    const next = rumRunner.apply(state, seat, move, random).state
    if (next.turn !== state.turn) turns += 1
    state = next
  }
  return state
}

/** The moves worth trying, the best first. */
const shortList = (judged: readonly Judged[]): readonly Judged[] => {
  const sorted = judged.map((one, index) => ({ one, index })).toSorted((a, b) => b.one.worth - a.one.worth || a.index - b.index)
  const best = at(sorted, 0).one.worth
  return sorted
    .filter(({ one }) => one.worth >= best - MARGIN)
    .slice(0, MOST_TRIED)
    .map(({ one }) => one)
}

/** A standing as a chance of winning. */
const toChance = (worth: number): number => 1 / (1 + Math.exp(-0.7 * worth))

const tryOut = (view: View, tried: readonly Judged[], worlds: number, random: Random): readonly number[] => {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0
  const sums = tried.map(() => 0)
  const sign = view.side === 'crown' ? 1 : -1
  for (const _world of upTo(worlds)) {
    const world = rumRunner.determinize(view, random)
    for (const [index, { move }] of tried.entries()) {
      const after = playOn(rumRunner.apply(world, seat, move, random).state, random)
      sums[index] = at(sums, index) + sign * standing(after)
    }
  }
  return sums.map(sum => sum / worlds)
}

export const planner: Bot<RunnerTypes> = (view, { random, playouts }) => {
  const judged = judgeAll(view)
  if (judged.length === 0) return { move: rumRunner.timeUp(view), chance: null, reason: null }
  const tried = shortList(judged)
  const first = at(tried, 0)
  if (judged.length === 1) return { move: first.move, chance: null, reason: { type: 'only-choice' } }
  const worlds = Math.min(MOST_WORLDS, Math.floor(playouts / tried.length))
  if (tried.length === 1 || worlds < 1) return { move: first.move, chance: null, reason: first.reason }
  const worths = tryOut(view, tried, worlds, random)
  const best = worths.reduce((top, worth, index) => (worth > at(worths, top) ? index : top), 0)
  return { move: at(tried, best).move, chance: toChance(at(worths, best)), reason: { type: 'looks-ahead', worlds } }
}
