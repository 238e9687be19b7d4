/** Decides from the player's own view whether a turn may end with a table. Handles every table that the schema accepts. */
import type { Seat } from '@tortuga/kit'
import { checkFrozenSets, checkJokerReuse } from '../sets/jokers.ts'
import { bestReadingOf, compareTables, canOpen, sumOfSets, type TableChange } from '../opening/opening.ts'
import { FACE_COUNT, faceAt, indexOf, countFaces } from '../data/pieces.ts'
import { findSetFault } from '../sets/sets.ts'
import type { Face, Refusal, TileTable, View } from '../data/types.ts'

const addTiles = (counts: Int8Array, table: TileTable, sign: number): void => {
  for (const { tiles } of table)
    for (const tile of tiles) {
      const index = indexOf(tile)
      counts[index] = (counts[index] ?? 0) + sign
    }
}

/** Expands counts into faces; with `sign` −1 it lists the negative counts instead. */
const facesIn = (counts: Int8Array | Uint8Array, sign = 1): readonly Face[] => {
  const faces: Face[] = []
  for (let index = 0; index < FACE_COUNT; index += 1)
    for (let left = sign * (counts[index] ?? 0); left > 0; left -= 1) faces.push(faceAt(index))
  return faces
}

/** By face, how many tiles the table has gained; negative where it has lost some. */
const tilesGained = ({ added, removed }: TableChange): Int8Array => {
  const counts = new Int8Array(FACE_COUNT)
  addTiles(counts, added, 1)
  addTiles(counts, removed, -1)
  return counts
}

/** The tiles that a change of the table takes from the rack. */
export const tilesLaid = (change: TableChange): readonly Face[] => facesIn(tilesGained(change))

/** The same for a new table, compared with the table in the view. */
export const tilesLaidFromRack = (view: View, table: TileTable): readonly Face[] => tilesLaid(compareTables(view.table, table))

/** R5.1 to R5.3 */
const checkOpening = (view: View, { added, removed }: TableChange, laid: Uint8Array): Refusal | null => {
  const { options } = view
  if (options.tableInOpeningTurn && canOpen(facesIn(laid), options)) return null
  const [touched] = removed
  if (touched !== undefined) return { type: 'table-touched', tiles: touched.tiles }
  const sum = sumOfSets(added, options)
  return sum >= options.openingMin ? null : { type: 'below-opening', sum, needed: options.openingMin, best: bestReadingOf(added, options) }
}

/** Checks the table at the end of a turn, no matter whose turn it is: the web table also uses it to mark sets while the viewer is still drafting. */
export const checkTable = (view: View, seat: Seat, table: TileTable): Refusal | null => {
  const change = compareTables(view.table, table)
  const gained = tilesGained(change)
  const rack = countFaces(view.rack)
  const foreign = gained.findIndex((count, index) => count > (rack[index] ?? 0))
  if (foreign >= 0) return { type: 'not-on-rack', tile: faceAt(foreign) }
  for (const [place, set] of table.entries()) {
    const fault = change.added.includes(set) ? findSetFault(set, place, view.options) : null // unchanged sets are valid already
    if (fault !== null) return fault
  }
  const missing = facesIn(gained, -1)
  if (missing.length > 0) return { type: 'table-tile-missing', tiles: missing }
  if (!gained.some(count => count > 0)) return { type: 'nothing-laid' } // R6.2
  const laid = Uint8Array.from(gained)
  const opening = view.standings[seat]?.opened === true ? null : checkOpening(view, change, laid)
  return opening ?? checkFrozenSets(view.table, table, laid, view.options) ?? checkJokerReuse(view.table, table, laid, view.options)
}
