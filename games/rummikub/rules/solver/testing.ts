/** Helpers of the solver's tests and benchmark: random positions from seeds, and an exhaustive search to compare with. */
import { at, fastRandom, type Random } from '@tortuga/kit'
import { copiesOf, faceAt, FACE_COUNT, FACES, JOKER, JOKER_INDEX, numberOf, countFaces } from '../data/pieces.ts'
import { findSetFault, FREE_SETS } from '../sets/sets.ts'
import type { Face, TileTable, TileSet } from '../data/types.ts'
import { listSets, canReachSum } from './exhaustive-search.ts'
import { get } from './run-states.ts'
import { bestSum, OBJECTIVES, solve, solveOpening, type Objective, type Solution } from './solve.ts'

export type SolverPosition = { readonly table: TileTable; readonly rack: readonly Face[] }

/** A random set of three to five tiles, sometimes with jokers. */
const drawSet = (random: Random, jokers: number): TileSet => {
  const isRun = random.int(2) === 1
  const length = isRun ? 3 + random.int(3) : 3 + random.int(2)
  const first = random.int(13 - (isRun ? length - 1 : 0))
  const colour = random.int(4)
  const tiles = Array.from({ length }, (_, step) =>
    isRun ? faceAt(colour * 13 + first + step) : faceAt(((colour + step) % 4) * 13 + first),
  )
  for (let left = jokers; left > 0; left -= 1) if (random.int(4) === 0) tiles[random.int(length)] = JOKER
  return { kind: isRun ? 'run' : 'group', tiles }
}

/** A random valid table of about `tableTiles` tiles and a rack from the rest. */
export const drawPosition = (
  random: Random,
  shape: { readonly tableTiles: number; readonly rackTiles: number; readonly jokers: number; readonly seats: number },
): SolverPosition => {
  const left = FACES.map(face => (face === JOKER ? shape.jokers : copiesOf(face, shape.seats)))
  const table: TileSet[] = []
  let laid = 0
  for (let tries = 0; tries < 400 && laid + 3 <= shape.tableTiles; tries += 1) {
    const set = drawSet(random, left[JOKER_INDEX] ?? 0)
    const counts = countFaces(set.tiles)
    if (findSetFault(set, 0, FREE_SETS) !== null || counts.some((count, face) => count > at(left, face))) continue
    for (let face = 0; face < FACE_COUNT; face += 1) left[face] = at(left, face) - get(counts, face)
    table.push(set)
    laid += set.tiles.length
  }
  const bag = left.flatMap((count, face) => Array.from({ length: count }, () => faceAt(face)))
  const rack: Face[] = []
  for (let drawn = 0; drawn < shape.rackTiles && bag.length > 0; drawn += 1) {
    const isJokerDue = bag.includes(JOKER) && random.int(3) === 0
    rack.push(...bag.splice(isJokerDue ? bag.indexOf(JOKER) : random.int(bag.length), 1))
  }
  return { table, rack }
}

export const tilesOn = (table: TileTable): readonly Face[] => table.flatMap(({ tiles }) => tiles)

