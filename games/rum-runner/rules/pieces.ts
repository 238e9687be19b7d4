/** The cards: a file made ready for play, and the names of its pieces. */
import { readyOnce } from '@tortuga/kit'
import * as v from 'valibot'
import { CardsSchema, type CardsData, type Effect, type Way } from './card-data.ts'
import standard from './cards/standard.json'
import type { Face, Piece, Side } from './types.ts'

type Kind = 'investment' | 'hazard' | 'event' | 'ship' | 'crew'

/** A card made ready, of whatever kind: one shape for all, so that looking at them is fast. */
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
  readonly effects: readonly Effect[] // of crew and events
  readonly ways: readonly Way[]
}

export type Cards = {
  readonly islands: readonly string[] // Home Port first
  readonly byName: ReadonlyMap<string, Card> // by piece and by face
  readonly decks: { readonly crown: readonly Piece[]; readonly pirate: readonly Piece[] }
  readonly hazards: readonly Piece[] // the starting ones
  readonly ships: readonly Piece[]
  readonly hasTwinCrew: boolean // some crew card is there more than once
  readonly cheapest: number // R11.8: what the cheapest investment costs
}

/** `light-rum.2` is a copy of `light-rum`. */
export const faceOf = (piece: Piece): Face => {
  const dot = piece.indexOf('.')
  return dot < 0 ? piece : piece.slice(0, dot)
}

const NOTHING = {
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

const makeReady = (data: CardsData): Cards => {
  const byName = new Map<string, Card>()
  const ready = { crown: [] as Piece[], pirate: [] as Piece[], hazards: [] as Piece[], ships: [] as Piece[] }
  const add = (row: Row, side: Side, kind: Kind, own: Partial<Card>): void => {
    const card: Card = { face: row.id, side, kind, cost: row.cost, ...NOTHING, ...own }
    byName.set(row.id, card)
    for (let copy = 1; copy <= row.copies; copy += 1) {
      const piece = `${row.id}.${copy}`
      byName.set(piece, card)
      ready[row.starting === true ? (side === 'crown' ? 'hazards' : 'ships') : side].push(piece)
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
    decks: { crown: ready.crown, pirate: ready.pirate },
    hazards: ready.hazards,
    ships: ready.ships,
    hasTwinCrew: data.crew.some(({ copies }) => copies > 1),
    cheapest: Math.min(...data.investments.map(({ cost }) => cost)),
  }
}

/** R1.2: the files of `cards/` by name. */
export const FILES: Readonly<Record<string, CardsData>> = { standard: v.parse(CardsSchema, standard) }
export const FILE_NAMES = Object.keys(FILES)

/** The cards an option stands for. */
export const cardsOf: (option: string | CardsData) => Cards = readyOnce(FILES, makeReady)

/** A card's data, by piece or face; a fault for anything else. */
export const cardOf = (cards: Cards, name: string): Card => {
  const card = cards.byName.get(name)
  if (card === undefined) throw new RangeError(`no such card: ${name}`)
  return card
}

/** What an island is called in the file. */
export const isleOf = ({ islands }: Cards, island: number): string => islands[island] ?? ''

/** R1.6: what either side can score. */
export const isRum = (card: Card): boolean => card.points > 0

/** Faces of pieces. */
export const facesOf = (cards: Cards, pieces: readonly Piece[]): readonly Face[] => {
  const faces: Face[] = []
  for (const piece of pieces) faces.push(cardOf(cards, piece).face)
  return faces
}

/** The first piece of a list with this face. */
export const findPiece = (cards: Cards, pieces: readonly Piece[], face: Face): Piece => {
  for (const piece of pieces) if (cardOf(cards, piece).face === face) return piece
  throw new RangeError(`no ${face} here`)
}
