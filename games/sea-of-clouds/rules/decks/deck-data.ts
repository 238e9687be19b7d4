/** The schema of a deck. Each row says how certain its data is. */
import * as v from 'valibot'
import { BACKS, OBJECT_KINDS, EFFECT_REPEATS } from '../components/constants.ts'
import type { LootDeckData, LootEffect, LootScoring } from '../components/deck-types.ts'
import { EFFECTS } from '../effects/index.ts'

/** R1.1: cards by back. */
const COUNTS = { rum: 21, relic: 23, object: 28, pirate: 22 } as const
/** R9.6: what a score may count, apart from cards of one id. */
const COUNTED = ['rum', 'relic', 'doubloons'] as const

const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), v.maxLength(32))
const Points = integer(-99, 99)
const Line = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** A text by language. English is required; a table in another language shows it where that language is missing. */
const Translated = v.pipe(
  v.objectWithRest({ en: Line }, Line),
  v.check(texts => Object.keys(texts).length <= 20),
)
const Confidence = v.picklist(['seen', 'partly', 'inferred', 'invented'])

/** How a card scores at the end (R1.4, R1.5, R9.6). */
const Score: v.GenericSchema<unknown, LootScoring> = v.variant('type', [
  v.strictObject({ type: v.literal('each'), points: Points }),
  v.strictObject({ type: v.literal('set'), totals: v.pipe(v.array(Points), v.minLength(1), v.maxLength(28)) }),
  v.strictObject({ type: v.literal('most-each'), points: Points, otherwise: Points }),
  v.strictObject({ type: v.literal('per'), of: Id, points: Points }),
  v.strictObject({ type: v.literal('most'), of: Id, points: Points }),
])

const effectsOf = (kinds: readonly { readonly schema: v.GenericSchema<unknown, LootEffect> }[]) =>
  v.pipe(v.array(v.union(kinds.map(({ schema }) => schema))), v.minLength(1), v.maxLength(4))
const kinds = Object.values(EFFECTS)
/** What a Pirate may do after a victory (chapters 5 and 7). */
const WinEffects = effectsOf(kinds)
/** What an immediate card may do (chapter 5): the same, without effects against a defeated captain. */
const PlayEffects = effectsOf(kinds.filter(({ isAimed }) => !isAimed))

const common = {
  id: Id,
  copies: integer(1, 28),
  confidence: Confidence,
  copiesConfidence: v.picklist(['table', 'inferred', 'own']),
  name: Translated,
  text: Translated,
}
const CardRow = v.variant('back', [
  v.strictObject({ ...common, back: v.literal('rum'), score: Score }),
  v.strictObject({ ...common, back: v.literal('relic'), score: Score }),
  v.strictObject({
    ...common,
    back: v.literal('object'),
    kind: v.picklist(OBJECT_KINDS),
    onPlay: v.optional(PlayEffects),
    strength: v.optional(integer(-9, 9)),
    chest: v.optional(integer(0, 20)),
    score: v.optional(Score),
  }),
  v.strictObject({
    ...common,
    back: v.literal('pirate'),
    strength: integer(-9, 9),
    per: v.picklist(EFFECT_REPEATS),
    onWin: WinEffects,
  }),
])

const Board = v.strictObject({
  seats: v.pipe(v.array(integer(2, 4)), v.minLength(1), v.maxLength(3)),
  rounds: integer(1, 30),
  boardings: v.pipe(v.array(integer(1, 30)), v.minLength(1), v.maxLength(30)),
  confidence: Confidence,
})
const Fewer = v.strictObject({
  seats: integer(2, 4),
  without: v.pipe(v.array(Id), v.maxLength(20)),
  unseen: v.strictObject({ rum: integer(0, 10), relic: integer(0, 10), object: integer(0, 10), pirate: integer(0, 10) }),
  confidence: Confidence,
})

const DeckShape = v.strictObject({
  about: v.pipe(v.string(), v.maxLength(500)),
  doubloons: integer(0, 20),
  cards: v.pipe(v.array(CardRow), v.maxLength(94)),
  boards: v.pipe(v.array(Board), v.maxLength(3)),
  fewer: v.pipe(v.array(Fewer), v.maxLength(3)),
})
type Shape = v.InferOutput<typeof DeckShape>
type Row = Shape['cards'][number]

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { copies }) => sum + copies, 0)
const areDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length
/** What a card's score counts; null if it counts only copies of itself. */
const countedBy = (row: Row): string | null => ('score' in row && row.score !== undefined && 'of' in row.score ? row.score.of : null)
const isCountable = ({ cards }: Shape, of: string | null): boolean =>
  of === null || COUNTED.some(word => word === of) || cards.some(({ id }) => id === of)
/** Only immediate Objects have an effect when played; only permanent ones have a strength or a chest; immediate ones never score. */
const fitsKind = (row: Row): boolean => {
  if (row.back !== 'object') return true
  if (row.kind === 'immediate') return row.onPlay !== undefined && (row.strength ?? row.chest ?? row.score) === undefined
  return row.onPlay === undefined && (row.kind === 'permanent' || (row.strength ?? row.chest) === undefined)
}

/** R1.1, R1.2, R1.10: the conditions that every deck must meet. */
export const DeckSchema: v.GenericSchema<unknown, LootDeckData> = v.pipe(
  DeckShape,
  v.check(({ cards }) => areDistinct(cards.map(({ id }) => id)), 'two cards have the same id'),
  v.check(
    ({ cards }) => cards.every(({ id }) => !COUNTED.some(word => word === id)),
    'a card id is reserved for something that is counted',
  ),
  v.check(
    ({ cards }) => BACKS.every(back => sumOf(cards.filter(row => row.back === back)) === COUNTS[back]),
    'there must be 21 Rum, 23 Relics, 28 Objects and 22 Pirates',
  ),
  v.check(
    ({ cards }) => sumOf(cards.filter(row => row.back === 'object' && row.kind === 'permanent')) * 2 > COUNTS.object,
    'more than half of the Objects must be permanent',
  ),
  v.check(deck => deck.cards.every(fitsKind), 'an Object has a field that its kind cannot have, or lacks one that it needs'),
  v.check(deck => deck.cards.every(row => isCountable(deck, countedBy(row))), 'a score counts something that does not exist'),
  v.check(
    ({ boards }) =>
      boards
        .flatMap(({ seats }) => seats)
        .toSorted((a, b) => a - b)
        .join() === '2,3,4',
    'each number of captains needs one board',
  ),
  v.check(
    ({ boards }) => boards.every(({ rounds, boardings }) => boardings.includes(rounds) && boardings.every(round => round <= rounds)),
    'the last round must end with a boarding, and no boarding may come after it',
  ),
  v.check(
    ({ cards, fewer }) => fewer.every(({ without }) => without.every(id => cards.some(card => card.id === id))),
    'a card that is left out does not exist',
  ),
  v.check(({ fewer }) => areDistinct(fewer.map(({ seats }) => seats)), 'two rows leave out cards for the same number of captains'),
)
