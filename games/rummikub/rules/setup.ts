/** Chapter 2 of the rulebook: who begins, the deal, and the question whether to deal again. */
import { at, replaceAt, shuffle, upTo, type Random, type Seat, type Step } from '@tortuga/kit'
import { beginStep, type Making } from './making.ts'
import { doubletsIn, faceOf, facesOf, JOKER, numberOf, piecesFor } from './pieces.ts'
import type { Face, Options, RummikubTypes, Standing, State } from './types.ts'

/** R2.5 */
const DEAL = 14

const emptyTable = (options: Options, seats: number): State => ({
  options,
  seats,
  phase: 'turn',
  starter: 0,
  turn: 0,
  table: [],
  racks: upTo(seats).map(() => []),
  bank: piecesFor(seats),
  standings: [],
  taken: upTo(seats).map(() => []),
  answers: upTo(seats).map(() => null),
  lap: null,
  rounds: [],
})

/** R4.1: the next seat in the direction of play. */
export const nextSeat = ({ options, seats }: Pick<State, 'options' | 'seats'>, seat: Seat): Seat =>
  (seat + (options.direction === 'clockwise' ? 1 : seats - 1)) % seats

/** One tile each from the mixed heap. R2.3: whoever drew a joker draws on, and it stays out. */
const drawForStart = ({ state, events }: Making, heap: Face[], seats: readonly Seat[]): readonly (Face | null)[] => {
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

/** R2.1, R2.2: numbers alone count, a joker as 0. Should the heap ever run out, it is mixed anew. */
const chooseStarter = (making: Making): Seat => {
  const { state, random } = making
  let heap: Face[] = []
  let drawing = upTo(state.seats)
  while (drawing.length > 1) {
    if (heap.length < 2 * state.seats) heap = shuffle(piecesFor(state.seats).map(faceOf), random)
    const tiles = drawForStart(making, heap, drawing)
    const numbers = tiles.map(tile => (tile === null ? -1 : numberOf(tile)))
    drawing = drawing.filter(seat => numbers[seat] === Math.max(...numbers))
  }
  return at(drawing, 0)
}

/** R2.5: all tiles are mixed and dealt. Nobody has opened, but where there is no opening all have (R5.1). */
const deal = (making: Making): void => {
  const { state, random, events } = making
  const heap = shuffle(piecesFor(state.seats), random)
  const standing: Standing = { opened: state.options.openingMin === 0, hadTurn: false, announced: false, penalised: false }
  state.table = []
  state.racks = upTo(state.seats).map(seat => heap.slice(seat * DEAL, (seat + 1) * DEAL))
  state.bank = heap.slice(state.seats * DEAL)
  state.standings = state.racks.map(() => standing)
  state.taken = state.racks.map(() => [])
  state.answers = state.racks.map(() => null)
  state.lap = null
  state.turn = state.starter
  state.phase = state.options.doubletsForRedeal === null ? 'turn' : 'redeal' // R2.7
  events.push({ type: 'dealt', racks: state.racks.map(facesOf) })
  if (state.phase === 'turn') events.push({ type: 'play-began', starter: state.starter })
}

/** R2.4 */
export const beginRound = (making: Making, starter: Seat): void => {
  const { state, events } = making
  state.starter = starter
  events.push({ type: 'round-began', round: state.rounds.length + 1, starter })
  deal(making)
}

/** R2.7, R2.8: sealed until all have answered. The bank is mixed when nobody wants a new deal, so that the last answer is never one without chance: it has opened the others. */
export const answerRedeal = (making: Making, seat: Seat, want: boolean): void => {
  const { state, events, random } = making
  state.answers = replaceAt(state.answers, seat, want)
  events.push({ type: 'answered', seat, want })
  if (state.answers.includes(null)) return
  if (state.answers.includes(true)) {
    const shown = state.racks.map((rack, holder) => (state.answers[holder] === true ? doubletsIn(facesOf(rack)) : null))
    events.push({ type: 'redeal', doublets: shown })
    deal(making)
    return
  }
  state.bank = shuffle(state.bank, random)
  state.phase = 'turn'
  events.push({ type: 'play-began', starter: state.starter })
}

export const setup = (options: Options, seats: number, random: Random): Step<RummikubTypes> => {
  const making = beginStep(emptyTable(options, seats), random)
  beginRound(making, chooseStarter(making))
  return { state: making.state, events: making.events }
}
