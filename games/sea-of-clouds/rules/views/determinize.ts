/** Builds a possible state behind a view: known cards stay, unknown cards are dealt at random by their backs, and `seenBy` marks are kept. */
import { at, shuffle, range, type Random } from '@tortuga/kit'
import { deckOf } from '../decks/decks.ts'
import { cardOf, faceOf, piecesFor, leftOutFor, type LootDeck } from '../data/pieces.ts'
import type { FaceDownLoot, Face, Piece, FaceDownLootView, State, View, SeaCaptain, SeaCaptainView } from '../data/types.ts'
import { BACKS, type Back } from '../components/constants.ts'

/** The pieces that are not placed yet: taken by face where the viewer knows it, otherwise by back. */
type Pool = {
  readonly byFace: (face: Face) => Piece
  readonly byBack: (back: Back, isSecret: boolean) => Piece
  readonly rest: () => Piece[]
}

const createPool = (deck: LootDeck, pieces: readonly Piece[], random: Random): Pool => {
  const left = new Map<Face, Piece[]>()
  for (const piece of pieces) {
    const copies = left.get(faceOf(piece))
    if (copies === undefined) left.set(faceOf(piece), [piece])
    else copies.push(piece)
  }
  let heaps: Readonly<Record<Back, Piece[]>> | null = null
  const heapsOf = (): Readonly<Record<Back, Piece[]>> => {
    if (heaps !== null) return heaps
    const shuffled = shuffle(Array.from(left.values()).flat(), random)
    const heap = (back: Back): Piece[] => shuffled.filter(piece => cardOf(deck, piece).back === back)
    heaps = { rum: heap('rum'), relic: heap('relic'), object: heap('object'), pirate: heap('pirate') }
    return heaps
  }
  /** A random secret. Taking the first would imply that no card before it in the heap is a secret. */
  const anySecret = (heap: readonly Piece[]): number => {
    const places = range(heap.length).filter(place => cardOf(deck, at(heap, place)).kind === 'secret')
    return at(places, random.int(places.length))
  }
  return {
    byFace: face => {
      const piece = left.get(face)?.shift()
      if (piece === undefined || heaps !== null) throw new RangeError(`no ${face} is left`)
      return piece
    },
    byBack: (back, isSecret) => {
      const heap = heapsOf()[back]
      return at(heap.splice(isSecret ? anySecret(heap) : 0, 1), 0)
    },
    rest: () => BACKS.flatMap(back => heapsOf()[back]),
  }
}

/** A row of face-down cards. Known cards take their pieces first; unknown ones follow when the pool holds no known piece any more. */
type Row = { readonly seen: readonly FaceDownLootView[]; readonly pieces: (Piece | null)[]; readonly isSecret: boolean }
const beginRow = (pool: Pool, seen: readonly FaceDownLootView[], isSecret: boolean): Row => ({
  seen,
  pieces: seen.map(({ face }) => (face === null ? null : pool.byFace(face))),
  isSecret,
})
const fillRow = (pool: Pool, { seen, pieces, isSecret }: Row): void => {
  for (const [index, { back }] of seen.entries()) pieces[index] ??= pool.byBack(back, isSecret && back === 'object')
}
const finishRow = ({ seen, pieces }: Row): readonly FaceDownLoot[] =>
  seen.map(({ seenBy }, index) => {
    const card = at(pieces, index)
    if (card === null) throw new Error('a card has no piece')
    return { card, seenBy }
  })

type Rows = { readonly rum: Row; readonly secrets: Row }
const openCards = (pool: Pool, captain: SeaCaptainView): Omit<SeaCaptain, 'rum' | 'secrets'> => ({
  doubloons: captain.doubloons,
  pirates: captain.pirates.map(({ card, against }) => ({ card: pool.byFace(card), against })),
  relics: captain.relics.map(pool.byFace),
  objects: captain.objects.map(({ card, doubloons }) => ({ card: pool.byFace(card), doubloons })),
})

export const determinize = (view: View, random: Random): State => {
  const deck = deckOf(view.options.deck)
  const pool = createPool(deck, piecesFor(deck, view.seats), random)
  const discards = view.discards.map(pool.byFace)
  const open = view.captains.map(captain => openCards(pool, captain))
  const knownDeck = view.deck?.map(pool.byFace) ?? null
  const knownUnseen = view.unseen?.map(pool.byFace) ?? null
  const kept = view.captains.map((captain): Rows => ({
    rum: beginRow(pool, captain.rum, false),
    secrets: beginRow(pool, captain.secrets, true),
  }))
  const hand = beginRow(pool, view.hand, true) // a card in hand that is not open is Rum or a secret (R4.3)
  const shares = view.shares.map(({ cards }) => beginRow(pool, cards, false))
  // Secrets on boards are drawn first, because only secrets fit there.
  for (const { secrets } of kept) fillRow(pool, secrets)
  for (const row of [hand, ...kept.map(({ rum }) => rum), ...shares]) fillRow(pool, row)
  const top = knownDeck === null && view.deckTop !== null ? [pool.byBack(view.deckTop, false)] : [] // R10.1
  const left = leftOutFor(deck, view.seats)
  const unseen = knownUnseen ?? (view.unseenSize === 0 ? [] : BACKS.flatMap(back => range(left[back]).map(() => pool.byBack(back, false))))
  return {
    options: view.options,
    seats: view.seats,
    hat: view.hat,
    parrot: view.parrot,
    round: view.round,
    shares: shares.map((row, space) => ({ cards: finishRow(row), doubloons: at(view.shares, space).doubloons })),
    captains: open.map((captain, seat) => ({
      ...captain,
      rum: finishRow(at(kept, seat).rum),
      secrets: finishRow(at(kept, seat).secrets),
    })),
    hand: finishRow(hand),
    deck: knownDeck ?? [...top, ...shuffle(pool.rest(), random)],
    discards,
    unseen,
    boarding: view.boarding,
    agenda: view.agenda,
  }
}
