/** Step 2 of `list-plays.ts`: the minimal sets for one captain. */
import type { Seat } from '@tortuga/kit'
import { TRIO_SIZE } from '../data/deck-data.ts'
import type { CaptainState } from '../data/types.ts'
import type { BottleMasks } from './bottle-masks.ts'
import { countBits, gainBits, type MaskedSet } from './masked-set.ts'

const NO_SETS: readonly MaskedSet[] = []

/**
 * The sets that gain one captain, have cards of its colour only, and are minimal: without any one of its cards, a set would gain less. It tries every
 * choice of cards with two bottles, and for each of them every choice of cards with one bottle among the rest. Cards that show equally many bottles
 * have the same effect, so it is enough to check that one card less of either kind would gain less.
 */
export const findMinimalSets = (
  captain: CaptainState,
  colour: number,
  seat: Seat,
  beach: number,
  doubles: number,
  singles: number,
): readonly MaskedSet[] => {
  const mostSingles = beach + countBits(singles)
  if (mostSingles + 2 * countBits(doubles) <= captain.value && mostSingles < TRIO_SIZE) return NO_SETS // shortcut: most hands cannot gain most captains
  const sets: MaskedSet[] = []
  // `(mask - 1) & all` is the next smaller subset of `all`; the last one is empty.
  for (let twos = doubles; ; twos = (twos - 1) & doubles) {
    const free = singles & ~twos
    const withTwos = beach + 2 * countBits(twos)
    for (let ones = free; (ones | twos) !== 0; ones = (ones - 1) & free) {
      const count = countBits(ones)
      const gains = gainBits(captain, colour, seat, withTwos + count, beach + count)
      const isMinimal =
        (twos === 0 || gainBits(captain, colour, seat, withTwos + count - 2, beach + count) < gains) &&
        (ones === 0 || gainBits(captain, colour, seat, withTwos + count - 1, beach + count - 1) < gains)
      if (isMinimal) sets.push({ ones, twos, gains })
      if (ones === 0) break
    }
    if (twos === 0) return sets
  }
}

/** The minimal sets for each captain that the hand can gain, and what the beach bottles gain without any card. */
export type SetsByColour = { readonly byColour: readonly (readonly MaskedSet[])[]; readonly beachGains: number }

export const findSetsByColour = (captains: readonly CaptainState[], seat: Seat, { doubles, singles, beach }: BottleMasks): SetsByColour => {
  const byColour: (readonly MaskedSet[])[] = []
  let beachGains = 0
  let colour = 0
  for (const captain of captains) {
    const count = beach[colour] ?? 0
    const twos = doubles[colour] ?? 0
    const ones = singles[colour] ?? 0
    if (count > 1) beachGains |= gainBits(captain, colour, seat, count, count) // one bottle never gains a captain
    const sets = (twos | ones) === 0 ? NO_SETS : findMinimalSets(captain, colour, seat, count, twos, ones)
    if (sets.length > 0) byColour.push(sets)
    colour += 1
  }
  return { byColour, beachGains }
}
