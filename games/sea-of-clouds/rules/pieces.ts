/** The cards: a deck's file made ready for play, and the names of its pieces. */
import { readyOnce } from '@tortuga/kit'
import * as v from 'valibot'
import completed from './decks/completed.json'
import { DeckSchema, type CardData, type DeckData, type EffectData, type ScoreData } from './deck-data.ts'
import type { Face, Piece } from './types.ts'
import type { Back, Kind, Per } from './words.ts'

/** One card, ready for play; what its row leaves out is 0, null or empty. */
export type Card = {
  readonly face: Face
  readonly back: Back
  readonly kind: Kind | null // of Objects
  readonly isOpen: boolean // R4.2, R4.3: seen by all once it is taken
  readonly isImmediate: boolean
  readonly strength: number
  readonly chest: number | null // R8.1: doubloons it enters with; null for what is no Chest
  readonly score: ScoreData | null
  readonly onPlay: readonly EffectData[]
  readonly onWin: readonly EffectData[]
  readonly per: Per
  readonly isByVictim: boolean // R6.6: resolved for one defeated captain at a time
  readonly isPlain: boolean // R6.6: its place among other effects can change nothing
  readonly copies: number
}
type Board = DeckData['boards'][number]
export type Deck = {
  readonly data: DeckData
  readonly faces: readonly Face[] // in the file's order
  readonly pieces: readonly Piece[]
  readonly piecesBySeats: ReadonlyMap<number, readonly Piece[]> // where some are left out
  readonly cards: ReadonlyMap<string, Card> // by piece and by face
  readonly contested: readonly string[] // whatever a card pays a majority for, in the file's order
  readonly boards: ReadonlyMap<number, Board> // by number of captains
}

/** `first-mate.2` is a copy of `first-mate`. */
export const faceOf = (piece: Piece): Face => {
  const dot = piece.lastIndexOf('.')
  return dot < 0 ? piece : piece.slice(0, dot)
}

const AIMED: ReadonlySet<EffectData['type']> = new Set([
  'steal-doubloons',
  'steal-rum',
  'exchange-rum',
  'exchange-object',
  'loser-discards',
])
const PLAIN: ReadonlySet<EffectData['type']> = new Set(['take-doubloons', 'take-parrot', 'steal-doubloons'])

const makeCard = (row: CardData): Card => {
  const kind = row.back === 'object' ? row.kind : null
  const onWin = row.back === 'pirate' ? row.onWin : []
  const isAimed = onWin.some(({ type }) => AIMED.has(type))
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
    isPlain: onWin.every(({ type }) => PLAIN.has(type)) && (isByVictim || !isAimed),
    copies: row.copies,
  }
}

const makeReady = (data: DeckData): Deck => {
  const cards = new Map<string, Card>()
  const pieces: Piece[] = []
  for (const row of data.cards) {
    const card = makeCard(row)
    cards.set(card.face, card)
    for (let copy = 1; copy <= row.copies; copy += 1) {
      pieces.push(`${row.id}.${copy}`)
      cards.set(`${row.id}.${copy}`, card)
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

/** R1.2: the files of `decks/` by name. */
export const DECKS: Readonly<Record<string, DeckData>> = { completed: v.parse(DeckSchema, completed) }
export const DECK_NAMES = Object.keys(DECKS)

/** The deck an option stands for. */
export const deckOf: (option: string | DeckData) => Deck = readyOnce(DECKS, makeReady)

/** A card's data, by piece or face; a fault for anything else. */
export const cardOf = (deck: Deck, name: string): Card => {
  const card = deck.cards.get(name)
  if (card === undefined) throw new RangeError(`no such card: ${name}`)
  return card
}

/** R1.10: the side of the board for so many captains. */
export const boardOf = ({ boards }: Deck, seats: number): Board => {
  const board = boards.get(seats)
  if (board === undefined) throw new RangeError(`no board for ${seats} captains`)
  return board
}

/** R2.3: the pieces that are played with, those left out unseen included. */
export const piecesFor = (deck: Deck, seats: number): readonly Piece[] => deck.piecesBySeats.get(seats) ?? deck.pieces
/** R2.3: how many cards of each back are left out unseen. */
export const unseenFor = ({ data }: Deck, seats: number): Readonly<Record<Back, number>> =>
  data.fewer.find(row => row.seats === seats)?.unseen ?? { rum: 0, relic: 0, object: 0, pirate: 0 }
