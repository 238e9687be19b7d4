/**
 * A set as three numbers, because bots list the sets of every position. The cards are two bit masks over the hand: bit i of `ones` (`twos`) means that
 * card i shows its one (two) bottles. The gains are one number with four bits for each colour: the new value minus 1, or 0 if the set does not gain
 * that captain.
 */
import type { Seat } from '@tortuga/kit'
import { gainedValue } from '../sets/sets.ts'
import type { CaptainState } from '../data/types.ts'

export type MaskedSet = { readonly ones: number; readonly twos: number; readonly gains: number }

/** The set at an index that must exist. `at` of the kit does the same but is slower here, because it is called with lists of many kinds. */
export const setAt = (sets: readonly MaskedSet[], index: number): MaskedSet => {
  const set = sets[index]
  if (set === undefined) throw new RangeError(`no set at ${index}`)
  return set
}

export const countBits = (mask: number): number => {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

/** The cards of a set, whichever end points up. */
export const cardsOf = ({ ones, twos }: MaskedSet): number => ones | twos

export const countCards = (set: MaskedSet): number => countBits(cardsOf(set))

/** Encodes what these bottles gain: a value from 2 to 8 becomes 1 to 7 in the four bits of its colour. */
export const gainBits = (captain: CaptainState, colour: number, seat: Seat, bottles: number, singles: number): number => {
  const value = gainedValue(captain, seat, bottles, singles)
  return value === 0 ? 0 : (value - 1) << (4 * colour)
}

/** The value at which a set gains this captain; 0 if it does not gain it. */
export const valueGainedBy = ({ gains }: MaskedSet, colour: number): number => {
  const bits = (gains >> (4 * colour)) & 0xf
  return bits === 0 ? 0 : bits + 1
}

/** Adds the gain of one colour; it replaces what `all` gains in that colour. */
export const joinGains = (all: number, one: number): number => {
  const shift = 4 * Math.floor((31 - Math.clz32(one)) / 4)
  return (all & ~(0xf << shift)) | one
}

/** Values need three bits of the four, so the highest bit of each colour is free. */
const GUARD_BITS = 0x8888888

/** Whether `a` gains each captain at least at the value that `b` does. One subtraction compares all colours: a colour of `a` loses its guard bit exactly where its value is lower. */
export const gainsAtLeast = (a: number, b: number): boolean => (((a | GUARD_BITS) - b) & GUARD_BITS) === GUARD_BITS
