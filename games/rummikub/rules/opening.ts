/** Chapter 5 of the rulebook: which sets are new, what they come to, and what a rack could come to. */
import { JOKER } from './pieces.ts'
import { listOpenings } from './plays.ts'
import { faultOf, keyOf, sumOf, type SetRules } from './sets.ts'
import { reachesSum } from './solver/search.ts'
import { bestSum } from './solver/solve.ts'
import { KINDS, type Face, type Options, type Table, type TileSet } from './types.ts'

/** What became of a table: sets that did not lie there before, and old ones that are not there as they were (R5.2). */
export type Comparison = { readonly fresh: Table; readonly gone: Table }

export const compareTables = (before: Table, after: Table): Comparison => {
  const old = new Set(before)
  const others = after.filter(set => !old.delete(set)) // most sets are not touched, and are the very same
  if (others.length === 0 || old.size === 0) return { fresh: others, gone: [...old] }
  const gone = [...old]
  const fresh = others.filter(set => {
    const place = gone.findIndex(left => keyOf(left) === keyOf(set))
    if (place >= 0) gone.splice(place, 1)
    return place < 0
  })
  return { fresh, gone }
}

export const sumOfSets = (sets: Table, rules: SetRules): number => sets.reduce((sum, set) => sum + sumOf(set, rules), 0)

/** R5.3: the most that a set's tiles come to, laid in any right way. Only jokers leave a choice: they go to the top end of a run. */
const bestReading = ({ kind, tiles }: TileSet, rules: SetRules): number => {
  const numbered = tiles.filter(tile => tile !== JOKER)
  const jokers = tiles.length - numbered.length
  let best = sumOf({ kind, tiles }, rules)
  for (const other of KINDS)
    for (let before = 0; before <= jokers; before += 1)
      for (const inside of fillings(numbered, jokers - before, other)) {
        const set: TileSet = { kind: other, tiles: [...Array.from({ length: before }, () => JOKER), ...inside] }
        if (faultOf(set, 0, rules) === null) best = Math.max(best, sumOf(set, rules))
      }
  return best
}

/** The numbered tiles with jokers in every gap of a run, the others behind; for a group the order does not matter. */
const fillings = (numbered: readonly Face[], jokers: number, kind: TileSet['kind']): readonly (readonly Face[])[] => {
  const pad = (count: number): readonly Face[] => Array.from({ length: count }, () => JOKER)
  if (kind === 'group') return [[...numbered, ...pad(jokers)]]
  const filled: Face[] = []
  let left = jokers
  for (const [place, tile] of numbered.entries()) {
    const previous = numbered[place - 1]
    const gap = previous === undefined ? 0 : Number(tile.slice(1)) - Number(previous.slice(1)) - 1
    if (gap < 0 || gap > left) return []
    filled.push(...pad(gap), tile)
    left -= gap
  }
  return [[...filled, ...pad(left)]]
}

export const bestReadingOf = (sets: Table, rules: SetRules): number => sets.reduce((sum, set) => sum + bestReading(set, rules), 0)

/** R9.5: whether these tiles can be laid as sets of the opening's sum, jokers at their best places. The plain openings are tried first: a large rack nearly always has one. */
export const couldOpen = (tiles: readonly Face[], options: Options): boolean => {
  if (options.openingMin === 0) return true
  if (listOpenings(tiles, options.openingMin, options).some(sets => sets.every(set => faultOf(set, 0, options) === null))) return true
  const isFree = options.jokersPerSet === 4 && !options.oneAfter13
  return isFree ? bestSum(tiles) >= options.openingMin : reachesSum(tiles, options.openingMin, options)
}
