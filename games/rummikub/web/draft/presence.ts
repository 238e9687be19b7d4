/** What the others see of a draft, and what is seen of theirs: table tiles where they are being moved, rack tiles as blanks. A face cannot be said here. */
import type { Draft, DraftTile, Table } from '../../rules/index.ts'
import { isTouched, type Drafting } from './draft.ts'
import { originOf, tableId, type TileId } from './tiles.ts'

export const NO_DRAFT: Draft = { type: 'none' }

/** Rack tiles lose even their name: which of them it is would tell a returning tile from another. */
export const presenceOf = (drafting: Drafting): Draft => {
  if (!isTouched(drafting)) return NO_DRAFT
  const shown = drafting.sets.map(({ tiles }) => tiles.map(originOf))
  return { type: 'table', sets: shown.filter(tiles => tiles.length > 1), loose: shown.filter(tiles => tiles.length === 1).flat() }
}

/** A set as somebody else is laying it. A blank is named by its place. */
export type SeenSet = { readonly id: string; readonly tiles: readonly TileId[] }
export const isBlank = (id: TileId): boolean => id.startsWith('?')

/** Another player's draft over this table; null where there is none, or where it was made over another table. */
export const seenDraft = (draft: Draft | null | undefined, table: Table): readonly SeenSet[] | null => {
  if (draft?.type !== 'table') return null
  const all: readonly (readonly DraftTile[])[] = [...draft.sets, ...draft.loose.map(tile => [tile])]
  const named = all.flat().flatMap(tile => (tile === null ? [] : [tableId(tile.set, tile.place)]))
  const there = table.flatMap(({ tiles }, set) => tiles.map((_, place) => tableId(set, place)))
  const isWhole = named.length === there.length && new Set(named).size === named.length && named.every(id => there.includes(id))
  if (!isWhole) return null
  return all.map((tiles, set) => ({
    id: `d${set}`,
    tiles: tiles.map((tile, place) => (tile === null ? `?${set}.${place}` : tableId(tile.set, tile.place))),
  }))
}
