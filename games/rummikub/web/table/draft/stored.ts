/** Drafts that survive a reload or a lost connection: stored as JSON, and rebased if the table has changed meanwhile. */
import { memoizeLatest } from '@tortuga/kit'
import * as v from 'valibot'
import { SET_KINDS, type TileTable } from '../../../rules/index.ts'
import { startDraft, laidTiles, type DraftState, type DraftTileSet } from './draft.ts'
import { idsOfSet, originOf, rackIds, type DraftBase, type TileId } from './tile-ids.ts'

const Tiles = v.array(v.string())
const Sets = v.array(v.object({ id: v.string(), tiles: Tiles, kind: v.nullable(v.picklist(SET_KINDS)) }))
const StoredDraftSchema = v.object({
  sets: Sets,
  past: v.array(Sets),
  made: v.number(),
})
type StoredDraft = v.InferOutput<typeof StoredDraftSchema>

const STORED_STEPS = 20

export const serializeDraft = memoizeLatest(({ sets, past, made }: DraftState): unknown => ({
  sets,
  past: past.slice(-STORED_STEPS),
  made,
}))

/** Checks a stored draft against the table and rack: it may come from another build or another turn. */
const fitsTable = ({ sets, past }: StoredDraft, { table, rack }: DraftBase): boolean => {
  const tableIds = new Set(table.flatMap((_, set) => idsOfSet(table, set)))
  const held = new Set(rackIds(rack))
  const fits = (list: StoredDraft['sets']): boolean => {
    const ids = list.flatMap(({ tiles }) => tiles)
    const onTable = ids.filter(id => tableIds.has(id))
    return new Set(ids).size === ids.length && onTable.length === tableIds.size && ids.every(id => tableIds.has(id) || held.has(id))
  }
  return fits(sets) && past.every(fits)
}

const tableKey = (table: TileTable): string => table.map(({ kind, tiles }) => `${kind} ${tiles.join(' ')}`).join('/')

/** A draft moved to another table. `lost`: how many tiles went back to the rack. */
export type RebasedDraft = { readonly draft: DraftState; readonly lost: number; readonly isRebased: boolean }

/** Groups draft sets that use tiles of the same old set: they can only be kept together. */
const groupSets = (sets: readonly DraftTileSet[]): readonly (readonly DraftTileSet[])[] => {
  const originsOf = ({ tiles }: DraftTileSet): readonly number[] => tiles.flatMap(id => originOf(id)?.set ?? [])
  return sets.reduce<readonly (readonly DraftTileSet[])[]>((groups, set) => {
    const origins = originsOf(set)
    const isLinked = (group: readonly DraftTileSet[]): boolean => group.flatMap(originsOf).some(origin => origins.includes(origin))
    return [...groups.filter(group => !isLinked(group)), [...groups.filter(isLinked).flat(), set]]
  }, [])
}

/** Maps the index of each old set to the index of an equal set in the new table. */
const matchTables = (old: TileTable, table: TileTable): ReadonlyMap<number, number> => {
  const free = new Set(table.keys())
  const matched = new Map<number, number>()
  for (const [index, set] of old.entries()) {
    const same = [...free].find(other => tableKey(table.slice(other, other + 1)) === tableKey([set]))
    if (same === undefined) continue
    free.delete(same)
    matched.set(index, same)
  }
  return matched
}

/** Rebases a draft onto another table: keeps sets whose table tiles are in unchanged sets and whose rack tiles the player still holds. */
export const rebaseDraft = (old: DraftState, base: DraftBase): RebasedDraft => {
  const isSameTable = tableKey(old.base.table) === tableKey(base.table)
  if (isSameTable && old.base.rack.join() === base.rack.join()) return { draft: { ...old, base }, lost: 0, isRebased: false }
  const matched = matchTables(old.base.table, base.table)
  const held = new Set(rackIds(base.rack))
  const rename = (id: TileId): TileId | null => {
    const origin = originOf(id)
    if (origin === null) return held.has(id) ? id : null
    const set = matched.get(origin.set)
    return set === undefined ? null : `${set}.${origin.place}`
  }
  const begun = startDraft(base)
  const kept = groupSets(old.sets)
    .filter(group => group.some(({ tiles }) => tiles.some(id => originOf(id) === null)) || group.length > 1)
    .filter(group => group.every(({ tiles }) => tiles.every(id => rename(id) !== null)))
    .flat()
    .map((set, index): DraftTileSet => ({ id: `n${old.made + index + 1}`, tiles: set.tiles.map(id => rename(id) ?? id), kind: set.kind }))
  const used = new Set(kept.flatMap(({ tiles }) => tiles))
  const sets = [...begun.sets.filter(({ tiles }) => !tiles.some(id => used.has(id))), ...kept]
  const draft: DraftState = { base, sets, past: kept.length === 0 ? [] : [begun.sets], made: old.made + kept.length }
  return { draft, lost: laidTiles(old).length - laidTiles(draft).length, isRebased: true }
}

/** Reads a stored draft for this table; null if there is none that fits. */
export const restoreDraft = (stored: unknown, base: DraftBase): DraftState | null => {
  const read = v.safeParse(StoredDraftSchema, stored)
  return read.success && fitsTable(read.output, base) ? { base, ...read.output } : null
}
