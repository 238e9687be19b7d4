/** Where every card is and from whom it is hidden. Written from chapter 10 of the rulebook, not from `view.ts`, so that the laws can compare the two. */
import type { Seat, Secrets, Viewer } from '@tortuga/kit'
import type { Event, EventLoot } from '../data/events.ts'
import { deckOf } from '../decks/decks.ts'
import { cardOf, faceOf } from '../data/pieces.ts'
import type { Face, FaceDownLoot, Piece, SeaTypes, State } from '../data/types.ts'
import { BACKS } from '../components/constants.ts'

const cardsOf = (downs: readonly FaceDownLoot[]): readonly Piece[] => downs.map(({ card }) => card)

const pieces = (state: State): readonly Piece[] => [
  ...state.deck,
  ...state.unseen,
  ...state.discards,
  ...cardsOf(state.hand),
  ...state.shares.flatMap(({ cards }) => cardsOf(cards)),
  ...state.captains.flatMap(({ pirates, relics, objects, rum, secrets }) => [
    ...pirates.map(({ card }) => card),
    ...relics,
    ...objects.map(({ card }) => card),
    ...cardsOf(rum),
    ...cardsOf(secrets),
  ]),
]

/** Groups hidden cards that look alike: by back (R10.1). Secrets on a board are a separate group, because all players know that they are secrets. */
const hiddenFrom = (state: State, viewer: Viewer): readonly (readonly Piece[])[] => {
  if (viewer === 'open') return []
  const deck = deckOf(state.options.deck)
  const isUnknown = ({ seenBy }: FaceDownLoot): boolean => typeof viewer !== 'number' || !seenBy.includes(viewer) // R10.3, R10.4
  const unknown = (downs: readonly FaceDownLoot[]): readonly Piece[] => cardsOf(downs.filter(isUnknown))
  const isOver = state.agenda.length === 0 // R9.1
  const held = unknown(state.hand).filter(piece => !cardOf(deck, piece).isOpen) // R4.3
  const rum = isOver ? [] : state.captains.flatMap(captain => unknown(captain.rum))
  const secrets = isOver ? [] : state.captains.flatMap(captain => unknown(captain.secrets))
  const onSpaces = state.shares.flatMap(({ cards }) => unknown(cards))
  const secretsHeld = held.filter(piece => cardOf(deck, piece).back === 'object')
  const rumHeld = held.filter(piece => cardOf(deck, piece).back === 'rum')
  const others = [...state.deck, ...state.unseen, ...onSpaces, ...rum, ...rumHeld] // R10.2
  const groups = [...BACKS.map(back => others.filter(piece => cardOf(deck, piece).back === back)), [...secrets, ...secretsHeld]]
  return groups.filter(group => group.length > 0)
}

/** The faces that an event shows for the first time to a viewer. Cards that it merely names are public. */
const shownBy = (event: Event, viewer: Viewer): readonly Face[] => {
  /** R4.3: a card that goes face up is new to everybody who has not looked at it. `newTo` is the captain who sees it now even if it stays face down. */
  const facesIn = (cards: readonly EventLoot[], newTo: Seat | null): readonly Face[] =>
    cards.flatMap(({ face, open, seenBy }) => {
      const isNew = newTo === viewer || (open && !seenBy.some(seat => seat === viewer))
      return face !== null && isNew && viewer !== 'open' ? [face] : []
    })
  switch (event.type) {
    case 'looked':
      return event.cards.flatMap((card, place) => facesIn([card], event.isNew[place] === true ? event.seat : null))
    case 'took':
      return facesIn(event.cards, null)
    case 'drew':
      return facesIn([event.card], event.seat)
    case 'picked':
      return facesIn([event.picked], event.isNew ? event.seat : null)
    case 'stole-rum':
      return facesIn([event.rum], event.seat)
    case 'exchanged-rum':
      return [...facesIn([event.given], event.victim), ...facesIn([event.taken], event.seat)]
    case 'revealed':
      return viewer === event.seat || viewer === 'open' ? [] : [...(event.rum ?? []), ...(event.secrets ?? [])]
    default:
      return []
  }
}

export const secrets: Secrets<SeaTypes> = { pieces, faceOf, hiddenFrom, shownBy }
