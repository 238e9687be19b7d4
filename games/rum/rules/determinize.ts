/** A world behind a view: what the viewer knows stays, all else is dealt anew, and every other seat knows as many cards as in truth. */
import { at, shuffle, upTo, type Random } from '@tortuga/kit'
import { deckOf, PARROT, takeFace, type Deck } from './pieces.ts'
import type { Ask, Face, Piece, Slot, State, View } from './types.ts'

/** Gives out the pieces of a deck by face, each once. */
const makePool = (deck: Deck): { take(face: Face): Piece; rest(): Piece[] } => {
  const left = [...deck.pieces, PARROT]
  return {
    take: face => takeFace(left, face),
    rest: () => left,
  }
}

/** Answers that are sealed already become any legal ones. */
const sealAnew = (ask: Ask, hands: readonly (readonly Piece[])[], random: Random): Ask => ({
  ...ask,
  sealed: hands.map((hand, seat) => {
    if (ask.cause === 'drawn' || hand.length <= ask.amount || ask.waiting.includes(seat)) return null // has not chosen
    const own = ask.sealed[seat]
    if (own === null || own === undefined) {
      const chosen = shuffle(hand, random).slice(0, ask.amount)
      return hand.filter(piece => chosen.includes(piece))
    }
    const left = hand.slice()
    return own.map(face => takeFace(left, face))
  }),
})

/** A hidden hand: its known cards, then others from the heap. */
const fillHand = (known: readonly Piece[], size: number, heap: Piece[]): readonly Piece[] =>
  known.concat(heap.splice(0, size - known.length))

export const determinize = (view: View, random: Random): State => {
  const { viewer, seats, ask } = view
  const pool = makePool(deckOf(view.options.deck))
  const takeAll = (faces: readonly Face[]): readonly Piece[] => faces.map(pool.take)

  // What the viewer knows.
  const shownHands = upTo(seats).map(seat =>
    seat === viewer ? takeAll(view.hand) : view.hands === null ? null : takeAll(at(view.hands, seat)),
  )
  const known = upTo(seats).map(seat => {
    const faces = at(view.known, seat)
    const hand = shownHands[seat]?.slice()
    return hand === undefined ? takeAll(faces) : faces.map(face => takeFace(hand, face))
  })
  const wreckKnown = takeAll(view.wreckKnown)
  const own = takeAll(view.wreckOwn)
  const beachUp = view.beach.map(slot => (slot.type === 'empty' || slot.card === null ? null : pool.take(slot.card)))
  const apart = view.apart === null ? null : pool.take(view.apart)

  // What it does not. The parrot is in no hand, and nobody's discard (R1.5); so it is placed first among the other hidden places.
  const heap = shuffle(
    pool.rest().filter(piece => piece !== PARROT),
    random,
  )
  const hasParrot = pool.rest().includes(PARROT)
  const hiddenSlots = view.beach.flatMap((slot, index) => (slot.type === 'down' && slot.card === null ? [index] : []))
  const recalledByOthers = view.wreckOwnSizes.reduce((sum, size, seat) => (seat === viewer ? sum : sum + size), 0)
  const hiddenInWreck = view.wreckSize - wreckKnown.length - own.length
  const parrotPlace = hasParrot ? random.int(hiddenSlots.length + hiddenInWreck - recalledByOthers) : -1

  const hands = upTo(seats).map(seat => shownHands[seat] ?? fillHand(at(known, seat), at(view.handSizes, seat), heap))
  const beach = view.beach.map((slot, index): Slot<Piece> => {
    if (slot.type === 'empty') return slot
    const shown = beachUp[index]
    return { type: slot.type, card: shown ?? (hasParrot && hiddenSlots[parrotPlace] === index ? PARROT : at(heap.splice(0, 1), 0)) }
  })
  const wreckOwn = upTo(seats).map(seat => (seat === viewer ? own : heap.splice(0, at(view.wreckOwnSizes, seat))))
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
    ask: ask === null ? null : sealAnew(ask, hands, random),
    ending: view.ending,
  }
}
