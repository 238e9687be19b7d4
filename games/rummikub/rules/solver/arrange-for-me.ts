/** *Arrange for me*: lays as many of the player's tiles as possible, proven by the solver, and takes apart as few sets as possible for it. It runs in a worker, so requests are plain data and validated. */
import * as v from 'valibot'
import { FACES, JOKER, countFaces } from '../data/pieces.ts'
import { FREE_SETS } from '../sets/sets.ts'
import { listAdditions, listRackSets } from '../sets/simple-plays.ts'
import { SET_KINDS, type Face, type TileSet, type TileTable } from '../data/types.ts'
import { arrangeAll, solve, solveOpening } from './solve.ts'

const Faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(160))
const AidSchema = v.strictObject({
  /** The table before the turn. */
  base: v.array(v.strictObject({ kind: v.picklist(SET_KINDS), tiles: Faces })),
  /** The sets of the draft. `own`: their tiles that came from the rack this turn. */
  sets: v.array(v.strictObject({ kind: v.picklist(SET_KINDS), tiles: Faces, own: Faces, state: v.picklist(['plain', 'right', 'broken']) })),
  /** Further rack tiles to lay. */
  more: Faces,
  /** The points an opening needs, or null if the player has opened. Until then only the player's own tiles are moved. */
  opening: v.nullable(v.number()),
})
export type ArrangeRequest = v.InferOutput<typeof AidSchema>
/** A whole table, and the tiles that stay on the rack. */
export type Arrangement = { readonly table: TileTable; readonly left: readonly Face[] }
/** Arrangements, best first. Jokers move freely in the first ones; the options of a table may allow only a later one. */
export type ArrangeResult = readonly Arrangement[]

type RequestSet = ArrangeRequest['sets'][number]

const asSet = ({ kind, tiles }: TileSet): TileSet => ({ kind, tiles })
const tilesIn = (sets: readonly RequestSet[]): readonly Face[] => sets.flatMap(({ tiles }) => tiles)

/** With more sets than this, pairs are not tried: solving the whole table is faster. */
const MAX_PAIRED = 16

/** The sets to take apart, fewest first: the broken ones, with one or two others, all touched ones, and finally all sets. */
function* listSetsToRebuild(sets: readonly RequestSet[]): Generator<readonly RequestSet[]> {
  const broken = sets.filter(({ state }) => state === 'broken')
  const touched = sets.filter(({ state }) => state !== 'plain')
  const others = sets.filter(set => !broken.includes(set))
  yield broken
  for (const one of others) yield [...broken, one]
  yield touched
  if (sets.length <= MAX_PAIRED)
    for (const [index, one] of others.entries()) for (const other of others.slice(index + 1)) yield [...broken, one, other]
  yield sets
}

/** All tiles of these sets and `more`, with as few sets taken apart as possible; null if that is impossible. */
const arrangeKeptSets = (sets: readonly RequestSet[], more: readonly Face[]): TileTable | null => {
  for (const heap of listSetsToRebuild(sets)) {
    const tiles = [...tilesIn(heap), ...more]
    const found = tiles.length === 0 ? [] : arrangeAll(tiles)
    if (found !== null) return [...sets.filter(set => !heap.includes(set)).map(asSet), ...found]
  }
  return null
}

const without = (tiles: readonly Face[], gone: readonly Face[]): readonly Face[] => {
  const counts = countFaces(gone)
  return tiles.filter(face => {
    const index = FACES.indexOf(face)
    if ((counts[index] ?? 0) === 0) return true
    counts[index] = (counts[index] ?? 0) - 1
    return false
  })
}

const laidTiles = ({ sets }: ArrangeRequest): readonly Face[] => sets.flatMap(({ own }) => own)
/** The player's tiles: those that are laid already and those to lay. */
const ownTiles = (request: ArrangeRequest): readonly Face[] => [...laidTiles(request), ...request.more]

