/** Chapter 5 of the rulebook: which sets are new, how much they count, and whether a rack could open. */
import { JOKER } from '../data/pieces.ts'
import { findSetFault, setKey, sumOf, type SetRules } from '../sets/sets.ts'
import { listOpenings } from '../sets/simple-plays.ts'
import { highestSum, canReachSum } from '../solver/exhaustive-search.ts'
import { bestSum } from '../solver/solve.ts'
import { SET_KINDS, type Face, type Options, type TileTable, type TileSet } from '../data/types.ts'

/** The difference between two tables: sets that are new, and old sets that are changed or gone (R5.2). */
export type TableChange = { readonly added: TileTable; readonly removed: TileTable }

export const compareTables = (before: TileTable, after: TileTable): TableChange => {
  const old = new Set<TileSet>()
  const candidates: TileSet[] = []
  for (let place = 0; place < Math.max(before.length, after.length); place += 1) {
    const [one, other] = [before[place], after[place]]
    if (one === other) continue // unchanged sets are usually the same objects at the same places
    if (one !== undefined) old.add(one)
    if (other !== undefined) candidates.push(other)
  }
  const others = candidates.filter(set => !old.delete(set))
  if (others.length === 0 || old.size === 0) return { added: others, removed: [...old] }
  const removed = [...old]
  const added = others.filter(set => {
    const index = removed.findIndex(left => setKey(left) === setKey(set))
    if (index >= 0) removed.splice(index, 1)
    return index < 0
  })
  return { added, removed }
}

export const sumOfSets = (sets: TileTable, rules: SetRules): number => sets.reduce((sum, set) => sum + sumOf(set, rules), 0)

/** R5.3: the highest sum that a set's tiles can count in any valid reading. Only the kind and the jokers' positions leave a choice. */
const bestReading = ({ kind, tiles }: TileSet, rules: SetRules): number => {
  const numbered = tiles.filter(tile => tile !== JOKER)
  const jokers = tiles.length - numbered.length
  let best = sumOf({ kind, tiles }, rules)
  for (const other of SET_KINDS)
    for (let before = 0; before <= jokers; before += 1)
      for (const inside of fillings(numbered, jokers - before, other)) {
        const set: TileSet = { kind: other, tiles: [...Array.from({ length: before }, () => JOKER), ...inside] }
        if (findSetFault(set, 0, rules) === null) best = Math.max(best, sumOf(set, rules))
      }
  return best
}

/** The tiles with jokers filling the gaps of a run and the remaining jokers at its end; empty if they cannot form a run. */
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

export const bestReadingOf = (sets: TileTable, rules: SetRules): number => sets.reduce((sum, set) => sum + bestReading(set, rules), 0)

/** Whether the solver knows these set rules; the exhaustive search knows all. */
const hasFreeSets = ({ jokersPerSet, oneAfter13 }: SetRules): boolean => jokersPerSet === 4 && !oneAfter13

/** R5.2, R5.3: what an opening counts: its new sets as they are laid, or, if it used the table as well, the most that its rack tiles make on their own. */
export const openingSum = ({ added, removed }: TableChange, laid: readonly Face[], options: Options): number => {
  const asLaid = removed.length === 0 ? sumOfSets(added, options) : 0
  if (asLaid > 0 && asLaid >= options.openingMin) return asLaid
  return hasFreeSets(options) ? bestSum(laid) : highestSum(laid, options)
}

/** R9.5: whether these tiles can make an opening, with jokers at their best positions. Simple openings are tried first: a large rack nearly always has one. */
export const canOpen = (tiles: readonly Face[], options: Options): boolean => {
  if (options.openingMin === 0) return true
  if (listOpenings(tiles, options.openingMin, options).some(sets => sets.every(set => findSetFault(set, 0, options) === null))) return true
  return hasFreeSets(options) ? bestSum(tiles) >= options.openingMin : canReachSum(tiles, options.openingMin, options)
}