/** The optimal gain by exhaustive search; −1 if the table cannot be arranged or the sum cannot be reached. */
const searchBest = (table: readonly Face[], rack: readonly Face[], objective: Objective, least = 0): number => {
  const left = countFaces([...table, ...rack])
  const must = countFaces(table)
  const options = listSets(left, FREE_SETS)
  const memo = new Map<string, number>()
  const worth = (counts: Uint8Array, place: number): number =>
    (counts[place] ?? 0) * (objective === 'tiles' ? 1 : place === JOKER_INDEX ? 30 : numberOf(faceAt(place)))
  const base = must.reduce((sum, _, place) => sum + worth(must, place), 0)
  const choose = (from: number, missing: number): number => {
    const key = `${from} ${left.join('')} ${must.join('')} ${missing}`
    const cached = memo.get(key)
    if (cached !== undefined) return cached
    const first = must.findIndex((count, place) => count > 0 && place !== JOKER_INDEX)
    let best = first < 0 && get(must, JOKER_INDEX) === 0 && missing === 0 ? 0 : -Infinity
    for (let index = first < 0 ? from : 0; index < options.length; index += 1) {
      const { counts, sum } = at(options, index)
      if ((first >= 0 && get(counts, first) === 0) || counts.some((count, place) => count > get(left, place))) continue
      const covered = counts.map((count, place) => Math.min(count, get(must, place)))
      let gain = 0
      for (let place = 0; place < FACE_COUNT; place += 1) {
        left[place] = get(left, place) - get(counts, place)
        must[place] = get(must, place) - get(covered, place)
        gain += worth(counts, place)
      }
      best = Math.max(best, gain + choose(first < 0 ? index : 0, Math.max(0, missing - sum)))
      for (let place = 0; place < FACE_COUNT; place += 1) {
        left[place] = get(left, place) + get(counts, place)
        must[place] = get(must, place) + get(covered, place)
      }
    }
    memo.set(key, best)
    return best
  }
  const best = choose(0, least)
  return best === -Infinity ? -1 : best - base
}

/** The error in a solution: an invalid set, or a tile too many or too few. */
export const findSolutionError = (
  { table, rack }: { readonly table: readonly Face[]; readonly rack: readonly Face[] },
  { sets, laid, left }: Solution,
): string | null => {
  for (const [place, set] of sets.entries()) {
    const fault = findSetFault(set, place, FREE_SETS)
    if (fault !== null) return JSON.stringify({ set, fault })
  }
  const sorted = (faces: readonly Face[]): string => faces.toSorted().join(' ')
  if (sorted(tilesOn(sets)) !== sorted([...table, ...laid])) return 'a tile on the table is missing or extra'
  return sorted([...laid, ...left]) === sorted(rack) ? null : 'a tile of the rack is missing or extra'
}

/** Compares solver and exhaustive search on a small random position; the difference, or null. */
export const compareSmallPosition = (seed: number): string | null => {
  const random = fastRandom(seed)
  const isXp = seed % 2 === 0
  const shape = {
    tableTiles: random.int(13),
    rackTiles: 1 + random.int(isXp ? 5 : 7),
    jokers: isXp ? seed % 5 : seed % 3,
    seats: isXp ? 6 : 2,
  }
  const { table: sets, rack } = drawPosition(random, shape)
  const table = tilesOn(sets)
  for (const objective of OBJECTIVES) {
    const found = solve(table, rack, objective)
    const opening = solveOpening(rack, objective, 20)
    const wrong =
      found === null || findSolutionError({ table, rack }, found) !== null || found[objective] !== searchBest(table, rack, objective)
        ? 'play'
        : (opening?.[objective] ?? -1) !== searchBest([], rack, objective, 20) ||
            (opening !== null && findSolutionError({ table: [], rack }, opening) !== null)
          ? 'opening'
          : null
    if (wrong !== null) return `seed ${seed}, ${wrong}, ${objective}: ${table.join(' ')} | ${rack.join(' ')}`
  }
  return bestSum(rack) >= 25 === canReachSum(rack, 25, FREE_SETS) ? null : `seed ${seed}, sum: ${rack.join(' ')}`
}

/** A large random position: a table of up to 80 tiles, a rack of 5 to 30. */
export const drawLargePosition = (seed: number): { readonly table: readonly Face[]; readonly rack: readonly Face[] } => {
  const random = fastRandom(seed)
  const isXp = seed % 4 === 0
  const shape = { tableTiles: random.int(81), rackTiles: 5 + random.int(26), jokers: isXp ? seed % 5 : seed % 3, seats: isXp ? 6 : 2 }
  const { table, rack } = drawPosition(random, shape)
  return { table: tilesOn(table), rack }
}
