/** A deck prepared for play: cards by piece and by face, boards by number of captains. */
import type { Back, EffectRepeat, ObjectKind } from '../components/constants.ts'
import type { BoardData, LootDeckData, LootEffect, LootScoring } from '../components/deck-types.ts'
import type { Face, Piece } from './types.ts'

/** One card prepared for play. Optional fields of its data that are missing become 0, null or empty. */
export type Card = {
  readonly face: Face
  readonly back: Back
  readonly kind: ObjectKind | null // null unless it is an Object
  readonly isOpen: boolean // R4.2, R4.3: all players see it once it is taken
  readonly isImmediate: boolean
  readonly strength: number
  readonly chest: number | null // R8.1: the doubloons on it when it enters play; null unless it is a Chest
  readonly score: LootScoring | null
  readonly onPlay: readonly LootEffect[]
  readonly onWin: readonly LootEffect[]
  readonly per: EffectRepeat
  readonly isByVictim: boolean // R6.6: resolved for one defeated captain at a time
  readonly isPlain: boolean // R6.6: the order among other effects cannot matter
  readonly copies: number
}
export type LootDeck = {
  readonly data: LootDeckData
  readonly faces: readonly Face[] // in the order of the data
  readonly pieces: readonly Piece[]
  readonly piecesBySeats: ReadonlyMap<number, readonly Piece[]> // only for numbers of seats that leave cards out
  readonly cards: ReadonlyMap<string, Card> // by piece and by face
  readonly contested: readonly string[] // what majorities count: card ids, 'rum', 'relic' or 'doubloons', in the order of the data
  readonly boards: ReadonlyMap<number, BoardData> // by number of captains
}

/** `first-mate.2` is a copy of `first-mate`. */
export const faceOf = (piece: Piece): Face => {
  const dot = piece.lastIndexOf('.')
  return dot < 0 ? piece : piece.slice(0, dot)
}

/** Looks up a card by piece or face; throws if there is no such card. */
export const cardOf = (deck: LootDeck, name: string): Card => {
  const card = deck.cards.get(name)
  if (card === undefined) throw new RangeError(`no such card: ${name}`)
  return card
}

/** R1.10: the side of the board for this number of captains. */
export const boardOf = ({ boards }: LootDeck, seats: number): BoardData => {
  const board = boards.get(seats)
  if (board === undefined) throw new RangeError(`no board for ${seats} captains`)
  return board
}

/** R2.3: all pieces of the match, including those that are removed unseen. */
export const piecesFor = (deck: LootDeck, seats: number): readonly Piece[] => deck.piecesBySeats.get(seats) ?? deck.pieces
/** R2.3: how many cards of each back are removed unseen. */
export const leftOutFor = ({ data }: LootDeck, seats: number): Readonly<Record<Back, number>> =>
  data.fewer.find(row => row.seats === seats)?.unseen ?? { rum: 0, relic: 0, object: 0, pirate: 0 }
