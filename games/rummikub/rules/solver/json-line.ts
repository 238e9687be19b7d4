/** Solves one position given as a line of JSON; `./tortuga solve rummikub` calls this for each line of its input. */
import * as v from 'valibot'
import { copiesOf, FACES, JOKER, countFaces } from '../data/pieces.ts'
import { findSetFault, FREE_SETS, kindOfTiles } from '../sets/sets.ts'
import { SET_KINDS, type Face } from '../data/types.ts'
import { get } from './run-states.ts'
import { OBJECTIVES, solve, solveOpening } from './solve.ts'

const OPENING = 30
const MAX_TILES = 160
const Faces = v.pipe(v.array(v.picklist(FACES, 'no such tile')), v.maxLength(MAX_TILES))
const Id = v.union([v.string(), v.number(), v.null()])

const PositionSchema = v.strictObject({
  id: v.optional(Id, null),
  table: v.pipe(v.array(Faces), v.maxLength(MAX_TILES)),
  rack: Faces,
  objective: v.optional(v.picklist(OBJECTIVES), 'tiles'),
  opening: v.optional(v.boolean(), false),
})
type Position = v.InferOutput<typeof PositionSchema>

/** Sets come without their kind, so one is valid if it is valid as a group or as a run. */
const isSet = (tiles: readonly Face[]): boolean =>
  SET_KINDS.some(kind => (kindOfTiles(tiles) ?? kind) === kind && findSetFault({ kind, tiles }, 0, FREE_SETS) === null)

/** The error in a well-formed position: an invalid set, or more copies of a tile than the XP box has. */
const findError = ({ table, rack }: Position): string | null => {
  const place = table.findIndex(tiles => !isSet(tiles))
  if (place >= 0) return `set ${place} of the table is no set: ${table[place]?.join(' ') ?? ''}`
  const counts = countFaces([...table.flat(), ...rack])
  const often = FACES.find((face, index) => get(counts, index) > copiesOf(face, 6))
  return often === undefined ? null : `more than ${copiesOf(often, 6)} of ${often === JOKER ? 'the jokers' : often}`
}

type LineAnswer = {
  readonly tiles: number
  readonly value: number
  readonly table: readonly (readonly Face[])[]
  readonly left: readonly Face[]
}

const answer = ({ table, rack, objective, opening }: Position): LineAnswer => {
  const found = opening ? solveOpening(rack, objective, OPENING) : solve(table.flat(), rack, objective)
  if (found === null || found.tiles === 0) return { tiles: 0, value: 0, table, left: rack }
  const sets = found.sets.map(({ tiles }) => tiles)
  return { tiles: found.tiles, value: found.value, table: opening ? [...table, ...sets] : sets, left: found.left }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const idOf = (value: unknown): string | number | null => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return v.is(Id, id) ? id : null
}

/** The answer to one line, as JSON. `now` returns milliseconds and is used only to report the time taken. */
export const solveLine = (line: string, now: () => number): string => {
  const start = now()
  const value = readJson(line)
  const id = idOf(value)
  if (value === undefined) return JSON.stringify({ id, error: 'not JSON' })
  const read = v.safeParse(PositionSchema, value)
  if (!read.success) {
    const [issue] = read.issues
    const path = v.getDotPath(issue)
    return JSON.stringify({ id, error: path === null ? issue.message : `${path}: ${issue.message}` })
  }
  const error = findError(read.output)
  if (error !== null) return JSON.stringify({ id, error })
  const { tiles, value: points, table, left } = answer(read.output)
  return JSON.stringify({ id, tiles, value: points, table, left, ms: Math.round((now() - start) * 1000) / 1000 })
}
