/** Chapter 5 of the rulebook: what the pirate can do with an action. */
import { at, withLast } from '@tortuga/kit'
import { checkCost, checkIsland, checkKind } from './checking.ts'
import { choices } from './choosing.ts'
import { changeShipCoins, changeSupply, payCoins } from './coins.ts'
import { isReady, shipsWhere } from './lookup.ts'
import { fromHand, readyCard, tell, type Making } from './making.ts'
import { cardOf, findPiece, type Cards } from './pieces.ts'
import { checkParty, startRaid } from './raid.ts'
import type { Refusal } from './happenings.ts'
import type { Move, MoveOf, View } from './types.ts'

/** R5.1 */
export const checkPlayShip = (cards: Cards, view: View, { card }: MoveOf<'ship'>): Refusal | null =>
  checkKind(cards, view, card, 'ship') ?? checkCost(view, 'pirate', cardOf(cards, card).cost)

export const playShip = (making: Making, { card }: MoveOf<'ship'>): void => {
  const { state } = making
  const piece = findPiece(making.cards, state.hands.pirate, card)
  const { cost } = readyCard(making, piece)
  fromHand(making, 'pirate', piece)
  payCoins(making, 'pirate', cost)
  state.fleet = withLast(state.fleet, { card: piece, coins: 0, raiding: false, navigation: 0, combat: 0, crew: [] })
  tell(making, 'pirate', { type: 'ship-played', card, cost })
}

/** R5.5, R7.1, R7.2 */
export const checkRaid = (view: View, { island, ships }: MoveOf<'raid'>): Refusal | null => {
  if (ships.length === 0) return { type: 'names-none' }
  return checkIsland(view, island) ?? checkParty(view, ships) ?? checkCost(view, 'pirate', ships.length)
}

export const raid = (making: Making, { island, ships }: MoveOf<'raid'>): void => {
  for (const ship of ships) changeShipCoins(making, ship, 1)
  changeSupply(making, 'pirate', -ships.length)
  startRaid(making, island, ships, [])
}

/** Each party of up to three ready ships; of more, each ship, each two and all. */
const MOST_COMBINED = 3
const parties = (ready: readonly number[]): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = ready.map(ship => [ship])
  for (let count = 2; count <= ready.length; count += 1)
    if (ready.length <= MOST_COMBINED || count === 2 || count === ready.length) found.push(...choices(ready, count))
  return found
}

export const listRaids = (view: View, list: Move[]): void => {
  const coins = view.supplies.pirate
  if (coins === 0) return
  const ready = shipsWhere(view.fleet, isReady)
  if (ready.length === 0) return
  for (const ships of parties(ready))
    if (ships.length <= coins) for (let island = 0; island < view.islands.length; island += 1) list.push({ type: 'raid', island, ships })
}

export const listShips = (cards: Cards, view: View, list: Move[]): void => {
  for (let index = 0; index < view.hand.length; index += 1) {
    const face = at(view.hand, index)
    const { kind, cost } = cardOf(cards, face)
    if (kind === 'ship' && cost <= view.supplies.pirate && view.hand.indexOf(face) === index) list.push({ type: 'ship', card: face })
  }
}
