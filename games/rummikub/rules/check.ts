/** Whether a move is legal, judged from the player's own view. Complete, and it answers for anything the schema lets through. */
import { unreachable, type Seat } from '@tortuga/kit'
import { checkFrozen, checkReuse } from './jokers.ts'
import { bestReadingOf, compareTables, couldOpen, sumOfSets, type Comparison } from './opening.ts'
import { doubletsIn, FACE_COUNT, faceAt, indexOf, tally } from './pieces.ts'
import { listAdditions, listRackSets } from './plays.ts'
import { faultOf } from './sets.ts'
import { canLay } from './solver/solve.ts'
import type { Face, Move, Refusal, Table, View } from './types.ts'

const tilesOf = (table: Table): readonly Face[] => table.flatMap(({ tiles }) => tiles)

const addTiles = (counts: Int8Array, table: Table, sign: number): void => {
  for (const { tiles } of table)
    for (const tile of tiles) {
      const index = indexOf(tile)
      counts[index] = (counts[index] ?? 0) + sign
    }
}

/** Faces by their counts, those below zero as well where `sign` is −1. */
const listed = (counts: Int8Array | Uint8Array, sign = 1): readonly Face[] => {
  const faces: Face[] = []
  for (let index = 0; index < FACE_COUNT; index += 1)
    for (let left = sign * (counts[index] ?? 0); left > 0; left -= 1) faces.push(faceAt(index))
  return faces
}

/** How many of each tile a table has more than before; less than none where the old table had more. */
const tilesMore = ({ fresh, gone }: Comparison): Int8Array => {
  const counts = new Int8Array(FACE_COUNT)
  addTiles(counts, fresh, 1)
  addTiles(counts, gone, -1)
  return counts
}

/** The tiles that were laid, where one table became another. */
export const laidIn = (change: Comparison): readonly Face[] => listed(tilesMore(change))

/** The tiles that a new table takes from the rack. */
export const laidBy = (view: View, table: Table): readonly Face[] => laidIn(compareTables(view.table, table))

/** R5.1 to R5.3 */
const checkOpening = (view: View, { fresh, gone }: Comparison, laid: Uint8Array): Refusal | null => {
  const { options } = view
  if (options.tableInOpeningTurn && couldOpen(listed(laid), options)) return null
  const [touched] = gone
  if (touched !== undefined) return { type: 'table-touched', tiles: touched.tiles }
  const sum = sumOfSets(fresh, options)
  return sum >= options.openingMin ? null : { type: 'below-opening', sum, needed: options.openingMin, best: bestReadingOf(fresh, options) }
}

/** Whether a table may lie like this at the end of the viewer's turn; who moves is not asked. The live marks of a table rest on it, too. */
export const checkTable = (view: View, seat: Seat, table: Table): Refusal | null => {
  const change = compareTables(view.table, table)
  const more = tilesMore(change)
  const rack = tally(view.rack)
  const foreign = more.findIndex((count, index) => count > (rack[index] ?? 0))
  if (foreign >= 0) return { type: 'not-on-rack', tile: faceAt(foreign) }
  for (const [place, set] of table.entries()) {
    const fault = change.fresh.includes(set) ? faultOf(set, place, view.options) : null // what lay there is right
    if (fault !== null) return fault
  }
  const missing = listed(more, -1)
  if (missing.length > 0) return { type: 'table-tile-missing', tiles: missing }
  if (!more.some(count => count > 0)) return { type: 'nothing-laid' } // R6.2
  const laid = Uint8Array.from(more)
  const opening = view.standings[seat]?.opened === true ? null : checkOpening(view, change, laid)
  return opening ?? checkFrozen(view.table, table, laid, view.options) ?? checkReuse(view.table, table, laid, view.options)
}

/** R8.3: where mistakes are penalised a wrong table is a move, too; only tiles that are not there cannot be laid. */
const checkPlay = (view: View, seat: Seat, table: Table): Refusal | null => {
  const refusal = checkTable(view, seat, table)
  return view.options.mistakes === 'penalised' && refusal?.type !== 'not-on-rack' ? null : refusal
}

