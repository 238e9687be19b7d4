/** Card sets prepared for play, and lookups of cards by piece or face. */
import { prepareOnce } from '@tortuga/kit'
import * as v from 'valibot'
import { CardsSchema, type CardsData } from './card-data.ts'
import type { Effect, HazardWay } from './effect-data.ts'
import standard from './standard.json'
import type { Face, Piece, Side } from './types.ts'

type Kind = 'investment' | 'hazard' | 'event' | 'ship' | 'crew'

/** A card of any kind. All kinds have the same shape, which keeps property access fast in the search. */
export type Card = {
  readonly face: Face
  readonly side: Side
  readonly kind: Kind
  readonly cost: number
  readonly points: number
  readonly navigation: number
  readonly combat: number
  readonly places: number
  readonly when: CardsData['crew'][number]['when']
  readonly reveal: readonly Effect[]
  readonly turnEnd: readonly Effect[]
  readonly raid: readonly Effect[]
  readonly effects: readonly Effect[] // crew and events
  readonly ways: readonly HazardWay[]
}

export type CardSet = {
  readonly islands: readonly string[] // Home Port first
  readonly byName: ReadonlyMap<string, Card> // by piece and by face
  readonly decks: { readonly crown: readonly Piece[]; readonly pirate: readonly Piece[] }
  readonly hazards: readonly Piece[] // starting hazards
  readonly ships: readonly Piece[]
  readonly hasDuplicateCrew: boolean // at least one crew card has several copies
  readonly cheapest: number // R11.8: the cost of the cheapest investment
}

/** `light-rum.2` is a copy of `light-rum`. */
export const faceOf = (piece: Piece): Face => {
  const dot = piece.indexOf('.')
  return dot < 0 ? piece : piece.slice(0, dot)
}

const EMPTY_FIELDS = {
  points: 0,
  navigation: 0,
  combat: 0,
  places: 0,
  when: 'always',
  reveal: [],
  turnEnd: [],
  raid: [],
  effects: [],
  ways: [],
} as const

type Row = { readonly id: string; readonly copies: number; readonly cost: number; readonly starting?: boolean }

const prepareCards = (data: CardsData): CardSet => {
  const byName = new Map<string, Card>()
  const pieces = { crown: [] as Piece[], pirate: [] as Piece[], hazards: [] as Piece[], ships: [] as Piece[] }
  const add = (row: Row, side: Side, kind: Kind, own: Partial<Card>): void => {
    const card: Card = { face: row.id, side, kind, cost: row.cost, ...EMPTY_FIELDS, ...own }
    byName.set(row.id, card)
    for (let copy = 1; copy <= row.copies; copy += 1) {
      const piece = `${row.id}.${copy}`
      byName.set(piece, card)
      pieces[row.starting === true ? (side === 'crown' ? 'hazards' : 'ships') : side].push(piece)
    }
  }
  for (const row of data.investments)
    add(row, 'crown', 'investment', { points: row.points, reveal: row.reveal, turnEnd: row.turnEnd, raid: row.raid })
  for (const row of data.hazards) add(row, 'crown', 'hazard', { ways: row.ways })
  for (const row of data.crownEvents) add(row, 'crown', 'event', { effects: row.effects })
  for (const row of data.ships) add(row, 'pirate', 'ship', { navigation: row.navigation, combat: row.combat, places: row.places })
  for (const row of data.crew)
    add(row, 'pirate', 'crew', { navigation: row.navigation, combat: row.combat, when: row.when, effects: row.effects })
  for (const row of data.pirateEvents) add(row, 'pirate', 'event', { effects: row.effects })
  return {
    islands: data.islands.map(({ id }) => id),
    byName,
    decks: { crown: pieces.crown, pirate: pieces.pirate },
    hazards: pieces.hazards,
    ships: pieces.ships,
    hasDuplicateCrew: data.crew.some(({ copies }) => copies > 1),
    cheapest: Math.min(...data.investments.map(({ cost }) => cost)),
  }
}

/** R1.2: the built-in card files, by name. */
export const CARD_FILES: Readonly<Record<string, CardsData>> = { standard: v.parse(CardsSchema, standard) }
export const CARD_FILE_NAMES = Object.keys(CARD_FILES)

/** The card set for the option `cards`. */
export const cardsOf: (option: string | CardsData) => CardSet = prepareOnce(CARD_FILES, prepareCards)

/** A card by piece or face. Throws if there is none. */
export const cardOf = (cards: CardSet, name: string): Card => {
  const card = cards.byName.get(name)
  if (card === undefined) throw new RangeError(`no such card: ${name}`)
  return card
}

/** An island's id in the card file. */
export const islandName = ({ islands }: CardSet, island: number): string => islands[island] ?? ''

/** R1.6: cards that either side can score. */
export const isRum = (card: Card): boolean => card.points > 0

export const facesOf = (cards: CardSet, pieces: readonly Piece[]): readonly Face[] => {
  const faces: Face[] = []
  for (const piece of pieces) faces.push(cardOf(cards, piece).face)
  return faces
}

/** The first piece with this face. Throws if there is none. */
export const findPiece = (cards: CardSet, pieces: readonly Piece[], face: Face): Piece => {
  for (const piece of pieces) if (cardOf(cards, piece).face === face) return piece
  throw new RangeError(`no ${face} among these pieces`)
}
