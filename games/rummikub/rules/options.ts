/** Presets of the options, and the schemas that validate options, moves and drafts from outside. */
import * as v from 'valibot'
import { FACES } from './data/pieces.ts'
import {
  DIRECTIONS,
  EMPTY_BANK_SCORES,
  EMPTY_BANKS,
  JOKER_REUSES,
  JOKERS_AT_START,
  SET_KINDS,
  MISTAKES,
  type Draft,
  type Move,
  type Options,
} from './data/types.ts'

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

const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Whether jokers move freely, as the solver assumes; otherwise it cannot tell whether a player is able to lay a tile. */
const hasFreeJokers = ({ jokerReuse, jokerSetsFrozen, jokersPerSet }: Options): boolean =>
  jokerReuse === 'anySet' && !jokerSetsFrozen && jokersPerSet === 4

/** R13.5: whether these options contradict each other, and the message for the engine and the lab. Players read the texts of `text/`. */
const CONFLICTS = {
  replaceFromRack: [
    ({ jokerFromTable, jokerSetsFrozen }) => !jokerFromTable && !jokerSetsFrozen,
    'jokerFromTable false needs jokerSetsFrozen: if sets with jokers may be split, it is unknown which tile replaced a joker',
  ],
  bothColours: [
    ({ jokerGroupNeedsBoth, jokerSetsFrozen }) => jokerGroupNeedsBoth && !jokerSetsFrozen,
    'jokerGroupNeedsBoth needs jokerSetsFrozen: if groups with jokers may be split, their joker is free without any tile',
  ],
  mustLay: [
    options => options.emptyBank === 'mustLay' && (!hasFreeJokers(options) || options.oneAfter13),
    'mustLay needs jokers that move freely and runs that end at 13: otherwise the solver cannot tell whether a player can lay',
  ],
  tableInOpening: [
    ({ tableInOpeningTurn, openingMin }) => tableInOpeningTurn && openingMin === 0,
    'tableInOpeningTurn needs an opening: with openingMin 0 all players may rearrange from the start',
  ],
  neverOpened: [
    ({ neverOpened, couldHaveOpened, announced }) => neverOpened === null && (couldHaveOpened !== null || announced !== null),
    'couldHaveOpened and announced need neverOpened: they only change that penalty',
  ],
} as const satisfies Record<string, readonly [isBroken: (options: Options) => boolean, message: string]>
export type OptionConflict = keyof typeof CONFLICTS

/** The first contradiction in these options; null if there is none. */
export const findConflict = (options: Options): OptionConflict | null =>
  (Object.keys(CONFLICTS) as OptionConflict[]).find(name => CONFLICTS[name][0](options)) ?? null

export const OptionsSchema: v.GenericSchema<unknown, Options> = v.pipe(
  v.strictObject({
    rounds: integer(1, 20),
    direction: v.picklist(DIRECTIONS),
    jokerAtStart: v.picklist(JOKERS_AT_START),
    doubletsForRedeal: v.nullable(integer(1, 7)),
    oneAfter13: v.boolean(),
    openingMin: integer(0, 100),
    tableInOpeningTurn: v.boolean(),
    jokersPerSet: integer(1, 4),
    jokerReuse: v.picklist(JOKER_REUSES),
    jokerSetsFrozen: v.boolean(),
    jokerFromTable: v.boolean(),
    jokerGroupNeedsBoth: v.boolean(),
    penaltyTiles: integer(0, 3),
    mistakes: v.picklist(MISTAKES),
    jokerRackValue: integer(0, 100),
    neverOpened: v.nullable(integer(0, 1000)),
    couldHaveOpened: v.nullable(integer(0, 1000)),
    announced: v.nullable(v.union([integer(0, 1000), v.literal('rack')])),
    emptyBank: v.picklist(EMPTY_BANKS),
    emptyBankScore: v.picklist(EMPTY_BANK_SCORES),
    neverOpenedAtEmptyBank: v.boolean(),
  }),
  v.check(
    options => findConflict(options) === null,
    ({ input }) => CONFLICTS[findConflict(input) ?? 'mustLay'][1],
  ),
)

const FaceSchema = v.picklist(FACES)
const MAX_TILES = 160
const MAX_SETS = 54

export const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('redeal'), want: v.boolean() }),
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({
    type: v.literal('play'),
    table: v.pipe(
      v.array(v.strictObject({ kind: v.picklist(SET_KINDS), tiles: v.pipe(v.array(FaceSchema), v.maxLength(MAX_TILES)) })),
      v.maxLength(MAX_TILES),
    ),
  }),
  v.strictObject({ type: v.literal('announce'), open: v.boolean() }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('out-of-time') }),
])

/** R12.4: positions of table tiles and blanks. The schema has no field for a face, so a draft cannot reveal one. */
const DraftTiles = v.pipe(
  v.array(v.nullable(v.strictObject({ set: integer(0, MAX_SETS - 1), place: integer(0, 13) }))),
  v.maxLength(MAX_TILES),
)
export const DraftSchema: v.GenericSchema<unknown, Draft> = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({ type: v.literal('table'), sets: v.pipe(v.array(DraftTiles), v.maxLength(MAX_TILES)), loose: DraftTiles }),
])
