/** What each viewer may know: built field by field, so that a new field of the state stays secret until it is added here. */
import { at, type Viewer } from '@tortuga/kit'
import type { Event, Shown } from './events.ts'
import { hasSeen } from './knowledge.ts'
import { cardOf, deckOf, type Deck } from './pieces.ts'
import type { Captain, Crewman, Down, Face, Laid, Piece, Seen, Share, State, View } from './types.ts'

const NONE: readonly never[] = Object.freeze([])

/** Plain loops: these lists are made for every view of every move. */
const viewFaces = (pieces: readonly Piece[], deck: Deck): readonly Face[] => {
  if (pieces.length === 0) return NONE
  const list: Face[] = []
  for (const piece of pieces) list.push(cardOf(deck, piece).face)
  return list
}
const viewPirates = (pirates: readonly Crewman<Piece>[], deck: Deck): readonly Crewman<Face>[] => {
  if (pirates.length === 0) return NONE
  const list: Crewman<Face>[] = []
  for (const { card, against } of pirates) list.push({ card: cardOf(deck, card).face, against })
  return list
}
const viewObjects = (objects: readonly Laid<Piece>[], deck: Deck): readonly Laid<Face>[] => {
  if (objects.length === 0) return NONE
  const list: Laid<Face>[] = []
  for (const { card, doubloons } of objects) list.push({ card: cardOf(deck, card).face, doubloons })
  return list
}

/** R10.2, R10.4: its face to whoever has seen it, its back and who has seen it to all. */
const viewDown = ({ card, seenBy }: Down, deck: Deck, viewer: Viewer, isShown: boolean): Seen => {
  const { back, face } = cardOf(deck, card)
  const isKnown = isShown || (typeof viewer === 'number' && hasSeen(seenBy, viewer))
  return { back, face: isKnown ? face : null, seenBy }
}
const viewDowns = (downs: readonly Down[], deck: Deck, viewer: Viewer, isShown: boolean): readonly Seen[] => {
  if (downs.length === 0) return NONE
  const list: Seen[] = []
  for (const down of downs) list.push(viewDown(down, deck, viewer, isShown))
  return list
}

/** What was made last for each viewer and captain: from one move to the next most of what lies there stays as it is, and so does what is seen of it. */
type Made = { readonly captain: Captain<Piece, Down>; readonly deck: Deck; readonly isShown: boolean; readonly made: Captain<Face, Seen> }
const last: (Made | undefined)[] = []
const VIEWERS = 6
const indexOf = (viewer: Viewer): number => (typeof viewer === 'number' ? viewer : viewer === 'table' ? 4 : 5)

/** Lists that are the same as before are not looked through again. */
const viewCaptain = (
  { doubloons, pirates, relics, objects, rum, secrets }: Captain<Piece, Down>,
  deck: Deck,
  viewer: Viewer,
  isShown: boolean,
  before: Made | null,
): Captain<Face, Seen> => ({
  doubloons,
  pirates: before?.captain.pirates === pirates ? before.made.pirates : viewPirates(pirates, deck),
  relics: before?.captain.relics === relics ? before.made.relics : viewFaces(relics, deck),
  objects: before?.captain.objects === objects ? before.made.objects : viewObjects(objects, deck),
  rum: before?.captain.rum === rum ? before.made.rum : viewDowns(rum, deck, viewer, isShown),
  secrets: before?.captain.secrets === secrets ? before.made.secrets : viewDowns(secrets, deck, viewer, isShown),
})

const recallCaptain = (captain: Captain<Piece, Down>, seat: number, deck: Deck, viewer: Viewer, isShown: boolean): Captain<Face, Seen> => {
  const index = seat * VIEWERS + indexOf(viewer)
  const found = last[index]
  const before = found !== undefined && found.deck === deck && found.isShown === isShown ? found : null
  if (before?.captain === captain) return before.made
  const made = viewCaptain(captain, deck, viewer, isShown, before)
  last[index] = { captain, deck, isShown, made }
  return made
}

/** The same for the discards, the longest list of all, which everybody sees alike. */
let lastFaces: { readonly pieces: readonly Piece[]; readonly deck: Deck; readonly faces: readonly Face[] } | null = null
const recallFaces = (pieces: readonly Piece[], deck: Deck): readonly Face[] => {
  if (lastFaces?.pieces !== pieces || lastFaces.deck !== deck) lastFaces = { pieces, deck, faces: viewFaces(pieces, deck) }
  return lastFaces.faces
}

/** R4.3: what will be seen is shown as it is taken. */
const viewHand = (hand: readonly Down[], deck: Deck, viewer: Viewer): readonly Seen[] =>
  hand.length === 0 ? NONE : hand.map(down => viewDown(down, deck, viewer, viewer === 'open' || cardOf(deck, down.card).isOpen))

const viewShares = (shares: readonly Share<Down>[], deck: Deck, viewer: Viewer): readonly Share<Seen>[] => {
  const list: Share<Seen>[] = []
  for (const { cards, doubloons } of shares) list.push({ cards: viewDowns(cards, deck, viewer, viewer === 'open'), doubloons })
  return list
}

export const view = (state: State, viewer: Viewer): View => {
  if (typeof viewer === 'number') at(state.captains, viewer) // a seat that is not there sees nothing
  const deck = deckOf(state.options.deck)
  const isOpen = viewer === 'open'
  const isShown = isOpen || state.agenda.length === 0 // R9.1: at the end all is turned up
  const captains: Captain<Face, Seen>[] = []
  for (let seat = 0; seat < state.captains.length; seat += 1)
    captains.push(recallCaptain(at(state.captains, seat), seat, deck, viewer, isShown))
  const [top] = state.deck
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    hat: state.hat,
    parrot: state.parrot,
    round: state.round,
    shares: viewShares(state.shares, deck, viewer),
    captains,
    hand: viewHand(state.hand, deck, viewer),
    deckSize: state.deck.length,
    deckTop: top === undefined ? null : cardOf(deck, top).back,
    deck: isOpen ? viewFaces(state.deck, deck) : null,
    discards: recallFaces(state.discards, deck),
    unseenSize: state.unseen.length,
    unseen: isOpen ? viewFaces(state.unseen, deck) : null,
    boarding: state.boarding,
    agenda: state.agenda,
  }
}

const viewShown = (shown: Shown, viewer: Viewer): Shown => {
  const isKnown = shown.open || (typeof viewer === 'number' && shown.seenBy.includes(viewer))
  return isKnown ? shown : { back: shown.back, face: null, open: false, seenBy: shown.seenBy }
}

/** The viewer's share of an event. Everybody sees that something happened; only faces differ. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'looked': // R10.3
    case 'took': // R4.3
      return { ...event, cards: event.cards.map(card => viewShown(card, viewer)) }
    case 'drew':
    case 'placed':
      return { ...event, card: viewShown(event.card, viewer) }
    case 'picked':
      return { ...event, picked: viewShown(event.picked, viewer) }
    case 'stole-rum': // R10.5
      return { ...event, rum: viewShown(event.rum, viewer) }
    case 'exchanged-rum':
      return { ...event, given: viewShown(event.given, viewer), taken: viewShown(event.taken, viewer) }
    default:
      return event
  }
}
