/** The cards: a deck's file made ready for play, and the names of its pieces. */
import { at, readyOnce } from '@tortuga/kit'
import * as v from 'valibot'
import paley from './decks/paley.json'
import { DeckSchema, type DeckData } from './deck-data.ts'
import type { Colour, Face, Laid, Piece } from './types.ts'

/** R1.5: the piece, and its face. */
export const PARROT = 'parrot'
/** R1.3: a captain's highest value. */
export const TOP_VALUE = 8

/** A rum card, its colours as places in the deck's list, and the two ways to lay it. */
export type Card = { readonly face: Face; readonly double: number; readonly single: number; readonly one: Laid; readonly two: Laid }
export type Deck = {
  readonly colours: readonly Colour[]
  readonly pieces: readonly Piece[] // the 21 rum cards
  readonly cards: ReadonlyMap<string, Card> // by piece; the first piece of a face has its name
  readonly discards: readonly number[] // by clock; nothing at 0 and 8
  readonly hasCopies: boolean
}

/** `red2-orange1.2` is a copy of `red2-orange1`. */
export const faceOf = (piece: Piece): Face => {
  const dot = piece.indexOf('.')
  return dot < 0 ? piece : piece.slice(0, dot)
}

const makeReady = (data: DeckData): Deck => {
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

/** R1.2: the files of `decks/` by name. */
export const DECKS: Readonly<Record<string, DeckData>> = { paley: v.parse(DeckSchema, paley) }
export const DECK_NAMES = Object.keys(DECKS)

/** The deck an option stands for. */
export const deckOf: (option: string | DeckData) => Deck = readyOnce(DECKS, makeReady)

/** A rum card's data, by piece or face; a fault for anything else. */
export const cardOf = (deck: Deck, name: string): Card => {
  const card = deck.cards.get(name)
  if (card === undefined) throw new RangeError(`no such rum card: ${name}`)
  return card
}

/** Faces of pieces. Without copies they are the same words, and the list is passed on as it is. */
export const facesOf = (deck: Deck, pieces: readonly Piece[]): readonly Face[] => (deck.hasCopies ? pieces.map(faceOf) : pieces)

/** R6.2: what the parrot costs by this clock. */
export const discardsAt = (deck: Deck, clock: number): number => at(deck.discards, clock)

/** Takes the first piece with this face out of a list of one's own. */
export const takeFace = (pieces: Piece[], face: Face): Piece => {
  const index = pieces.findIndex(piece => faceOf(piece) === face)
  if (index < 0) throw new RangeError(`no ${face} here`)
  return at(pieces.splice(index, 1), 0)
}
