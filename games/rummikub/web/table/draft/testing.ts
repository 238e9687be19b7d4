/** Test helpers: drafts from positions in notation, moves by face, and drafts printed as text. */
import { at } from '@tortuga/kit'
import { notation, rummikub, type View } from '../../../rules/index.ts'
import { startDraft, moveTiles, tilesOnRack, type DraftState, type MoveTarget } from './draft.ts'
import { faceOfTile, type TileId } from './tile-ids.ts'

/** Seat A's view of `pl | table: … | A: … | opened: A`. */
export const viewOf = (position: string, seat = 0): View => rummikub.view(notation.parseState(position), seat)

export const draftOf = (view: View): DraftState => startDraft({ table: view.table, rack: view.rack, rules: view.options })
export const draftFrom = (position: string): DraftState => draftOf(viewOf(position))

/** The id of the first such tile on the rack, or in the set with this index (`R6@1`). */
export const tile = (draft: DraftState, name: string): TileId => {
  const [face = '', set] = name.split('@')
  const from = set === undefined ? tilesOnRack(draft) : at(draft.sets, Number(set)).tiles
  const found = from.find(id => faceOfTile(draft.base, id) === face)
  if (found === undefined) throw new RangeError(`no ${name} here`)
  return found
}

/** Moves tiles (`R6 K1@0`) to a set by index, to a new set, or to the rack. */
export const move = (draft: DraftState, names: string, to: number | 'new' | 'rack', place: number | null = null): DraftState => {
  const ids = names.split(' ').map(name => tile(draft, name))
  const target: MoveTarget = typeof to === 'number' ? { type: 'set', id: at(draft.sets, to).id, at: place } : { type: to }
  return moveTiles(draft, ids, target)
}

/** `R4 R5 R6 / R6 R7 R8 | K1`: the sets, then the rack. */
export const print = (draft: DraftState): string => {
  const faces = (ids: readonly TileId[]): string => ids.map(id => faceOfTile(draft.base, id)).join(' ')
  return `${draft.sets.map(({ tiles }) => faces(tiles)).join(' / ')} | ${faces(tilesOnRack(draft))}`
}
