/** A captain's quick judgement of take or leave, from what it knows itself: thousands of these are made while a bot thinks. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { BACKS, SPACES, totalOf, type Space, type State } from '../rules/index.ts'
import { kindOf, type Kind } from './kinds.ts'
import { amountOf, battlesOf, leadOf, majorityChance, setHope, type Reckoning, type Tally } from './tally.ts'

/** How much of a set's later steps counts, and other weights: found by playing such numbers against each other. */
const HOPE = 0.45
const CHOICE_WORTH = 0.45
const ENVY = 3
const USUAL = 3.2
const USUAL_TOP = 1.8

/** What a captain may think of the cards it has not seen: copies by kind. */
export type Pool = Readonly<Int8Array>

/** How likely one more of a set's cards comes to a captain: there must be copies, and rounds. */
export const likelihood = (left: number, copies: number, roundsLeft: number): number =>
  Math.min(1, left / Math.max(1, copies - 1)) * Math.min(1, roundsLeft / 7)

const scoreWorth = (reckoning: Reckoning, seat: Seat, own: Tally, { index, card, score, of, back }: Kind): number => {
  const { roundsLeft, left } = reckoning
  const owned = own.counts[index] ?? 0
  const isHidden = BACKS[back] === 'rum' // others keep it face down
  switch (score?.type) {
    case undefined:
      return 0
    case 'each':
      return score.points
    case 'set': {
      const about = isHidden ? card.copies - owned : (left[index] ?? 0)
      const likely = HOPE * likelihood(about - 1, card.copies, roundsLeft)
      const step = totalOf(score.totals, owned + 1) - totalOf(score.totals, owned)
      return step + setHope(score.totals, owned + 1, likely) - (owned === 0 ? 0 : setHope(score.totals, owned, likely))
    }
    case 'most-each': {
      const chance = majorityChance(isHidden ? owned : 1 + leadOf(reckoning, seat, index))
      return chance * score.points + (1 - chance) * score.otherwise
    }
    case 'per':
      return score.points * (amountOf(own, of) + 0.3 * roundsLeft)
    case 'most':
      return score.points * majorityChance(of >= 0 ? (own.counts[of] ?? 0) - 1 : leadOf(reckoning, seat, of))
    default:
      return unreachable(score)
  }
}

/** What an immediate card brings as it is played. */
const playWorth = ({ parrot }: Reckoning, seat: Seat, own: Tally, { card }: Kind): number => {
  let worth = 0
  for (const effect of card.onPlay) {
    if (effect.type === 'take-doubloons') worth += effect.amount
    if (effect.type === 'pay-doubloons') worth -= Math.min(effect.amount, own.doubloons)
    if (effect.type === 'take-parrot') worth += parrot === seat ? 0 : 1
    if (effect.type === 'take-share-card') worth += 1.8
    if (effect.type === 'discard-pirate') worth -= own.pirates === 0 ? 0 : 1
  }
  return worth
}

/** What a crew is worth before the next boarding. */
export const crewWorth = (reckoning: Reckoning, seat: Seat, strength: number, pirates: number, perWin: number, onceWon: number): number => {
  if (pirates === 0) return 0
  const { wins, any } = battlesOf(reckoning, seat, strength)
  return (0.6 + perWin) * wins + onceWon * any // a victory denies the neighbour theirs
}

/** The same for the crew a captain has. */
const crewNow = (reckoning: Reckoning, seat: Seat): number => {
  const { strength, pirates, perWin, onceWon } = at(reckoning.captains, seat)
  return crewWorth(reckoning, seat, strength, pirates, perWin, onceWon)
}

/** What one more card is worth to a captain, in points. Whoever asks for many reckons the crew once. */
export const marginal = (reckoning: Reckoning, seat: Seat, kind: Kind, crew?: number): number => {
  const { card } = kind
  const own = at(reckoning.captains, seat)
  if (card.back === 'pirate') {
    const { strength, pirates, perWin, onceWon } = own
    const grown = crewWorth(reckoning, seat, strength + card.strength, pirates + 1, perWin + kind.perWin, onceWon + kind.onceWon)
    return grown - (crew ?? crewNow(reckoning, seat))
  }
  if (card.isImmediate) return playWorth(reckoning, seat, own, kind)
  return scoreWorth(reckoning, seat, own, kind) + 0.7 * card.strength * reckoning.boardingsLeft + 0.6 * (card.chest ?? 0)
}

/** What a card of each back is worth to a captain on average. */
export const meansFor = (reckoning: Reckoning, seat: Seat, pool: Pool): readonly number[] => {
  const sums = [0, 0, 0, 0]
  const counts = [0, 0, 0, 0]
  const crew = crewNow(reckoning, seat)
  for (const kind of reckoning.kinds.list) {
    const copies = pool[kind.index] ?? 0
    if (copies <= 0) continue
    sums[kind.back] = at(sums, kind.back) + copies * marginal(reckoning, seat, kind, crew)
    counts[kind.back] = at(counts, kind.back) + copies
  }
  return sums.map((sum, back) => sum / Math.max(1, at(counts, back)))
}

type Cards = State['shares'][number]['cards']

/** A share for whoever judges it: known cards by themselves, others by their backs. `judge` says whose eyes are used. */
const shareWorth = (reckoning: Reckoning, seat: Seat, judge: Seat, cards: Cards, means: readonly number[]): number => {
  let worth = 0
  for (let index = 0; index < cards.length; index += 1) {
    const { card, seenBy } = at(cards, index)
    const kind = kindOf(reckoning.kinds, card)
    if (!seenBy.includes(judge)) {
      worth += at(means, kind.back)
      continue
    }
    worth += marginal(reckoning, seat, kind)
    if (kind.score?.type !== 'set') continue
    for (let before = 0; before < index; before += 1)
      // two of a set make more of each other
      if (kindOf(reckoning.kinds, at(cards, before).card) === kind) worth += 2
  }
  return worth
}

export type Glance = { readonly here: number; readonly hope: number; readonly cost: number }

/** What lies here, what may be hoped for further on, and what leaving gives to the next captain. */
export const glanceAt = (reckoning: Reckoning, { shares, deck, seats }: State, seat: Seat, space: Space, pool: Pool): Glance => {
  const means = meansFor(reckoning, seat, pool)
  const worthAt = (place: Space): number => {
    const { cards, doubloons } = at(shares, place)
    return shareWorth(reckoning, seat, seat, cards, means) + doubloons
  }
  let hope = deck.length === 0 ? 1 : (at(means, 0) + at(means, 1) + at(means, 2) + at(means, 3)) / 4
  for (let place = SPACES.length - 1; place > space; place -= 1) {
    const { cards } = at(shares, place)
    let unknown = 0
    for (const { seenBy } of cards) if (!seenBy.includes(seat)) unknown += 1
    hope = Math.max(worthAt(place as Space), hope) + CHOICE_WORTH * Math.sqrt(unknown)
  }
  const next = (seat + 1) % seats
  const { cards, doubloons } = at(shares, space)
  const gift = shareWorth(reckoning, next, seat, cards, means) + doubloons + (cards.length < SPACES.length ? USUAL_TOP : 1)
  return { here: worthAt(space), hope, cost: (ENVY / (seats - 1) / (1 + space)) * Math.max(0, gift - USUAL) }
}