/** Whether the seat could lay anything. Plain plays are looked at first: mostly there is one, and the solver need not be asked. */
const isAble = ({ table, rack, options, standings }: View, seat: Seat): boolean => {
  if (standings[seat]?.opened !== true) return couldOpen(rack, options)
  return listRackSets(rack).length > 0 || listAdditions(table, rack, options).length > 0 || canLay(tilesOf(table), rack)
}

/** R10.3, and R10.1 where whoever can lay must. */
const checkPass = (view: View, seat: Seat): Refusal | null => {
  if (view.bankSize > 0) return { type: 'bank-not-empty', left: view.bankSize }
  if (view.options.emptyBank !== 'mustLay') return null
  return isAble(view, seat) ? { type: 'must-lay' } : null
}

/** R2.6, R2.7 */
const checkRedeal = (view: View, seat: Seat, want: boolean): Refusal | null => {
  if (view.phase !== 'redeal') return { type: 'no-redeal-asked' }
  if (view.answered[seat] === true) return { type: 'already-answered' }
  const [held, needed] = [doubletsIn(view.rack).length, view.options.doubletsForRedeal ?? 0]
  return want && held < needed ? { type: 'too-few-doublets', held, needed } : null
}

/** R4.1 */
const checkTurn = ({ phase, turn }: View, seat: Seat): Refusal | null => {
  if (phase === 'redeal') return { type: 'redeal-first' }
  if (turn !== seat) return { type: 'not-your-turn', turn }
  return phase === 'announcement' ? { type: 'announce-first' } : null
}

export const check = (view: View, move: Move): Refusal | null => {
  const { viewer, phase } = view
  if (phase === 'over') return { type: 'over' }
  if (typeof viewer !== 'number') return { type: 'watching' }
  switch (move.type) {
    case 'redeal':
      return checkRedeal(view, viewer, move.want)
    case 'announce':
      return phase === 'announcement' && view.turn === viewer ? null : { type: 'no-announcement-asked' }
    case 'draw':
      return checkTurn(view, viewer) ?? (view.bankSize > 0 ? null : { type: 'bank-empty' })
    case 'play':
      return checkTurn(view, viewer) ?? checkPlay(view, viewer, move.table)
    case 'pass':
      return checkTurn(view, viewer) ?? checkPass(view, viewer)
    case 'out-of-time':
      return checkTurn(view, viewer)
    default:
      return unreachable(move)
  }
}

export const REFUSAL_RULES = {
  over: ['R11.1'],
  watching: ['R4.1'],
  'not-your-turn': ['R4.1'],
  'redeal-first': ['R2.7'],
  'already-answered': ['R2.7'],
  'no-redeal-asked': ['R2.7'],
  'too-few-doublets': ['R2.6'],
  'announce-first': ['R9.6'],
  'no-announcement-asked': ['R9.6'],
  'bank-empty': ['R10.3'],
  'bank-not-empty': ['R4.1'],
  'must-lay': ['R10.1'],
  'not-on-rack': ['R4.1'],
  'table-tile-missing': ['R6.3', 'R7.5'],
  'nothing-laid': ['R6.2'],
  'table-touched': ['R5.2'],
  'below-opening': ['R5.1', 'R5.3'],
  'joker-not-in-new-set': ['R7.10'],
  'frozen-set': ['R7.11'],
  'too-short': ['R3.1', 'R3.2'],
  'too-long': ['R3.1', 'R7.2'],
  'only-jokers': ['R7.6'],
  'too-many-jokers': ['R7.6'],
  'numbers-differ': ['R3.1'],
  'colour-twice': ['R3.1'],
  'colours-differ': ['R3.2'],
  gap: ['R3.2', 'R3.5'],
  'past-13': ['R3.3', 'R7.2'],
  'before-1': ['R3.3', 'R7.2'],
} as const satisfies Record<Refusal['type'], readonly string[]>
