/** The outlook of a raid on each island: whether the crown can stop the pirate's whole fleet, and otherwise what passing costs the pirate. */
import { at } from '@tortuga/kit'
import { cardOf, type CardSet, type State, type HazardWay } from '../rules/index.ts'

/** The largest party the pirate can send on its next turn, with its resources. */
export type SailingParty = {
  readonly ships: number
  readonly crew: number
  readonly navigation: number
  readonly combat: number
  readonly coins: number
  readonly hand: number
}

/** R3.4, R7.1, R7.2: during the crown's turn, a ship with one coin counts as ready. Each ship needs a coin for its fee. */
export const partyOf = (cards: CardSet, { fleet, turn, supplies, hands }: State): SailingParty => {
  const allowedCoins = turn === 'crown' ? 1 : 0
  let [ships, crew, navigation, combat, coins] = [0, 0, 0, 0, supplies.pirate]
  for (const ship of fleet) {
    if (ship.crew.length === 0 || (ship.coins > allowedCoins && !ship.raiding) || (coins === 0 && !ship.raiding)) continue
    if (!ship.raiding) coins -= 1
    ships += 1
    crew += ship.crew.length
    const own = cardOf(cards, ship.card)
    navigation += own.navigation - ship.navigation
    combat += own.combat - ship.combat
    for (const member of ship.crew) {
      const card = cardOf(cards, member.card)
      navigation += card.navigation - member.navigation
      combat += card.combat - member.combat
    }
  }
  return { ships, crew, navigation, combat, coins, hand: hands.pirate.length }
}

/** The price of a way that the party cannot use. */
const NEVER = 99
const CREW_PRICE = 4
const SHIP_PRICE = 6

/** The approximate price of a way in coins, for a party with all its icons. */
const priceOf = (way: HazardWay, { ships, crew, navigation, combat, coins, hand }: SailingParty): number => {
  switch (way.type) {
    case 'icons':
      return (way.skill === 'combat' ? combat : navigation) >= way.count ? 0.5 * way.count : NEVER
    case 'pay':
      return coins >= way.coins ? way.coins : NEVER
    case 'discard':
      return hand >= way.count ? 1.2 * way.count : NEVER
    case 'trash-crew':
    case 'crown-trashes-crew':
      return crew > 1 ? CREW_PRICE : NEVER
    case 'trash-ship':
      return ships > 1 ? SHIP_PRICE : NEVER
    case 'crown-gains':
      return 0.7 * way.coins
    default: // a coin on each raiding ship
      return 1.5 * ships
  }
}

export type LaneOutlook = { readonly isSafe: boolean; readonly toll: number }
const UNREACHED: LaneOutlook = { isSafe: true, toll: 0 }

/** R7.3 to R7.6: assumes the crown raises every hazard it can pay for. One impassable hazard makes the lane safe. */
export const outlookOf = (cards: CardSet, state: State, island: number, party: SailingParty): LaneOutlook => {
  if (party.ships === 0) return UNREACHED
  let left = state.supplies.crown
  let toll = 0
  const { hazards } = at(state.islands, island)
  for (let place = hazards.length - 1; place >= 0; place -= 1) {
    const { card, visibility, coins } = at(hazards, place)
    const { cost, ways } = cardOf(cards, card)
    const due = visibility === 'up' ? 0 : Math.max(0, cost - coins)
    if (due > state.supplies.crown) continue
    let least = NEVER
    for (const way of ways) least = Math.min(least, priceOf(way, party))
    if (least >= NEVER) return { isSafe: true, toll: due }
    if (due > left) continue
    left -= due
    toll += least
  }
  return { isSafe: false, toll }
}
