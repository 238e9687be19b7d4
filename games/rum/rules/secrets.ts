/** Where every card is and who may not know it: written from chapter 10 of the rulebook, not from `view.ts`. */
import { at, type Secrets, type Viewer } from '@tortuga/kit'
import { faceOf, PARROT } from './pieces.ts'
import type { Event, Piece, RumTypes, State } from './types.ts'

const pieces = (state: State): readonly Piece[] => [
  ...state.hands.flat(),
  ...state.beach.flatMap(slot => (slot.type === 'empty' ? [] : [slot.card])),
  ...state.wreck,
  ...(state.apart === null ? [] : [state.apart]),
]

/** Two groups look alike: what lies face down on the table (the parrot may be anywhere among it), and what others hold (where it never is). */
const hiddenFrom = (state: State, viewer: Viewer): readonly (readonly Piece[])[] => {
  if (viewer === 'open') return []
  const recalled = typeof viewer === 'number' ? at(state.wreckOwn, viewer) : [] // R10.5
  const inWreck = state.wreck.filter(piece => !state.wreckKnown.includes(piece) && !recalled.includes(piece)) // R10.4
  const onBeach = state.beach.flatMap(slot => (slot.type === 'down' ? [slot.card] : [])) // R10.1
  const inHands = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.filter(piece => !at(state.known, seat).includes(piece)))) // R10.3
  return [inWreck.concat(onBeach), inHands].filter(group => group.length > 0)
}

const named = (cards: readonly (string | null)[]): readonly string[] => cards.filter(card => card !== null)

/** R10.2, and what a seat sees of its own cards. */
const shownBy = (event: Event, viewer: Viewer): readonly string[] => {
  const isOpen = viewer === 'open'
  switch (event.type) {
    case 'beach-laid':
    case 'tide-came':
    case 'washed-away':
      return event.cards
    case 'played':
      return event.cards.map(({ card }) => card)
    case 'parrot-drawn':
    case 'parrot-returned':
      return [PARROT]
    case 'dealt':
      return named(event.cards.filter((_, seat) => isOpen || seat === viewer))
    case 'drew':
      return isOpen || event.open || event.seat === viewer ? named([event.card]) : []
    case 'refilled':
      return isOpen || event.open ? named([event.card]) : []
    case 'sealed':
    case 'returned':
      return isOpen || event.seat === viewer ? named(event.cards) : []
    default:
      return []
  }
}

export const secrets: Secrets<RumTypes> = { pieces, faceOf, hiddenFrom, shownBy }