/** As many of the player's tiles as possible. Of equally many, those that are laid already stay laid. */
const arrangeBest = (request: ArrangeRequest): Arrangement | null => {
  const { base, sets, more } = request
  const [table, laid, own] = [base.flatMap(({ tiles }) => tiles), laidTiles(request), ownTiles(request)]
  const best = solve(table, own, 'tiles')
  if (best === null) return null
  const around = laid.length === 0 ? null : solve([...table, ...laid], more, 'tiles')
  if (laid.length === 0 || (around !== null && laid.length + around.tiles >= best.tiles)) {
    const { laid: added, left } = around ?? best
    const found = arrangeKeptSets(sets, added)
    return found === null ? null : { table: found, left }
  }
  const before = base.map(({ kind, tiles }): RequestSet => ({ kind, tiles, own: [], state: 'plain' }))
  const found = arrangeKeptSets(before, best.laid)
  return found === null ? null : { table: found, left: best.left }
}

const hasJoker = ({ tiles }: TileSet): boolean => tiles.includes(JOKER)

/** Adds tiles to sets and lays sets from the rack, one after the other, without taking anything apart. */
const addSimply = ({ table, left }: Arrangement): Arrangement => {
  const [set] = listRackSets(left).toSorted((one, other) => other.tiles.length - one.tiles.length)
  if (set !== undefined) return addSimply({ table: [...table, set], left: without(left, set.tiles) })
  const [longer] = listAdditions(table, left, FREE_SETS)
  if (longer === undefined) return { table, left }
  const laid = without(
    longer.flatMap(({ tiles }) => tiles),
    table.flatMap(({ tiles }) => tiles),
  )
  return addSimply({ table: longer, left: without(left, laid) })
}

/** As many tiles as possible, while these sets of the table stay whole; then what can still be added to those. */
const arrangeAround = (kept: TileTable, base: TileTable, own: readonly Face[]): readonly Arrangement[] => {
  const rest = base.filter(set => !kept.includes(set)).flatMap(({ tiles }) => tiles)
  const found = solve(rest, own, 'tiles')
  return found === null ? [] : [addSimply({ table: [...kept, ...found.sets], left: found.left })]
}

/** For tables whose options restrict jokers: sets with jokers stay whole, own jokers stay on the rack, nothing is taken apart. */
const arrangeCarefully = (request: ArrangeRequest): readonly Arrangement[] => {
  const { base } = request
  const own = ownTiles(request)
  const plain = own.filter(face => face !== JOKER)
  const jokers = own.filter(face => face === JOKER)
  const frozen = base.filter(hasJoker)
  const withoutJokers = arrangeAround(frozen, base, plain).map(({ table, left }) => ({ table, left: [...left, ...jokers] }))
  const all = [...arrangeAround(frozen, base, own), ...withoutJokers, addSimply({ table: base, left: own })]
  return all.toSorted((one, other) => one.left.length - other.left.length)
}

/** Sets from the player's own tiles that reach the opening; if that is impossible, as many points as possible. The table stays as it was. */
const arrangeOpening = (request: ArrangeRequest, least: number): readonly Arrangement[] => {
  const { base } = request
  const own = ownTiles(request)
  const open = (tiles: readonly Face[]): readonly Arrangement[] => {
    const found = solveOpening(tiles, 'tiles', least) ?? solveOpening(tiles, 'value', 0)
    const sets = found?.sets ?? []
    const laid = sets.flatMap(set => set.tiles)
    return [{ table: [...base, ...sets], left: without(own, laid) }]
  }
  return [...open(own), ...(own.includes(JOKER) ? open(own.filter(face => face !== JOKER)) : [])]
}

/** Answers a request from outside; throws if it is malformed. */
export const aid = (input: unknown): ArrangeResult => {
  const request = v.parse(AidSchema, input)
  if (request.opening !== null) return arrangeOpening(request, request.opening)
  const best = arrangeBest(request)
  const isRestricted = request.base.some(hasJoker) || ownTiles(request).includes(JOKER) // some options restrict jokers
  return [...(best === null ? [] : [best]), ...(isRestricted ? arrangeCarefully(request) : [])]
}
