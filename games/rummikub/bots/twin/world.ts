/** A fast model of one round for playouts, changed in place. Tiles are only counted: while jokers move freely, any arrangement of the table tiles is possible, so the sets do not matter. */
import { at, type Seat } from '@tortuga/kit'
import type { Options } from '../../rules/index.ts'
import { FACE_COUNT, JOKER_INDEX, TOP_NUMBER } from '../../rules/data/pieces.ts'
import { findQuickPlay, findOpeningCounts } from '../../rules/solver/solve.ts'

/** Tile counts, indexed like `FACES`. */
export type TileCounts = Uint8Array

export type CountWorld = {
  readonly options: Options
  readonly seats: number
  readonly table: TileCounts
  readonly racks: readonly TileCounts[]
  readonly sizes: number[] // rack sizes
  readonly opened: boolean[]
  readonly hasty: readonly boolean[] // by seat: lays as much as it can in every turn
  readonly bank: readonly number[] // face indices, the next one last
  left: number // tiles left in the bank
  turn: Seat
  lap: number[] | null // R10.1
  isOver: boolean
}

export const countAt = (counts: TileCounts, index: number): number => counts[index] ?? 0

export const copyWorld = (world: CountWorld): CountWorld => ({
  options: world.options,
  seats: world.seats,
  table: world.table.slice(),
  racks: world.racks.map(rack => rack.slice()),
  sizes: world.sizes.slice(),
  opened: world.opened.slice(),
  hasty: world.hasty,
  bank: world.bank,
  left: world.left,
  turn: world.turn,
  lap: world.lap,
  isOver: world.isOver,
})

/** R9.3 */
export const valueOfCounts = (rack: TileCounts, jokerValue: number): number => {
  let sum = countAt(rack, JOKER_INDEX) * jokerValue
  for (let face = 0; face < JOKER_INDEX; face += 1) sum += countAt(rack, face) * ((face % TOP_NUMBER) + 1)
  return sum
}

export const sizeOf = (counts: TileCounts): number => {
  let size = 0
  for (let face = 0; face < FACE_COUNT; face += 1) size += countAt(counts, face)
  return size
}

/** R4.1 */
const follows = ({ options, seats }: CountWorld, seat: Seat): Seat => (seat + (options.direction === 'clockwise' ? 1 : seats - 1)) % seats

const seatsAfter = (world: CountWorld, seat: Seat): number[] => {
  const list: number[] = []
  for (let next = follows(world, seat); list.length < world.seats; next = follows(world, next)) list.push(next)
  return list
}

/** R10.1, R10.2 */
const endTurn = (world: CountWorld, seat: Seat, hasLaid: boolean): void => {
  if (world.lap === null && world.left > 0) {
    world.turn = follows(world, seat)
    return
  }
  const isNew = world.lap === null || (hasLaid && world.options.emptyBank !== 'oneMoreMoveEach')
  world.lap = isNew ? seatsAfter(world, seat) : (world.lap ?? []).filter(other => other !== seat)
  const [next] = world.lap
  if (next === undefined) world.isOver = true
  else world.turn = next
}

/** Plays one turn: lays these tiles, or for null draws a tile, or passes if the bank is empty. */
export const playInPlace = (world: CountWorld, laid: TileCounts | null): void => {
  const seat = world.turn
  const rack = at(world.racks, seat)
  if (laid === null) {
    if (world.left > 0) {
      world.left -= 1
      const face = world.bank[world.left] ?? 0
      rack[face] = countAt(rack, face) + 1
      world.sizes[seat] = at(world.sizes, seat) + 1
    }
    endTurn(world, seat, false)
    return
  }
  let count = 0
  for (let face = 0; face < FACE_COUNT; face += 1) {
    const tiles = countAt(laid, face)
    if (tiles === 0) continue
    count += tiles
    rack[face] = countAt(rack, face) - tiles
    world.table[face] = countAt(world.table, face) + tiles
  }
  world.opened[seat] = true
  const size = at(world.sizes, seat) - count
  world.sizes[seat] = size
  if (size === 0) world.isOver = true // R9.1
  else endTurn(world, seat, true)
}

/** The tiles of a good play that lays more than `least` tiles; null if none was found. */
export const chooseTiles = (world: CountWorld, rack: TileCounts, isOpened: boolean, least = 0): TileCounts | null => {
  const laid = isOpened ? findQuickPlay(world.table, rack, sizeOf(rack), least) : findOpeningCounts(rack, world.options.openingMin)
  return laid !== null && sizeOf(laid) > least ? laid : null
}
