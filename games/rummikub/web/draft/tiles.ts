/** The tiles of a turn under names of their own: those of the table by where they lay before it, those of the rack by face and copy. */
import { at } from '@tortuga/kit'
import type { Face, Options, Table } from '../../rules/index.ts'

/** `3.2`: the third tile of the fourth set as it lay; `B4#1`: the second blue 4 of the rack. */
export type TileId = string

/** What a turn begins with. It stays the same object for as long as the turn lasts. */
export type Base = { readonly table: Table; readonly rack: readonly Face[]; readonly rules: Pick<Options, 'oneAfter13' | 'jokersPerSet'> }

export const tableId = (set: number, place: number): TileId => `${set}.${place}`
export const idsOfSet = (table: Table, set: number): readonly TileId[] => at(table, set).tiles.map((_, place) => tableId(set, place))
export const rackIds = (rack: readonly Face[]): readonly TileId[] =>
  rack.map((face, index) => `${face}#${rack.slice(0, index).filter(other => other === face).length}`)

export const isFromRack = (id: TileId): boolean => id.includes('#')

/** Where a tile of the table lay; null for one of the rack. */
export const originOf = (id: TileId): { readonly set: number; readonly place: number } | null => {
  if (isFromRack(id)) return null
  const [set = 0, place = 0] = id.split('.').map(Number)
  return { set, place }
}

export const faceOfTile = ({ table }: Pick<Base, 'table'>, id: TileId): Face => {
  const origin = originOf(id)
  return origin === null ? id.slice(0, id.indexOf('#')) : at(at(table, origin.set).tiles, origin.place)
}
export const facesOfTiles = (base: Pick<Base, 'table'>, ids: readonly TileId[]): readonly Face[] => ids.map(id => faceOfTile(base, id))
