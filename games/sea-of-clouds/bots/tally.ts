/** What each captain of a world has, in numbers, and what one more card would be worth to it. */
import { at, type Seat } from '@tortuga/kit'
import { boardOf, deckOf, totalOf, type State } from '../rules/index.ts'
import { DOUBLOONS, kindOf, kindsOf, RELICS, RUM, type Kind, type Kinds } from './kinds.ts'

/** A captain's belongings. */
export type Tally = {
  of: State['captains'][number] | null // whose they are, as it was read
  readonly counts: Int8Array // by kind
  doubloons: number
  chest: number // doubloons on Objects
  rum: number
  relics: number
  strength: number
  gear: number // the part of the strength that stays
  pirates: number
  perWin: number
  onceWon: number
}

/** A world in numbers. The lists are used again for the next one. */
export type Reckoning = {
  readonly kinds: Kinds
  readonly captains: readonly Tally[] // by seat; more than there are
  readonly left: Int8Array // copies by kind that may still be taken: on spaces, in the deck
  readonly order: number[] // the kinds of the deck that was read last, top card first
  deck: State['deck']
  seats: number
  parrot: Seat
  roundsLeft: number // after this one
  untilBoarding: number // this one included
  boardingsLeft: number
}

const MOST_SEATS = 4
const createTally = (kinds: number): Tally => ({
  of: null,
  counts: new Int8Array(kinds),
  doubloons: 0,
  chest: 0,
  rum: 0,
  relics: 0,
  strength: 0,
  gear: 0,
  pirates: 0,
  perWin: 0,
  onceWon: 0,
})

const made = new WeakMap<Kinds, Reckoning>()
const reckoningFor = (kinds: Kinds): Reckoning => {
  const found = made.get(kinds) ?? {
    kinds,
    captains: Array.from({ length: MOST_SEATS }, () => createTally(kinds.list.length)),
    left: new Int8Array(kinds.list.length),
    order: [],
    deck: [],
    seats: 0,
    parrot: 0,
    roundsLeft: 0,
    untilBoarding: 0,
    boardingsLeft: 0,
  }
  made.set(kinds, found)
  return found
}

const count = (list: Int8Array, { index }: Kind): void => {
  list[index] = (list[index] ?? 0) + 1
}

/** A captain who is as before is not read again. */
const tallyCaptain = (kinds: Kinds, tally: Tally, captain: State['captains'][number]): void => {
  if (tally.of === captain) return
  const { counts } = tally
  tally.of = captain
  counts.fill(0)
  tally.doubloons = captain.doubloons
  tally.rum = captain.rum.length
  tally.relics = captain.relics.length
  tally.pirates = captain.pirates.length
  tally.chest = tally.gear = tally.perWin = tally.onceWon = 0
  for (const { card } of captain.rum) count(counts, kindOf(kinds, card))
  for (const { card } of captain.secrets) count(counts, kindOf(kinds, card))
  for (const card of captain.relics) count(counts, kindOf(kinds, card))
  for (const { card, doubloons } of captain.objects) {
    const kind = kindOf(kinds, card)
    count(counts, kind)
    tally.chest += doubloons
    tally.gear += kind.card.strength
  }
  tally.strength = tally.gear
  for (const { card } of captain.pirates) {
    const kind = kindOf(kinds, card)
    tally.strength += kind.card.strength
    tally.perWin += kind.perWin
    tally.onceWon += kind.onceWon
  }
}

/** Within a world cards leave the deck at the top, so most decks are what is left of the one that was read before. */
const isRestOf = (whole: State['deck'], deck: State['deck']): boolean => {
  const gone = whole.length - deck.length
  if (gone < 0) return false
  for (let place = 0; place < deck.length; place += 1) if (deck[place] !== whole[gone + place]) return false
  return true
}

const countDeck = (reckoning: Reckoning, deck: State['deck']): void => {
  const { kinds, left, order } = reckoning
  if (!isRestOf(reckoning.deck, deck)) {
    reckoning.deck = deck
    order.length = 0
    for (const card of deck) order.push(kindOf(kinds, card).index)
  }
  for (let place = order.length - deck.length; place < order.length; place += 1) {
    const index = order[place] ?? 0
    left[index] = (left[index] ?? 0) + 1
  }
}

/** Reads a world. What it gives is good until the next one is read. */
export const reckon = (state: State): Reckoning => {
  const deck = deckOf(state.options.deck)
  const kinds = kindsOf(deck)
  const reckoning = reckoningFor(kinds)
  const { captains, left } = reckoning
  const { rounds, boardings } = boardOf(deck, state.seats)
  reckoning.seats = state.seats
  reckoning.parrot = state.parrot
  reckoning.roundsLeft = rounds - state.round
  reckoning.boardingsLeft = 0
  reckoning.untilBoarding = rounds
  for (const round of boardings)
    if (round >= state.round) {
      reckoning.boardingsLeft += 1
      reckoning.untilBoarding = Math.min(reckoning.untilBoarding, round - state.round + 1)
    }
  for (let seat = 0; seat < state.seats; seat += 1) tallyCaptain(kinds, at(captains, seat), at(state.captains, seat))
  left.fill(0)
  for (const { cards } of state.shares) for (const { card } of cards) count(left, kindOf(kinds, card))
  countDeck(reckoning, state.deck)
  return reckoning
}

/** How much of something a captain has (R9.6). */
export const amountOf = (tally: Tally, of: number): number =>
  of === RUM ? tally.rum : of === RELICS ? tally.relics : of === DOUBLOONS ? tally.doubloons + tally.chest : (tally.counts[of] ?? 0)

/** By how much a captain is ahead of all others. */
export const leadOf = ({ captains, seats }: Reckoning, seat: Seat, of: number): number => {
  let most = 0
  for (let other = 0; other < seats; other += 1) if (other !== seat) most = Math.max(most, amountOf(at(captains, other), of))
  return amountOf(at(captains, seat), of) - most
}

/** How likely a lead ends as the majority. */
export const majorityChance = (lead: number): number => (lead > 1 ? 0.8 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2)

/** What a set may still grow by: the best of several steps, each so likely. */
export const setHope = (totals: readonly number[], owned: number, likely: number): number => {
  const now = totalOf(totals, owned)
  let [best, weight] = [0, 1]
  for (let step = 1; owned + step <= totals.length; step += 1) {
    weight *= likely
    const gain = weight * (totalOf(totals, owned + step) - now)
    if (gain > best) best = gain
  }
  return best
}

/** How far a lead in strength carries: until the boarding both crews may still grow. A plain curve, for `Math.exp` may differ between machines. */
export const winChance = (lead: number, rounds: number): number => {
  const ahead = lead / (1.2 + 0.45 * rounds)
  return 0.5 + (0.5 * ahead) / (1 + Math.abs(ahead))
}

/** The next boarding for a captain of such a crew: victories to be expected, and what its Pirates bring. */
export const battlesOf = (
  { captains, seats, untilBoarding }: Reckoning,
  seat: Seat,
  strength: number,
): { readonly wins: number; readonly any: number } => {
  const next = winChance(strength - at(captains, (seat + 1) % seats).strength, untilBoarding)
  if (seats === 2) return { wins: next, any: next }
  const before = winChance(strength - at(captains, (seat + seats - 1) % seats).strength, untilBoarding)
  return { wins: next + before, any: 1 - (1 - next) * (1 - before) }
}
