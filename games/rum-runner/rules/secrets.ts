/** Where every card is and who may not know it: written from chapter 11 of the rulebook, not from `view.ts`. */
import type { Secrets, Viewer } from '@tortuga/kit'
import { faceOf } from './pieces.ts'
import type { Event, RunnerTypes } from './happenings.ts'
import type { Piece, SeenBy, State } from './types.ts'

const pieces = (state: State): readonly Piece[] => [
  ...[state.hands, state.decks, state.discards, state.scores].flatMap(({ crown, pirate }) => [...crown, ...pirate]),
  ...state.removed,
  ...state.islands.flatMap(({ investment, hazards }) => [...(investment === null ? [] : [investment]), ...hazards]).map(({ card }) => card),
  ...state.fleet.flatMap(({ card, crew }) => [card, ...crew.map(member => member.card)]),
  ...(state.shown === null ? [] : [state.shown]),
]

/** Groups look alike from outside: hazards that have lain since the set-up (R11.3), later ones, investments (R4.4), and each side's hand and deck. */
const hiddenFrom = (state: State, viewer: Viewer): readonly (readonly Piece[])[] => {
  if (viewer === 'open') return []
  const isCrown = viewer === state.crown
  const isPirate = viewer === 1 - state.crown
  const isHidden = ({ up, seenBy }: { readonly up: boolean; readonly seenBy: SeenBy }): boolean =>
    !isCrown && !up && seenBy !== 'all' && !(isPirate && seenBy === 'both') // R11.2, R11.4
  const lanes = state.islands.flatMap(({ hazards }) => hazards).filter(isHidden)
  const investments = state.islands.flatMap(({ investment }) => (investment === null ? [] : [investment])).filter(isHidden)
  const buried = state.decks.pirate.slice(state.knownTop) // R11.7
  return [
    lanes.filter(({ since }) => since).map(({ card }) => card),
    lanes.filter(({ since }) => !since).map(({ card }) => card),
    investments.map(({ card }) => card),
    [...(isCrown ? [] : state.hands.crown), ...state.decks.crown],
    [...(isPirate ? [] : state.hands.pirate), ...buried],
  ].filter(group => group.length > 0)
}

const named = (cards: readonly (string | null)[]): readonly string[] => cards.filter(card => card !== null)

/** R11.1: what happens face up shows its cards to all; the rest to those who may know. */
const shownBy = (event: Event, viewer: Viewer): readonly string[] => {
  const isOpen = viewer === 'open'
  const isPlayer = isOpen || typeof viewer === 'number'
  switch (event.type) {
    case 'hazards-laid':
    case 'dealt':
    case 'mulliganed':
    case 'drew':
      return isOpen || event.seat === viewer ? named(event.cards) : []
    case 'founded':
      return isOpen || event.seat === viewer ? named(event.cards.map(({ card }) => card)) : []
    case 'hazard-played':
      return isOpen || event.seat === viewer ? named([event.card]) : []
    case 'recalled':
      return isOpen || event.seat === viewer || event.seenBy === 'all' || (isPlayer && event.seenBy === 'both') ? named([event.card]) : []
    case 'looked':
      return isPlayer ? named([event.card]) : []
    case 'hand-shown':
      return isPlayer ? named(event.cards) : []
    case 'deck-renewed':
      return event.removed
    case 'crew-placed':
      return [...event.played.map(({ card }) => card), ...event.moved.map(({ card }) => card), ...event.recalled]
    case 'ship-trashed':
      return [event.card, ...event.crew]
    case 'coin-moved':
      return event.ships
    case 'discarded':
    case 'readied':
    case 'raid-began':
    case 'icons-used':
    case 'coins-added':
      return event.cards
    default:
      return 'card' in event ? [event.card] : []
  }
}

export const secrets: Secrets<RunnerTypes> = { pieces, faceOf, hiddenFrom, shownBy }
