/** A draft that outlives a reload or a cut line: written down as JSON, and laid anew where the table has changed under it. */
import * as v from 'valibot'
import { KINDS, type Table } from '../../rules/index.ts'
import { beginDraft, laidTiles, type Drafting, type DraftSet } from './draft.ts'
import { idsOfSet, originOf, rackIds, type Base, type TileId } from './tiles.ts'

const Tiles = v.array(v.string())
const Sets = v.array(v.object({ id: v.string(), tiles: Tiles, kind: v.nullable(v.picklist(KINDS)) }))
const KeptSchema = v.object({
  sets: Sets,
  past: v.array(Sets),
  made: v.number(),
})
type KeptDraft = v.InferOutput<typeof KeptSchema>

const KEPT_STEPS = 20

export const keepDraft = ({ sets, past, made }: Drafting): unknown => ({
  sets,
  past: past.slice(-KEPT_STEPS),
  made,
})

/** Kept in another build or in this tab's past: nothing of it may be trusted to fit. */
const isSound = ({ sets, past }: KeptDraft, { table, rack }: Base): boolean => {
  const there = new Set(table.flatMap((_, set) => idsOfSet(table, set)))
  const held = new Set(rackIds(rack))
  const fits = (list: KeptDraft['sets']): boolean => {
    const ids = list.flatMap(({ tiles }) => tiles)
    const onTable = ids.filter(id => there.has(id))
    return new Set(ids).size === ids.length && onTable.length === there.size && ids.every(id => there.has(id) || held.has(id))
  }
  return fits(sets) && past.every(fits)
}

const sayTable = (table: Table): string => table.map(({ kind, tiles }) => `${kind} ${tiles.join(' ')}`).join('/')

/** `lost`: how many tiles went back to the rack because the table is another now. */
export type Relaid = { readonly drafting: Drafting; readonly lost: number; readonly isAnother: boolean }

/** Sets that hang together: whoever touches one of these old sets touches all of them. */
const groupSets = (sets: readonly DraftSet[]): readonly (readonly DraftSet[])[] => {
  const groups: { members: DraftSet[]; origins: Set<number> }[] = []
  for (const set of sets) {
    const origins = new Set(set.tiles.flatMap(id => originOf(id)?.set ?? []))
    const linked = groups.filter(group => [...origins].some(origin => group.origins.has(origin)))
    const merged = { members: [...linked.flatMap(({ members }) => members), set], origins }
    for (const group of linked) {
      for (const origin of group.origins) merged.origins.add(origin)
      groups.splice(groups.indexOf(group), 1)
    }
    groups.push(merged)
  }
  return groups.map(({ members }) => members)
}

/** Which old set is which new one, where it lies there unchanged. */
const matchTables = (old: Table, table: Table): ReadonlyMap<number, number> => {
  const free = new Set(table.keys())
  const matched = new Map<number, number>()
  for (const [index, set] of old.entries()) {
    const same = [...free].find(other => sayTable(table.slice(other, other + 1)) === sayTable([set]))
    if (same === undefined) continue
    free.delete(same)
    matched.set(index, same)
  }
  return matched
}

/** What of a draft still fits over another table: sets whose old tiles all lie as they did, and whose own tiles are still held. */
export const relay = (old: Drafting, base: Base): Relaid => {
  const isSameTable = sayTable(old.base.table) === sayTable(base.table)
  if (isSameTable && old.base.rack.join() === base.rack.join()) return { drafting: { ...old, base }, lost: 0, isAnother: false }
  const matched = matchTables(old.base.table, base.table)
  const held = new Set(rackIds(base.rack))
  const rename = (id: TileId): TileId | null => {
    const origin = originOf(id)
    if (origin === null) return held.has(id) ? id : null
    const set = matched.get(origin.set)
    return set === undefined ? null : `${set}.${origin.place}`
  }
  const begun = beginDraft(base)
  const kept = groupSets(old.sets)
    .filter(group => group.some(({ tiles }) => tiles.some(id => originOf(id) === null)) || group.length > 1)
    .filter(group => group.every(({ tiles }) => tiles.every(id => rename(id) !== null)))
    .flat()
    .map((set, index): DraftSet => ({ id: `n${old.made + index + 1}`, tiles: set.tiles.map(id => rename(id) ?? id), kind: set.kind }))
  const used = new Set(kept.flatMap(({ tiles }) => tiles))
  const sets = [...begun.sets.filter(({ tiles }) => !tiles.some(id => used.has(id))), ...kept]
  const drafting: Drafting = { base, sets, past: kept.length === 0 ? [] : [begun.sets], made: old.made + kept.length }
  return { drafting, lost: laidTiles(old).length - laidTiles(drafting).length, isAnother: true }
}

/** What was kept for this table; null where nothing usable was. */
export const restore = (kept: unknown, base: Base): Drafting | null => {
  const read = v.safeParse(KeptSchema, kept)
  return read.success && isSound(read.output, base) ? { base, ...read.output } : null
}
