/** What a set gains, computed by the rules: for the reasons that bots give. */
import { at, type Seat } from '@tortuga/kit'
import { addPlayedCards, countingSlots, deckOf, gainedValue, tallyBeach } from '../rules/index.ts'
import type { BottleColour, CardWithEnd, Face, SetPlay, SlotNumber, View } from '../rules/index.ts'

/** The points a seat wins and the points others lose. */
type Gain = { readonly points: number; readonly taken: number }

/** The gain of a legal set. */
export const gainOfSet = (view: View, seat: Seat, { cards, beach }: SetPlay): Gain => {
  const deck = deckOf(view.options.deck)
  const { bottles, singles } = addPlayedCards(deck, tallyBeach(deck, view.beach, countingSlots(view.beach, beach)), cards)
  let [points, taken] = [0, 0]
  for (const [colour, captain] of view.captains.entries()) {
    const value = gainedValue(captain, seat, at(bottles, colour), at(singles, colour))
    if (value === 0) continue
    points += value - (captain.owner === seat ? captain.value : 0)
    if (captain.owner !== null && captain.owner !== seat) taken += captain.value
  }
  return { points, taken }
}

/** How close a hand and the beach come to a captain of one colour. */
type Reach = {
  readonly colour: BottleColour
  readonly bottles: number
  /** The value that a set of these bottles gives the captain; 0 if it does not gain it. */
  readonly value: number
  /** How many bottles gain the captain; null if no number does. */
  readonly needed: number | null
}

/** What a set of all bottles of this colour, in the hand and face up on the beach, would gain. */
const reachOf = (view: View, seat: Seat, colour: number): Reach => {
  const deck = deckOf(view.options.deck)
  const cards = view.hand.flatMap((face): readonly CardWithEnd[] => {
    const { double, single } = deck.cards.get(face) ?? { double: null, single: null }
    return double === colour ? [{ card: face, end: 'two' }] : single === colour ? [{ card: face, end: 'one' }] : []
  })
  const tally = addPlayedCards(deck, tallyBeach(deck, view.beach, countingSlots(view.beach, null)), cards)
  const captain = at(view.captains, colour)
  const [bottles, singles] = [at(tally.bottles, colour), at(tally.singles, colour)]
  const value = cards.length === 0 ? 0 : gainedValue(captain, seat, bottles, singles)
  const needed = captain.value + 1
  return { colour: captain.colour, bottles, value, needed: gainedValue(captain, seat, needed, 0) === 0 ? null : needed }
}

/** The captain that drawing this face-up card helps with, in one of the card's two colours: first a captain that it makes worth more, then one that it helps to collect for. */
export const findReach = (view: View, seat: Seat, slot: SlotNumber, card: Face): Reach | null => {
  const faces = deckOf(view.options.deck).cards.get(card)
  if (faces === undefined) return null
  const drawn: View = { ...view, hand: [...view.hand, card], beach: view.beach.with(slot, { type: 'down', card: null }) }
  const reaches = [faces.double, faces.single].flatMap(colour => {
    const [before, after] = [reachOf(view, seat, colour), reachOf(drawn, seat, colour)]
    return after.bottles > before.bottles || after.value > before.value ? [{ ...after, isMore: after.value > before.value }] : []
  })
  const best = reaches.filter(({ isMore }) => isMore).toSorted((one, other) => other.value - one.value)[0]
  return best ?? reaches.find(({ value, needed }) => value === 0 && needed !== null) ?? null
}
