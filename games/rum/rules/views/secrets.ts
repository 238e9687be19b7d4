/** Where every card is and who may not know it. Written from chapter 10 of the rulebook, not from `view.ts`, so that a test can compare the two. */
import { at, type Secrets, type Viewer } from '@tortuga/kit'
import { faceOf, PARROT } from '../data/pieces.ts'
import type { Event, Piece, RumTypes, State } from '../data/types.ts'

const pieces = (state: State): readonly Piece[] => [
  ...state.hands.flat(),
  ...state.beach.flatMap(slot => (slot.type === 'empty' ? [] : [slot.card])),
  ...state.wreck,
  ...(state.apart === null ? [] : [state.apart]),
]

/** Two groups of cards a viewer cannot tell apart: the face-down cards on the table, which may include the parrot, and the hands of others, which never do. */
const hiddenFrom = (state: State, viewer: Viewer): readonly (readonly Piece[])[] => {
  if (viewer === 'open') return []
  const ownDiscards = typeof viewer === 'number' ? at(state.wreckOwn, viewer) : [] // R10.5
  const inWreck = state.wreck.filter(piece => !state.wreckKnown.includes(piece) && !ownDiscards.includes(piece)) // R10.4
  const onBeach = state.beach.flatMap(slot => (slot.type === 'down' ? [slot.card] : [])) // R10.1
  const inHands = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.filter(piece => !at(state.known, seat).includes(piece)))) // R10.3
  return [inWreck.concat(onBeach), inHands].filter(group => group.length > 0)
}

const named = (cards: readonly (string | null)[]): readonly string[] => cards.filter(card => card !== null)

/**
 * The faces that an event shows to this viewer for the first time (R10.2, or a card of their own). A card taken face up from the beach, a trio that is
 * washed away, the parrot that goes back and the viewer's own played or returned cards were known before: such events only name them.
 */
const shownBy = (event: Event, viewer: Viewer): readonly string[] => {
  if (viewer === 'open') return [] // sees every card all the time
  switch (event.type) {
    case 'beach-laid': // R2.2
    case 'tide-came': // R8.1
      return event.cards
    case 'played': // R4.8
      return event.seat === viewer ? [] : event.cards.map(({ card }) => card)
    case 'parrot-drawn': // R6.1
      return [PARROT]
    case 'dealt': // R2.4
      return named(event.cards.filter((_, seat) => seat === viewer))
    case 'drew': // R3.2
      return event.seat === viewer && !event.open ? named([event.card]) : []
    case 'refilled': // R8.3
      return event.open ? named([event.card]) : []
    default:
      return []
  }
}

export const secrets: Secrets<RumTypes> = { pieces, faceOf, hiddenFrom, shownBy }
