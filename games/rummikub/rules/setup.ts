/** Chapter 2 of the rulebook: choosing the starter, and the deal. */
import { at, finishStep, shuffle, range, type Random, type Seat, type Step } from '@tortuga/kit'
import { faceOf, facesOf, JOKER, numberOf, piecesFor } from './data/pieces.ts'
import { beginStep, type RummikubStep } from './step.ts'
import { standingAtDeal, tasksAfterDeal } from './turn-order.ts'
import type { Face, Options, RummikubTypes, State } from './data/types.ts'

/** R2.5 */
const DEAL = 14

export const noAnswers = (seats: number): readonly null[] => range(seats).map(() => null)

const createState = (options: Options, seats: number): State => ({
  options,
  seats,
  agenda: [],
  starter: 0,
  table: [],
  racks: range(seats).map(() => []),
  bank: piecesFor(seats),
  standings: [],
  taken: range(seats).map(() => []),
  answers: noAnswers(seats),
  lap: null,
  rounds: [],
})

/** Each of these seats draws a tile from the shuffled heap. R2.3: a seat that draws a joker draws again; the joker stays out of the heap. */
const drawForStart = ({ state, events }: RummikubStep, heap: Face[], seats: readonly Seat[]): readonly (Face | null)[] => {
  const tiles: (Face | null)[] = state.racks.map(() => null)
  const drawEach = (drawing: readonly Seat[]): void => {
    for (const seat of drawing) tiles[seat] = at(heap.splice(0, 1), 0)
    events.push({ type: 'drawn-for-start', tiles: tiles.map((tile, seat) => (drawing.includes(seat) ? tile : null)) })
    const again = state.options.jokerAtStart === 'drawsAgain' ? drawing.filter(seat => tiles[seat] === JOKER) : []
    if (again.length > 0) drawEach(again)
  }
  drawEach(seats)
  return tiles
}

/** R2.1, R2.2: only numbers count, a joker as 0. The heap is shuffled again before it can run out. */
const chooseStarter = (step: RummikubStep): Seat => {
  const { state, random } = step
  let heap: Face[] = []
  let drawing = range(state.seats)
  while (drawing.length > 1) {
    if (heap.length < 2 * state.seats) heap = shuffle(piecesFor(state.seats).map(faceOf), random)
    const tiles = drawForStart(step, heap, drawing)
    const numbers = tiles.map(tile => (tile === null ? -1 : numberOf(tile)))
    drawing = drawing.filter(seat => numbers[seat] === Math.max(...numbers))
  }
  return at(drawing, 0)
}

/** R2.5: shuffles and deals all tiles. */
export const deal = (step: RummikubStep): void => {
  const { state, random, events } = step
  const heap = shuffle(piecesFor(state.seats), random)
  const standing = standingAtDeal(state.options)
  state.table = []
  state.racks = range(state.seats).map(seat => heap.slice(seat * DEAL, (seat + 1) * DEAL))
  state.bank = heap.slice(state.seats * DEAL)
  state.standings = state.racks.map(() => standing)
  state.taken = state.racks.map(() => [])
  state.answers = noAnswers(state.seats)
  state.lap = null
  state.agenda = tasksAfterDeal(state)
  events.push({ type: 'dealt', racks: state.racks.map(facesOf), bank: facesOf(state.bank) })
  if (state.options.doubletsForRedeal === null) events.push({ type: 'play-began', starter: state.starter })
}

/** R2.4 */
export const beginRound = (step: RummikubStep, starter: Seat): void => {
  const { state, events } = step
  state.starter = starter
  events.push({ type: 'round-began', round: state.rounds.length + 1, starter })
  deal(step)
}

export const setup = (options: Options, seats: number, random: Random): Step<RummikubTypes> => {
  const step = beginStep(createState(options, seats), random)
  beginRound(step, chooseStarter(step))
  return finishStep(step)
}
