/** How players move in a world of counts. The patient one opens, and then keeps what it could lay until it can go out, somebody else is about to, or the bank is empty; jokers stay longest. The hasty one lays what it can. */
import { at, type Random, type Seat } from '@tortuga/kit'
import { JOKER_INDEX } from '../../rules/pieces.ts'
import { get, layAtGlance, playInPlace, sizeOf, type Counts, type World } from './world.ts'

/** Whoever has no more tiles than this may go out any moment. Found by playing such numbers against each other. */
const DANGER = 2

/** Of so many turns a patient player lays in one although it might wait: nobody is as steady as that, and the last turns would else look settled long before. */
const WHIM = 24

/** Whether waiting is a risk, for somebody else has so few tiles. */
export const isPressed = (sizes: readonly number[], seat: Seat): boolean => sizes.some((size, other) => other !== seat && size <= DANGER)

const layPatiently = (world: World, seat: Seat, random: Random): Counts | null => {
  const rack = at(world.racks, seat)
  const isOpened = at(world.opened, seat)
  const size = at(world.sizes, seat)
  const isWaiting = isOpened && world.left > 0 && !isPressed(world.sizes, seat) && random.int(WHIM) > 0
  const all = layAtGlance(world, rack, isOpened, isWaiting ? size - 1 : 0)
  if (all === null || sizeOf(all) === size || world.left === 0) return all
  if (get(rack, JOKER_INDEX) === 0) return all
  const numbered = rack.slice()
  numbered[JOKER_INDEX] = 0
  return layAtGlance(world, numbered, isOpened) ?? (isOpened ? null : all)
}

/** One turn of whoever it is. */
export const playOn = (world: World, random: Random): void => {
  const seat = world.turn
  const isHasty = at(world.hasty, seat)
  playInPlace(world, isHasty ? layAtGlance(world, at(world.racks, seat), at(world.opened, seat)) : layPatiently(world, seat, random))
}
