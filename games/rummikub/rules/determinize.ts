/** A world behind a view: what the viewer knows stays, all else is dealt anew, and every other seat knows as many tiles as in truth. */
import { at, shuffle, upTo, type Random } from '@tortuga/kit'
import { doubletsIn, faceOf, facesOf, piecesFor, takeFace } from './pieces.ts'
import type { Face, Piece, State, View } from './types.ts'

/** R2.7: answers that are sealed already become any legal ones. */
const answerAnew = (view: View, racks: readonly (readonly Piece[])[], random: Random): readonly (boolean | null)[] =>
  racks.map((rack, seat) => {
    if (view.answers !== null) return at(view.answers, seat)
    if (view.answered[seat] !== true) return null
    if (seat === view.viewer) return view.answer
    if (view.phase !== 'redeal') return false // one yes would have brought a new deal
    const isAble = doubletsIn(facesOf(rack)).length >= (view.options.doubletsForRedeal ?? 0)
    return isAble && random.int(2) === 1
  })

export const determinize = (view: View, random: Random): State => {
  const { viewer, seats } = view
  const copies = new Map<Face, Piece[]>()
  for (const piece of piecesFor(seats)) copies.set(faceOf(piece), [...(copies.get(faceOf(piece)) ?? []), piece])
  const takeAll = (faces: readonly Face[]): readonly Piece[] => faces.map(face => at(copies.get(face)?.splice(0, 1) ?? [], 0))

  const table = view.table.map(({ kind, tiles }) => ({ kind, tiles: takeAll(tiles) }))
  const shown = upTo(seats).map(seat => (seat === viewer ? takeAll(view.rack) : view.racks === null ? null : takeAll(at(view.racks, seat))))
  const bank = view.bank === null ? null : takeAll(view.bank)
  const heap = shuffle([...copies.values()].flat(), random)
  const racks = upTo(seats).map(seat => shown[seat] ?? heap.splice(0, at(view.rackSizes, seat)))
  const taken = racks.map((rack, seat) => {
    if (seat !== viewer) return rack.slice(rack.length - at(view.takenSizes, seat))
    const own = rack.toReversed()
    return view.taken
      .toReversed()
      .map(face => takeFace(own, face))
      .toReversed()
  })
  return {
    options: view.options,
    seats,
    phase: view.phase,
    starter: view.starter,
    turn: view.turn,
    table,
    racks,
    bank: bank ?? heap.slice(0, view.bankSize),
    standings: view.standings,
    taken,
    answers: answerAnew(view, racks, random),
    lap: view.lap,
    rounds: view.rounds,
  }
}
