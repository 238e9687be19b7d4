/** The toy game's setup, moves, automatic tasks and outcome. */
import { at, replaceAt, shuffle, unreachable, range, removeFirst } from '../../src/index.ts'
import type { Outcome, Random, Seat, Step } from '../../src/index.ts'
import { CRATES, faceOf, KEEPER, WORTH } from './types.ts'
import type { Crate, Event, Face, Move, Options, State, Task, ToyTypes } from './types.ts'

const smugglersOf = (seats: number): readonly Seat[] => range(seats).filter(seat => seat !== KEEPER)

const roundTasks = (seats: number): readonly Task[] => [
  { type: 'pack' },
  { type: 'watch' },
  { type: 'land' },
  ...smugglersOf(seats).map((seat): Task => ({ type: 'take', seat })),
]

/** T1.2, T1.3, T1.4 */
export const setup = (options: Options, seats: number, random: Random): Step<ToyTypes> => {
  const crates = shuffle(CRATES, random)
  const hands = range(seats).map(seat => (seat === KEEPER ? [] : crates.slice(2 * seat - 2, 2 * seat)))
  const market = at(crates, 2 * seats - 2)
  const state: State = {
    options,
    seats,
    round: 1,
    wind: random.int(3),
    stock: crates.slice(2 * seats - 1),
    market,
    shelf: [],
    hands,
    known: range(seats).map(() => []),
    boats: range(seats).map(() => null),
    sealed: range(seats).map(() => null),
    coins: range(seats).map(seat => (seat === KEEPER ? 0 : 3)),
    points: range(seats).map(() => 0),
    fines: 0,
    agenda: roundTasks(seats),
  }
  return { state, events: [{ type: 'dealt', hands: hands.map(hand => hand.map(faceOf)), market: faceOf(market) }] }
}

/** T2.1: a smuggler who has packed is no longer awaited. */
export const awaited = (state: State): readonly Seat[] => {
  const [task] = state.agenda
  if (task === undefined) return []
  switch (task.type) {
    case 'pack':
      return smugglersOf(state.seats).filter(seat => state.sealed[seat] === null)
    case 'watch':
    case 'judge':
      return [KEEPER]
    case 'bribe':
      return [task.boat]
    case 'take':
      return [task.seat]
    case 'land':
      return []
    default:
      return unreachable(task)
  }
}

const crateIn = (crates: readonly Crate[], face: Face): Crate =>
  at(
    crates.filter(crate => faceOf(crate) === face),
    0,
  )

/** T2.2, T2.3: all sealed choices are revealed at once, in seat order. */
const sail = (state: State, random: Random): Step<ToyTypes> => {
  const boats = state.sealed.map((packed, seat) => (packed === null ? null : { ...packed, seenBy: [seat] }))
  const hands = state.hands.map((hand, seat) => {
    const packed = state.sealed[seat]
    return packed ? removeFirst(hand, packed.crate) : hand
  })
  const sailed = boats.flatMap((boat, seat) => (boat === null ? [] : [{ seat, crate: faceOf(boat.crate), lamp: boat.lamp }]))
  return {
    state: {
      ...state,
      boats,
      hands,
      known: state.known.map(() => []),
      sealed: state.sealed.map(() => null),
      stock: shuffle(state.stock, random),
      agenda: state.agenda.slice(1),
    },
    events: [{ type: 'sailed', boats: sailed }],
  }
}

const pack = (state: State, seat: Seat, { crate, lamp }: Move & { type: 'pack' }, random: Random): Step<ToyTypes> => {
  const packed = { crate: crateIn(at(state.hands, seat), crate), lamp }
  const sealed: State = { ...state, sealed: replaceAt(state.sealed, seat, packed) }
  const events: Event[] = [{ type: 'packed', seat, packed: { crate, lamp } }]
  if (awaited(sealed).length > 0) return { state: sealed, events }
  const sailed = sail(sealed, random)
  return { state: sailed.state, events: [...events, ...sailed.events] }
}

/** T3.1 */
const arrange = (state: State, faces: readonly Face[]): Step<ToyTypes> => {
  let left: readonly Crate[] = state.shelf
  const shelf = faces.map(face => {
    const crate = crateIn(left, face)
    left = removeFirst(left, crate)
    return crate
  })
  return { state: { ...state, shelf }, events: [{ type: 'arranged', shelf: faces }] }
}

/** T3.2, T3.3: the smuggler is asked for a bribe before the keeper judges. */
const look = (state: State, seat: Seat, boat: Seat): Step<ToyTypes> => {
  const seen = at(state.boats, boat)
  if (seen === null) throw new Error(`no boat at ${boat}`)
  const seenBy = [...seen.seenBy, seat].sort((a, b) => a - b)
  return {
    state: {
      ...state,
      boats: replaceAt(state.boats, boat, { ...seen, seenBy }),
      agenda: [{ type: 'bribe', boat }, ...state.agenda.slice(1)],
    },
    events: [{ type: 'looked', boat, crate: faceOf(seen.crate) }],
  }
}

