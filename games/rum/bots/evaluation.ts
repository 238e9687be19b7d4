/** What a set brings, by the rules themselves: for the reasons that bots give. */
import { at, type Seat } from '@tortuga/kit'
import { addLaid, countCards, countingSlots, deckOf, findWays, gainedValue, tallyBeach, valueIn } from '../rules/index.ts'
import type { Colour, Face, Play, SlotNumber, View } from '../rules/index.ts'

/** One's own points, the points others lose, and the captain that changes most. */
type Gain = { readonly points: number; readonly taken: number; readonly colour: Colour; readonly value: number }

/** Points taken from others count less than one's own, and a card is worth what it would bring in a larger set later. */
const TAKEN_WEIGHT = 0.75
const CARD_COST = 2.5

const gainBy = ({ captains }: View, seat: Seat, valueOf: (colour: number) => number): Gain => {
  let [points, taken, most, highest] = [0, 0, 0, 0]
  let colour = ''
  for (let index = 0; index < captains.length; index += 1) {
    const value = valueOf(index)
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

/** Of a legal set. */
export const gainOf = (view: View, seat: Seat, { cards, beach }: Play): Gain => {
  const deck = deckOf(view.options.deck)
  const { bottles, singles } = addLaid(deck, tallyBeach(deck, view.beach, countingSlots(view.beach, beach)), cards)
  return gainBy(view, seat, colour => gainedValue(at(view.captains, colour), seat, at(bottles, colour), at(singles, colour)))
}

/** Of the set that is worth most; null where there is none. */
export const findBestGain = (view: View, seat: Seat): Gain | null => {
  const { ways } = findWays(view, seat)
  let best: Gain | null = null
  let most = -Infinity
  for (const way of ways.slice(1)) {
    const gain = gainBy(view, seat, colour => valueIn(way, colour))
    const worth = gain.points + TAKEN_WEIGHT * gain.taken - CARD_COST * countCards(way)
    if (worth <= most) continue
    best = gain
    most = worth
  }
  return best
}

/** The view as it will be with this face-up card in the hand. */
export const withDrawn = (view: View, slot: SlotNumber, card: Face): View => ({
  ...view,
  hand: [...view.hand, card],
  beach: view.beach.with(slot, { type: 'down', card: null }),
})
