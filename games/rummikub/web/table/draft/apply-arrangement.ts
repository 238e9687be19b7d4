/** Applies a whole table from the solver or a hint to the draft as one step, moving as few tiles as possible. */
import { at } from '@tortuga/kit'
import type { Face, TileTable, TileSet } from '../../../rules/index.ts'
import { createSetIds, kindOfSet, tilesOnRack, step, type DraftState, type DraftTileSet } from './draft.ts'
import { isAmbiguous } from './set-order.ts'
import { faceOfTile, facesOfTiles, isFromRack, type TileId } from './tile-ids.ts'

const isSameSet = (draft: DraftState, set: DraftTileSet, { kind, tiles }: TileSet): boolean => {
  const faces = facesOfTiles(draft.base, set.tiles)
  if (kindOfSet(draft, set) !== kind) return false
  return kind === 'run' ? faces.join() === tiles.join() : faces.toSorted().join() === tiles.toSorted().join()
}

/** For each wanted set the draft set it replaces: `same` is equal to it, and `near` is that one or one with at least two tiles in common. */
const matchSets = (
  draft: DraftState,
  table: TileTable,
): readonly { readonly same: DraftTileSet | undefined; readonly near: DraftTileSet | undefined }[] => {
  const free = new Set(draft.sets)
  const claim = (fits: (set: DraftTileSet) => boolean): DraftTileSet | undefined => {
    const found = [...free].find(fits)
    if (found !== undefined) free.delete(found)
    return found
  }
  const shares = (set: DraftTileSet, { tiles }: TileSet): boolean =>
    facesOfTiles(draft.base, set.tiles).filter(face => tiles.includes(face)).length > 1
  const equal = table.map(wanted => claim(set => isSameSet(draft, set, wanted)))
  return table.map((wanted, index) => ({ same: equal[index], near: equal[index] ?? claim(set => shares(set, wanted)) }))
}

/** These tiles by face; each can be taken once. */
const createPool = ({ base }: DraftState, tiles: readonly TileId[]) => {
  const free = new Set(tiles)
  return {
    /** A tile with this face: one of `near`, else one from the table, else any. */
    take: (face: Face, near: readonly TileId[]): readonly TileId[] => {
      const copies = [...free].filter(id => faceOfTile(base, id) === face)
      const chosen = copies.find(id => near.includes(id)) ?? copies.find(id => !isFromRack(id)) ?? copies[0]
      return chosen !== undefined && free.delete(chosen) ? [chosen] : []
    },
    /** Table tiles that were not taken. */
    left: (): readonly TileId[] => [...free].filter(id => !isFromRack(id)),
  }
}

/** Replaces rack tiles by equal table tiles that were left over, because all table tiles must be used. */
const swapEqual = (draft: DraftState, sets: readonly DraftTileSet[], left: readonly TileId[]): readonly DraftTileSet[] | null => {
  const spare = [...left]
  const swapped = sets.map((set): DraftTileSet => {
    const tiles = set.tiles.map(id => {
      if (!isFromRack(id)) return id
      const index = spare.findIndex(other => faceOfTile(draft.base, other) === faceOfTile(draft.base, id))
      return spare.splice(index, index < 0 ? 0 : 1)[0] ?? id
    })
    return tiles.join() === set.tiles.join() ? set : { ...set, tiles }
  })
  return spare.length === 0 ? swapped : null
}

/** Null if the table needs tiles that are not there, or leaves out table tiles. */
export const applyArrangement = (draft: DraftState, table: TileTable): DraftState | null => {
  const ids = createSetIds(draft.made)
  const matched = matchSets(draft, table)
  const kept = new Set(matched.flatMap(({ same }) => same?.tiles ?? []))
  const pool = createPool(
    draft,
    [...draft.sets.flatMap(({ tiles }) => tiles), ...tilesOnRack(draft)].filter(id => !kept.has(id)),
  )
  const sets = table.flatMap((wanted, index): readonly DraftTileSet[] => {
    const { same, near } = at(matched, index)
    if (same !== undefined) return [same]
    const tiles = wanted.tiles.flatMap(face => pool.take(face, near?.tiles ?? []))
    if (tiles.length < wanted.tiles.length) return []
    return [{ id: near?.id ?? ids.next(), tiles, kind: isAmbiguous(wanted.tiles) ? wanted.kind : null }]
  })
  const whole = sets.length < table.length ? null : swapEqual(draft, sets, pool.left())
  if (whole === null) return null
  const order = draft.sets.map(({ id }) => id)
  const placeOf = ({ id }: DraftTileSet): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return step(
    draft,
    whole.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ids.made(),
  )
}
