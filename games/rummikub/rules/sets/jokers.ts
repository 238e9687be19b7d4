/**
 * R7.10, R7.11: the options that restrict jokers.
 *
 * A turn is judged by the table before it and the table after it; the moves in between are not recorded, and equal tiles cannot be told apart.
 * Both checks therefore ask whether there is *some* way to get from one table to the other that keeps the rule. The order of the sets never matters.
 *
 * **New sets only** (R7.10, `checkReuse`):
 * 1. List what each joker on both tables stands for (`listJokers`).
 * 2. A joker on the new table that stands for something a joker stood for before has not moved; every other one has been laid or moved
 *    (`countMisplaced`). Of several jokers with the same role, those at a forbidden place count as unmoved first.
 * 3. A moved joker is misplaced if its set contains a whole old set (`isNewSet`) or, with `newSetWithTwo`, too few rack tiles (`countFromRack`).
 * 4. A joker from the rack may go anywhere. So the turn is refused if more jokers are misplaced than were laid.
 *
 * **Frozen sets** (R7.11, `checkFrozen`):
 * 1. Every old set with a joker must still be on the new table, with tiles added and jokers replaced at most. `waysToBecome` lists the ways in which
 *    an old set can have become a new one: the tiles that replaced its jokers.
 * 2. Each old set needs a new set of its own, and if replacing tiles must come from the rack, a rack tile can replace only one joker.
 *    `canAssign` tries all assignments; there are at most four jokers.
 */
import { at } from '@tortuga/kit'
import { indexOf, JOKER, countFaces } from '../data/pieces.ts'
import { numbersOfSet, jokerRole } from './sets.ts'
import type { Face, Options, Refusal, TileTable, TileSet } from '../data/types.ts'

/** A joker on the table: what it stands for, as `jokerRole` says, and the set it is in. */
type TableJoker = { readonly role: string; readonly set: TileSet }

const isJoker = (tile: Face): boolean => tile === JOKER

export const listJokers = (table: TileTable, options: Options): readonly TableJoker[] =>
  table.flatMap(set => set.tiles.flatMap((tile, place) => (isJoker(tile) ? [{ role: jokerRole(set, place, options), set }] : [])))

/** Whether a set contains all the tiles of no set of this table. */
export const isNewSet = (set: TileSet, table: TileTable): boolean => {
  const counts = countFaces(set.tiles)
  return table.every(old => countFaces(old.tiles).some((count, index) => count > (counts[index] ?? 0)))
}

/** The most tiles of a set that can have come from the rack; `laid` counts the laid tiles by face. */
export const countFromRack = (set: TileSet, laid: Uint8Array): number =>
  countFaces(set.tiles).reduce((sum, count, index) => sum + Math.min(count, laid[index] ?? 0), 0)

/** How many jokers have moved to a place that is not allowed, counted role by role. */
export const countMisplaced = (before: readonly TableJoker[], after: readonly TableJoker[], isAllowed: (set: TileSet) => boolean): number =>
  [...new Set(after.map(({ role }) => role))].reduce((sum, role) => {
    const unmoved = before.filter(joker => joker.role === role).length
    const misplaced = after.filter(joker => joker.role === role && !isAllowed(joker.set)).length
    return sum + Math.max(0, misplaced - unmoved)
  }, 0)

/** R7.10 */
export const checkJokerReuse = (before: TileTable, after: TileTable, laid: Uint8Array, options: Options): Refusal | null => {
  if (options.jokerReuse === 'anySet') return null
  const withTwo = options.jokerReuse === 'newSetWithTwo'
  const isAllowed = (set: TileSet): boolean => isNewSet(set, before) && (!withTwo || countFromRack(set, laid) >= 2)
  const misplaced = countMisplaced(listJokers(before, options), listJokers(after, options), isAllowed)
  return misplaced > (laid[indexOf(JOKER)] ?? 0) ? { type: 'joker-not-in-new-set', withTwo } : null
}

/** The tiles that replaced jokers in one way from an old set to a new one. */
type Replacements = readonly Face[]

