/** R1.8: which raiding ships get a coin when the bank has too few for all of them. */
import { checkRaidingShip, checkShips } from '../targets/checks.ts'
import { choices } from '../targets/choices.ts'
import { coinsBankCanGive } from '../decks-and-coins/coins.ts'
import { isRaiding, shipsWhere } from '../targets/lookup.ts'
import type { Refusal } from '../data/refusals.ts'
import type { Move, RunnerMoveOf, View } from '../data/types.ts'

const RULES = ['R1.8']

/** With `withHazard`, the faced hazard can get one of the coins, too. */
export const checkSpread = (view: View, move: RunnerMoveOf<'spread'>, withHazard: boolean): Refusal | null => {
  const receivers = shipsWhere(view.fleet, isRaiding).length + (withHazard ? 1 : 0)
  const amount = coinsBankCanGive(view, receivers)
  const given = move.ships.length + (move.hazard ? 1 : 0)
  if (move.hazard && !withHazard) return { type: 'not-raiding', rules: RULES }
  if (given !== amount) return { type: 'wrong-count', given, amount, rules: RULES }
  for (const ship of move.ships) {
    const refusal = checkRaidingShip(view, ship, RULES)
    if (refusal !== null) return refusal
  }
  return checkShips(view, move.ships, RULES)
}
export const listSpread = (view: View, withHazard: boolean): readonly Move[] => {
  const raiding = shipsWhere(view.fleet, isRaiding)
  const amount = coinsBankCanGive(view, raiding.length + (withHazard ? 1 : 0))
  const without = choices(raiding, amount).map((ships): Move => ({ type: 'spread', ships, hazard: false }))
  if (!withHazard) return without
  return [...without, ...choices(raiding, amount - 1).map((ships): Move => ({ type: 'spread', ships, hazard: true }))]
}