const judge = (state: State, move: 'seize' | 'release'): Step<ToyTypes> => {
  const [task, ...agenda] = state.agenda
  if (task?.type !== 'judge') throw new Error('nothing to judge')
  const { boat, coins } = task
  if (move === 'release') {
    const paid = state.coins.map((had, seat) => (seat === KEEPER ? had + coins : seat === boat ? had - coins : had))
    return { state: { ...state, coins: paid, agenda }, events: [{ type: 'released', boat, coins }] }
  }
  const seized = at(state.boats, boat)
  if (seized === null) throw new Error(`no boat at ${boat}`)
  return {
    state: {
      ...state,
      boats: replaceAt(state.boats, boat, null),
      shelf: [...state.shelf, seized.crate],
      fines: state.fines + 1,
      agenda,
    },
    events: [{ type: 'seized', boat, crate: faceOf(seized.crate) }],
  }
}

/** T4.2 */
const take = (state: State, seat: Seat, from: 'stock' | 'market'): Step<ToyTypes> => {
  const crate = from === 'market' ? state.market : at(state.stock, 0)
  if (crate === null) throw new Error('the market is empty')
  const hands = replaceAt(state.hands, seat, [...at(state.hands, seat), crate])
  const refill = from === 'market' ? (state.stock[0] ?? null) : null
  const events: Event[] = [{ type: 'took', seat, from, crate: faceOf(crate), refill: refill === null ? null : faceOf(refill) }]
  const agenda = state.agenda.slice(1)
  if (from === 'stock') return { state: { ...state, hands, stock: state.stock.slice(1), agenda }, events }
  const known = replaceAt(state.known, seat, [...at(state.known, seat), crate])
  return { state: { ...state, hands, known, market: refill, stock: state.stock.slice(1), agenda }, events }
}

/** T4.1 */
const land = (state: State, random: Random): Step<ToyTypes> => {
  const crates = state.boats.flatMap(boat => (boat === null ? [] : [boat.crate]))
  const points = state.points.map((had, seat) => {
    const boat = state.boats[seat]
    return boat ? had + WORTH[faceOf(boat.crate)] + state.wind : had
  })
  return {
    state: {
      ...state,
      points,
      boats: state.boats.map(() => null),
      stock: shuffle([...state.stock, ...crates], random),
      agenda: state.round === state.options.rounds ? [] : state.agenda.slice(1),
    },
    events: [{ type: 'landed', wind: state.wind, crates: crates.map(faceOf), points }],
  }
}

/** Runs the tasks that await no seat: landing, and the next round (T5.1). */
const run = ({ state, events }: Step<ToyTypes>, random: Random): Step<ToyTypes> => {
  if (state.agenda[0]?.type === 'land') {
    const landed = land(state, random)
    if (landed.state.agenda.length === 0) return { state: landed.state, events: [...events, ...landed.events] }
    return run({ state: landed.state, events: [...events, ...landed.events] }, random)
  }
  if (state.agenda.length > 0) return { state, events }
  const [round, wind] = [state.round + 1, random.int(3)]
  return { state: { ...state, round, wind, agenda: roundTasks(state.seats) }, events: [...events, { type: 'round-began', round, wind }] }
}

const applyMove = (state: State, seat: Seat, move: Move, random: Random): Step<ToyTypes> => {
  switch (move.type) {
    case 'pack':
      return pack(state, seat, move, random)
    case 'arrange':
      return arrange(state, move.shelf)
    case 'look':
      return look(state, seat, move.boat)
    case 'nod':
      return { state: { ...state, agenda: state.agenda.slice(1) }, events: [{ type: 'nodded' }] }
    case 'offer': {
      const [task, ...agenda] = state.agenda
      if (task?.type !== 'bribe') throw new Error('no bribe is asked for')
      const { boat } = task
      return {
        state: { ...state, agenda: [{ type: 'judge', boat, coins: move.coins }, ...agenda] },
        events: [{ type: 'offered', boat, coins: move.coins }],
      }
    }
    case 'seize':
    case 'release':
      return judge(state, move.type)
    case 'take':
      return take(state, seat, move.from)
    default:
      return unreachable(move)
  }
}

export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<ToyTypes> =>
  run(applyMove(state, seat, move, random), random)

/** T5.1 */
export const outcome = ({ agenda, seats, shelf, points, coins }: State): Outcome | null => {
  if (agenda.length > 0) return null
  const shelved = shelf.reduce((sum, crate) => sum + WORTH[faceOf(crate)], 0)
  const scores = range(seats).map(seat => at(points, seat) + at(coins, seat) + (seat === KEEPER ? shelved : 0))
  return { scores, places: scores.map(score => 1 + scores.filter(other => other > score).length) }
}
