/** Views and their events, built field by field: a new field of the state stays secret until it is added here. */
import type { Viewer } from '@tortuga/kit'
import { cardOf, cardsOf, facesOf, type CardSet } from '../data/pieces.ts'
import type { Event, PlacedNames } from '../data/events.ts'
import type { BySide, CrewMember, Face, Hazard, Investment, Island, Piece, Ship, Side, State, View, Visibility } from '../data/types.ts'

const NO_CARDS: readonly never[] = Object.freeze([])

/** The viewer's side, or null for a spectator. */
const sideOf = (crown: number, viewer: Viewer): Side | null => (typeof viewer === 'number' ? (viewer === crown ? 'crown' : 'pirate') : null)

/** R11.2, R11.4 */
const mayKnow = (side: Side | null, isOpen: boolean, visibility: Visibility): boolean =>
  isOpen || side === 'crown' || visibility === 'up' || visibility === 'shown' || (side === 'pirate' && visibility === 'seen')

const viewIslands = (
  cards: CardSet,
  islands: readonly Island<Piece>[],
  side: Side | null,
  isOpen: boolean,
): readonly Island<Face | null>[] => {
  const shown: Island<Face | null>[] = []
  for (const { investment, hazards } of islands) {
    const lane: Hazard<Face | null>[] = []
    for (const { card, visibility, coins, since } of hazards)
      lane.push({ card: mayKnow(side, isOpen, visibility) ? cardOf(cards, card).face : null, visibility, coins, since })
    shown.push({ investment: investment === null ? null : viewInvestment(cards, investment, side, isOpen), hazards: lane })
  }
  return shown
}
const viewInvestment = (
  cards: CardSet,
  { card, visibility, coins }: Investment<Piece>,
  side: Side | null,
  isOpen: boolean,
): Investment<Face | null> => ({ card: mayKnow(side, isOpen, visibility) ? cardOf(cards, card).face : null, visibility, coins })

/** Ships and crew are public. */
const viewFleet = (cards: CardSet, fleet: readonly Ship[]): readonly Ship[] => {
  const shown: Ship[] = []
  for (const { card, coins, raiding, navigation, combat, crew } of fleet) {
    const members: CrewMember[] = []
    for (const member of crew)
      members.push({ card: cardOf(cards, member.card).face, navigation: member.navigation, combat: member.combat, due: member.due })
    shown.push({ card: cardOf(cards, card).face, coins, raiding, navigation, combat, crew: members })
  }
  return shown
}

const bothFaces = (cards: CardSet, { crown, pirate }: BySide<readonly Piece[]>): BySide<readonly Face[]> => ({
  crown: crown.length === 0 ? NO_CARDS : facesOf(cards, crown),
  pirate: pirate.length === 0 ? NO_CARDS : facesOf(cards, pirate),
})
const sizesOf = ({ crown, pirate }: BySide<readonly Piece[]>): BySide<number> => ({ crown: crown.length, pirate: pirate.length })

export const view = (state: State, viewer: Viewer): View => {
  const cards = cardsOf(state.options.cards)
  const isOpen = viewer === 'open'
  const side = sideOf(state.crown, viewer)
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    crown: state.crown,
    side,
    turn: state.turn,
    round: state.round,
    actions: state.actions,
    bank: state.bank,
    supplies: state.supplies,
    hand: side === null ? NO_CARDS : facesOf(cards, state.hands[side]),
    hands: isOpen ? bothFaces(cards, state.hands) : null,
    handSizes: sizesOf(state.hands),
    decks: isOpen ? bothFaces(cards, state.decks) : null,
    deckSizes: sizesOf(state.decks),
    top: state.knownTop === 0 ? NO_CARDS : facesOf(cards, state.decks.pirate.slice(0, state.knownTop)), // R11.7
    discards: bothFaces(cards, state.discards),
    scores: bothFaces(cards, state.scores),
    removed: state.removed.length === 0 ? NO_CARDS : facesOf(cards, state.removed),
    islands: viewIslands(cards, state.islands, side, isOpen),
    fleet: viewFleet(cards, state.fleet),
    shown: state.shown === null ? null : cardOf(cards, state.shown).face,
    mixed: state.mixed,
    raid: state.raid,
    agenda: state.agenda,
    ending: state.ending,
  }
}

const viewNames = (names: PlacedNames, side: Side | null): PlacedNames =>
  names.map(({ card, visibility }) => ({ card: mayKnow(side, false, visibility) ? card : null, visibility }))

const blank = (cards: readonly (Face | null)[]): readonly null[] => cards.map(() => null)

/** An event as a viewer may see it. Every viewer gets every event; hidden faces become null. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'hazards-laid': // R2.2
    case 'dealt':
    case 'drew':
      return event.seat === viewer ? event : { ...event, cards: blank(event.cards) }
    case 'mulliganed':
      return { ...event, cards: event.seat === viewer ? event.cards : blank(event.cards), deck: null }
    case 'deck-renewed':
    case 'hand-mixed':
      return { ...event, deck: null }
    case 'founded': // R4.1
      if (event.seat === viewer) return event
      return { ...event, cards: event.cards.map(({ island, isle }) => ({ island, isle, card: null })) }
    case 'hazard-played': // R4.3
      return event.seat === viewer ? event : { ...event, card: null }
    case 'recalled': // R4.5
      if (event.seat === viewer || mayKnow(viewer === 'table' ? null : 'pirate', false, event.visibility)) return event
      return { ...event, card: null }
    case 'invested':
    case 'coins-added': {
      const crown = event.type === 'invested' ? event.seat : event.crown
      return { ...event, names: viewNames(event.names, viewer === 'table' ? null : viewer === crown ? 'crown' : 'pirate') }
    }
    case 'looked': // R11.4
      return viewer === 'table' ? { ...event, card: null } : event
    case 'hand-shown': // R13.15
      return viewer === 'table' ? { ...event, cards: blank(event.cards) } : event
    default:
      return event
  }
}
