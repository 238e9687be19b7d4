/** Options, presets, and schemas for moves and drafts that come from outside. */
import * as v from 'valibot'
import { CardsSchema } from './data/card-data.ts'
import { CARD_FILE_NAMES } from './data/pieces.ts'
import { BANKS, type Draft, type Move, type Options } from './data/types.ts'

const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const commonOptions = {
  crown: v.union([v.literal('random'), v.picklist([0, 1] as const)]),
  mulligan: v.boolean(),
  turnCap: v.nullable(integer(1, 500)),
  bank: v.picklist(BANKS),
}
const FileName = v.picklist(CARD_FILE_NAMES)

/** R1.2: lab and engine may pass whole card data, so that a journal does not depend on a file. */
export const OptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  cards: v.union([FileName, CardsSchema]),
  ...commonOptions,
})

/** The server accepts only the names of built-in card files. */
export const PublicOptionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({ cards: FileName, ...commonOptions })

/** R2.1: random sides, or the first seat plays the named side. */
export const PRESETS = {
  lot: { cards: 'standard', crown: 'random', mulligan: false, turnCap: null, bank: 'open' },
  crown: { cards: 'standard', crown: 0, mulligan: false, turnCap: null, bank: 'open' },
  pirate: { cards: 'standard', crown: 1, mulligan: false, turnCap: null, bank: 'open' },
} as const satisfies Record<string, Options>

const FaceText = v.pipe(v.string(), v.maxLength(40))
const list = <S extends v.GenericSchema>(schema: S, most = 60) => v.pipe(v.array(schema), v.maxLength(most))
const Index = integer(0, 99)
const Coins = integer(0, 999)
const At = v.strictObject({ island: Index, hazard: v.nullable(Index) })
const On = v.variant('type', [
  v.strictObject({ type: v.literal('hazard'), island: Index, hazard: Index }),
  v.strictObject({ type: v.literal('ship'), ship: Index }),
])
const move = <K extends Move['type'], E extends v.ObjectEntries>(type: K, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries })

export const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  move('keep', {}),
  move('mulligan', {}),
  move('flip', { island: Index }),
  move('done', {}),
  move('gain', {}),
  move('draw', {}),
  move('event', { card: FaceText }),
  move('found', { cards: list(v.strictObject({ card: FaceText, island: Index }), 12) }),
  move('hazard', { card: FaceText, island: Index }),
  move('recall', { at: At }),
  move('invest', { on: list(At) }),
  move('ship', { card: FaceText }),
  move('crew', { ships: list(list(FaceText, 12), 30) }),
  move('raid', { island: Index, ships: list(Index, 30) }),
  move('raise', { hazards: list(v.strictObject({ hazard: Index, own: Coins, extra: Coins }), 40) }),
  move('meet', { way: Index }),
  move('icons', { from: list(v.strictObject({ ship: Index, crew: v.nullable(Index) }), 20) }),
  move('discard', { cards: list(FaceText, 20) }),
  move('pick-crew', { ship: Index, crew: Index }),
  move('pick-ship', { ship: Index }),
  move('pick-island', { island: Index }),
  move('add', { on: list(At) }),
  move('look', { at: At }),
  move('trash', { at: At }),
  move('remove', { at: At }),
  move('shift', { from: On, to: On }),
  move('tow', { island: Index, hazard: Index, to: Index }),
  move('fetch', { card: FaceText }),
  move('spread', { ships: list(Index, 30), hazard: v.boolean() }),
  move('accept', {}),
  move('decline', {}),
])

export const DraftSchema: v.GenericSchema<unknown, Draft> = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('island'), island: Index }),
  v.strictObject({ type: v.literal('ships'), ships: list(Index, 30) }),
  v.strictObject({ type: v.literal('cards'), count: integer(0, 40) }),
])
