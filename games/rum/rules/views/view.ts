/** What each viewer may know, built field by field: a new field of the state stays secret until somebody adds it here. */
import { at, type Viewer } from '@tortuga/kit'
import { deckOf, faceOf, facesOf, type RumDeck } from '../data/pieces.ts'
import { askOf } from '../parrot/discard-request.ts'
import type { DiscardRequest, Event, Face, Piece, Slot, State, Task, View } from '../data/types.ts'

const NO_CARDS: readonly never[] = []
const FACE_DOWN: Slot<null> = Object.freeze({ type: 'down', card: null })

/** R10.1: no player sees a face-down card of the beach. */
const viewSlot = (slot: Slot<Piece>, viewer: Viewer): Slot<Face | null> => {
  if (slot.type === 'empty') return slot
  if (slot.type === 'down' && viewer !== 'open') return FACE_DOWN
  return { type: slot.type, card: faceOf(slot.card) }
}

const viewBeach = (beach: readonly Slot<Piece>[], viewer: Viewer, hasCopies: boolean): readonly Slot<Face | null>[] =>
  beach.map(slot => (hasCopies || slot.type === 'down' ? viewSlot(slot, viewer) : slot))

const sizesOf = (lists: readonly (readonly Piece[])[]): readonly number[] => lists.map(list => list.length)
const allFaces = (deck: RumDeck, lists: readonly (readonly Piece[])[]): readonly (readonly Face[])[] =>
  deck.hasCopies ? lists.map(list => facesOf(deck, list)) : lists

/** R10.6: a player sees their own sealed choice; of the others only that they have chosen. */
const viewDiscards = (deck: RumDeck, { cause, amount, waiting, sealed }: DiscardRequest, viewer: Viewer): DiscardRequest => ({
  type: 'discards',
  cause,
  amount,
  waiting,
  sealed: sealed.map((cards, seat) => (cards !== null && (viewer === 'open' || viewer === seat) ? facesOf(deck, cards) : null)),
})

/** Only the first task can have secret data, because nothing else happens while players choose their discards. */
const viewAgenda = (deck: RumDeck, ask: DiscardRequest, agenda: readonly Task[], viewer: Viewer): readonly Task[] => [
  viewDiscards(deck, ask, viewer),
  ...agenda.slice(1),
]

export const view = (state: State, viewer: Viewer): View => {
  const deck = deckOf(state.options.deck)
  const isOpen = viewer === 'open'
  const isSeat = typeof viewer === 'number'
  const ask = askOf(state)
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
    apart: state.apart, // always the parrot, whose piece and face have the same name
    known: allFaces(deck, state.known), // R10.3
    wreckKnown: facesOf(deck, state.wreckKnown), // R10.4
    wreckOwn: isSeat ? facesOf(deck, at(state.wreckOwn, viewer)) : NO_CARDS, // R10.5
    wreckOwnSizes: sizesOf(state.wreckOwn),
    agenda: ask === null ? state.agenda : viewAgenda(deck, ask, state.agenda, viewer),
    ending: state.ending,
  }
}

const hideAll = (cards: readonly (Face | null)[]): readonly null[] => cards.map(() => null)

/** An event as this viewer sees it. All viewers get every event, but hidden faces are null. */
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
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, cards: hideAll(event.cards) }
    default:
      return event
  }
}
