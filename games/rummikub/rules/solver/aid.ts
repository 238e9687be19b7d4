/** *Arrange for me*: a table in the making and some tiles of the rack, put in order with as little change as can be. It is asked in a worker, so its question comes as plain data. */
import * as v from 'valibot'
import { FACES, tally } from '../pieces.ts'
import { KINDS, type Face, type TileSet } from '../types.ts'
import { arrange, solve, solveOpening } from './solve.ts'

const Faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(160))
const AidSchema = v.strictObject({
  /** Sets as they lie now. `own`: which of their tiles came from the rack this turn. */
  sets: v.array(v.strictObject({ kind: v.picklist(KINDS), tiles: Faces, own: Faces, state: v.picklist(['plain', 'right', 'broken']) })),
  /** Tiles of the rack that shall be laid, too. */
  more: Faces,
  /** What an opening needs; null for whoever has opened. Before it only the own tiles are touched. */
  opening: v.nullable(v.number()),
})
export type AidQuestion = v.InferOutput<typeof AidSchema>
/** The whole table, and which tiles stay on the rack; null where the table itself cannot be put in order. */
export type AidAnswer = { readonly table: readonly TileSet[]; readonly left: readonly Face[] } | null

type Lying = AidQuestion['sets'][number]

const asSet = ({ kind, tiles }: TileSet): TileSet => ({ kind, tiles })
const tilesIn = (sets: readonly Lying[]): readonly Face[] => sets.flatMap(({ tiles }) => tiles)

/** With more sets than this, pairs of them are not tried: the whole table is quicker. */
const MOST_PAIRED = 16

/** What may be taken apart, in the order of trying: the broken sets, what was touched, with one or two that were not, and all. */
function* listHeaps(sets: readonly Lying[]): Generator<readonly Lying[]> {
  const broken = sets.filter(({ state }) => state === 'broken')
  const touched = sets.filter(({ state }) => state !== 'plain')
  const others = sets.filter(set => !broken.includes(set))
  yield broken
  for (const one of others) yield [...broken, one]
  yield touched
  if (sets.length <= MOST_PAIRED)
    for (const [index, one] of others.entries()) for (const other of others.slice(index + 1)) yield [...broken, one, other]
  yield sets
}

const arrangeAll = ({ sets, more }: AidQuestion): AidAnswer => {
  for (const heap of listHeaps(sets)) {
    const tiles = [...tilesIn(heap), ...more]
    const found = tiles.length === 0 ? [] : arrange(tiles)
    if (found !== null) return { table: [...sets.filter(set => !heap.includes(set)).map(asSet), ...found], left: [] }
  }
  return null
}

const without = (tiles: readonly Face[], gone: readonly Face[]): readonly Face[] => {
  const counts = tally(gone)
  return tiles.filter(face => {
    const index = FACES.indexOf(face)
    if ((counts[index] ?? 0) === 0) return true
    counts[index] = (counts[index] ?? 0) - 1
    return false
  })
}

/** Where not all will fit, as many as do. */
const arrangeMost = ({ sets, more }: AidQuestion): AidAnswer => {
  const own = [...sets.flatMap(set => set.own), ...more]
  const found = solve(
    without(
      tilesIn(sets),
      sets.flatMap(set => set.own),
    ),
    own,
    'tiles',
  )
  return found === null ? null : { table: found.sets, left: found.left }
}

/** Sets of one's own alone, for the sum that is needed; where that is out of reach, as many tiles as can be. */
const arrangeOpening = ({ sets, more }: AidQuestion, least: number): AidAnswer => {
  const isOwn = ({ tiles, own }: Lying): boolean => own.length === tiles.length
  const tiles = [...tilesIn(sets.filter(isOwn)), ...more]
  const found = solveOpening(tiles, 'tiles', least) ?? solveOpening(tiles, 'value', 0)
  const rest = sets.filter(set => !isOwn(set)).map(set => ({ ...set, tiles: without(set.tiles, set.own) }))
  return { table: [...rest.filter(set => set.tiles.length > 0).map(asSet), ...(found?.sets ?? [])], left: found?.left ?? tiles }
}

/** The answer to a question as it came; a fault for anything else. */
export const aid = (asked: unknown): AidAnswer => {
  const question = v.parse(AidSchema, asked)
  if (question.opening !== null) return arrangeOpening(question, question.opening)
  return arrangeAll(question) ?? arrangeMost(question)
}
