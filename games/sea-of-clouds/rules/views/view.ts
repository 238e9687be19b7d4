/** Builds a view field by field, so that a new field of the state stays secret until it is added here. */
import { at, memoizeLatest, type Viewer } from '@tortuga/kit'
import { deckOf } from '../decks/decks.ts'
import { hasSeen } from '../knowledge/knowledge.ts'
import { cardOf, type LootDeck } from '../data/pieces.ts'
import { SPACES, type Back } from '../components/constants.ts'
import type {
  SeaCaptain,
  SeaCaptainView,
  PirateInPlay,
  FaceDownLoot,
  Face,
  ObjectInPlay,
  Piece,
  FaceDownLootView,
  LootShare,
  State,
  View,
} from '../data/types.ts'

const SEATS = [0, 1, 2, 3]
const NONE: readonly never[] = Object.freeze([])

/** These lists are built for every view of every move, so they use plain loops for speed. */
const viewFaces = (pieces: readonly Piece[], deck: LootDeck): readonly Face[] => {
  if (pieces.length === 0) return NONE
  const list: Face[] = []
  for (const piece of pieces) list.push(cardOf(deck, piece).face)
  return list
}
const viewPirates = (pirates: readonly PirateInPlay<Piece>[], deck: LootDeck): readonly PirateInPlay<Face>[] => {
  if (pirates.length === 0) return NONE
  const list: PirateInPlay<Face>[] = []
  for (const { card, against } of pirates) list.push({ card: cardOf(deck, card).face, against })
  return list
}
const viewObjects = (objects: readonly ObjectInPlay<Piece>[], deck: LootDeck): readonly ObjectInPlay<Face>[] => {
  if (objects.length === 0) return NONE
  const list: ObjectInPlay<Face>[] = []
  for (const { card, doubloons } of objects) list.push({ card: cardOf(deck, card).face, doubloons })
  return list
}

/** R10.2, R10.4: only viewers who have seen the card get its face. All viewers get its back and who has seen it. */
const isKnown = ({ seenBy }: FaceDownLoot, viewer: Viewer, isShown: boolean): boolean =>
  isShown || (typeof viewer === 'number' && hasSeen(seenBy, viewer))

/** Rum and secrets: all cards have the same back, so that only known ones are looked up. */
const viewKept = (
  downs: readonly FaceDownLoot[],
  back: Back,
  deck: LootDeck,
  viewer: Viewer,
  isShown: boolean,
): readonly FaceDownLootView[] => {
  if (downs.length === 0) return NONE
  const list: FaceDownLootView[] = []
  for (const down of downs) {
    const face = isKnown(down, viewer, isShown) ? cardOf(deck, down.card).face : null
    list.push({ back, face, seenBy: down.seenBy })
  }
  return list
}

const viewOnSpace = (cards: readonly FaceDownLoot[], deck: LootDeck, viewer: Viewer): readonly FaceDownLootView[] => {
  if (cards.length === 0) return NONE
  const list: FaceDownLootView[] = []
  for (const down of cards) {
    const { back, face } = cardOf(deck, down.card)
    list.push({ back, face: isKnown(down, viewer, viewer === 'open') ? face : null, seenBy: down.seenBy })
  }
  return list
}

/** The face-up cards of one captain, which all viewers see in the same way. */
const createBoardMemos = (deck: LootDeck) => ({
  pirates: memoizeLatest((pirates: readonly PirateInPlay<Piece>[]) => viewPirates(pirates, deck)),
  relics: memoizeLatest((relics: readonly Piece[]) => viewFaces(relics, deck)),
  objects: memoizeLatest((objects: readonly ObjectInPlay<Piece>[]) => viewObjects(objects, deck)),
})
type BoardMemos = ReturnType<typeof createBoardMemos>

/** One captain as one viewer sees them. */
const createCaptainMemo = (deck: LootDeck, viewer: Viewer, board: BoardMemos): ((captain: SeaCaptain) => SeaCaptainView) => {
  const kept = (back: Back) => memoizeLatest((downs: readonly FaceDownLoot[]) => viewKept(downs, back, deck, viewer, viewer === 'open'))
  const [viewRum, viewSecrets] = [kept('rum'), kept('object')]
  return memoizeLatest(({ doubloons, pirates, relics, objects, rum, secrets }) => ({
    doubloons,
    pirates: board.pirates(pirates),
    relics: board.relics(relics),
    objects: board.objects(objects),
    rum: viewRum(rum),
    secrets: viewSecrets(secrets),
  }))
}

/** What only one viewer sees in this way. */
const createViewerMemos = (deck: LootDeck, viewer: Viewer, boards: readonly BoardMemos[]) => {
  const captainMemos = boards.map(board => createCaptainMemo(deck, viewer, board))
  const viewShare = ({ cards, doubloons }: LootShare<FaceDownLoot>): LootShare<FaceDownLootView> => ({
    cards: viewOnSpace(cards, deck, viewer),
    doubloons,
  })
  return {
    captains: memoizeLatest((captains: State['captains']) => captains.map((captain, seat) => at(captainMemos, seat)(captain))),
    shares: SPACES.map(() => memoizeLatest(viewShare)),
  }
}

/** Most captains, shares and the discards do not change from one move to the next, so their views are kept until they do. */
const memosOf = memoizeLatest((deck: LootDeck) => {
  const boards = SEATS.map(() => createBoardMemos(deck))
  return {
    discards: memoizeLatest((pieces: readonly Piece[]) => viewFaces(pieces, deck)),
    viewers: [...SEATS, 'table' as const].map(viewer => createViewerMemos(deck, viewer, boards)),
    open: createViewerMemos(deck, 'open', boards),
  }
})

/** R4.3: cards that go face up are shown as soon as they are taken. */
const viewHand = (hand: readonly FaceDownLoot[], deck: LootDeck, viewer: Viewer): readonly FaceDownLootView[] =>
  hand.length === 0
    ? NONE
    : hand.map(down => {
        const { back, face, isOpen } = cardOf(deck, down.card)
        return { back, face: isKnown(down, viewer, isOpen || viewer === 'open') ? face : null, seenBy: down.seenBy }
      })

export const view = (state: State, viewer: Viewer): View => {
  if (typeof viewer === 'number') at(state.captains, viewer) // throws for a seat that does not exist
  const deck = deckOf(state.options.deck)
  const memos = memosOf(deck)
  const isOpen = viewer === 'open'
  const own = isOpen ? memos.open : at(memos.viewers, viewer === 'table' ? SEATS.length : viewer)
  const kept = state.agenda.length === 0 ? memos.open : own // R9.1: at the end all cards are revealed
  const shares: LootShare<FaceDownLootView>[] = []
  for (let space = 0; space < state.shares.length; space += 1) shares.push(at(own.shares, space)(at(state.shares, space)))
  const [top] = state.deck
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    hat: state.hat,
    parrot: state.parrot,
    round: state.round,
    shares,
    captains: kept.captains(state.captains),
    hand: viewHand(state.hand, deck, viewer),
    deckSize: state.deck.length,
    deckTop: top === undefined ? null : cardOf(deck, top).back,
    deck: isOpen ? viewFaces(state.deck, deck) : null,
    discards: memos.discards(state.discards),
    unseenSize: state.unseen.length,
    unseen: isOpen ? viewFaces(state.unseen, deck) : null,
    boarding: state.boarding,
    agenda: state.agenda,
  }
}
