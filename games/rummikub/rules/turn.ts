/** Chapters 4, 8 and 10 of the rulebook: what a turn does. Its end is a task of its own, `tasks/end-turn.ts`. */
import { at, prependTasks, replaceAt, type Seat } from '@tortuga/kit'
import { tilesLaid } from './laying/check-table.ts'
import { gainsOf, jokersLaid } from './laying/set-growth.ts'
import { compareTables, openingSum, type TableChange } from './opening/opening.ts'
import { faceOf, facesOf, takeFace } from './data/pieces.ts'
import { endRound, scoreGoingOut } from './scoring.ts'
import { setKey } from './sets/sets.ts'
import type { RummikubStep } from './step.ts'
import { changeStatus, tasksAfterDraw } from './turn-order.ts'
import type { Face, Piece, PieceSet, PieceTable, TileSet, TileTable } from './data/types.ts'
import { viewTable } from './views/view.ts'

/** Takes tiles from the bank; fewer if it runs out. `count` 0 clears what the seat took in its last turn. */
const take = ({ state }: RummikubStep, seat: Seat, count: number): readonly Piece[] => {
  const tiles = state.bank.slice(0, count)
  if (tiles.length > 0) {
    state.bank = state.bank.slice(tiles.length)
    state.racks = replaceAt(state.racks, seat, [...at(state.racks, seat), ...tiles])
  }
  if (tiles.length > 0 || at(state.taken, seat).length > 0) state.taken = replaceAt(state.taken, seat, tiles)
  return tiles
}

/** R4.2 */
export const draw = (step: RummikubStep, seat: Seat): void => {
  const { state, events } = step
  const [tile] = take(step, seat, 1)
  state.standings = changeStatus(state.standings, seat, { hadTurn: true, penalised: false })
  events.push({ type: 'drew', seat, tile: tile === undefined ? null : faceOf(tile), bankLeft: state.bank.length })
  prependTasks(step, tasksAfterDraw(state.options, at(state.standings, seat), seat))
}

/** R10.3 */
export const pass = (step: RummikubStep, seat: Seat): void => {
  const { state, events } = step
  take(step, seat, 0)
  state.standings = changeStatus(state.standings, seat, { hadTurn: true, penalised: false })
  events.push({ type: 'passed', seat })
  prependTasks(step, [{ type: 'end-turn', seat, laid: false }])
}

/** R8.2 to R8.5: drafts never change the state, so there is nothing to restore. Even without a penalty the turn takes the tile of an ordinary draw: otherwise a round could go on forever (R10.8). */
export const applyPenalty = (step: RummikubStep, seat: Seat, cause: 'time' | 'mistake'): void => {
  const { state, events } = step
  const tiles = take(step, seat, Math.max(1, state.options.penaltyTiles))
  state.standings = changeStatus(state.standings, seat, { hadTurn: true, penalised: tiles.length > 0 })
  events.push({ type: 'penalised', seat, cause, tiles: facesOf(tiles) })
  prependTasks(step, [{ type: 'end-turn', seat, laid: false }])
}

/** Assigns pieces to the new table: unchanged sets keep theirs, the others get the remaining pieces by face. */
const layPieces = (
  old: PieceTable,
  viewed: TileTable,
  table: TileTable,
  { added, removed }: TableChange,
  laid: readonly Piece[],
): PieceTable => {
  const kept = new Map<TileSet, PieceSet>()
  const pool = new Map<Face, Piece[]>()
  const addToPool = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      const face = faceOf(piece)
      const copies = pool.get(face)
      if (copies === undefined) pool.set(face, [piece])
      else copies.push(piece)
    }
  }
  for (let place = 0; place < viewed.length; place += 1) {
    const set = at(viewed, place)
    if (set === table[place]) continue // most sets are the same object at the same place
    if (removed.includes(set)) addToPool(at(old, place).tiles)
    else kept.set(set, at(old, place))
  }
  addToPool(laid)
  /** The viewed set that a set of the new table is: usually the same object, or an equal one if the move came from outside. */
  const findKept = (set: TileSet): TileSet | undefined => {
    if (kept.has(set)) return set
    return added.includes(set) ? undefined : [...kept.keys()].find(other => setKey(other) === setKey(set))
  }
  return table.map((set, place) => {
    if (set === viewed[place]) return at(old, place)
    const same = findKept(set)
    const pieces = same === undefined ? undefined : kept.get(same)
    if (same === undefined || pieces === undefined)
      return { kind: set.kind, tiles: set.tiles.map(face => at(pool.get(face)?.splice(0, 1) ?? [], 0)) }
    kept.delete(same)
    return pieces
  })
}

/** Chapters 5 and 6. R9.1: an empty rack ends the round at once. */
export const play = (step: RummikubStep, seat: Seat, table: TileTable): void => {
  const { state, events } = step
  const before = viewTable(state.table)
  const change = compareTables(before, table)
  const tiles = tilesLaid(change)
  const rack = at(state.racks, seat).slice()
  const laid = tiles.map(face => takeFace(rack, face))
  const isOpening = !at(state.standings, seat).opened
  state.table = layPieces(state.table, before, table, change, laid)
  state.racks = replaceAt(state.racks, seat, rack)
  take(step, seat, 0)
  state.standings = changeStatus(state.standings, seat, { opened: true, hadTurn: true, penalised: false })
  events.push({
    type: 'played',
    seat,
    tiles,
    opening: isOpening ? openingSum(change, tiles, state.options) : null,
    rearranged: change.removed.length > 0,
    table: viewTable(state.table),
    gains: gainsOf(change),
    jokers: jokersLaid(before, table, tiles, state.options),
  })
  if (rack.length === 0) endRound(step, 'out', scoreGoingOut(state, seat))
  else prependTasks(step, [{ type: 'end-turn', seat, laid: true }])
}
