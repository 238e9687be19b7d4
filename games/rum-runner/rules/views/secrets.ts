/** Where every card is and from whom it is hidden. Written from chapter 11 of the rulebook, not from `view.ts`, so that the laws can compare the two. */
import type { Secrets, Viewer } from '@tortuga/kit'
import { faceOf } from '../data/pieces.ts'
import type { Event, RunnerTypes } from '../data/events.ts'
import type { Piece, State, Visibility } from '../data/types.ts'

const pieces = (state: State): readonly Piece[] => [
  ...[state.hands, state.decks, state.discards, state.scores].flatMap(({ crown, pirate }) => [...crown, ...pirate]),
  ...state.removed,
  ...state.islands.flatMap(({ investment, hazards }) => [...(investment === null ? [] : [investment]), ...hazards]).map(({ card }) => card),
  ...state.fleet.flatMap(({ card, crew }) => [card, ...crew.map(member => member.card)]),
  ...(state.shown === null ? [] : [state.shown]),
]

/** The viewer cannot tell cards within one group apart: starting hazards still in place (R11.3), other hazards, investments (R4.4), each side's hand and deck. */
const hiddenFrom = (state: State, viewer: Viewer): readonly (readonly Piece[])[] => {
  if (viewer === 'open') return []
  const isCrown = viewer === state.crown
  const isPirate = viewer === 1 - state.crown
  const isHidden = ({ visibility }: { readonly visibility: Visibility }): boolean =>
    !isCrown && (visibility === 'hidden' || (visibility === 'seen' && !isPirate)) // R11.2, R11.4
  const lanes = state.islands.flatMap(({ hazards }) => hazards).filter(isHidden)
  const investments = state.islands.flatMap(({ investment }) => (investment === null ? [] : [investment])).filter(isHidden)
  const hiddenDeck = state.decks.pirate.slice(state.knownTop) // R11.7
  return [
    lanes.filter(({ since }) => since).map(({ card }) => card),
    lanes.filter(({ since }) => !since).map(({ card }) => card),
    investments.map(({ card }) => card),
    [...(isCrown ? [] : state.hands.crown), ...state.decks.crown],
    [...(isPirate ? [] : state.hands.pirate), ...hiddenDeck],
  ].filter(group => group.length > 0)
}

const named = (cards: readonly (string | null)[]): readonly string[] => cards.filter(card => card !== null)

/**
 * The faces an event shows to a viewer who did not know the card before: drawn and dealt cards to their owner, cards played or discarded
 * from a hand to everybody else. Such a card may be hidden again at the end of the step, for a pirate's deck can be renewed in it. Other
 * events name cards that were public already, or that `hiddenFrom` no longer lists.
 */
const shownBy = (event: Event, viewer: Viewer): readonly string[] => {
  const isOpen = viewer === 'open'
  switch (event.type) {
    case 'hazards-laid':
    case 'dealt':
    case 'mulliganed':
    case 'drew':
      return isOpen || event.seat === viewer ? named(event.cards) : []
    case 'event-played':
    case 'ship-played':
      return event.seat === viewer ? [] : [event.card]
    case 'crew-placed':
      return event.seat === viewer ? [] : event.played.map(({ card }) => card)
    case 'discarded':
      return event.seat === viewer ? [] : event.cards
    case 'hand-shown': // R13.15
      return event.seat === viewer || viewer === 'table' ? [] : named(event.cards)
    case 'revealed':
      return [event.card]
    default:
      return []
  }
}

export const secrets: Secrets<RunnerTypes> = { pieces, faceOf, hiddenFrom, shownBy }
