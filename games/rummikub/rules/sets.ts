/** Chapters 3 and 7 of the rulebook: what is a set, what is wrong with it, and what its places stand for. */
import { at } from '@tortuga/kit'
import { colourOf, JOKER, numberOf, TOP_NUMBER } from './pieces.ts'
import type { Face, Kind, Options, SetFault, TileSet } from './types.ts'

/** The options that say what a set may be. */
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

/** Which number the first place of a run stands for: read off its first numbered tile that is not a closing 1 (R3.3). */
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

/** What is wrong with a set; null: nothing. `set` is its place on the table. */
export const faultOf = ({ kind, tiles }: TileSet, set: number, rules: SetRules): SetFault | null => {
  if (tiles.length < 3) return { type: 'too-short', set, length: tiles.length }
  const jokers = tiles.filter(tile => tile === JOKER).length
  if (jokers === tiles.length) return { type: 'only-jokers', set } // R7.6
  if (jokers > rules.jokersPerSet) return { type: 'too-many-jokers', set, most: rules.jokersPerSet }
  return kind === 'group' ? faultOfGroup(tiles, set) : faultOfRun(tiles, set, rules)
}

/** R7.1: the number that each place of a right set stands for; a closing 1 counts 1 (R3.3). */
export const numbersIn = ({ kind, tiles }: TileSet, rules: SetRules): readonly number[] => {
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

/** R5.1, R5.3: what a right set counts as it is laid. */
export const sumOf = (set: TileSet, rules: SetRules): number => numbersIn(set, rules).reduce((sum, number) => sum + number, 0)

/** What a joker at this place stands for: a tile of a run, or any missing colour of a group's number. */
export const roleAt = (set: TileSet, place: number, rules: SetRules): string => {
  const number = at(numbersIn(set, rules), place)
  if (set.kind === 'group') return `=${number}`
  return `${colourOf(
    at(
      set.tiles,
      set.tiles.findIndex(tile => tile !== JOKER),
    ),
  )}${number}`
}

const keys = new WeakMap<TileSet, string>()

/** The same for sets that are the same: R4.4, the order in a group does not matter. Worked out once for a set, for most stay on the table as they are. */
export const keyOf = (set: TileSet): string => {
  const known = keys.get(set)
  if (known !== undefined) return known
  const made = `${set.kind} ${(set.kind === 'group' ? set.tiles.toSorted() : set.tiles).join(' ')}`
  keys.set(set, made)
  return made
}

/** What a set looks like, where nobody says: a group if all its numbers are one. Null for a single number, which can be both. */
export const kindOf = (tiles: readonly Face[]): Kind | null => {
  const numbers = tiles.filter(tile => tile !== JOKER).map(numberOf)
  if (numbers.length < 2) return null
  return numbers.every(number => number === numbers[0]) ? 'group' : 'run'
}
