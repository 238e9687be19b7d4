/** Chapters 4, 8 and 10 of the rulebook: what a turn does, how it ends, and the last moves at an empty bank. */
import { at, replaceAt, type Seat } from '@tortuga/kit'
import { laidIn } from './check.ts'
import { setStanding, type Making } from './making.ts'
import { compareTables, sumOfSets, type Comparison } from './opening.ts'
import { faceOf, facesOf, takeFace } from './pieces.ts'
import { endRound, scoreEmptyBank, scoreGoingOut } from './scoring.ts'
import { keyOf } from './sets.ts'
import { nextSeat } from './setup.ts'
import type { Face, Piece, PieceSet, PieceTable, State, Table } from './types.ts'
import { view } from './view.ts'

const seatsFrom = (state: State, first: Seat): readonly Seat[] => {
  const seats: Seat[] = []
  for (let seat = first; seats.length < state.seats; seat = nextSeat(state, seat)) seats.push(seat)
  return seats
}

/** R9.6: an announcement stands until its maker's next turn. */
const passTurnTo = (making: Making, seat: Seat): void => {
  making.state.turn = seat
  making.state.phase = 'turn'
  if (at(making.state.standings, seat).announced) setStanding(making, seat, { announced: false })
}

/** R10.1, R10.2: who may still move after this seat has laid tiles or has not. */
const shortenLap = (state: State, lap: readonly Seat[], seat: Seat, hasLaid: boolean): readonly Seat[] =>
  hasLaid && state.options.emptyBank !== 'oneMoreMoveEach' ? seatsFrom(state, nextSeat(state, seat)) : lap.filter(other => other !== seat)

const endTurn = (making: Making, seat: Seat, hasLaid: boolean): void => {
  const { state, events } = making
  if (state.lap !== null) {
    state.lap = shortenLap(state, state.lap, seat, hasLaid)
    const [next] = state.lap
    if (next === undefined) endRound(making, 'bank', scoreEmptyBank(state))
    else passTurnTo(making, next)
    return
  }
  if (state.bank.length === 0) {
    state.lap = seatsFrom(state, nextSeat(state, seat))
    events.push({ type: 'bank-emptied', lap: state.lap })
  }
  passTurnTo(making, nextSeat(state, seat))
}

/** Takes tiles from the bank to a rack, as many as there are. */
const take = ({ state }: Making, seat: Seat, count: number): readonly Piece[] => {
  const tiles = state.bank.slice(0, count)
  state.bank = state.bank.slice(tiles.length)
  if (tiles.length > 0) state.racks = replaceAt(state.racks, seat, [...at(state.racks, seat), ...tiles])
  state.taken = replaceAt(state.taken, seat, tiles)
  return tiles
}

/** R4.2; R9.6: who has not opened is asked for a word, where it can count. */
export const draw = (making: Making, seat: Seat): void => {
  const { state, events } = making
  const [tile] = take(making, seat, 1)
  setStanding(making, seat, { hadTurn: true, penalised: false })
  events.push({ type: 'drew', seat, tile: tile === undefined ? null : faceOf(tile), bankLeft: state.bank.length })
  if (state.options.couldHaveOpened !== null && !at(state.standings, seat).opened) state.phase = 'announcement'
  else endTurn(making, seat, false)
}

/** R9.6 */
export const announce = (making: Making, seat: Seat, open: boolean): void => {
  making.events.push({ type: 'announced', seat, open })
  if (open) setStanding(making, seat, { announced: true })
  endTurn(making, seat, false)
}

/** R10.3 */
export const pass = (making: Making, seat: Seat): void => {
  take(making, seat, 0)
  setStanding(making, seat, { hadTurn: true, penalised: false })
  making.events.push({ type: 'passed', seat })
  endTurn(making, seat, false)
}

/** R8.2 to R8.5: the table was never touched, so nothing has to be put back. */
export const penalise = (making: Making, seat: Seat, cause: 'time' | 'mistake'): void => {
  const tiles = take(making, seat, making.state.options.penaltyTiles)
  setStanding(making, seat, { hadTurn: true, penalised: tiles.length > 0 })
  making.events.push({ type: 'penalised', seat, cause, tiles: facesOf(tiles) })
  endTurn(making, seat, false)
}

/** The tiles of a new table: sets that lay there keep their tiles, the others get those that are left, by face. */
const layPieces = (old: PieceTable, seen: Table, table: Table, { fresh, gone }: Comparison, laid: readonly Piece[]): PieceTable => {
  const kept = new Map<string, PieceSet[]>()
  const pool = new Map<Face, Piece[]>()
  const pour = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      const face = faceOf(piece)
      const copies = pool.get(face)
      if (copies === undefined) pool.set(face, [piece])
      else copies.push(piece)
    }
  }
  for (const [place, set] of seen.entries()) {
    if (gone.includes(set)) pour(at(old, place).tiles)
    else kept.set(keyOf(set), [...(kept.get(keyOf(set)) ?? []), at(old, place)])
  }
  pour(laid)
  return table.map(set => {
    const same = fresh.includes(set) ? undefined : kept.get(keyOf(set))?.shift()
    return same ?? { kind: set.kind, tiles: set.tiles.map(face => at(pool.get(face)?.splice(0, 1) ?? [], 0)) }
  })
}

/** Chapters 5 and 6. R9.1: an empty rack ends the round at once. */
export const play = (making: Making, seat: Seat, table: Table): void => {
  const { state, events } = making
  const before = view(state, seat)
  const change = compareTables(before.table, table)
  const tiles = laidIn(change)
  const rack = at(state.racks, seat).slice()
  const laid = tiles.map(face => takeFace(rack, face))
  const isOpening = !at(state.standings, seat).opened
  state.table = layPieces(state.table, before.table, table, change, laid)
  state.racks = replaceAt(state.racks, seat, rack)
  take(making, seat, 0)
  setStanding(making, seat, { opened: true, hadTurn: true, penalised: false })
  events.push({
    type: 'played',
    seat,
    tiles,
    opening: isOpening ? sumOfSets(change.fresh, state.options) : null,
    rearranged: change.gone.length > 0,
  })
  if (rack.length === 0) endRound(making, 'out', scoreGoingOut(state, seat))
  else endTurn(making, seat, true)
}
