/** Plays legal moves of the twin in place: chapters 3 to 9 of the rulebook again, on bit masks. */
import type { Random } from '@tortuga/kit'
import { COLOURS, countBeach, countBits, handBits, isUp, NONE, PARROT, PARROT_BIT, pickCard, pointsIn, SLOTS } from './world.ts'
import type { TwinMove, RumWorld } from './world.ts'

const LAST_CLOCK = 8
const TOP_VALUE = 8
const TRIO = 3

/** Adds a card to the hash of what all players have seen. */
const show = (world: RumWorld, card: number): void => {
  world.shown = world.shown * 23 + card + 1
}

/** R3.7 */
const takeRandomCard = (world: RumWorld, random: Random): number => {
  const card = pickCard(world.wreck, random)
  world.wreck &= ~(1 << card)
  return card
}

/** R6.4, R7.3, R9.2 */
const advanceClock = (world: RumWorld): void => {
  world.clock += 1
  if (world.clock === LAST_CLOCK) world.isOver = true
}

/** R3.4: face down after a draw. R8.3, R8.4: face up in a tide. */
const refill = (world: RumWorld, slot: number, isOpen: boolean, random: Random): void => {
  const card = takeRandomCard(world, random)
  world.slots[slot] = card
  if (!isOpen) return
  world.up |= 1 << slot
  show(world, card)
}

/** R7.1, R7.2 */
const resolveEmptyWreck = (world: RumWorld): void => {
  if (world.wreck !== 0) return
  let most = 0
  for (let seat = 0; seat < world.seats; seat += 1) most = Math.max(most, countBits(handBits(world, seat)))
  for (let seat = 0; seat < world.seats; seat += 1) {
    if (countBits(handBits(world, seat)) < most) continue
    world.wreck |= handBits(world, seat)
    world.hands[seat] = 0
  }
  advanceClock(world)
}

/** R6.2 to R6.4, R8.2: a seat that was not asked returns the whole hand. */
const carryOutDiscards = (world: RumWorld): void => {
  for (let seat = 0; seat < world.seats; seat += 1) {
    if (world.ask === 'drawn' && seat !== world.turn) continue
    const chosen = world.sealed[seat] ?? 0
    const back = chosen === 0 ? handBits(world, seat) : chosen
    world.hands[seat] = handBits(world, seat) & ~back
    world.wreck |= back
    world.sealed[seat] = 0
  }
  advanceClock(world)
  if (world.ask === 'tide') {
    world.slots[world.askSlot] = NONE
    world.up &= ~(1 << world.askSlot)
  }
  world.wreck |= PARROT_BIT
  world.ask = 'none'
}

/** R6.1, R6.6, R8.2: returns true if the turn goes on; false if discards are awaited or the match is over. */
const resolveParrot = (world: RumWorld, ask: 'drawn' | 'tide', slot: number): boolean => {
  show(world, PARROT)
  if (world.clock === LAST_CLOCK - 1) {
    advanceClock(world)
    return false
  }
  world.ask = ask
  world.askSlot = slot
  world.amount = world.masks.discards[world.clock] ?? 0
  world.waiting = 0
  for (let seat = 0; seat < world.seats; seat += 1) {
    if (ask === 'drawn' && seat !== world.turn) continue
    if (countBits(handBits(world, seat)) > world.amount) world.waiting |= 1 << seat
  }
  if (world.waiting !== 0) return false
  carryOutDiscards(world)
  return true
}

/** R3.1 */
const passTurn = (world: RumWorld): void => {
  world.turn = world.turn + 1 === world.seats ? 0 : world.turn + 1
}

/** R8.4 */
const isTrio = ({ masks, slots }: RumWorld): boolean => {
  const colour = masks.singleOf[slots[0] ?? 0]
  return masks.singleOf[slots[1] ?? 0] === colour && masks.singleOf[slots[2] ?? 0] === colour
}
const washAway = (world: RumWorld, random: Random): void => {
  for (const card of world.slots) world.wreck |= 1 << card
  for (let slot = 0; slot < SLOTS; slot += 1) refill(world, slot, true, random)
}

/** R8.5 */
const settleTide = (world: RumWorld, random: Random): void => {
  for (;;) {
    const slot = world.slots.indexOf(PARROT)
    if (slot >= 0) {
      if (!resolveParrot(world, 'tide', slot)) return
      refill(world, slot, true, random)
    } else if (isTrio(world)) {
      washAway(world, random)
    } else {
      passTurn(world)
      return
    }
  }
}

