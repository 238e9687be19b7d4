/** The named decks, and how the data of a deck is prepared for play. */
import { prepareOnce } from '@tortuga/kit'
import * as v from 'valibot'
import completed from './completed.json'
import { DeckSchema } from './deck-data.ts'
import type { LootCardData, LootDeckData } from '../components/deck-types.ts'
import { EFFECTS } from '../effects/index.ts'
import { faceOf, type Card, type LootDeck } from '../data/pieces.ts'
import type { Face, Piece } from '../data/types.ts'

const makeCard = (row: LootCardData): Card => {
  const kind = row.back === 'object' ? row.kind : null
  const onWin = row.back === 'pirate' ? row.onWin : []
  const isAimed = onWin.some(({ type }) => EFFECTS[type].isAimed)
  const isByVictim = row.back === 'pirate' && row.per === 'win' && isAimed
  return {
    face: row.id,
    back: row.back,
    kind,
    isOpen: row.back !== 'rum' && kind !== 'secret',
    isImmediate: kind === 'immediate',
    strength: row.back === 'pirate' || row.back === 'object' ? (row.strength ?? 0) : 0,
    chest: row.back === 'object' ? (row.chest ?? null) : null,
    score: row.back === 'pirate' ? null : (row.score ?? null),
    onPlay: row.back === 'object' ? (row.onPlay ?? []) : [],
    onWin,
    per: row.back === 'pirate' ? row.per : 'once',
    isByVictim,
    isPlain: onWin.every(({ type }) => EFFECTS[type].isPlain) && (isByVictim || !isAimed),
    copies: row.copies,
  }
}

const prepareDeck = (data: LootDeckData): LootDeck => {
  const cards = new Map<string, Card>()
  const pieces: Piece[] = []
  for (const row of data.cards) {
    const card = makeCard(row)
    cards.set(card.face, card)
    for (let copy = 1; copy <= row.copies; copy += 1) {
      const piece = `${row.id}.${copy}` // one string for both, because a lookup by the same string is faster than by an equal one
      pieces.push(piece)
      cards.set(piece, card)
    }
  }
  const faces = data.cards.map(({ id }) => id)
  const contested = new Set<string>()
  for (const face of faces) {
    const score = cards.get(face)?.score
    if (score?.type === 'most-each') contested.add(face)
    if (score?.type === 'most') contested.add(score.of)
  }
  const boards = new Map(data.boards.flatMap(board => board.seats.map(seats => [seats, board] as const)))
  const isLeftOut = (without: readonly Face[], piece: Piece): boolean => without.includes(faceOf(piece))
  const piecesBySeats = new Map(data.fewer.map(({ seats, without }) => [seats, pieces.filter(piece => !isLeftOut(without, piece))]))
  return { data, faces, pieces, piecesBySeats, cards, contested: [...contested], boards }
}

/** R1.2: all named decks. */
export const DECKS: Readonly<Record<string, LootDeckData>> = { completed: v.parse(DeckSchema, completed) }
export const DECK_NAMES = Object.keys(DECKS)

/** The deck that an option selects, prepared once and then cached. */
export const deckOf: (option: string | LootDeckData) => LootDeck = prepareOnce(DECKS, prepareDeck)
