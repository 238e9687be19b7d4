/** R1.7 to R1.9: where coins come from and where they go. */
import { at } from '@tortuga/kit'
import { islesOf, setHazard, setInvestment, setShip, shipFaces, tell, withSide, type Making } from './making.ts'
import type { Place, Side, Table } from './types.ts'

/** How many of so many coins the bank can give (R1.8). */
export const bankGives = ({ options, bank }: Pick<Table, 'options' | 'bank'>, wanted: number): number =>
  options.bank === 'open' ? wanted : Math.min(wanted, bank)

/** Coins go back to the bank. */
export const toBank = ({ state }: Making, coins: number): void => {
  state.bank += coins
}

export const changeSupply = ({ state }: Making, side: Side, by: number): void => {
  state.supplies = withSide(state.supplies, side, state.supplies[side] + by)
}

/** Supply to bank. */
export const payCoins = (making: Making, side: Side, coins: number): void => {
  if (coins === 0) return
  changeSupply(making, side, -coins)
  toBank(making, coins)
}

/** Bank to supply. */
export const gainCoins = (making: Making, side: Side, wanted: number): void => {
  const coins = bankGives(making.state, wanted)
  changeSupply(making, side, coins)
  making.state.bank -= coins
  tell(making, side, { type: 'gained', coins })
}

/** Changes the coins on one of the crown's cards. */
export const changeCoins = (making: Making, { island, hazard }: Place, by: number): void => {
  const { investment, hazards } = at(making.state.islands, island)
  if (hazard !== null) {
    const card = at(hazards, hazard)
    setHazard(making, island, hazard, { ...card, coins: card.coins + by })
  } else if (investment !== null) setInvestment(making, island, { ...investment, coins: investment.coins + by })
}

export const changeShipCoins = (making: Making, ship: number, by: number): void => {
  const entry = at(making.state.fleet, ship)
  setShip(making, ship, { ...entry, coins: entry.coins + by })
}

/** Bank to cards and ships, one each; only as many as the bank can give. */
export const addCoins = (making: Making, on: readonly Place[], ships: readonly number[]): void => {
  if (on.length + ships.length === 0) return
  for (const place of on) changeCoins(making, place, 1)
  for (const ship of ships) changeShipCoins(making, ship, 1)
  making.state.bank -= on.length + ships.length
  making.events.push({ type: 'coins-added', on, isles: islesOf(making, on), ships, cards: shipFaces(making, ships) })
}
