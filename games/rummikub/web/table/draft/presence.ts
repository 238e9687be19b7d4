/** Drafts shared with other players: table tiles by position, rack tiles as blanks. The format cannot express a face. */
import { memoizeLatest } from '@tortuga/kit'
import type { Draft, DraftTile, TileTable } from '../../../rules/index.ts'
import { isTouched, type DraftState } from './draft.ts'
import { originOf, tableId, type TileId } from './tile-ids.ts'

export const EMPTY_SHARED_DRAFT: Draft = { type: 'none' }

/** Rack tiles lose even their ids, which would show whether a tile taken back is the one laid next. */
export const sharedDraftOf = memoizeLatest((draft: DraftState): Draft => {
  if (!isTouched(draft)) return EMPTY_SHARED_DRAFT
  const shown = draft.sets.map(({ tiles }) => tiles.map(originOf))
  return { type: 'table', sets: shown.filter(tiles => tiles.length > 1), loose: shown.filter(tiles => tiles.length === 1).flat() }
})

/** A set in another player's draft. Blanks get ids by position. */
export type SharedSet = { readonly id: string; readonly tiles: readonly TileId[] }
export const isBlank = (id: TileId): boolean => id.startsWith('?')

/** Another player's draft; null if there is none or it belongs to another table. */
export const readPresence = (draft: Draft | null | undefined, table: TileTable): readonly SharedSet[] | null => {
  if (draft?.type !== 'table') return null
  const all: readonly (readonly DraftTile[])[] = [...draft.sets, ...draft.loose.map(tile => [tile])]
  const named = all.flat().flatMap(tile => (tile === null ? [] : [tableId(tile.set, tile.place)]))
  const tableIds = table.flatMap(({ tiles }, set) => tiles.map((_, place) => tableId(set, place)))
  const usesAllTiles = named.length === tableIds.length && new Set(named).size === named.length && named.every(id => tableIds.includes(id))
  if (!usesAllTiles) return null
  return all.map((tiles, set) => ({
    id: `d${set}`,
    tiles: tiles.map((tile, place) => (tile === null ? `?${set}.${place}` : tableId(tile.set, tile.place))),
  }))
}
