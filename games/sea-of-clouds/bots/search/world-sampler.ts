/** Samples many possible states behind one view quickly: known cards are placed once, and only hidden cards are dealt for each sample, as `determinize` does. */
import { at, shuffle, range, type Random } from '@tortuga/kit'
import {
  BACKS,
  cardOf,
  deckOf,
  seaOfClouds,
  type LootDeck,
  type FaceDownLoot,
  type Piece,
  type FaceDownLootView,
  type State,
  type View,
} from '../../rules/index.ts'

/** The hidden pieces of one back. The first `size` of them are not dealt yet. */
type Heap = { readonly pieces: Piece[]; size: number }

/** Takes one piece out of the part that is not dealt yet. */
const takeOut = (heap: Heap, index: number): Piece => {
  const { pieces } = heap
  const piece = at(pieces, index)
  heap.size -= 1
  pieces[index] = at(pieces, heap.size)
  pieces[heap.size] = piece
  return piece
}
const drawAny = (heap: Heap, random: Random): Piece => takeOut(heap, random.int(heap.size))
const drawSecret = (deck: LootDeck, heap: Heap, random: Random): Piece => {
  const places = range(heap.size).filter(place => cardOf(deck, at(heap.pieces, place)).kind === 'secret')
  return takeOut(heap, at(places, random.int(places.length)))
}

/** A row of face-down cards in one possible state, and for each unknown card the heap it is drawn from. */
type Row = { readonly model: readonly FaceDownLoot[]; readonly heaps: readonly (Heap | null)[]; readonly isKnown: boolean }

/** Returns a function that samples states with the same view. The viewer must be the captain who is asked, because the hand is taken as known. */
export const createWorldSampler = (view: View, random: Random): ((random: Random) => State) => {
  const deck = deckOf(view.options.deck)
  const model = seaOfClouds.determinize(view, random)
  const heaps = BACKS.map((): Heap => ({ pieces: [], size: 0 }))
  const putBack = (piece: Piece): Heap => {
    const heap = at(heaps, BACKS.indexOf(cardOf(deck, piece).back))
    heap.pieces.push(piece)
    return heap
  }
  const rowOf = (seen: readonly FaceDownLootView[], downs: readonly FaceDownLoot[]): Row => {
    const hidden = seen.map(({ face }, index) => (face === null ? putBack(at(downs, index).card) : null))
    return { model: downs, heaps: hidden, isKnown: hidden.every(heap => heap === null) }
  }
  const shares = view.shares.map(({ cards }, space) => rowOf(cards, at(model.shares, space).cards))
  const rums = view.captains.map(({ rum }, seat) => rowOf(rum, at(model.captains, seat).rum))
  const secrets = view.captains.map((captain, seat) => rowOf(captain.secrets, at(model.captains, seat).secrets))
  const [top = null] = model.deck.map(putBack)
  const unseen = model.unseen.map(putBack)

  const deal = ({ model: downs, heaps: hidden, isKnown }: Row, draw: (heap: Heap) => Piece): readonly FaceDownLoot[] => {
    if (isKnown) return downs
    return downs.map((down, index) => {
      const heap = hidden[index] ?? null
      return heap === null ? down : { card: draw(heap), seenBy: down.seenBy }
    })
  }

  return random => {
    for (const heap of heaps) heap.size = heap.pieces.length
    const any = (heap: Heap): Piece => drawAny(heap, random)
    const dealt = secrets.map(row => deal(row, heap => drawSecret(deck, heap, random))) // first, because only secrets fit there
    const captains = model.captains.map((captain, seat) => {
      const rum = at(rums, seat)
      if (rum.isKnown && at(secrets, seat).isKnown) return captain
      const { doubloons, pirates, relics, objects } = captain
      return { doubloons, pirates, relics, objects, rum: deal(rum, any), secrets: at(dealt, seat) }
    })
    const laid = shares.map((row, space) => ({ cards: deal(row, any), doubloons: at(model.shares, space).doubloons }))
    const first = top === null ? [] : [any(top)]
    const left = unseen.map(any)
    const rest: Piece[] = []
    for (const { pieces, size } of heaps) for (let index = 0; index < size; index += 1) rest.push(at(pieces, index))
    return {
      options: model.options,
      seats: model.seats,
      hat: model.hat,
      parrot: model.parrot,
      round: model.round,
      shares: laid,
      captains,
      hand: model.hand,
      deck: [...first, ...shuffle(rest, random)],
      discards: model.discards,
      unseen: left,
      boarding: model.boarding,
      agenda: model.agenda,
    }
  }
}
