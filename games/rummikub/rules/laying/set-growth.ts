/** What a play did to the sets on the table, for the log: the sets that it laid or extended, and what its jokers stand for. */
import type { JokerRole, SetGain } from '../data/events.ts'
import { listJokers } from '../sets/jokers.ts'
import type { TableChange } from '../opening/opening.ts'
import { indexOf, JOKER } from '../data/pieces.ts'
import type { Face, Options, TileColour, TileSet, TileTable } from '../data/types.ts'

/** The tiles of a set without those of another, in the order of faces; null if it does not contain them all. */
const without = ({ tiles }: TileSet, old: TileSet): readonly Face[] | null => {
  if (old.tiles.length > tiles.length) return null
  const rest = tiles.slice()
  for (const tile of old.tiles) {
    const index = rest.indexOf(tile)
    if (index < 0) return null
    rest.splice(index, 1)
  }
  return rest.length < 2 ? rest : rest.toSorted((one, other) => indexOf(one) - indexOf(other))
}

/** A set that is not as before: the set it was, if all tiles of that are still in it, and the tiles it got. */
export type SetGrowth = { readonly set: TileSet; readonly old: TileSet | null; readonly tiles: readonly Face[] }

/** The new and the extended sets; `isWhole`: no set was taken apart. */
export const growthOf = ({
  added,
  removed,
}: TableChange): { readonly sets: readonly SetGrowth[]; readonly removed: readonly TileSet[]; readonly isWhole: boolean } => {
  const olds = [...removed]
  const sets = added.map((set): SetGrowth => {
    const index = olds.findIndex(old => old.kind === set.kind && without(set, old) !== null)
    if (index < 0) return { set, old: null, tiles: set.tiles }
    const [old = set] = olds.splice(index, 1)
    return { set, old, tiles: without(set, old) ?? [] }
  })
  return { sets, removed, isWhole: olds.length === 0 }
}

/** The new and the extended sets with the tiles they got; null if a set was taken apart. */
export const gainsOf = (change: TableChange): readonly SetGain[] | null => {
  const { sets, isWhole } = growthOf(change)
  return isWhole ? sets.map(({ set, old, tiles }) => ({ kind: set.kind, tiles, isNew: old === null })) : null
}

/** R7.1: what the laid jokers stand for, in table order. If jokers moved as well, those count as laid that stand for something new. */
export const jokersLaid = (before: TileTable, after: TileTable, tiles: readonly Face[], options: Options): readonly JokerRole[] => {
  const count = tiles.filter(tile => tile === JOKER).length
  if (count === 0) return []
  const old = listJokers(before, options).map(({ role }) => role)
  const roles = listJokers(after, options).flatMap(({ role }) => {
    const index = old.indexOf(role)
    if (index >= 0) old.splice(index, 1)
    return index >= 0 ? [] : [role]
  })
  return roles.slice(0, count).map(role => {
    const colour = role.charAt(0)
    return { colour: colour === '=' ? null : (colour as TileColour), number: Number(role.slice(1)) }
  })
}
