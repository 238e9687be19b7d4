/** Builds a random state that is consistent with a view: known tiles stay where they are, all others are dealt at random. */
import { at, shuffle, range, type Random } from '@tortuga/kit'
import { doubletsIn, faceOf, facesOf, piecesFor, takeFace } from '../data/pieces.ts'
import type { Face, Piece, State, View } from '../data/types.ts'

/** R2.7: replaces sealed answers of other seats by random legal ones. */
const sampleAnswers = (view: View, racks: readonly (readonly Piece[])[], random: Random): readonly (boolean | null)[] => {
  const [task] = view.agenda
  return racks.map((rack, seat) => {
    if (view.answers !== null) return at(view.answers, seat)
    if (task?.type !== 'redeal' || task.seats.includes(seat)) return null
    if (seat === view.viewer) return view.answer
    const isAble = doubletsIn(facesOf(rack)).length >= (view.options.doubletsForRedeal ?? 0)
    return isAble && random.int(2) === 1
  })
}

export const determinize = (view: View, random: Random): State => {
  const { viewer, seats } = view
  const copies = new Map<Face, Piece[]>()
  for (const piece of piecesFor(seats)) copies.set(faceOf(piece), [...(copies.get(faceOf(piece)) ?? []), piece])
  const takeAll = (faces: readonly Face[]): readonly Piece[] => faces.map(face => at(copies.get(face)?.splice(0, 1) ?? [], 0))

  const table = view.table.map(({ kind, tiles }) => ({ kind, tiles: takeAll(tiles) }))
  const shown = range(seats).map(seat =>
    seat === viewer ? takeAll(view.rack) : view.racks === null ? null : takeAll(at(view.racks, seat)),
  )
  const bank = view.bank === null ? null : takeAll(view.bank)
  const heap = shuffle([...copies.values()].flat(), random)
  const racks = range(seats).map(seat => shown[seat] ?? heap.splice(0, at(view.rackSizes, seat)))
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
    agenda: view.agenda,
    starter: view.starter,
    table,
    racks,
    bank: bank ?? heap.slice(0, view.bankSize),
    standings: view.standings,
    taken,
    answers: sampleAnswers(view, racks, random),
    lap: view.lap,
    rounds: view.rounds,
  }
}