/** R8.1 */
const endTurn = (world: RumWorld, random: Random): void => {
  if (world.up !== 0 || world.slots.includes(NONE)) {
    passTurn(world)
    return
  }
  world.up = (1 << SLOTS) - 1
  for (const card of world.slots) show(world, card)
  settleTide(world, random)
}

/** R6.5 */
const finishDrawnParrot = (world: RumWorld, slot: number, random: Random): void => {
  if (slot !== NONE) refill(world, slot, false, random)
  endTurn(world, random)
}

/** R3.2, R7.4 */
const drawFromWreck = (world: RumWorld, seat: number, random: Random): void => {
  const card = takeRandomCard(world, random)
  if (card === PARROT) {
    resolveEmptyWreck(world)
    if (!world.isOver && resolveParrot(world, 'drawn', NONE)) finishDrawnParrot(world, NONE, random)
    return
  }
  world.hands[seat] = handBits(world, seat) | (1 << card)
  world.drawn = card
  resolveEmptyWreck(world)
  if (!world.isOver) endTurn(world, random)
}

/** R3.3, R3.4 */
const drawFromBeach = (world: RumWorld, seat: number, slot: number, random: Random): void => {
  const card = world.slots[slot] ?? 0
  if (!isUp(world, slot)) world.drawn = card
  world.slots[slot] = NONE
  world.up &= ~(1 << slot)
  if (card === PARROT) {
    if (resolveParrot(world, 'drawn', slot)) finishDrawnParrot(world, slot, random)
    return
  }
  world.hands[seat] = handBits(world, seat) | (1 << card)
  refill(world, slot, false, random)
  resolveEmptyWreck(world)
  if (!world.isOver) endTurn(world, random)
}

/** R5.1 to R5.9: the new value of a captain; 0 if the set does not gain it. */
export const gainedValue = (value: number, isOwn: boolean, bottles: number, singles: number): number => {
  const byCount = bottles > value ? (bottles < TOP_VALUE ? bottles : TOP_VALUE) : 0
  const byTrio = singles >= TRIO ? (value + 2 < TOP_VALUE ? value + 2 : TOP_VALUE) : 0
  const best = byCount > byTrio ? byCount : byTrio
  return isOwn && best <= value ? 0 : best
}

/** Scratch list of the face-up beach bottles by colour. */
const beach = [0, 0, 0, 0, 0, 0, 0]

/** R5.5, R5.6: writes the captains after a set to `values` and `owners`, which may be those of the world itself. */
export const gainCaptains = (world: RumWorld, seat: number, ones: number, twos: number, values: Int8Array, owners: Int8Array): void => {
  countBeach(world, world.up, beach)
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const before = world.values[colour] ?? 0
    const owner = world.owners[colour] ?? NONE
    const singles = (beach[colour] ?? 0) + countBits(ones & (world.masks.singles[colour] ?? 0))
    const bottles = singles + 2 * countBits(twos & (world.masks.doubles[colour] ?? 0))
    const value = gainedValue(before, owner === seat, bottles, singles)
    values[colour] = value === 0 ? before : value
    owners[colour] = value === 0 ? owner : seat
  }
}

/** Chapters 4 and 5. */
const playSet = (world: RumWorld, seat: number, ones: number, twos: number, random: Random): void => {
  gainCaptains(world, seat, ones, twos, world.values, world.owners)
  world.hands[seat] = handBits(world, seat) & ~(ones | twos)
  world.wreck |= ones | twos
  if (pointsIn(world, seat) >= world.target) world.isOver = true // R9.1
  else endTurn(world, random)
}

/** R6.2, R8.2, R8.3 */
const discard = (world: RumWorld, seat: number, cards: number, random: Random): void => {
  world.sealed[seat] = cards
  world.waiting &= ~(1 << seat)
  if (world.waiting !== 0) return
  const { ask, askSlot } = world
  carryOutDiscards(world)
  if (ask === 'drawn') {
    finishDrawnParrot(world, askSlot, random)
    return
  }
  refill(world, askSlot, true, random)
  settleTide(world, random)
}

export const playInPlace = (world: RumWorld, seat: number, { type, from, ones, twos }: TwinMove, random: Random): void => {
  world.shown = 0
  world.drawn = NONE
  if (type === 'play') playSet(world, seat, ones, twos, random)
  else if (type === 'discard') discard(world, seat, ones, random)
  else if (from === NONE) drawFromWreck(world, seat, random)
  else drawFromBeach(world, seat, from, random)
}
