/** What each viewer may know: built field by field, so that a new field of the state stays secret until it is added here. */
import { at, type Viewer } from '@tortuga/kit'
import { deckOf, faceOf, facesOf, type Deck } from './pieces.ts'
import type { Ask, Event, Face, Piece, Slot, State, View } from './types.ts'

const NO_CARDS: readonly never[] = Object.freeze([])
const FACE_DOWN: Slot<null> = Object.freeze({ type: 'down', card: null })

/** R10.1: nobody sees a face-down card of the beach. */
const viewSlot = (slot: Slot<Piece>, viewer: Viewer): Slot<Face | null> => {
  if (slot.type === 'empty') return slot
  if (slot.type === 'down' && viewer !== 'open') return FACE_DOWN
  return { type: slot.type, card: faceOf(slot.card) }
}

const viewBeach = (beach: readonly Slot<Piece>[], viewer: Viewer, hasCopies: boolean): readonly Slot<Face | null>[] => {
  const slots: Slot<Face | null>[] = []
  for (const slot of beach) slots.push(hasCopies || slot.type === 'down' ? viewSlot(slot, viewer) : slot)
  return slots
}

const sizesOf = (lists: readonly (readonly Piece[])[]): readonly number[] => {
  const sizes: number[] = []
  for (const list of lists) sizes.push(list.length)
  return sizes
}
const allFaces = (deck: Deck, lists: readonly (readonly Piece[])[]): readonly (readonly Face[])[] =>
  deck.hasCopies ? lists.map(list => facesOf(deck, list)) : lists

/** R10.6: one's own sealed choice, and of the others only that they have chosen. */
const viewAsk = (deck: Deck, ask: Ask, viewer: Viewer): Ask => ({
  cause: ask.cause,
  slot: ask.slot,
  amount: ask.amount,
  waiting: ask.waiting,
  sealed: ask.sealed.map((cards, seat) => (cards !== null && (viewer === 'open' || viewer === seat) ? facesOf(deck, cards) : null)),
})

export const view = (state: State, viewer: Viewer): View => {
  const deck = deckOf(state.options.deck)
  const isOpen = viewer === 'open'
  const isSeat = typeof viewer === 'number'
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    clock: state.clock,
    captains: state.captains,
    hand: isSeat ? facesOf(deck, at(state.hands, viewer)) : NO_CARDS,
    handSizes: sizesOf(state.hands),
    hands: isOpen ? allFaces(deck, state.hands) : null,
    beach: viewBeach(state.beach, viewer, deck.hasCopies),
    wreckSize: state.wreck.length,
    wreck: isOpen ? facesOf(deck, state.wreck) : null,
    apart: state.apart, // the parrot: piece and face are one word
    known: allFaces(deck, state.known), // R10.3
    wreckKnown: facesOf(deck, state.wreckKnown), // R10.4
    wreckOwn: isSeat ? facesOf(deck, at(state.wreckOwn, viewer)) : NO_CARDS, // R10.5
    wreckOwnSizes: sizesOf(state.wreckOwn),
    ask: state.ask === null ? null : viewAsk(deck, state.ask, viewer),
    ending: state.ending,
  }
}

const blank = (cards: readonly (Face | null)[]): readonly null[] => cards.map(() => null)

/** The viewer's share of an event. Everybody sees that something happened; only the faces differ. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'dealt': // R2.4
      return { type: 'dealt', cards: event.cards.map((card, seat) => (seat === viewer ? card : null)) }
    case 'drew': // R3.2
      return event.open || event.seat === viewer ? event : { type: 'drew', seat: event.seat, from: event.from, card: null, open: false }
    case 'refilled': // R3.4
      return event.open ? event : { type: 'refilled', slot: event.slot, card: null, open: false }
    case 'sealed': // R10.6
    case 'returned': // R6.2
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, cards: blank(event.cards) }
    default:
      return event
  }
}
