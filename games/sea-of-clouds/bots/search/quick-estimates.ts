/** Fast estimates of cards and shares for the search, which needs thousands of them per move. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { BACKS, SPACES, collectionTotal, type Space, type State } from '../../rules/index.ts'
import { cardInfoOf, type LootKind } from '../features/card-kinds.ts'
import { worthOnPlay } from '../features/effect-estimates.ts'
import {
  amountOf,
  forecastBattles,
  leadOf,
  majorityChance,
  setGrowthValue,
  type WorldTotals,
  type CaptainTotals,
} from '../features/world-totals.ts'

/** Weights, tuned by playing bots with different values against each other. `HOPE` is the weight of a set's later steps. */
const HOPE = 0.45
const LOOK_WORTH = 0.45
const RIVAL_WEIGHT = 3
const AVERAGE_TURN = 3.2
const AVERAGE_CARD = 1.8

/** The number of unseen copies by card kind. */
export type UnseenCopies = Readonly<Int8Array>

/** The chance that a captain gets one more card of a set, from the copies and rounds left. */
export const likelihood = (left: number, copies: number, roundsLeft: number): number =>
  Math.min(1, left / Math.max(1, copies - 1)) * Math.min(1, roundsLeft / 7)

const scoreWorth = (worldTotals: WorldTotals, seat: Seat, own: CaptainTotals, { index, card, score, of, back }: LootKind): number => {
  const { roundsLeft, left } = worldTotals
  const owned = own.counts[index] ?? 0
  const isHidden = BACKS[back] === 'rum' // the other captains' copies are unknown
  switch (score?.type) {
    case undefined:
      return 0
    case 'each':
      return score.points
    case 'set': {
      const about = isHidden ? card.copies - owned : (left[index] ?? 0)
      const likely = HOPE * likelihood(about - 1, card.copies, roundsLeft)
      const step = collectionTotal(score.totals, owned + 1) - collectionTotal(score.totals, owned)
      return step + setGrowthValue(score.totals, owned + 1, likely) - (owned === 0 ? 0 : setGrowthValue(score.totals, owned, likely))
    }
    case 'most-each': {
      const chance = majorityChance(isHidden ? owned : 1 + leadOf(worldTotals, seat, index))
      return chance * score.points + (1 - chance) * score.otherwise
    }
    case 'per':
      return score.points * (amountOf(own, of) + 0.3 * roundsLeft)
    case 'most':
      return score.points * majorityChance(of >= 0 ? (own.counts[of] ?? 0) - 1 : leadOf(worldTotals, seat, of))
    default:
      return unreachable(score)
  }
}

/** The worth of a crew before the next boarding. */
export const crewValue = (
  worldTotals: WorldTotals,
  seat: Seat,
  strength: number,
  pirates: number,
  perWin: number,
  onceWon: number,
): number => {
  if (pirates === 0) return 0
  const { wins, any } = forecastBattles(worldTotals, seat, strength)
  return (0.6 + perWin) * wins + onceWon * any // a victory also takes one from the neighbour
}

/** The worth of a captain's present crew. */
const crewNow = (worldTotals: WorldTotals, seat: Seat): number => {
  const { strength, pirates, perWin, onceWon } = at(worldTotals.captains, seat)
  return crewValue(worldTotals, seat, strength, pirates, perWin, onceWon)
}

/** What one more card is worth to a captain, in points. Pass `crew` when estimating many cards, so that it is computed once. */
export const marginalValue = (worldTotals: WorldTotals, seat: Seat, kind: LootKind, crew?: number): number => {
  const { card } = kind
  const own = at(worldTotals.captains, seat)
  if (card.back === 'pirate') {
    const { strength, pirates, perWin, onceWon } = own
    const grown = crewValue(worldTotals, seat, strength + card.strength, pirates + 1, perWin + kind.perWin, onceWon + kind.onceWon)
    return grown - (crew ?? crewNow(worldTotals, seat))
  }
  if (card.isImmediate)
    return worthOnPlay(card.onPlay, { doubloons: own.doubloons, pirates: own.pirates, hasParrot: worldTotals.parrot === seat })
  return scoreWorth(worldTotals, seat, own, kind) + 0.7 * card.strength * worldTotals.boardingsLeft + 0.6 * (card.chest ?? 0)
}

/** The average worth of an unseen card of each back. */
export const meanValuesByBack = (worldTotals: WorldTotals, seat: Seat, pool: UnseenCopies): readonly number[] => {
  const sums = [0, 0, 0, 0]
  const counts = [0, 0, 0, 0]
  const crew = crewNow(worldTotals, seat)
  for (const kind of worldTotals.kinds.list) {
    const copies = pool[kind.index] ?? 0
    if (copies <= 0) continue
    sums[kind.back] = at(sums, kind.back) + copies * marginalValue(worldTotals, seat, kind, crew)
    counts[kind.back] = at(counts, kind.back) + copies
  }
  return sums.map((sum, back) => sum / Math.max(1, at(counts, back)))
}

type Cards = State['shares'][number]['cards']

/** The worth of a share to `seat`: cards that `judge` has seen by their faces, others by the average of their backs. */
const shareWorth = (worldTotals: WorldTotals, seat: Seat, judge: Seat, cards: Cards, means: readonly number[]): number => {
  let worth = 0
  for (let index = 0; index < cards.length; index += 1) {
    const { card, seenBy } = at(cards, index)
    const kind = cardInfoOf(worldTotals.kinds, card)
    if (!seenBy.includes(judge)) {
      worth += at(means, kind.back)
      continue
    }
    worth += marginalValue(worldTotals, seat, kind)
    if (kind.score?.type !== 'set') continue
    for (let before = 0; before < index; before += 1)
      // two cards of the same set raise each other's worth
      if (cardInfoOf(worldTotals.kinds, at(cards, before).card) === kind) worth += 2
  }
  return worth
}

export type QuickShareEstimate = { readonly here: number; readonly hope: number; readonly cost: number }

/** The worth of this share, the expected worth further on, and what leaving it gives to the next captain. */
export const quickEstimate = (
  worldTotals: WorldTotals,
  { shares, deck, seats }: State,
  seat: Seat,
  space: Space,
  pool: UnseenCopies,
): QuickShareEstimate => {
  const means = meanValuesByBack(worldTotals, seat, pool)
  const worthAt = (place: Space): number => {
    const { cards, doubloons } = at(shares, place)
    return shareWorth(worldTotals, seat, seat, cards, means) + doubloons
  }
  let hope = deck.length === 0 ? 1 : (at(means, 0) + at(means, 1) + at(means, 2) + at(means, 3)) / 4
  for (let place = SPACES.length - 1; place > space; place -= 1) {
    const { cards } = at(shares, place)
    let unknown = 0
    for (const { seenBy } of cards) if (!seenBy.includes(seat)) unknown += 1
    hope = Math.max(worthAt(place as Space), hope) + LOOK_WORTH * Math.sqrt(unknown)
  }
  const next = (seat + 1) % seats
  const { cards, doubloons } = at(shares, space)
  const gift = shareWorth(worldTotals, next, seat, cards, means) + doubloons + (cards.length < SPACES.length ? AVERAGE_CARD : 1)
  return { here: worthAt(space), hope, cost: (RIVAL_WEIGHT / (seats - 1) / (1 + space)) * Math.max(0, gift - AVERAGE_TURN) }
}
