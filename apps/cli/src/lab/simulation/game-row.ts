/** The stored figures of one game. The game itself can be reproduced from its number. */
import { winShares } from '@tortuga/kit'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const GameRowSchema = v.strictObject({
  fixture: count,
  game: count,
  /** By seat, as in the outcome. */
  places: v.array(count),
  scores: v.array(v.number()),
  /** By seat, if the game has sides. */
  sides: v.nullable(v.array(v.string())),
  /** The first player, if the game has a turn order. */
  first: v.nullable(count),
  moves: count,
  ending: v.string(),
  /** The lens's counters, in the order of its names. */
  counts: v.array(v.number()),
  /** Five numbers per card: times taken, times played, and bit masks of the seats that took it, played it and held it at the end. */
  cards: v.array(count),
})
export type GameRow = v.InferOutput<typeof GameRowSchema>

/** A seat's share of the win; a shared first place is divided. */
export const winShareOf = ({ places }: Pick<GameRow, 'places'>, seat: number): number => winShares(places)[seat] ?? 0

export const CARD_FIELDS = 5
/** The five numbers of a card. */
export type CardFigures = {
  readonly taken: number
  readonly played: number
  readonly takers: number
  readonly players: number
  readonly keepers: number
}
export const cardFiguresAt = ({ cards }: Pick<GameRow, 'cards'>, index: number): CardFigures => {
  const [taken = 0, played = 0, takers = 0, players = 0, keepers = 0] = cards.slice(index * CARD_FIELDS, (index + 1) * CARD_FIELDS)
  return { taken, played, takers, players, keepers }
}
