/** What a raid would meet: whether the crown can stop everything the pirate can send at an island, and what it costs the pirate if not. */
import { at } from '@tortuga/kit'
import { cardOf, type Cards, type State, type Way } from '../rules/index.ts'

/** All ships that can sail together on the pirate's next occasion, with what they bring along. */
export type Party = {
  readonly ships: number
  readonly crew: number
  readonly navigation: number
  readonly combat: number
  readonly coins: number
  readonly hand: number
}

/** R3.4, R7.1, R7.2: in the crown's turn a ship with one coin will be ready in time; each needs its fee. */
export const partyOf = (cards: Cards, { fleet, turn, supplies, hands }: State): Party => {
  const worn = turn === 'crown' ? 1 : 0
  let [ships, crew, navigation, combat, coins] = [0, 0, 0, 0, supplies.pirate]
  for (const ship of fleet) {
    if (ship.crew.length === 0 || (ship.coins > worn && !ship.raiding) || (coins === 0 && !ship.raiding)) continue
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

/** Too dear to be met. */
const NEVER = 99
const CREW_PRICE = 4
const SHIP_PRICE = 6

/** What one way costs a party that has used nothing yet, in coins or so. */
const priceOf = (way: Way, { ships, crew, navigation, combat, coins, hand }: Party): number => {
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
    default: // coins on the party
      return 1.5 * ships
  }
}

export type Lane = { readonly isSafe: boolean; readonly toll: number }
const UNREACHED: Lane = { isSafe: true, toll: 0 }

/** R7.3 to R7.6: the crown raises whatever it can pay for; one hazard that cannot be met is enough. */
export const laneOf = (cards: Cards, state: State, island: number, party: Party): Lane => {
  if (party.ships === 0) return UNREACHED
  let left = state.supplies.crown
  let toll = 0
  const { hazards } = at(state.islands, island)
  for (let place = hazards.length - 1; place >= 0; place -= 1) {
    const { card, up, coins } = at(hazards, place)
    const { cost, ways } = cardOf(cards, card)
    const due = up ? 0 : Math.max(0, cost - coins)
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
