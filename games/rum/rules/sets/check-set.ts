/** Chapter 4 of the rulebook: whether a set is legal, judged by the player's own view. */
import { at, type Seat } from '@tortuga/kit'
import { cardOf, deckOf } from '../data/pieces.ts'
import { addPlayedCards, countingSlots, gainedValue, tallyBeach } from './sets.ts'
import type { Face, Refusal, SetPlay, SlotNumber, View } from '../data/types.ts'

const countOf = <A>(list: readonly A[], entry: A): number => list.filter(other => other === entry).length

/** The player holds these cards, and uses each of them once. `rule` says what they are used for. */
export const checkHeld = (hand: readonly Face[], cards: readonly Face[], rule: 'R4.1' | 'R6.2'): Refusal | null => {
  for (const card of cards) {
    const held = countOf(hand, card)
    if (held === 0) return { type: 'not-in-hand', card, rules: [rule] }
    if (countOf(cards, card) > held) return { type: 'card-twice', card, rules: [rule] }
  }
  return null
}

/** R4.3 */
const checkSlots = (view: View, slots: readonly SlotNumber[]): Refusal | null => {
  if (view.options.beachBottles === 'all') return { type: 'beach-counts-whole' }
  for (const slot of slots) {
    if (at(view.beach, slot).type !== 'up') return { type: 'slot-face-down', slot }
    if (countOf(slots, slot) > 1) return { type: 'slot-twice', slot }
  }
  return null
}

/** R4.5, R4.7: the set gains a captain, and a hand card helps if the options demand it. */
const checkGain = (view: View, seat: Seat, { cards, beach }: SetPlay): Refusal | null => {
  const deck = deckOf(view.options.deck)
  const tally = addPlayedCards(deck, tallyBeach(deck, view.beach, countingSlots(view.beach, beach)), cards)
  const shown = new Set(cards.map(({ card, end }) => (end === 'two' ? cardOf(deck, card).double : cardOf(deck, card).single)))
  const isGained = view.captains.map(
    (captain, colour) => gainedValue(captain, seat, at(tally.bottles, colour), at(tally.singles, colour)) > 0,
  )
  if (!isGained.includes(true)) {
    const shortfalls = view.captains.flatMap(({ colour, value, owner }, index) =>
      shown.has(index) ? [{ colour, bottles: at(tally.bottles, index), value, own: owner === seat }] : [],
    )
    return { type: 'gains-nothing', shortfalls }
  }
  if (!view.options.handMustContribute || isGained.some((gained, colour) => gained && shown.has(colour))) return null
  return { type: 'hand-adds-nothing', colours: view.captains.filter((_, colour) => isGained[colour]).map(({ colour }) => colour) }
}

/** Chapters 4 and 5: whether these cards are a set that this player may play. */
export const checkPlay = (view: View, seat: Seat, move: SetPlay): Refusal | null => {
  if (move.cards.length === 0) return { type: 'no-cards' } // R4.2
  const faces = move.cards.map(({ card }) => card)
  return checkHeld(view.hand, faces, 'R4.1') ?? (move.beach === null ? null : checkSlots(view, move.beach)) ?? checkGain(view, seat, move)
}
