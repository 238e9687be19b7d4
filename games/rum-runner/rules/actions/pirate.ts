/** Chapter 5 of the rulebook: the pirate's own actions, except crew. */
import { at, append } from '@tortuga/kit'
import { checkCost, checkIsland, checkKind } from '../targets/checks.ts'
import { choices } from '../targets/choices.ts'
import { changeSupply, payCoins } from '../decks-and-coins/coins.ts'
import { isReady, shipsWhere } from '../targets/lookup.ts'
import { addEvent, fromHand, lookUpCard, seatIn, type StepDraft } from '../step.ts'
import { cardOf, cardsOf, findPiece } from '../data/pieces.ts'
import { checkParty, startRaid } from '../raid/raid.ts'
import type { Refusal } from '../data/refusals.ts'
import type { Move, RunnerMoveOf, View } from '../data/types.ts'

const LAUNCH = ['R5.1']
const PARTY = ['R7.1']
const FEE = ['R7.2']

/** R5.1 */
export const checkPlayShip = (view: View, { card }: RunnerMoveOf<'ship'>): Refusal | null =>
  checkKind(view, card, 'ship', LAUNCH) ?? checkCost(view, 'pirate', cardOf(cardsOf(view.options.cards), card).cost, LAUNCH)

export const playShip = (step: StepDraft, { card }: RunnerMoveOf<'ship'>): void => {
  const { state } = step
  const piece = findPiece(step.cards, state.hands.pirate, card)
  const { cost } = lookUpCard(step, piece)
  fromHand(step, 'pirate', piece)
  payCoins(step, 'pirate', cost)
  state.fleet = append(state.fleet, { card: piece, coins: 0, raiding: false, navigation: 0, combat: 0, crew: [] })
  addEvent(step, { type: 'ship-played', seat: seatIn(step, 'pirate'), card, cost, actions: state.actions })
}

/** R5.5, R7.1, R7.2 */
export const checkRaid = (view: View, { island, ships }: RunnerMoveOf<'raid'>): Refusal | null => {
  if (ships.length === 0) return { type: 'names-none', rules: PARTY }
  return checkIsland(view, island) ?? checkParty(view, ships, PARTY) ?? checkCost(view, 'pirate', ships.length, FEE)
}

export const raid = (step: StepDraft, { island, ships }: RunnerMoveOf<'raid'>): void => {
  changeSupply(step, 'pirate', -ships.length)
  startRaid(step, island, ships, { fee: 1, payer: seatIn(step, 'pirate') }, [])
}

/** All parties of up to three ready ships; with more ships only single ships, pairs and all of them. */
const MAX_COMBINED = 3
const parties = (ready: readonly number[]): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = ready.map(ship => [ship])
  for (let count = 2; count <= ready.length; count += 1)
    if (ready.length <= MAX_COMBINED || count === 2 || count === ready.length) found.push(...choices(ready, count))
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

export const listShips = (view: View, list: Move[]): void => {
  const cards = cardsOf(view.options.cards)
  for (let index = 0; index < view.hand.length; index += 1) {
    const face = at(view.hand, index)
    const { kind, cost } = cardOf(cards, face)
    if (kind === 'ship' && cost <= view.supplies.pirate && view.hand.indexOf(face) === index) list.push({ type: 'ship', card: face })
  }
}
