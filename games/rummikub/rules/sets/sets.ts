/** Chapters 3 and 7 of the rulebook: which tiles form a valid set, why others do not, and what a joker stands for. */
import { at, memoize } from '@tortuga/kit'
import { colourOf, JOKER, numberOf, TOP_NUMBER } from '../data/pieces.ts'
import type { Face, SetKind, Options, SetFault, TileSet } from '../data/types.ts'

/** The options that decide which sets are valid. */
export type SetRules = Pick<Options, 'oneAfter13' | 'jokersPerSet'>
export const FREE_SETS: SetRules = { oneAfter13: false, jokersPerSet: 4 }

/** R3.1 */
const faultOfGroup = (tiles: readonly Face[], set: number): SetFault | null => {
  if (tiles.length > 4) return { type: 'too-long', set, length: tiles.length }
  const numbered = tiles.filter(tile => tile !== JOKER)
  const number = numberOf(at(numbered, 0))
  for (const [place, tile] of numbered.entries()) {
    if (numberOf(tile) !== number) return { type: 'numbers-differ', set, tile, number }
    if (numbered.slice(0, place).some(other => colourOf(other) === colourOf(tile))) return { type: 'colour-twice', set, tile }
  }
  return null
}

/** The number at the first position of a run, derived from its first numbered tile. A 1 at the end counts as 14 with `oneAfter13` (R3.3). */
const firstNumber = (tiles: readonly Face[], { oneAfter13 }: SetRules): number => {
  const place = tiles.findIndex(tile => tile !== JOKER)
  const number = numberOf(at(tiles, place))
  const isHighOne = oneAfter13 && number === 1 && place === tiles.length - 1 && place > 0
  return (isHighOne ? TOP_NUMBER + 1 : number) - place
}

/** R3.2, R3.3, R7.2 */
const faultOfRun = (tiles: readonly Face[], set: number, rules: SetRules): SetFault | null => {
  const colour = colourOf(
    at(
      tiles,
      tiles.findIndex(tile => tile !== JOKER),
    ),
  )
  const first = firstNumber(tiles, rules)
  for (const [place, tile] of tiles.entries()) {
    if (tile === JOKER) continue
    if (colourOf(tile) !== colour) return { type: 'colours-differ', set, tile, colour }
    const isHighOne = rules.oneAfter13 && first + place === TOP_NUMBER + 1 && place === tiles.length - 1 && numberOf(tile) === 1
    if (numberOf(tile) !== first + place && !isHighOne) return { type: 'gap', set, tile, expected: first + place }
  }
  if (first < 1) return { type: 'before-1', set }
  const last = first + tiles.length - 1
  return last > TOP_NUMBER + (rules.oneAfter13 ? 1 : 0) ? { type: 'past-13', set } : null
}

/** Why a set is invalid, or null. `set` is its index on the table, which the fault reports. */
export const findSetFault = ({ kind, tiles }: TileSet, set: number, rules: SetRules): SetFault | null => {
  if (tiles.length < 3) return { type: 'too-short', set, length: tiles.length }
  const jokers = tiles.filter(tile => tile === JOKER).length
  if (jokers === tiles.length) return { type: 'only-jokers', set } // R7.6
  if (jokers > rules.jokersPerSet) return { type: 'too-many-jokers', set, most: rules.jokersPerSet }
  return kind === 'group' ? faultOfGroup(tiles, set) : faultOfRun(tiles, set, rules)
}

/** R7.1: the number at each position of a valid set; a 1 after 13 counts 1 (R3.3). */
export const numbersOfSet = ({ kind, tiles }: TileSet, rules: SetRules): readonly number[] => {
  if (kind === 'group') {
    const number = numberOf(
      at(
        tiles,
        tiles.findIndex(tile => tile !== JOKER),
      ),
    )
    return tiles.map(() => number)
  }
  const first = firstNumber(tiles, rules)
  return tiles.map((_, place) => (first + place > TOP_NUMBER ? 1 : first + place))
}

/** R5.1, R5.3: the points of a valid set as it is laid. */
export const sumOf = (set: TileSet, rules: SetRules): number => numbersOfSet(set, rules).reduce((sum, number) => sum + number, 0)

/** What a joker at this position stands for: one tile of a run (`B5`), or any missing colour of a group's number (`=5`). */
export const jokerRole = (set: TileSet, place: number, rules: SetRules): string => {
  const number = at(numbersOfSet(set, rules), place)
  if (set.kind === 'group') return `=${number}`
  return `${colourOf(
    at(
      set.tiles,
      set.tiles.findIndex(tile => tile !== JOKER),
    ),
  )}${number}`
}

/** Equal for equal sets; R4.4: the order within a group does not matter. Remembered by identity, because most sets stay unchanged. */
export const setKey = memoize(({ kind, tiles }: TileSet): string => `${kind} ${(kind === 'group' ? tiles.toSorted() : tiles).join(' ')}`)

/** The only kind that a list of tiles can have: a group if all numbers are equal, else a run. Null with a single numbered tile, which can be read both ways. */
export const kindOfTiles = (tiles: readonly Face[]): SetKind | null => {
  const numbers = tiles.filter(tile => tile !== JOKER).map(numberOf)
  if (numbers.length < 2) return null
  return numbers.every(number => number === numbers[0]) ? 'group' : 'run'
}
