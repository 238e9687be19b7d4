/** Samples worlds that are consistent with a view. Hidden tiles are dealt at random, then corrected: a seat that lays as much as it can holds nothing it could have laid last turn. */
import { at, shuffle, range, type Random, type Seat } from '@tortuga/kit'
import type { View } from '../../rules/index.ts'
import { faceOf, FACE_COUNT, indexOf, JOKER_INDEX, piecesFor, countFaces } from '../../rules/data/pieces.ts'
import { countAt, chooseTiles, type TileCounts, type CountWorld } from './world.ts'

/** What the viewer knows, computed once for many worlds. */
export type KnownTiles = {
  readonly view: View
  readonly seat: Seat
  readonly table: TileCounts
  readonly rack: TileCounts
  readonly hidden: readonly number[]
}

export const readViewFacts = (view: View, seat: Seat): KnownTiles => {
  const table = countFaces(view.table.flatMap(({ tiles }) => tiles))
  const rack = countFaces(view.rack)
  const seen = table.map((count, face) => count + countAt(rack, face))
  const hidden: number[] = []
  for (const piece of piecesFor(view.seats)) {
    const face = indexOf(faceOf(piece))
    if (countAt(seen, face) > 0) seen[face] = countAt(seen, face) - 1
    else hidden.push(face)
  }
  return { view, seat, table, rack, hidden }
}

/** How often the correction is repeated for one rack. */
const TRIES = 2

/** Exchanges tiles that the seat would have laid last turn for random hidden ones. Jokers are excluded, because players keep them although they could lay them. */
const exchangePlayable = (world: CountWorld, heap: number[], seat: Seat, drawn: readonly number[], random: Random): void => {
  const rack = at(world.racks, seat)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const old = rack.slice()
    for (const face of drawn) old[face] = countAt(old, face) - 1
    old[JOKER_INDEX] = 0
    const laid = chooseTiles(world, old, at(world.opened, seat))
    if (laid === null) return
    for (let face = 0; face < FACE_COUNT; face += 1)
      for (let count = countAt(laid, face); count > 0; count -= 1) {
        const place = random.int(heap.length)
        const other = at(heap, place)
        heap[place] = face
        rack[face] = countAt(rack, face) - 1
        rack[other] = countAt(rack, other) + 1
      }
  }
}

/** An opened player with few tiles probably lays them at once, one with many probably holds them back; in between it is random. */
const FEW = 10
const MANY = 16
const seemsHasty = (size: number, random: Random): boolean => size <= FEW || (size < MANY && random.int(MANY - FEW) >= size - FEW)

export const sampleWorld = ({ view, seat: viewer, table, rack, hidden }: KnownTiles, random: Random): CountWorld => {
  const heap = shuffle(hidden, random)
  const seats = range(view.seats)
  const others = seats.map(seat => (seat === viewer ? [] : heap.splice(0, at(view.rackSizes, seat))))
  const racks = seats.map(seat => {
    if (seat === viewer) return rack.slice()
    const counts = new Uint8Array(FACE_COUNT)
    for (const face of at(others, seat)) counts[face] = countAt(counts, face) + 1
    return counts
  })
  const opened = view.standings.map(standing => standing.opened)
  const hasty = seats.map(seat => seat !== viewer && at(opened, seat) && seemsHasty(at(view.rackSizes, seat), random))
  const world: CountWorld = {
    options: view.options,
    seats: view.seats,
    table: table.slice(),
    racks,
    sizes: view.rackSizes.slice(),
    opened,
    hasty,
    bank: heap,
    left: heap.length,
    turn: viewer,
    lap: view.lap === null ? null : view.lap.slice(),
    isOver: false,
  }
  if (heap.length === 0) return world
  for (const seat of seats) {
    const laysAtOnce = seat !== viewer && at(view.standings, seat).hadTurn && (at(hasty, seat) || !at(opened, seat))
    if (laysAtOnce) exchangePlayable(world, heap, seat, at(others, seat).slice(at(others, seat).length - at(view.takenSizes, seat)), random)
  }
  return world
}
