/** Where every card is and who may not know it: written from chapter 10 of the rulebook, not from `view.ts`. */
import type { Secrets, Viewer } from '@tortuga/kit'
import type { Event, Shown } from './events.ts'
import { cardOf, deckOf, faceOf } from './pieces.ts'
import type { Down, Piece, SeaTypes, State } from './types.ts'
import { BACKS } from './words.ts'

const cardsOf = (downs: readonly Down[]): readonly Piece[] => downs.map(({ card }) => card)

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

/** What looks alike has the same back (R10.1). Secrets that were put down are a group of their own: that they are secrets is known. */
const hiddenFrom = (state: State, viewer: Viewer): readonly (readonly Piece[])[] => {
  if (viewer === 'open') return []
  const deck = deckOf(state.options.deck)
  const isUnknown = ({ seenBy }: Down): boolean => typeof viewer !== 'number' || !seenBy.includes(viewer) // R10.3, R10.4
  const unknown = (downs: readonly Down[]): readonly Piece[] => cardsOf(downs.filter(isUnknown))
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

const facesIn = (cards: readonly Shown[], viewer: Viewer): readonly string[] =>
  cards.flatMap(({ face, open, seenBy }) => {
    const isSeen = open || viewer === 'open' || (typeof viewer === 'number' && seenBy.includes(viewer))
    return face !== null && isSeen ? [face] : []
  })

/** Faces that stand in the event itself are seen by all: a card that does something names itself. */
const shownBy = (event: Event, viewer: Viewer): readonly string[] => {
  switch (event.type) {
    case 'looked':
    case 'took':
      return facesIn(event.cards, viewer)
    case 'drew':
    case 'placed':
      return facesIn([event.card], viewer)
    case 'picked':
      return [event.card, ...facesIn([event.picked], viewer)]
    case 'stole-rum':
      return [event.card, ...facesIn([event.rum], viewer)]
    case 'exchanged-rum':
      return [event.card, ...facesIn([event.given, event.taken], viewer)]
    case 'exchanged-objects':
      return [event.card, event.given, event.taken]
    case 'pirate-discarded':
      return [event.card, event.pirate]
    case 'object-discarded':
      return [event.card, event.object]
    case 'played':
    case 'gained':
    case 'paid':
    case 'parrot-moved':
    case 'stole-doubloons':
    case 'declined':
    case 'aimed':
    case 'no-effect':
      return [event.card]
    case 'chest-lost':
    case 'chest-opened':
      return [event.object]
    case 'pirates-discarded':
      return event.pirates.flat()
    case 'revealed':
      return [...event.rum, ...event.secrets]
    default:
      return []
  }
}

export const secrets: Secrets<SeaTypes> = { pieces, faceOf, hiddenFrom, shownBy }
