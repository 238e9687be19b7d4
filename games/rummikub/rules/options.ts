/** The options of Rummikub, the named sets of them, and the schemas for what comes from outside. */
import * as v from 'valibot'
import { FACES } from './pieces.ts'
import {
  DIRECTIONS,
  EMPTY_BANK_SCORES,
  EMPTY_BANKS,
  JOKER_REUSES,
  JOKERS_AT_START,
  KINDS,
  MISTAKES,
  type Draft,
  type Move,
  type Options,
} from './types.ts'

/** R13.1 */
const PL: Options = {
  rounds: 1,
  direction: 'clockwise',
  jokerAtStart: 'drawsAgain',
  doubletsForRedeal: 3,
  oneAfter13: false,
  openingMin: 30,
  tableInOpeningTurn: false,
  jokersPerSet: 4,
  jokerReuse: 'anySet',
  jokerSetsFrozen: false,
  jokerFromTable: true,
  jokerGroupNeedsBoth: false,
  penaltyTiles: 1,
  mistakes: 'refused',
  jokerRackValue: 30,
  neverOpened: 100,
  couldHaveOpened: 200,
  announced: 100,
  emptyBank: 'oneMoreMoveEach',
  emptyBankScore: 'sumMinusOwn',
  neverOpenedAtEmptyBank: false,
}

/** R13.2 */
const ENGLISH: Options = {
  ...PL,
  doubletsForRedeal: null,
  penaltyTiles: 3,
  neverOpened: null,
  couldHaveOpened: null,
  announced: null,
  emptyBank: 'untilAllPass',
  emptyBankScore: 'differences',
}

/** R13.3 */
const MSO: Options = { ...PL, jokerRackValue: 50, announced: 200, emptyBank: 'mustLay' }

/** R13.4 */
const SABRA: Options = {
  ...ENGLISH,
  direction: 'counterClockwise',
  openingMin: 50,
  jokerReuse: 'newSetWithTwo',
  jokerSetsFrozen: true,
  jokerFromTable: false,
  penaltyTiles: 1,
}

export const PRESETS = { pl: PL, english: ENGLISH, mso: MSO, sabra: SABRA } as const satisfies Record<string, Options>

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Whether jokers move as the solver has it: without it nobody can say that a player could lay a tile. */
const hasFreeJokers = ({ jokerReuse, jokerSetsFrozen, jokersPerSet }: Options): boolean =>
  jokerReuse === 'anySet' && !jokerSetsFrozen && jokersPerSet === 4

/** R13.5 */
export const OptionsSchema: v.GenericSchema<unknown, Options> = v.pipe(
  v.strictObject({
    rounds: whole(1, 20),
    direction: v.picklist(DIRECTIONS),
    jokerAtStart: v.picklist(JOKERS_AT_START),
    doubletsForRedeal: v.nullable(whole(1, 7)),
    oneAfter13: v.boolean(),
    openingMin: whole(0, 100),
    tableInOpeningTurn: v.boolean(),
    jokersPerSet: whole(1, 4),
    jokerReuse: v.picklist(JOKER_REUSES),
    jokerSetsFrozen: v.boolean(),
    jokerFromTable: v.boolean(),
    jokerGroupNeedsBoth: v.boolean(),
    penaltyTiles: whole(0, 3),
    mistakes: v.picklist(MISTAKES),
    jokerRackValue: whole(0, 100),
    neverOpened: v.nullable(whole(0, 1000)),
    couldHaveOpened: v.nullable(whole(0, 1000)),
    announced: v.nullable(whole(0, 1000)),
    emptyBank: v.picklist(EMPTY_BANKS),
    emptyBankScore: v.picklist(EMPTY_BANK_SCORES),
    neverOpenedAtEmptyBank: v.boolean(),
  }),
  v.check(
    ({ jokerFromTable, jokerSetsFrozen }) => jokerFromTable || jokerSetsFrozen,
    'jokerFromTable false needs jokerSetsFrozen: where sets with jokers may be taken apart, nobody can tell what replaced a joker',
  ),
  v.check(
    ({ jokerGroupNeedsBoth, jokerSetsFrozen }) => !jokerGroupNeedsBoth || jokerSetsFrozen,
    'jokerGroupNeedsBoth needs jokerSetsFrozen: where groups with jokers may be split, their joker comes free without any tile',
  ),
  v.check(
    options => options.emptyBank !== 'mustLay' || (hasFreeJokers(options) && !options.oneAfter13),
    'mustLay needs jokers that move freely and runs that end at 13: else nobody can say for certain who is able to lay',
  ),
  v.check(
    ({ tableInOpeningTurn, openingMin }) => !tableInOpeningTurn || openingMin > 0,
    'tableInOpeningTurn needs an opening: with openingMin 0 the table is open to all from the start',
  ),
  v.check(
    ({ neverOpened, couldHaveOpened, announced }) => neverOpened !== null || (couldHaveOpened === null && announced === null),
    'couldHaveOpened and announced need neverOpened: they only sharpen or soften it',
  ),
)

const FaceSchema = v.picklist(FACES)
const MOST_TILES = 160
const MOST_SETS = 54

export const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('redeal'), want: v.boolean() }),
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({
    type: v.literal('play'),
    table: v.pipe(
      v.array(v.strictObject({ kind: v.picklist(KINDS), tiles: v.pipe(v.array(FaceSchema), v.maxLength(MOST_TILES)) })),
      v.maxLength(MOST_TILES),
    ),
  }),
  v.strictObject({ type: v.literal('announce'), open: v.boolean() }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('out-of-time') }),
])

/** R12.4: places of the table as it lay, and blanks. There is no word for a face in it. */
const DraftTiles = v.pipe(
  v.array(v.nullable(v.strictObject({ set: whole(0, MOST_SETS - 1), place: whole(0, 13) }))),
  v.maxLength(MOST_TILES),
)
export const DraftSchema: v.GenericSchema<unknown, Draft> = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('table'), sets: v.pipe(v.array(DraftTiles), v.maxLength(MOST_TILES)), loose: DraftTiles }),
])
