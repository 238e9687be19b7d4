/** What a move is worth, at a glance: points won and taken against cards spent. A plain heuristic, one step deep. */
import { at, type Seat } from '@tortuga/kit'
import { cardOf, countCards, countingSlots, deckOf, findWays, tallyBeach, toPlay, valueIn } from '../rules/index.ts'
import type { Colour, Face, Play, SlotNumber, View, Way } from '../rules/index.ts'

/** What a set brings: one's own points, the points others lose, and the captain that changes most. */
type Gain = { readonly points: number; readonly taken: number; readonly colour: Colour; readonly value: number }

/** Points taken from others count less than one's own, and a card is worth what it would bring in a larger set later. Found by playing such weights against each other. */
const TAKEN_WEIGHT = 0.75
const CARD_COST = 2.5

const gainOf = ({ captains }: View, seat: Seat, way: Way): Gain => {
  let points = 0
  let taken = 0
  let most = 0
  let colour = ''
  let highest = 0
  for (let index = 0; index < captains.length; index += 1) {
    const value = valueIn(way, index)
    if (value === 0) continue
    const captain = at(captains, index)
    const own = captain.owner === seat ? captain.value : 0
    const lost = captain.owner === null || captain.owner === seat ? 0 : captain.value
    points += value - own
    taken += lost
    if (value - own + lost <= most) continue
    most = value - own + lost
    colour = captain.colour
    highest = value
  }
  return { points, taken, colour, value: highest }
}

export type BestPlay = { readonly play: Play; readonly gain: Gain; readonly worth: number }

/** The set that is worth most, and among those that reach `enough` points any one; null where there is none. */
export const findBestPlay = (view: View, seat: Seat, enough = Infinity): BestPlay | null => {
  const { hand, ways } = findWays(view, seat)
  let best: Way | null = null
  let bestWorth = -Infinity
  for (let index = 1; index < ways.length; index += 1) {
    const way = at(ways, index)
    const { points, taken } = gainOf(view, seat, way)
    const worth = points >= enough ? Infinity : points + TAKEN_WEIGHT * taken - CARD_COST * countCards(way)
    if (worth <= bestWorth) continue
    best = way
    bestWorth = worth
  }
  return best === null ? null : { play: toPlay(hand, best), gain: gainOf(view, seat, best), worth: bestWorth }
}

/** The view as it will be with this face-up card in the hand. */
export const withDrawn = (view: View, slot: SlotNumber, card: Face): View => ({
  ...view,
  hand: [...view.hand, card],
  beach: view.beach.with(slot, { type: 'down', card: null }),
})

/** How much a card of the hand may still do: for each end, how near its colour is to beating its captain, and what is at stake there. */
export const promiseOf = (view: View, seat: Seat, face: Face): number => {
  const deck = deckOf(view.options.deck)
  const { bottles } = tallyBeach(deck, view.beach, countingSlots(view.beach, null))
  for (const other of view.hand) {
    const { double, single } = cardOf(deck, other)
    bottles[double] = at(bottles, double) + 2
    bottles[single] = at(bottles, single) + 1
  }
  const nearness = (colour: number): number => {
    const captain = at(view.captains, colour)
    const stake = captain.owner === seat ? 1 : captain.value + 1
    return stake * Math.min(1, at(bottles, colour) / (captain.value + 1))
  }
  const { double, single } = cardOf(deck, face)
  return 2 * nearness(double) + nearness(single)
}
