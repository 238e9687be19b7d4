/** Ids of tiles during a turn: table tiles by their position before the turn, rack tiles by face and copy. */
import { at } from '@tortuga/kit'
import { faceOfKey, isHandKey as isFromRack } from '@tortuga/ui/table'
import type { Face, Options, TileTable } from '../../../rules/index.ts'

export { isHandKey as isFromRack, keysOfHand as rackIds } from '@tortuga/ui/table'

/** `3.2`: the third tile of the fourth set before the turn; `B4#1`: the second blue 4 on the rack. */
export type TileId = string

/** Table, rack and set rules at the start of the turn. It stays the same object during the turn. */
export type DraftBase = {
  readonly table: TileTable
  readonly rack: readonly Face[]
  readonly rules: Pick<Options, 'oneAfter13' | 'jokersPerSet'>
}

export const tableId = (set: number, place: number): TileId => `${set}.${place}`
export const idsOfSet = (table: TileTable, set: number): readonly TileId[] => at(table, set).tiles.map((_, place) => tableId(set, place))

/** The position of a table tile before the turn; null for a rack tile. */
export const originOf = (id: TileId): { readonly set: number; readonly place: number } | null => {
  if (isFromRack(id)) return null
  const [set = 0, place = 0] = id.split('.').map(Number)
  return { set, place }
}

export const faceOfTile = ({ table }: Pick<DraftBase, 'table'>, id: TileId): Face => {
  const origin = originOf(id)
  return origin === null ? faceOfKey(id) : at(at(table, origin.set).tiles, origin.place)
}
export const facesOfTiles = (base: Pick<DraftBase, 'table'>, ids: readonly TileId[]): readonly Face[] => ids.map(id => faceOfTile(base, id))
