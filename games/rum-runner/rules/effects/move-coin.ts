/** R13.3: the pirate may move one coin from hazard to hazard, or from ship to ship. */
import { at } from '@tortuga/kit'
import { checkPlace, checkShip } from '../targets/checks.ts'
import { changeCoins, changeShipCoins } from '../decks-and-coins/coins.ts'
import { askingEffect } from '../task-kind.ts'
import { DECLINE, findCard, hasCoin, hazardsWhere, always, shipsWhere } from '../targets/lookup.ts'
import { addEvent, islesOf, lookUpCard, seatIn, type StepDraft } from '../step.ts'
import type { Refusal } from '../data/refusals.ts'
import type { BoardPlace, CoinTarget, Move, View } from '../data/types.ts'

const RULES = ['R13.3']

const checkCoinPlace = (view: View, place: CoinTarget): Refusal | null =>
  place.type === 'ship' ? checkShip(view, place.ship, RULES) : checkPlace(view, place, RULES)
const coinsAt = (view: View, place: CoinTarget): number =>
  (place.type === 'ship' ? view.fleet[place.ship]?.coins : findCard(view.islands, place)?.coins) ?? 0
const isSame = (a: CoinTarget, b: CoinTarget): boolean =>
  a.type === 'ship' ? b.type === 'ship' && a.ship === b.ship : b.type === 'hazard' && a.island === b.island && a.hazard === b.hazard
const toHazardPlace = ({ island, hazard }: BoardPlace): CoinTarget => ({ type: 'hazard', island, hazard: hazard ?? 0 })
const toShipPlace = (ship: number): CoinTarget => ({ type: 'ship', ship })
const hasShipCoin = ({ coins }: { readonly coins: number }): boolean => coins > 0
const changeAt = (step: StepDraft, place: CoinTarget, by: number): void =>
  place.type === 'ship' ? changeShipCoins(step, place.ship, by) : changeCoins(step, place, by)

const shipFaces = (step: StepDraft, places: readonly CoinTarget[]): readonly string[] =>
  places.flatMap(place => (place.type === 'ship' ? [lookUpCard(step, at(step.state.fleet, place.ship).card).face] : []))
const hazardIsles = (step: StepDraft, places: readonly CoinTarget[]): readonly string[] =>
  islesOf(
    step,
    places.filter(place => place.type === 'hazard'),
  )

export const mayMoveCoin = askingEffect('may-move-coin', 'pirate', {
  rules: RULES,
  answers: ['shift', 'decline'],
  isAsked: ({ state: { islands, fleet } }) => {
    const hazards = hazardsWhere(islands, always).length
    return (hazards > 1 && hazardsWhere(islands, hasCoin).length > 0) || (fleet.length > 1 && fleet.some(hasShipCoin))
  },
  check: (view, _task, move) => {
    if (move.type === 'decline') return null
    const { from, to } = move
    if (from.type !== to.type || isSame(from, to)) return { type: 'same-place', rules: RULES }
    return (
      checkCoinPlace(view, from) ?? checkCoinPlace(view, to) ?? (coinsAt(view, from) > 0 ? null : { type: 'no-coin-there', rules: RULES })
    )
  },
  moves: ({ islands, fleet }) => {
    const found: Move[] = [DECLINE]
    const add = (from: readonly CoinTarget[], to: readonly CoinTarget[]): void => {
      for (const one of from) for (const other of to) if (!isSame(one, other)) found.push({ type: 'shift', from: one, to: other })
    }
    add(shipsWhere(fleet, hasShipCoin).map(toShipPlace), shipsWhere(fleet, always).map(toShipPlace))
    const coined = hazardsWhere(islands, hasCoin)
    if (coined.length > 0) add(coined.map(toHazardPlace), hazardsWhere(islands, always).map(toHazardPlace))
    return found
  },
  perform: (step, _task, move) => {
    if (move === null) return
    const seat = seatIn(step, 'pirate')
    if (move.type === 'decline') return addEvent(step, { type: 'declined', seat })
    const { from, to } = move
    changeAt(step, from, -1)
    changeAt(step, to, 1)
    addEvent(step, { type: 'coin-moved', seat, from, to, isles: hazardIsles(step, [from, to]), ships: shipFaces(step, [from, to]) })
  },
})
