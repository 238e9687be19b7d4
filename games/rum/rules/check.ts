/** Whether a move is legal, judged from the player's own view. Complete, and it answers for anything the schema lets through. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { cardOf, deckOf } from './pieces.ts'
import { addLaid, countingSlots, gainedValue, tallyBeach } from './sets.ts'
import type { Face, Move, Play, Refusal, SlotNumber, View } from './types.ts'

const countOf = <A>(list: readonly A[], entry: A): number => list.filter(other => other === entry).length

/** R4.1: only what the hand holds, and each card once. */
const checkHeld = (hand: readonly Face[], cards: readonly Face[]): Refusal | null => {
  for (const card of cards) {
    const held = countOf(hand, card)
    if (held === 0) return { type: 'not-in-hand', card }
    if (countOf(cards, card) > held) return { type: 'card-twice', card }
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

/** R4.5, R4.7: what the set's bottles come to. */
const checkGain = (view: View, seat: Seat, { cards, beach }: Play): Refusal | null => {
  const deck = deckOf(view.options.deck)
  const tally = addLaid(deck, tallyBeach(deck, view.beach, countingSlots(view.beach, beach)), cards)
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

const checkPlay = (view: View, seat: Seat, move: Play): Refusal | null => {
  if (move.cards.length === 0) return { type: 'no-cards' } // R4.2
  const faces = move.cards.map(({ card }) => card)
  return checkHeld(view.hand, faces) ?? (move.beach === null ? null : checkSlots(view, move.beach)) ?? checkGain(view, seat, move)
}

/** R6.2: just as many as are owed. */
const checkDiscard = (view: View, seat: Seat, cards: readonly Face[]): Refusal | null => {
  if (view.ask === null || !view.ask.waiting.includes(seat)) return { type: 'no-discard-owed' }
  if (cards.length !== view.ask.amount) return { type: 'wrong-count', given: cards.length, amount: view.ask.amount }
  return checkHeld(view.hand, cards)
}

/** R3.1: an action is for the player whose turn it is, and not while discards are owed. */
const checkTurn = ({ ask, turn }: View, seat: Seat): Refusal | null => {
  if (ask !== null) return { type: 'discards-first', amount: ask.amount, waiting: ask.waiting }
  return turn === seat ? null : { type: 'not-your-turn', turn }
}

export const check = (view: View, move: Move): Refusal | null => {
  const { viewer } = view
  if (view.ending !== null) return { type: 'over' }
  if (typeof viewer !== 'number') return { type: 'watching' }
  switch (move.type) {
    case 'draw':
      return checkTurn(view, viewer)
    case 'play':
      return checkTurn(view, viewer) ?? checkPlay(view, viewer, move)
    case 'discard':
      return checkDiscard(view, viewer, move.cards)
    default:
      return unreachable(move)
  }
}

export const REFUSAL_RULES = {
  over: ['R9.1', 'R9.2'],
  watching: ['R3.1'],
  'not-your-turn': ['R3.1'],
  'discards-first': ['R6.2', 'R8.2'],
  'no-discard-owed': ['R6.2', 'R8.2'],
  'not-in-hand': ['R4.1', 'R6.2'],
  'card-twice': ['R4.1'],
  'wrong-count': ['R6.2'],
  'no-cards': ['R4.2'],
  'beach-counts-whole': ['R4.3'],
  'slot-face-down': ['R4.3'],
  'slot-twice': ['R4.3'],
  'gains-nothing': ['R4.5', 'R5.1', 'R5.3'],
  'hand-adds-nothing': ['R4.7'],
} as const satisfies Record<Refusal['type'], readonly string[]>
