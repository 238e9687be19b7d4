/** What the tests of drafts share: a turn in notation, tiles named by their faces, and the draft printed as a table. */
import { at } from '@tortuga/kit'
import { notation, rummikub, type View } from '../../rules/index.ts'
import { beginDraft, moveTiles, restOfRack, type Drafting, type Target } from './draft.ts'
import { faceOfTile, type TileId } from './tiles.ts'

/** Seat A's view of `pl | table: … | A: … | opened: A`. */
export const viewOf = (position: string, seat = 0): View => rummikub.view(notation.parseState(position), seat)

export const draftOf = (view: View): Drafting => beginDraft({ table: view.table, rack: view.rack, rules: view.options })
export const drafting = (position: string): Drafting => draftOf(viewOf(position))

/** The first such tile of the rack, or of the set with this number (`R6@1`). */
export const tile = (draft: Drafting, name: string): TileId => {
  const [face = '', set] = name.split('@')
  const from = set === undefined ? restOfRack(draft) : at(draft.sets, Number(set)).tiles
  const found = from.find(id => faceOfTile(draft.base, id) === face)
  if (found === undefined) throw new RangeError(`no ${name} here`)
  return found
}

/** `R6 K1@0` to a set by number, to a new one, or to the rack. */
export const move = (draft: Drafting, names: string, to: number | 'new' | 'rack', place: number | null = null): Drafting => {
  const ids = names.split(' ').map(name => tile(draft, name))
  const target: Target = typeof to === 'number' ? { type: 'set', id: at(draft.sets, to).id, at: place } : { type: to }
  return moveTiles(draft, ids, target)
}

/** `R4 R5 R6 / R6 R7 R8`; the rack behind a bar. */
export const print = (draft: Drafting): string => {
  const faces = (ids: readonly TileId[]): string => ids.map(id => faceOfTile(draft.base, id)).join(' ')
  return `${draft.sets.map(({ tiles }) => faces(tiles)).join(' / ')} | ${faces(restOfRack(draft))}`
}
