/** What each viewer may know: built field by field, so that a new field of the state stays secret until it is added here. */
import type { Viewer } from '@tortuga/kit'
import { cardOf, cardsOf, facesOf, type Cards } from './pieces.ts'
import type { Event } from './happenings.ts'
import type { BySide, Crew, Face, Hazard, Investment, Island, Piece, SeenBy, Ship, Side, State, View } from './types.ts'

const NO_CARDS: readonly never[] = Object.freeze([])

/** A seat's side; null for whoever watches. */
const sideOf = (crown: number, viewer: Viewer): Side | null => (typeof viewer === 'number' ? (viewer === crown ? 'crown' : 'pirate') : null)

/** R11.2, R11.4 */
const mayKnow = (side: Side | null, isOpen: boolean, seenBy: SeenBy): boolean =>
  isOpen || side === 'crown' || seenBy === 'all' || (side === 'pirate' && seenBy === 'both')

const viewIslands = (
  cards: Cards,
  islands: readonly Island<Piece>[],
  side: Side | null,
  isOpen: boolean,
): readonly Island<Face | null>[] => {
  const shown: Island<Face | null>[] = []
  for (const { investment, hazards } of islands) {
    const lane: Hazard<Face | null>[] = []
    for (const { card, up, coins, seenBy, since } of hazards)
      lane.push({ card: mayKnow(side, isOpen, seenBy) ? cardOf(cards, card).face : null, up, coins, seenBy, since })
    shown.push({ investment: investment === null ? null : viewInvestment(cards, investment, side, isOpen), hazards: lane })
  }
  return shown
}
const viewInvestment = (
  cards: Cards,
  { card, up, coins, seenBy, due }: Investment<Piece>,
  side: Side | null,
  isOpen: boolean,
): Investment<Face | null> => ({ card: mayKnow(side, isOpen, seenBy) ? cardOf(cards, card).face : null, up, coins, seenBy, due })

/** The pirate's ships and crew lie open. */
const viewFleet = (cards: Cards, fleet: readonly Ship[]): readonly Ship[] => {
  const shown: Ship[] = []
  for (const { card, coins, raiding, navigation, combat, crew } of fleet) {
    const members: Crew[] = []
    for (const member of crew)
      members.push({ card: cardOf(cards, member.card).face, navigation: member.navigation, combat: member.combat, due: member.due })
    shown.push({ card: cardOf(cards, card).face, coins, raiding, navigation, combat, crew: members })
  }
  return shown
}

const bothFaces = (cards: Cards, { crown, pirate }: BySide<readonly Piece[]>): BySide<readonly Face[]> => ({
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

const blank = (cards: readonly (Face | null)[]): readonly null[] => cards.map(() => null)

/** The viewer's share of an event. Everybody sees that something happened; only the faces differ. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'hazards-laid': // R2.2
      return event.seat === viewer ? event : { type: 'hazards-laid', seat: event.seat, cards: blank(event.cards) }
    case 'dealt':
    case 'mulliganed':
    case 'drew':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, cards: blank(event.cards) }
    case 'founded': // R4.1
      if (event.seat === viewer) return event
      return { type: 'founded', seat: event.seat, cards: event.cards.map(({ island, isle }) => ({ island, isle, card: null })) }
    case 'hazard-played': // R4.3
      return event.seat === viewer ? event : { type: 'hazard-played', seat: event.seat, island: event.island, isle: event.isle, card: null }
    case 'recalled': // R4.5
      if (event.seat === viewer || event.seenBy === 'all' || (viewer !== 'table' && event.seenBy === 'both')) return event
      return { ...event, card: null }
    case 'looked': // R11.4
      return viewer === 'table' ? { type: 'looked', seat: event.seat, at: event.at, isle: event.isle, card: null } : event
    case 'hand-shown': // R13.15
      return viewer === 'table' ? { type: 'hand-shown', seat: event.seat, cards: blank(event.cards) } : event
    default:
      return event
  }
}
