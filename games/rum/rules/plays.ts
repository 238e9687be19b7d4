/** Lists the sets worth playing.
 *
 *  One play dominates another if it lays no card that the other keeps, and gains every captain the other gains, at least at the same value. Only undominated plays are
 *  listed, and of plays equal in both only one. So no listed set lays a card that could stay in the hand for nothing, or with the wrong end up, and with
 *  `beachBottles: 'chosen'` all bottles count. Cards are bits of a mask, by their place in the hand; gains are four bits a colour.
 *
 *  A dozen cards against captains at 1 have hundreds of thousands of undominated plays. Where there would be more than `MOST`, each colour is offered with fewer
 *  ways to reach a value, and the list stays short; `check` still accepts all the others. */
import { at, type Seat } from '@tortuga/kit'
import { TRIO } from './deck-data.ts'
import { cardOf, deckOf, type Card, type Deck } from './pieces.ts'
import { countingSlots, gainedValue, tallyBeach } from './sets.ts'
import type { Captain, Laid, Move, Play, View } from './types.ts'

const MOST = 2000

/** One way to gain one captain, or several joined: which cards lie with which end, and what they gain. */
export type Way = { readonly ones: number; readonly twos: number; readonly gains: number }

const countBits = (mask: number): number => {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

export const countCards = ({ ones, twos }: Way): number => countBits(ones | twos)

/** Values 2 to 8 as 1 to 7, so that a fourth bit is free for comparing seven colours at once. */
const gainBits = (captain: Captain, colour: number, seat: Seat, bottles: number, singles: number): number => {
  const value = gainedValue(captain, seat, bottles, singles)
  return value === 0 ? 0 : (value - 1) << (4 * colour)
}
const GUARDS = 0x8888888
const gainsAtLeast = (a: number, b: number): boolean => (((a | GUARDS) - b) & GUARDS) === GUARDS

const NO_WAYS: readonly Way[] = []

/** The ways to gain one captain with cards of the hand, none of which could stay in the hand without a loss. */
const waysToGain = (captain: Captain, colour: number, seat: Seat, beach: number, doubles: number, singles: number): readonly Way[] => {
  const mostSingles = beach + countBits(singles)
  if (mostSingles + 2 * countBits(doubles) <= captain.value && mostSingles < TRIO) return NO_WAYS // most hands are out of reach of most captains
  const ways: Way[] = []
  for (let twos = doubles; ; twos = (twos - 1) & doubles) {
    const free = singles & ~twos
    const withTwos = beach + 2 * countBits(twos)
    for (let ones = free; (ones | twos) !== 0; ones = (ones - 1) & free) {
      const count = countBits(ones)
      const gains = gainBits(captain, colour, seat, withTwos + count, beach + count)
      const isMinimal =
        (twos === 0 || gainBits(captain, colour, seat, withTwos + count - 2, beach + count) < gains) &&
        (ones === 0 || gainBits(captain, colour, seat, withTwos + count - 1, beach + count - 1) < gains)
      if (isMinimal) ways.push({ ones, twos, gains })
      if (ones === 0) break
    }
    if (twos === 0) return ways
  }
}

/** What a hand can do against each captain, and what the beach would gain by itself. */
type Chances = { readonly byColour: readonly (readonly Way[])[]; readonly unaided: number }

const findChances = (view: View, seat: Seat, deck: Deck, hand: readonly Card[]): Chances => {
  const doubles = [0, 0, 0, 0, 0, 0, 0]
  const singles = [0, 0, 0, 0, 0, 0, 0]
  let bit = 1
  for (const { double, single } of hand) {
    doubles[double] = (doubles[double] ?? 0) | bit
    singles[single] = (singles[single] ?? 0) | bit
    bit <<= 1
  }
  const beach = tallyBeach(deck, view.beach, countingSlots(view.beach, null)).singles
  const byColour: (readonly Way[])[] = []
  let unaided = 0
  let colour = 0
  for (const captain of view.captains) {
    const count = beach[colour] ?? 0
    const twos = doubles[colour] ?? 0
    const ones = singles[colour] ?? 0
    if (count > 1) unaided |= gainBits(captain, colour, seat, count, count)
    const ways = (twos | ones) === 0 ? NO_WAYS : waysToGain(captain, colour, seat, count, twos, ones)
    if (ways.length > 0) byColour.push(ways)
    colour += 1
  }
  return { byColour, unaided }
}

/** All ways of several colours joined, as far as they share no card; null if there are too many. The first entry lays nothing. */
const join = ({ byColour, unaided }: Chances, most: number): Way[] | null => {
  const joined: Way[] = [{ ones: 0, twos: 0, gains: unaided }]
  for (const ways of byColour) {
    const before = joined.length
    for (let index = 0; index < before; index += 1) {
      const left = at(joined, index)
      const used = left.ones | left.twos
      for (const way of ways) {
        if (((way.ones | way.twos) & used) !== 0) continue
        if (joined.length > most) return null
        joined.push({ ones: left.ones | way.ones, twos: left.twos | way.twos, gains: joinGains(left.gains, way.gains) })
      }
    }
  }
  return joined
}

/** A colour's own gains take the place of what the beach gained in it. */
const joinGains = (all: number, colour: number): number => {
  const shift = 4 * Math.floor((31 - Math.clz32(colour)) / 4)
  return (all & ~(0xf << shift)) | colour
}

/** Of each value the way with the fewest cards (of equal cards the earlier ones); or, `few`, only the cheapest way and the highest. */
const thin = ({ byColour, unaided }: Chances, few: boolean): Chances => {
  const thinned = byColour.map(ways => {
    const cheapestFirst = ways.toSorted(
      (a, b) => countCards(a) - countCards(b) || b.gains - a.gains || (a.ones | a.twos) - (b.ones | b.twos),
    )
    const perValue = cheapestFirst.filter((way, index) => cheapestFirst.findIndex(other => other.gains === way.gains) === index)
    const highest = Math.max(...perValue.map(({ gains }) => gains))
    return few ? perValue.filter((way, index) => index === 0 || way.gains === highest) : perValue
  })
  return { byColour: thinned, unaided }
}

const isDominated = (way: Way, index: number, ways: readonly Way[]): boolean => {
  const cards = way.ones | way.twos
  for (let place = 0; place < ways.length; place += 1) {
    const other = at(ways, place)
    const otherCards = other.ones | other.twos
    if ((otherCards & ~cards) !== 0 || place === index || otherCards === 0 || !gainsAtLeast(other.gains, way.gains)) continue
    if (otherCards !== cards || other.gains !== way.gains || place < index) return true
  }
  return false
}

/** Equal cards of a hand are one choice: the earlier one is laid first, and with its two bottles up. */
const isOrderly = (hand: readonly Card[], { ones, twos }: Way): boolean => {
  const use = (index: number): number => ((twos >> index) & 1) * 2 + ((ones >> index) & 1)
  return hand.every((card, index) => hand.every((other, later) => later <= index || other.face !== card.face || use(index) >= use(later)))
}

/** The value at which a way gains this captain; 0 where it does not. */
export const valueIn = ({ gains }: Way, colour: number): number => {
  const bits = (gains >> (4 * colour)) & 0xf
  return bits === 0 ? 0 : bits + 1
}

/** The set that a way stands for, its cards in the order of the hand. */
export const toPlay = (hand: readonly Card[], { ones, twos }: Way): Play => {
  const cards: Laid[] = []
  for (let index = 0; index < hand.length; index += 1) {
    if (((twos >> index) & 1) === 1) cards.push(at(hand, index).two)
    else if (((ones >> index) & 1) === 1) cards.push(at(hand, index).one)
  }
  return { type: 'play', cards, beach: null }
}

/** R4.7: where the beach alone would gain, any one card of the hand makes it a set. */
const addSpareCards = (ways: Way[], hand: readonly Card[], gains: number): void => {
  for (let index = 0; index < hand.length; index += 1)
    if (!ways.some(way => (way.ones | way.twos) === 1 << index)) ways.push({ ones: 1 << index, twos: 0, gains })
}

/** A hand's cards, and the ways to lay them; the first lays nothing and is no set. Some are dominated: a bot that looks for the best need not care. */
export const findWays = (view: View, seat: Seat): { readonly hand: readonly Card[]; readonly ways: readonly Way[] } => {
  const deck = deckOf(view.options.deck)
  const hand: Card[] = []
  for (const face of view.hand) hand.push(cardOf(deck, face))
  const chances = findChances(view, seat, deck, hand)
  const ways = join(chances, MOST) ?? join(thin(chances, false), MOST) ?? join(thin(chances, true), Infinity) ?? []
  if (chances.unaided !== 0 && !view.options.handMustContribute) addSpareCards(ways, hand, chances.unaided)
  return { hand, ways }
}

/** Adds the undominated plays to a list of moves. */
export const listPlays = (view: View, seat: Seat, list: Move[]): void => {
  if (view.hand.length === 0) return
  const { hand, ways } = findWays(view, seat)
  const hasCopies = deckOf(view.options.deck).hasCopies
  for (let index = 1; index < ways.length; index += 1) {
    const way = at(ways, index)
    if (!isDominated(way, index, ways) && (!hasCopies || isOrderly(hand, way))) list.push(toPlay(hand, way))
  }
}
