/** The cards of a deck, prepared for play, and the names of its pieces. */
import { at, prepareOnce } from '@tortuga/kit'
import * as v from 'valibot'
import paley from './paley.json'
import { DeckSchema, type RumDeckData } from './deck-data.ts'
import type { BottleColour, Face, CardWithEnd, Piece } from './types.ts'

/** R1.5: the name of the parrot, both as a piece and as a face. */
export const PARROT = 'parrot'
/** R1.3: the highest value of a captain. */
export const TOP_VALUE = 8

/** A rum card: its colours as indexes into `colours`, and the two ways to play it. */
export type Card = {
  readonly face: Face
  readonly double: number
  readonly single: number
  readonly one: CardWithEnd
  readonly two: CardWithEnd
}
export type RumDeck = {
  readonly colours: readonly BottleColour[]
  readonly pieces: readonly Piece[] // the 21 rum cards
  readonly cards: ReadonlyMap<string, Card> // by piece; the first copy of a face has the same name as the face
  readonly discards: readonly number[] // how many cards the parrot costs, by clock value; 0 at 0 and 8
  readonly hasCopies: boolean
}

/** `red2-orange1.2` is a copy of `red2-orange1`. */
export const faceOf = (piece: Piece): Face => {
  const dot = piece.indexOf('.')
  return dot < 0 ? piece : piece.slice(0, dot)
}

const prepareDeck = (data: RumDeckData): RumDeck => {
  const colours = data.colours.map(({ id }) => id)
  const cards = new Map<string, Card>()
  const pieces: Piece[] = []
  for (const { double, single } of data.cards) {
    const face = `${double}2-${single}1`
    const copies = pieces.filter(piece => faceOf(piece) === face).length
    const piece = copies === 0 ? face : `${face}.${copies + 1}`
    const one = Object.freeze({ card: face, end: 'one' } as const)
    const two = Object.freeze({ card: face, end: 'two' } as const)
    pieces.push(piece)
    cards.set(piece, { face, double: colours.indexOf(double), single: colours.indexOf(single), one, two })
  }
  return {
    colours,
    pieces,
    cards,
    discards: [0, ...data.discards.map(row => row.cards), 0],
    hasCopies: pieces.some(piece => piece !== faceOf(piece)),
  }
}

/** R1.2: the decks of `data/` by name. */
export const DECKS: Readonly<Record<string, RumDeckData>> = { paley: v.parse(DeckSchema, paley) }
export const DECK_NAMES = Object.keys(DECKS)

/** The deck that an option names or contains, prepared once. */
export const deckOf: (option: string | RumDeckData) => RumDeck = prepareOnce(DECKS, prepareDeck)

/** The rum card with this name, a piece or a face. Throws for any other name. */
export const cardOf = (deck: RumDeck, name: string): Card => {
  const card = deck.cards.get(name)
  if (card === undefined) throw new RangeError(`no such rum card: ${name}`)
  return card
}

/** The faces of these pieces. Without copies, pieces and faces have the same names, and the list is returned unchanged. */
export const facesOf = (deck: RumDeck, pieces: readonly Piece[]): readonly Face[] => (deck.hasCopies ? pieces.map(faceOf) : pieces)

/** R6.2: how many cards the parrot costs at this clock value. */
export const discardsAt = (deck: RumDeck, clock: number): number => at(deck.discards, clock)

/** The place of the first copy of this piece. Nobody can tell copies apart (R1.2), so the rules always move the first one; `fold` relies on that. */
export const placeOfCopy = (deck: RumDeck, list: readonly Piece[], piece: Piece): number =>
  deck.hasCopies ? list.findIndex(other => faceOf(other) === faceOf(piece)) : list.indexOf(piece)

/** Removes the first piece with this face from `pieces` and returns it. */
export const takeFace = (pieces: Piece[], face: Face): Piece => {
  const index = pieces.findIndex(piece => faceOf(piece) === face)
  if (index < 0) throw new RangeError(`no ${face} among these pieces`)
  return at(pieces.splice(index, 1), 0)
}
