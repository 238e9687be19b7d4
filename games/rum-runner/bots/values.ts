/** Values of cards, ways and islands that both sides' heuristics share. */
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, isRum, type Card, type Ship, type View, type HazardWay } from '../rules/index.ts'

/** The value of a card to its owner. */
export const cardValue = (card: Card): number => {
  if (isRum(card)) return 10 + card.points
  if (card.kind === 'ship') return 2 + card.cost
  if (card.kind === 'crew') return 2 + card.navigation + card.combat
  return card.kind === 'event' ? 4 : 3 + card.cost
}

/** The unused icons of ships and their crew. */
export const iconsOf = (view: View, ships: readonly Ship[]): { readonly navigation: number; readonly combat: number } => {
  const cards = cardsOf(view.options.cards)
  let [navigation, combat] = [0, 0]
  for (const ship of ships)
    for (const one of [ship, ...ship.crew]) {
      const card = cardOf(cards, one.card)
      navigation += card.navigation - one.navigation
      combat += card.combat - one.combat
    }
  return { navigation, combat }
}

/** The approximate price of a way in coins; infinite if the party cannot use it. */
export const priceOf = (view: View, way: HazardWay, ships: readonly Ship[], supply: number): number => {
  const crew = ships.reduce((sum, ship) => sum + ship.crew.length, 0)
  switch (way.type) {
    case 'icons':
      return iconsOf(view, ships)[way.skill] >= way.count ? 0 : Infinity
    case 'pay':
      return supply >= way.coins ? way.coins : Infinity
    case 'discard':
      return view.handSizes.pirate >= way.count ? 1.2 * way.count : Infinity
    case 'trash-crew':
    case 'crown-trashes-crew':
      return crew === 0 ? Infinity : crew === 1 ? 12 : 4
    case 'trash-ship':
      return ships.length === 1 ? 14 : 6
    case 'crown-gains':
      return 0.7 * way.coins
    default: // a coin on each raiding ship
      return 1.5 * ships.length
  }
}

/** A hazard with this price or more stops the raid in practice. */
export const STOPPING_PRICE = 12
export const leastPrice = (view: View, face: string, ships: readonly Ship[], supply: number): number =>
  Math.min(...cardOf(cardsOf(view.options.cards), face).ways.map(way => priceOf(view, way, ships, supply)))

/** The estimated chance, from 0 to 1, that raiding an island yields rum. */
export const rumChance = (view: View, island: number): number => {
  const { investment } = at(view.islands, island)
  const cards = cardsOf(view.options.cards)
  if (investment !== null) {
    if (investment.card !== null) return isRum(cardOf(cards, investment.card)) ? 1 : 0
    return investment.coins > 0 ? 0.75 : 0.5
  }
  if (island > 0) return 0
  const seen = [...view.scores.crown, ...view.scores.pirate, ...view.discards.crown].filter(face => isRum(cardOf(cards, face))).length
  const unseen = view.deckSizes.crown + view.handSizes.crown + view.islands.filter(({ investment: held }) => held?.card === null).length
  return view.deckSizes.crown + view.handSizes.crown === 0 ? 0 : Math.min(1, (7 - seen) / Math.max(1, unseen))
}
