/** Samples a full state that fits a view: known cards stay where they are, hidden cards are dealt at random, and other players know as many cards as they really do. */
import { at, shuffle, range, type Random } from '@tortuga/kit'
import { deckOf, PARROT, takeFace, type RumDeck } from '../data/pieces.ts'
import type { DiscardRequest, Face, Piece, Slot, State, View } from '../data/types.ts'
import { askOf } from '../parrot/discard-request.ts'

/** All pieces of a deck; each can be taken once, by its face. */
const createPool = (deck: RumDeck): { take(face: Face): Piece; rest(): Piece[] } => {
  const left = [...deck.pieces, PARROT]
  return {
    take: face => takeFace(left, face),
    rest: () => left,
  }
}

/** R8.2: replaces the sealed choices of other players, which the viewer cannot see, by random legal ones. */
const sealRandomDiscards = (ask: DiscardRequest, hands: readonly (readonly Piece[])[], random: Random): DiscardRequest => ({
  ...ask,
  sealed: hands.map((hand, seat) => {
    if (ask.cause === 'drawn' || hand.length <= ask.amount || ask.waiting.includes(seat)) return null // this seat has not chosen
    const own = ask.sealed[seat]
    if (own === null || own === undefined) {
      const chosen = shuffle(hand, random).slice(0, ask.amount)
      return hand.filter(piece => chosen.includes(piece))
    }
    const left = hand.slice()
    return own.map(face => takeFace(left, face))
  }),
})

/** A hidden hand: its known cards, then cards from the heap. */
const fillHand = (known: readonly Piece[], size: number, heap: Piece[]): readonly Piece[] =>
  known.concat(heap.splice(0, size - known.length))

export const determinize = (view: View, random: Random): State => {
  const { viewer, seats } = view
  const ask = askOf(view)
  const pool = createPool(deckOf(view.options.deck))
  const takeAll = (faces: readonly Face[]): readonly Piece[] => faces.map(pool.take)

  // Place the cards that the viewer knows.
  const shownHands = range(seats).map(seat =>
    seat === viewer ? takeAll(view.hand) : view.hands === null ? null : takeAll(at(view.hands, seat)),
  )
  const known = range(seats).map(seat => {
    const faces = at(view.known, seat)
    const hand = shownHands[seat]?.slice()
    return hand === undefined ? takeAll(faces) : faces.map(face => takeFace(hand, face))
  })
  const wreckKnown = takeAll(view.wreckKnown)
  const own = takeAll(view.wreckOwn)
  const beachUp = view.beach.map(slot => (slot.type === 'empty' || slot.card === null ? null : pool.take(slot.card)))
  const apart = view.apart === null ? null : pool.take(view.apart)

  // Deal the rest. The parrot is never in a hand nor among discards (R1.5), so its place is drawn first, among the other hidden places.
  const heap = shuffle(
    pool.rest().filter(piece => piece !== PARROT),
    random,
  )
  const hasParrot = pool.rest().includes(PARROT)
  const hiddenSlots = view.beach.flatMap((slot, index) => (slot.type === 'down' && slot.card === null ? [index] : []))
  const discardsKnownToOthers = view.wreckOwnSizes.reduce((sum, size, seat) => (seat === viewer ? sum : sum + size), 0)
  const hiddenInWreck = view.wreckSize - wreckKnown.length - own.length
  const parrotPlace = hasParrot ? random.int(hiddenSlots.length + hiddenInWreck - discardsKnownToOthers) : -1

  const hands = range(seats).map(seat => shownHands[seat] ?? fillHand(at(known, seat), at(view.handSizes, seat), heap))
  const beach = view.beach.map((slot, index): Slot<Piece> => {
    if (slot.type === 'empty') return slot
    const shown = beachUp[index]
    return { type: slot.type, card: shown ?? (hasParrot && hiddenSlots[parrotPlace] === index ? PARROT : at(heap.splice(0, 1), 0)) }
  })
  const wreckOwn = range(seats).map(seat => (seat === viewer ? own : heap.splice(0, at(view.wreckOwnSizes, seat))))
  const isParrotInWreck = hasParrot && parrotPlace >= hiddenSlots.length
  const wreck = [...heap, ...(isParrotInWreck ? [PARROT] : []), ...wreckOwn.flat(), ...wreckKnown]
  const seenWreck = view.wreck?.map(face => takeFace(wreck, face))

  return {
    options: view.options,
    seats,
    turn: view.turn,
    clock: view.clock,
    captains: view.captains,
    hands,
    beach,
    wreck: seenWreck ?? wreck,
    apart,
    known,
    wreckKnown,
    wreckOwn,
    agenda: ask === null ? view.agenda : [sealRandomDiscards(ask, hands, random), ...view.agenda.slice(1)],
    ending: view.ending,
  }
}
