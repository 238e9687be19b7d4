/** What a deck's file must hold: cards, boards and what a small table leaves out, each with a mark that says how sure it is. */
import * as v from 'valibot'
import { BACKS, KINDS, PERS } from './words.ts'

/** R1.1: cards by back. */
const COUNTS = { rum: 21, relic: 23, object: 28, pirate: 22 } as const
/** R1.4: what a score may count beside the cards of one name. */
const COUNTED = ['rum', 'relic', 'doubloons'] as const

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), v.maxLength(32))
const Points = whole(-99, 99)
const Amount = whole(1, 20)
const Words = v.strictObject({
  en: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  pl: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
const Confidence = v.picklist(['seen', 'partly', 'inferred', 'invented'])

/** How a card counts at the end (R1.4, R1.5, R9.6). */
const Score = v.variant('type', [
  v.strictObject({ type: v.literal('each'), points: Points }),
  v.strictObject({ type: v.literal('set'), totals: v.pipe(v.array(Points), v.minLength(1), v.maxLength(28)) }),
  v.strictObject({ type: v.literal('most-each'), points: Points, otherwise: Points }),
  v.strictObject({ type: v.literal('per'), of: Id, points: Points }),
  v.strictObject({ type: v.literal('most'), of: Id, points: Points }),
])

const ALWAYS = [
  v.strictObject({ type: v.literal('take-doubloons'), amount: Amount }),
  v.strictObject({ type: v.literal('pay-doubloons'), amount: Amount }),
  v.strictObject({ type: v.literal('take-parrot') }),
  v.strictObject({ type: v.literal('add-to-shares') }),
  v.strictObject({ type: v.literal('discard-pirate') }),
  v.strictObject({ type: v.literal('take-share-card') }),
] as const
/** What a card may do as it is played: each is a task of the engine (chapter 5). */
const PlayEffect = v.variant('type', [...ALWAYS])
/** What a Pirate may do after a victory: the same, and what takes a defeated captain (chapter 7). */
const WinEffect = v.variant('type', [
  ...ALWAYS,
  v.strictObject({ type: v.literal('steal-doubloons'), amount: Amount }),
  v.strictObject({ type: v.literal('steal-rum'), amount: Amount }),
  v.strictObject({ type: v.literal('exchange-rum') }),
  v.strictObject({ type: v.literal('exchange-object') }),
  v.strictObject({ type: v.literal('loser-discards') }),
])
const effects = <S extends typeof PlayEffect | typeof WinEffect>(effect: S) => v.pipe(v.array(effect), v.minLength(1), v.maxLength(4))

const common = {
  id: Id,
  copies: whole(1, 28),
  confidence: Confidence,
  copiesConfidence: v.picklist(['table', 'inferred', 'own']),
  name: Words,
  text: Words,
}
const CardRow = v.variant('back', [
  v.strictObject({ ...common, back: v.literal('rum'), score: Score }),
  v.strictObject({ ...common, back: v.literal('relic'), score: Score }),
  v.strictObject({
    ...common,
    back: v.literal('object'),
    kind: v.picklist(KINDS),
    onPlay: v.optional(effects(PlayEffect)),
    strength: v.optional(whole(-9, 9)),
    chest: v.optional(whole(0, 20)),
    score: v.optional(Score),
  }),
  v.strictObject({ ...common, back: v.literal('pirate'), strength: whole(-9, 9), per: v.picklist(PERS), onWin: effects(WinEffect) }),
])

const Board = v.strictObject({
  seats: v.pipe(v.array(whole(2, 4)), v.minLength(1), v.maxLength(3)),
  rounds: whole(1, 30),
  boardings: v.pipe(v.array(whole(1, 30)), v.minLength(1), v.maxLength(30)),
  confidence: Confidence,
})
const Fewer = v.strictObject({
  seats: whole(2, 4),
  without: v.pipe(v.array(Id), v.maxLength(20)),
  unseen: v.strictObject({ rum: whole(0, 10), relic: whole(0, 10), object: whole(0, 10), pirate: whole(0, 10) }),
  confidence: Confidence,
})

const DeckShape = v.strictObject({
  about: v.pipe(v.string(), v.maxLength(500)),
  doubloons: whole(0, 20),
  cards: v.pipe(v.array(CardRow), v.maxLength(94)),
  boards: v.pipe(v.array(Board), v.maxLength(3)),
  fewer: v.pipe(v.array(Fewer), v.maxLength(3)),
})
type Shape = v.InferOutput<typeof DeckShape>
type Row = Shape['cards'][number]

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { copies }) => sum + copies, 0)
const differ = (list: readonly unknown[]): boolean => new Set(list).size === list.length
/** What a row's score counts; null where it counts only cards of its own. */
const countedBy = (row: Row): string | null => ('score' in row && row.score !== undefined && 'of' in row.score ? row.score.of : null)
const isCountable = ({ cards }: Shape, of: string | null): boolean =>
  of === null || COUNTED.some(word => word === of) || cards.some(({ id }) => id === of)
/** Only what is played at once does something then, and only what stays has a strength, doubloons or points. */
const isWhole = (row: Row): boolean => {
  if (row.back !== 'object') return true
  if (row.kind === 'immediate') return row.onPlay !== undefined && (row.strength ?? row.chest ?? row.score) === undefined
  return row.onPlay === undefined && (row.kind === 'permanent' || (row.strength ?? row.chest) === undefined)
}

/** R1.1, R1.2, R1.10: what any deck must keep. */
export const DeckSchema = v.pipe(
  DeckShape,
  v.check(({ cards }) => differ(cards.map(({ id }) => id)), 'two cards have the same name'),
  v.check(({ cards }) => cards.every(({ id }) => !COUNTED.some(word => word === id)), 'a card has the name of something that is counted'),
  v.check(
    ({ cards }) => BACKS.every(back => sumOf(cards.filter(row => row.back === back)) === COUNTS[back]),
    'there must be 21 Rum, 23 Relics, 28 Objects and 22 Pirates',
  ),
  v.check(
    ({ cards }) => sumOf(cards.filter(row => row.back === 'object' && row.kind === 'permanent')) * 2 > COUNTS.object,
    'more than half of the Objects must be permanent',
  ),
  v.check(deck => deck.cards.every(isWhole), 'an Object has what its kind cannot have, or lacks what it must'),
  v.check(deck => deck.cards.every(row => isCountable(deck, countedBy(row))), 'a score counts something that is not there'),
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
    'the last round must end with a boarding, and no boarding come after it',
  ),
  v.check(
    ({ cards, fewer }) => fewer.every(({ without }) => without.every(id => cards.some(card => card.id === id))),
    'a card is left out that is not there',
  ),
  v.check(({ fewer }) => differ(fewer.map(({ seats }) => seats)), 'a number of captains leaves cards out twice'),
)
type Deep<A> = A extends object ? { readonly [K in keyof A]: Deep<A[K]> } : A
export type DeckData = Deep<v.InferOutput<typeof DeckSchema>>
export type CardData = DeckData['cards'][number]
export type ScoreData = Deep<v.InferOutput<typeof Score>>
export type EffectData = Deep<v.InferOutput<typeof WinEffect>>
