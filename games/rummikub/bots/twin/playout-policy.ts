/** How seats move in playouts. A patient seat opens, then holds its tiles until it can go out, an opponent is about to, or the bank is empty; it keeps jokers longest. A hasty seat lays all it can. */
import { at, type Random, type Seat } from '@tortuga/kit'
import { JOKER_INDEX } from '../../rules/data/pieces.ts'
import { countAt, chooseTiles, playInPlace, sizeOf, type TileCounts, type CountWorld } from './world.ts'

/** An opponent with at most this many tiles may go out at any moment. Tuned by playing values against each other. */
const DANGER = 2

/** A patient seat lays anyway in one of this many turns: otherwise playouts would be too predictable and decided too early. */
const LAY_ANYWAY = 24

/** Whether waiting is risky because an opponent has few tiles left. */
export const isUnderPressure = (sizes: readonly number[], seat: Seat): boolean =>
  sizes.some((size, other) => other !== seat && size <= DANGER)

const layPatiently = (world: CountWorld, seat: Seat, random: Random): TileCounts | null => {
  const rack = at(world.racks, seat)
  const isOpened = at(world.opened, seat)
  const size = at(world.sizes, seat)
  const isWaiting = isOpened && world.left > 0 && !isUnderPressure(world.sizes, seat) && random.int(LAY_ANYWAY) > 0
  const all = chooseTiles(world, rack, isOpened, isWaiting ? size - 1 : 0)
  if (all === null || sizeOf(all) === size || world.left === 0) return all
  if (countAt(rack, JOKER_INDEX) === 0) return all
  const numbered = rack.slice()
  numbered[JOKER_INDEX] = 0
  return chooseTiles(world, numbered, isOpened) ?? (isOpened ? null : all)
}

/** Plays one turn for the seat to move. */
export const playTurn = (world: CountWorld, random: Random): void => {
  const seat = world.turn
  const isHasty = at(world.hasty, seat)
  playInPlace(world, isHasty ? chooseTiles(world, at(world.racks, seat), at(world.opened, seat)) : layPatiently(world, seat, random))
}
