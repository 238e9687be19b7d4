/** A round in counts, changed in place: tiles on the table are a heap here, for with free jokers whatever can be arranged may be arranged. It is for looking ahead, and stands for one round. */
import { at, type Seat } from '@tortuga/kit'
import { FACE_COUNT, JOKER_INDEX, TOP_NUMBER } from '../../rules/pieces.ts'
import { countAtGlance, countOpening } from '../../rules/solver/solve.ts'
import type { Options } from '../../rules/index.ts'

/** How many there are of each face, by its place among the faces. */
export type Counts = Uint8Array

export type World = {
  readonly options: Options
  readonly seats: number
  readonly table: Counts
  readonly racks: readonly Counts[]
  readonly sizes: number[] // of the racks
  readonly opened: boolean[]
  readonly hasty: readonly boolean[] // by seat: lays whatever it can
  readonly bank: readonly number[] // faces, the next one last
  left: number // how many of the bank are still there
  turn: Seat
  lap: number[] | null // R10.1
  isOver: boolean
}

export const get = (counts: Counts, index: number): number => counts[index] ?? 0

/** A world of its own, to play on in. */
export const copyWorld = (world: World): World => ({
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
export const valueOfCounts = (rack: Counts, jokerValue: number): number => {
  let sum = get(rack, JOKER_INDEX) * jokerValue
  for (let face = 0; face < JOKER_INDEX; face += 1) sum += get(rack, face) * ((face % TOP_NUMBER) + 1)
  return sum
}

export const sizeOf = (counts: Counts): number => {
  let size = 0
  for (let face = 0; face < FACE_COUNT; face += 1) size += get(counts, face)
  return size
}

/** R4.1 */
const follows = ({ options, seats }: World, seat: Seat): Seat => (seat + (options.direction === 'clockwise' ? 1 : seats - 1)) % seats

const seatsAfter = (world: World, seat: Seat): number[] => {
  const list: number[] = []
  for (let next = follows(world, seat); list.length < world.seats; next = follows(world, next)) list.push(next)
  return list
}

/** R10.1, R10.2 */
const endTurn = (world: World, seat: Seat, hasLaid: boolean): void => {
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

/** Lays these tiles; nothing laid means a tile from the bank, or passing where there is none. */
export const playInPlace = (world: World, laid: Counts | null): void => {
  const seat = world.turn
  const rack = at(world.racks, seat)
  if (laid === null) {
    if (world.left > 0) {
      world.left -= 1
      const face = world.bank[world.left] ?? 0
      rack[face] = get(rack, face) + 1
      world.sizes[seat] = at(world.sizes, seat) + 1
    }
    endTurn(world, seat, false)
    return
  }
  let count = 0
  for (let face = 0; face < FACE_COUNT; face += 1) {
    const tiles = get(laid, face)
    if (tiles === 0) continue
    count += tiles
    rack[face] = get(rack, face) - tiles
    world.table[face] = get(world.table, face) + tiles
  }
  world.opened[seat] = true
  const size = at(world.sizes, seat) - count
  world.sizes[seat] = size
  if (size === 0) world.isOver = true // R9.1
  else endTurn(world, seat, true)
}

/** As many tiles as are found at a glance, and more than `least`; null where so many are not. */
export const layAtGlance = (world: World, rack: Counts, isOpened: boolean, least = 0): Counts | null => {
  const laid = isOpened ? countAtGlance(world.table, rack, sizeOf(rack), least) : countOpening(rack, world.options.openingMin)
  return laid !== null && sizeOf(laid) > least ? laid : null
}
