/** Many worlds behind one view, fast: what is known is laid out once, and only what is hidden is dealt anew, as `determinize` does it. */
import { at, shuffle, upTo, type Random } from '@tortuga/kit'
import { BACKS, cardOf, deckOf, seaOfClouds, type Deck, type Down, type Piece, type Seen, type State, type View } from '../rules/index.ts'

/** The pieces of one back that the viewer cannot place. The first `size` of them are still to be dealt. */
type Heap = { readonly pieces: Piece[]; size: number }

/** Takes one of them out of the part that is still to be dealt. */
const takeOut = (heap: Heap, index: number): Piece => {
  const { pieces } = heap
  const piece = at(pieces, index)
  heap.size -= 1
  pieces[index] = at(pieces, heap.size)
  pieces[heap.size] = piece
  return piece
}
const drawAny = (heap: Heap, random: Random): Piece => takeOut(heap, random.int(heap.size))
const drawSecret = (deck: Deck, heap: Heap, random: Random): Piece => {
  const places = upTo(heap.size).filter(place => cardOf(deck, at(heap.pieces, place)).kind === 'secret')
  return takeOut(heap, at(places, random.int(places.length)))
}

/** A row of face-down cards, one way it may be, and the heap that each card the viewer does not know comes from. */
type Row = { readonly model: readonly Down[]; readonly heaps: readonly (Heap | null)[]; readonly isKnown: boolean }

/** A maker of worlds that look to the viewer just like the true one. It serves one viewer who is asked, so it holds nothing back of a hand. */
export const imaginer = (view: View, random: Random): ((random: Random) => State) => {
  const deck = deckOf(view.options.deck)
  const model = seaOfClouds.determinize(view, random)
  const heaps = BACKS.map((): Heap => ({ pieces: [], size: 0 }))
  const putBack = (piece: Piece): Heap => {
    const heap = at(heaps, BACKS.indexOf(cardOf(deck, piece).back))
    heap.pieces.push(piece)
    return heap
  }
  const rowOf = (seen: readonly Seen[], downs: readonly Down[]): Row => {
    const hidden = seen.map(({ face }, index) => (face === null ? putBack(at(downs, index).card) : null))
    return { model: downs, heaps: hidden, isKnown: hidden.every(heap => heap === null) }
  }
  const shares = view.shares.map(({ cards }, space) => rowOf(cards, at(model.shares, space).cards))
  const rums = view.captains.map(({ rum }, seat) => rowOf(rum, at(model.captains, seat).rum))
  const secrets = view.captains.map((captain, seat) => rowOf(captain.secrets, at(model.captains, seat).secrets))
  const [top = null] = model.deck.map(putBack)
  const unseen = model.unseen.map(putBack)

  const deal = ({ model: downs, heaps: hidden, isKnown }: Row, draw: (heap: Heap) => Piece): readonly Down[] => {
    if (isKnown) return downs
    return downs.map((down, index) => {
      const heap = hidden[index] ?? null
      return heap === null ? down : { card: draw(heap), seenBy: down.seenBy }
    })
  }

  return dice => {
    for (const heap of heaps) heap.size = heap.pieces.length
    const any = (heap: Heap): Piece => drawAny(heap, dice)
    const dealt = secrets.map(row => deal(row, heap => drawSecret(deck, heap, dice))) // first: nothing else can lie there
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
      deck: [...first, ...shuffle(rest, dice)],
      discards: model.discards,
      unseen: left,
      boarding: model.boarding,
      agenda: model.agenda,
    }
  }
}
