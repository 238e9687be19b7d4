/** R1.7 to R1.9: moves coins between bank, supplies, cards and ships. */
import { at } from '@tortuga/kit'
import { islesOf, namesAt, setHazard, setInvestment, setShip, shipFaces, addEvent, seatIn, withSide, type StepDraft } from '../step.ts'
import type { BoardPlace, Face, Side, PublicTable } from '../data/types.ts'

/** R1.8: how many of the wanted coins the bank can give. */
export const coinsBankCanGive = ({ options, bank }: Pick<PublicTable, 'options' | 'bank'>, wanted: number): number =>
  options.bank === 'open' ? wanted : Math.min(wanted, bank)

export const returnToBank = ({ state }: StepDraft, coins: number): void => {
  state.bank += coins
}

export const changeSupply = ({ state }: StepDraft, side: Side, by: number): void => {
  state.supplies = withSide(state.supplies, side, state.supplies[side] + by)
}

/** Moves coins from the supply to the bank. */
export const payCoins = (step: StepDraft, side: Side, coins: number): void => {
  if (coins === 0) return
  changeSupply(step, side, -coins)
  returnToBank(step, coins)
}

/** Moves coins from the bank to the supply, as far as the bank has them. */
export const gainCoins = (step: StepDraft, side: Side, wanted: number): void => {
  const coins = coinsBankCanGive(step.state, wanted)
  changeSupply(step, side, coins)
  step.state.bank -= coins
  addEvent(step, { type: 'gained', seat: seatIn(step, side), coins, actions: step.state.actions })
}

/** Changes the coins on an investment or a hazard. */
export const changeCoins = (step: StepDraft, { island, hazard }: BoardPlace, by: number): void => {
  const { investment, hazards } = at(step.state.islands, island)
  if (hazard !== null) {
    const card = at(hazards, hazard)
    setHazard(step, island, hazard, { ...card, coins: card.coins + by })
  } else if (investment !== null) setInvestment(step, island, { ...investment, coins: investment.coins + by })
}

export const changeShipCoins = (step: StepDraft, ship: number, by: number): void => {
  const entry = at(step.state.fleet, ship)
  setShip(step, ship, { ...entry, coins: entry.coins + by })
}

/** Puts one coin from the bank on each card and ship. The caller makes sure that the bank has enough. `cause` is the card that says so. */
export const addCoins = (step: StepDraft, cause: Face | null, on: readonly BoardPlace[], ships: readonly number[]): void => {
  if (on.length + ships.length === 0) return
  for (const place of on) changeCoins(step, place, 1)
  for (const ship of ships) changeShipCoins(step, ship, 1)
  step.state.bank -= on.length + ships.length
  addEvent(step, {
    type: 'coins-added',
    cause,
    crown: step.state.crown,
    on,
    isles: islesOf(step, on),
    names: namesAt(step, on),
    ships,
    cards: shipFaces(step, ships),
  })
}