/** All choices of `count` tiles. */
const choose = (tiles: readonly Face[], count: number): readonly Replacements[] => {
  if (count === 0) return [[]]
  return tiles.flatMap((tile, place) => choose(tiles.slice(place + 1), count - 1).map(rest => [tile, ...rest]))
}

/** A group keeps its number and its numbered tiles. Any of the colours it gained may have replaced its freed jokers (R7.7); the others were added. */
const waysInGroup = (old: TileSet, set: TileSet, options: Options): readonly Replacements[] => {
  const countJokers = ({ tiles }: TileSet): number => tiles.filter(isJoker).length
  const gained = set.tiles.filter(tile => !isJoker(tile) && !old.tiles.includes(tile))
  const freed = Math.max(0, countJokers(old) - countJokers(set))
  const isSameGroup = at(numbersOfSet(old, options), 0) === at(numbersOfSet(set, options), 0)
  if (!isSameGroup || !old.tiles.every(tile => isJoker(tile) || set.tiles.includes(tile))) return []
  const lacksBoth = options.jokerGroupNeedsBoth && freed > 0 && old.tiles.length === 3 && set.tiles.length < 4
  return lacksBoth ? [] : choose(gained, freed)
}

/** A run keeps its colour and every position, with its tile or, in place of a joker, the tile it stood for. Tiles may be added at both ends. */
const waysInRun = (old: TileSet, set: TileSet, options: Options): readonly Replacements[] => {
  const colourOf = ({ tiles }: TileSet): string | undefined => tiles.find(tile => !isJoker(tile))?.charAt(0)
  const shift = numbersOfSet(set, options).indexOf(at(numbersOfSet(old, options), 0))
  if (colourOf(old) !== colourOf(set) || shift < 0 || shift + old.tiles.length > set.tiles.length) return []
  const here = set.tiles.slice(shift, shift + old.tiles.length)
  const replaced = here.filter((tile, place) => tile !== old.tiles[place])
  const isKept = old.tiles.every((tile, place) => isJoker(tile) || tile === here[place])
  return isKept ? [replaced] : []
}

/** Every way in which a set with jokers can have become another set by adding tiles and replacing jokers; none if it cannot. */
export const waysToBecome = (old: TileSet, set: TileSet, options: Options): readonly Replacements[] => {
  if (old.kind !== set.kind) return []
  return old.kind === 'group' ? waysInGroup(old, set, options) : waysInRun(old, set, options)
}

/** The rack tiles that are left after these have replaced jokers; null if some did not come from the rack. */
const spend = (laid: Uint8Array, replaced: Replacements): Uint8Array | null => {
  const left = laid.slice()
  for (const tile of replaced) {
    const index = indexOf(tile)
    if ((left[index] ?? 0) === 0) return null
    left[index] = (left[index] ?? 0) - 1
  }
  return left
}

/** Whether every old set can have become a set of its own. `laid` are the rack tiles that may still have replaced a joker. */
export const canAssign = (olds: readonly TileSet[], sets: readonly TileSet[], laid: Uint8Array, options: Options): boolean => {
  const [old, ...rest] = olds
  if (old === undefined) return true
  return sets.some((set, place) =>
    waysToBecome(old, set, options).some(replaced => {
      const left = options.jokerFromTable ? laid : spend(laid, replaced)
      return left !== null && canAssign(rest, sets.toSpliced(place, 1), left, options)
    }),
  )
}

/** R7.11. The refusal names the first old set that cannot have become any new set, or the first one if only all together cannot. */
export const checkFrozenSets = (before: TileTable, after: TileTable, laid: Uint8Array, options: Options): Refusal | null => {
  if (!options.jokerSetsFrozen) return null
  const olds = before.filter(({ tiles }) => tiles.some(isJoker))
  if (canAssign(olds, after, laid, options)) return null
  const broken = olds.find(old => !canAssign([old], after, laid, options)) ?? at(olds, 0)
  return { type: 'frozen-set', tiles: broken.tiles }
}
