/** What is kept of a game: a line of figures. The game itself can be played again at any time from its number. */
import { at, sharesOf } from '@tortuga/kit'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const RowSchema = v.strictObject({
  fixture: count,
  game: count,
  /** By seat, as the outcome has them. */
  places: v.array(count),
  scores: v.array(v.number()),
  /** By seat, where the game has sides. */
  sides: v.nullable(v.array(v.string())),
  /** Who began, where that makes a difference. */
  first: v.nullable(count),
  moves: count,
  ending: v.string(),
  /** What the game counts beside, in the order of its names. */
  counts: v.array(v.number()),
  /** Five numbers for each card: taken, played, and bits of the seats that took it, played it, and had it at the end. */
  cards: v.array(count),
})
export type Row = v.InferOutput<typeof RowSchema>

/** A seat's part of the win: a shared first place is divided. */
export const winOf = ({ places }: Pick<Row, 'places'>, seat: number): number => sharesOf(places)[seat] ?? 0

/** The lead of the best score over the next. */
export const marginOf = ({ scores }: { readonly scores: readonly number[] }): number => {
  const sorted = scores.toSorted((a, b) => b - a)
  return at(sorted, 0) - at(sorted, 1)
}

export const CARD_FIELDS = 5
/** A card's five numbers in a row. */
export type CardFigures = {
  readonly taken: number
  readonly played: number
  readonly takers: number
  readonly players: number
  readonly keepers: number
}
export const cardIn = ({ cards }: Pick<Row, 'cards'>, index: number): CardFigures => {
  const [taken = 0, played = 0, takers = 0, players = 0, keepers = 0] = cards.slice(index * CARD_FIELDS, (index + 1) * CARD_FIELDS)
  return { taken, played, takers, players, keepers }
}
