/** Small changes of a view that `fold.ts` puts together. A place that does not exist leaves the view as it is. */
import { append, removeAt, replaceAt, type Seat } from '@tortuga/kit'
import { withSide } from '../step.ts'
import type { BoardPlace, BySide, CoinTarget, Face, Hazard, Investment, Ship, Side, View } from '../data/types.ts'

export const sideOf = ({ crown }: View, seat: Seat): Side => (seat === crown ? 'crown' : 'pirate')

// Coins
export const changeBank = (view: View, by: number): View => (by === 0 ? view : { ...view, bank: view.bank + by })
export const changeSupply = (view: View, side: Side, by: number): View =>
  by === 0 ? view : { ...view, supplies: withSide(view.supplies, side, view.supplies[side] + by) }
/** From the supply to the bank; a negative number is a gain. */
export const pay = (view: View, side: Side, coins: number): View => changeBank(changeSupply(view, side, -coins), coins)

// Islands
export const withLane = (
  view: View,
  island: number,
  change: (lane: readonly Hazard<Face | null>[]) => readonly Hazard<Face | null>[],
): View => {
  const held = view.islands[island]
  if (held === undefined) return view
  return { ...view, islands: replaceAt(view.islands, island, { investment: held.investment, hazards: change(held.hazards) }) }
}
export const withHazard = (
  view: View,
  { island, hazard }: BoardPlace,
  change: (hazard: Hazard<Face | null>) => Hazard<Face | null>,
): View => withLane(view, island, lane => lane.map((entry, place) => (place === hazard ? change(entry) : entry)))
export const withInvestment = (
  view: View,
  island: number,
  change: (investment: Investment<Face | null>) => Investment<Face | null> | null,
): View => {
  const held = view.islands[island]
  if (held === undefined || held.investment === null) return view
  return { ...view, islands: replaceAt(view.islands, island, { investment: change(held.investment), hazards: held.hazards }) }
}
export const placeInvestment = (view: View, island: number, investment: Investment<Face | null>): View => {
  const held = view.islands[island]
  return held === undefined ? view : { ...view, islands: replaceAt(view.islands, island, { investment, hazards: held.hazards }) }
}
export const coinsOn = ({ islands }: View, { island, hazard }: BoardPlace): number =>
  (hazard === null ? islands[island]?.investment : islands[island]?.hazards[hazard])?.coins ?? 0
const changeCoins = (view: View, place: BoardPlace, by: number): View =>
  place.hazard === null
    ? withInvestment(view, place.island, card => ({ ...card, coins: card.coins + by }))
    : withHazard(view, place, card => ({ ...card, coins: card.coins + by }))
/** The same number of coins on or off each card. */
export const changeEach = (view: View, places: readonly BoardPlace[], by: number): View =>
  places.reduce((current, place) => changeCoins(current, place, by), view)
/** The card leaves its place. */
export const takeAway = (view: View, place: BoardPlace): View =>
  place.hazard === null
    ? withInvestment(view, place.island, () => null)
    : withLane(view, place.island, lane => lane.filter((_, index) => index !== place.hazard))

// Ships
export const withShip = (view: View, ship: number, change: (ship: Ship) => Ship): View => {
  const entry = view.fleet[ship]
  return entry === undefined ? view : { ...view, fleet: replaceAt(view.fleet, ship, change(entry)) }
}
export const withShips = (view: View, ships: readonly number[], change: (ship: Ship) => Ship): View =>
  ships.reduce((current, ship) => withShip(current, ship, change), view)
export const addShipCoins =
  (by: number) =>
  (ship: Ship): Ship => ({ ...ship, coins: ship.coins + by })
export const changeCoinsAt = (view: View, place: CoinTarget, by: number): View =>
  place.type === 'ship' ? withShip(view, place.ship, addShipCoins(by)) : changeCoins(view, place, by)
export const removeCrew = (view: View, ship: number, crew: number): View =>
  withShip(view, ship, entry => ({ ...entry, crew: entry.crew.filter((_, place) => place !== crew) }))

// Hands, decks and piles
const without = (pile: readonly Face[], faces: readonly (Face | null)[]): readonly Face[] =>
  faces.reduce<readonly Face[]>((left, face) => {
    const place = face === null ? -1 : left.indexOf(face)
    return place < 0 ? left : removeAt(left, place)
  }, pile)
const known = (faces: readonly (Face | null)[]): readonly Face[] => faces.filter(face => face !== null)
const changeHand = (view: View, side: Side, size: number, change: (hand: readonly Face[]) => readonly Face[]): View => ({
  ...view,
  hand: view.side === side ? change(view.hand) : view.hand,
  hands: view.hands === null ? null : withSide(view.hands, side, change(view.hands[side])),
  handSizes: withSide(view.handSizes, side, size),
})
export const intoHand = (view: View, side: Side, faces: readonly (Face | null)[]): View =>
  changeHand(view, side, view.handSizes[side] + faces.length, hand => [...hand, ...known(faces)])
export const outOfHand = (view: View, side: Side, faces: readonly (Face | null)[]): View =>
  changeHand(view, side, view.handSizes[side] - faces.length, hand => without(hand, faces))
export const newHand = (view: View, side: Side, faces: readonly (Face | null)[]): View =>
  changeHand(view, side, faces.length, () => known(faces))

export const drawFromDeck = (view: View, side: Side, count: number): View => ({
  ...view,
  decks: view.decks === null ? null : withSide(view.decks, side, view.decks[side].slice(count)),
  deckSizes: withSide(view.deckSizes, side, view.deckSizes[side] - count),
  top: side === 'pirate' ? view.top.slice(count) : view.top,
})
export const newDeck = (view: View, side: Side, size: number, deck: readonly Face[] | null): View => ({
  ...view,
  decks: view.decks === null || deck === null ? view.decks : withSide(view.decks, side, deck),
  deckSizes: withSide(view.deckSizes, side, size),
})

type PublicPiles = BySide<readonly Face[]>
export const ontoPile = (piles: PublicPiles, side: Side, faces: readonly Face[]): PublicPiles =>
  withSide(piles, side, faces.reduce<readonly Face[]>(append, piles[side]))
export const offPile = (piles: PublicPiles, side: Side, face: Face): PublicPiles => withSide(piles, side, without(piles[side], [face]))
export const discard = (view: View, side: Side, faces: readonly Face[]): View => ({
  ...view,
  discards: ontoPile(view.discards, side, faces),
})
