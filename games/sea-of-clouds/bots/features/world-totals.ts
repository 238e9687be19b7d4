/** A fully known state in numbers: what each captain has, and the estimates built on it. */
import { at, type Seat } from '@tortuga/kit'
import { boardOf, deckOf, collectionTotal, type State } from '../../rules/index.ts'
import { DOUBLOONS, cardInfoOf, cardIndexOf, RELICS, RUM, type LootKind, type LootKinds } from './card-kinds.ts'

/** What a captain has. Mutable, because the objects are reused for the next state. */
export type CaptainTotals = {
  of: State['captains'][number] | null // the captain these totals were read from
  readonly counts: Int8Array // by kind
  doubloons: number
  chest: number // doubloons on Objects
  rum: number
  relics: number
  strength: number
  gear: number // strength of Objects, which stays after a boarding
  pirates: number
  perWin: number
  onceWon: number
}

/** A state in numbers. The lists are reused for the next state. */
export type WorldTotals = {
  readonly kinds: LootKinds
  readonly captains: readonly CaptainTotals[] // by seat; always four
  readonly left: Int8Array // copies by kind on the spaces and in the deck
  readonly order: number[] // the kinds of the last deck read, top card first
  deck: State['deck']
  seats: number
  parrot: Seat
  roundsLeft: number // after this round
  untilBoarding: number // including this round
  boardingsLeft: number
}

const MAX_SEATS = 4
const createCaptainTotals = (kinds: number): CaptainTotals => ({
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

const cache = new WeakMap<LootKinds, WorldTotals>()
const totalsFor = (kinds: LootKinds): WorldTotals => {
  const found = cache.get(kinds) ?? {
    kinds,
    captains: Array.from({ length: MAX_SEATS }, () => createCaptainTotals(kinds.list.length)),
    left: new Int8Array(kinds.list.length),
    order: [],
    deck: [],
    seats: 0,
    parrot: 0,
    roundsLeft: 0,
    untilBoarding: 0,
    boardingsLeft: 0,
  }
  cache.set(kinds, found)
  return found
}

const count = (list: Int8Array, { index }: LootKind): void => {
  list[index] = (list[index] ?? 0) + 1
}

/** Skips a captain whose board has not changed since the last call. */
const readCaptain = (kinds: LootKinds, totals: CaptainTotals, captain: State['captains'][number]): void => {
  if (totals.of === captain) return
  const { counts } = totals
  totals.of = captain
  counts.fill(0)
  totals.doubloons = captain.doubloons
  totals.rum = captain.rum.length
  totals.relics = captain.relics.length
  totals.pirates = captain.pirates.length
  totals.chest = totals.gear = totals.perWin = totals.onceWon = 0
  for (const { card } of captain.rum) count(counts, cardInfoOf(kinds, card))
  for (const { card } of captain.secrets) count(counts, cardInfoOf(kinds, card))
  for (const card of captain.relics) count(counts, cardInfoOf(kinds, card))
  for (const { card, doubloons } of captain.objects) {
    const kind = cardInfoOf(kinds, card)
    count(counts, kind)
    totals.chest += doubloons
    totals.gear += kind.card.strength
  }
  totals.strength = totals.gear
  for (const { card } of captain.pirates) {
    const kind = cardInfoOf(kinds, card)
    totals.strength += kind.card.strength
    totals.perWin += kind.perWin
    totals.onceWon += kind.onceWon
  }
}

/** Whether `deck` is the bottom part of `whole`. Mostly true in a search, because cards leave the deck at the top. */
const isRestOf = (whole: State['deck'], deck: State['deck']): boolean => {
  const taken = whole.length - deck.length
  if (taken < 0) return false
  for (let place = 0; place < deck.length; place += 1) if (deck[place] !== whole[taken + place]) return false
  return true
}

const countDeck = (worldTotals: WorldTotals, deck: State['deck']): void => {
  const { kinds, left, order } = worldTotals
  if (!isRestOf(worldTotals.deck, deck)) {
    worldTotals.deck = deck
    order.length = 0
    for (const card of deck) order.push(cardInfoOf(kinds, card).index)
  }
  for (let place = order.length - deck.length; place < order.length; place += 1) {
    const index = order[place] ?? 0
    left[index] = (left[index] ?? 0) + 1
  }
}

/** Reads a state. The result is valid until the next call, which overwrites it. */
export const readTotals = (state: State): WorldTotals => {
  const deck = deckOf(state.options.deck)
  const kinds = cardIndexOf(deck)
  const worldTotals = totalsFor(kinds)
  const { captains, left } = worldTotals
  const { rounds, boardings } = boardOf(deck, state.seats)
  worldTotals.seats = state.seats
  worldTotals.parrot = state.parrot
  worldTotals.roundsLeft = rounds - state.round
  worldTotals.boardingsLeft = 0
  worldTotals.untilBoarding = rounds
  for (const round of boardings)
    if (round >= state.round) {
      worldTotals.boardingsLeft += 1
      worldTotals.untilBoarding = Math.min(worldTotals.untilBoarding, round - state.round + 1)
    }
  for (let seat = 0; seat < state.seats; seat += 1) readCaptain(kinds, at(captains, seat), at(state.captains, seat))
  left.fill(0)
  for (const { cards } of state.shares) for (const { card } of cards) count(left, cardInfoOf(kinds, card))
  countDeck(worldTotals, state.deck)
  return worldTotals
}

/** How many of something a captain has (R9.6). */
export const amountOf = (totals: CaptainTotals, of: number): number =>
  of === RUM ? totals.rum : of === RELICS ? totals.relics : of === DOUBLOONS ? totals.doubloons + totals.chest : (totals.counts[of] ?? 0)

/** A captain's lead over the best of the others. */
export const leadOf = ({ captains, seats }: WorldTotals, seat: Seat, of: number): number => {
  let most = 0
  for (let other = 0; other < seats; other += 1) if (other !== seat) most = Math.max(most, amountOf(at(captains, other), of))
  return amountOf(at(captains, seat), of) - most
}

/** The chance that a lead becomes the majority at the end. */
export const majorityChance = (lead: number): number => (lead > 1 ? 0.8 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2)

/** The expected gain of a set: the best number of further cards, each with this chance. */
export const setGrowthValue = (totals: readonly number[], owned: number, likely: number): number => {
  const now = collectionTotal(totals, owned)
  let [best, weight] = [0, 1]
  for (let step = 1; owned + step <= totals.length; step += 1) {
    weight *= likely
    const gain = weight * (collectionTotal(totals, owned + step) - now)
    if (gain > best) best = gain
  }
  return best
}

/** The chance to win with a lead in strength, given that both crews may still grow. Avoids `Math.exp`, whose results may differ between machines. */
export const winChance = (lead: number, rounds: number): number => {
  const ahead = lead / (1.2 + 0.45 * rounds)
  return 0.5 + (0.5 * ahead) / (1 + Math.abs(ahead))
}

/** The next boarding with this strength: the expected number of victories, and the chance of at least one. */
export const forecastBattles = (
  { captains, seats, untilBoarding }: WorldTotals,
  seat: Seat,
  strength: number,
): { readonly wins: number; readonly any: number } => {
  const next = winChance(strength - at(captains, (seat + 1) % seats).strength, untilBoarding)
  if (seats === 2) return { wins: next, any: next }
  const before = winChance(strength - at(captains, (seat + seats - 1) % seats).strength, untilBoarding)
  return { wins: next + before, any: 1 - (1 - next) * (1 - before) }
}
