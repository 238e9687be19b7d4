/** Chapters 4 and 5 of the rulebook: counts the bottles of a set, and which captains they gain. */
import { at, type Seat } from '@tortuga/kit'
import { TRIO_SIZE } from '../data/deck-data.ts'
import { cardOf, PARROT, TOP_VALUE, type RumDeck } from '../data/pieces.ts'
import { SLOTS, type CaptainState, type CardWithEnd, type Slot, type SlotNumber } from '../data/types.ts'

/** Bottles by colour: all of them, and how many of these are single bottles. */
export type BottleTally = { readonly bottles: number[]; readonly singles: number[] }

/** R4.3: the slots whose bottles count. If the player named none (null), all face-up slots do. */
export const countingSlots = (beach: readonly Slot<unknown>[], named: readonly SlotNumber[] | null): readonly SlotNumber[] => {
  const slots: SlotNumber[] = []
  for (const slot of SLOTS) {
    const place = at(beach, slot)
    if (place.type === 'up' && place.card !== PARROT && (named === null || named.includes(slot))) slots.push(slot)
  }
  return slots
}

const add = (counts: number[], colour: number, count: number): void => {
  counts[colour] = (counts[colour] ?? 0) + count
}

/** R4.3: counts the bottles of these beach slots. */
export const tallyBeach = (deck: RumDeck, beach: readonly Slot<unknown>[], slots: readonly SlotNumber[]): BottleTally => {
  const singles = [0, 0, 0, 0, 0, 0, 0]
  for (const slot of slots) {
    const place = at(beach, slot)
    if (place.type === 'up') add(singles, cardOf(deck, place.card).single, 1)
  }
  return { bottles: singles.slice(), singles }
}

/** R4.1: adds the bottles of the cards played from the hand, in place. */
export const addPlayedCards = (deck: RumDeck, tally: BottleTally, played: readonly CardWithEnd[]): BottleTally => {
  for (const { card, end } of played) {
    const { single, double } = cardOf(deck, card)
    if (end === 'two') {
      add(tally.bottles, double, 2)
    } else {
      add(tally.bottles, single, 1)
      add(tally.singles, single, 1)
    }
  }
  return tally
}

/** The new value of a captain if this seat shows these bottles; 0 if the set does not gain it. */
export const gainedValue = (captain: CaptainState, seat: Seat, bottles: number, singles: number): number => {
  const byCount = bottles > captain.value ? Math.min(bottles, TOP_VALUE) : 0 // R5.1, R5.2, R5.9
  const byTrio = singles >= TRIO_SIZE ? Math.min(captain.value + 2, TOP_VALUE) : 0 // R5.3, R5.4
  const best = byCount > byTrio ? byCount : byTrio
  return captain.owner === seat && best <= captain.value ? 0 : best // R5.8, R5.9
}
