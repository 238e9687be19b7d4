/** The rules of Nim as one `Game`: a game without pieces, secrets or chance. */
import { at, CONTRACT, range, type Game, type Seat, type Viewer } from '@tortuga/kit'
import * as v from 'valibot'

export type State = { readonly seats: number; readonly heaps: readonly number[]; readonly turn: Seat }
export type View = State & { readonly viewer: Viewer }
export type Move = { readonly heap: number; readonly take: number }
export type NimTypes = {
  options: Readonly<Record<string, never>>
  state: State
  view: View
  move: Move
  draft: null
  event: Move & { readonly type: 'took'; readonly seat: Seat }
  refusal: { readonly type: 'not-your-turn' | 'not-in-heap' }
  reason: { readonly type: 'wins' | 'waits' }
}

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(9))

/** Takes coins and passes the turn (R1.2). State and view change in the same way. */
const takeCoins = <A extends State>(table: A, { heap, take }: Move): A => {
  const heaps = table.heaps.with(heap, at(table.heaps, heap) - take)
  return { ...table, heaps, turn: 1 - table.turn }
}

const movesOf = ({ heaps }: State): readonly Move[] => heaps.flatMap((coins, heap) => range(coins).map(one => ({ heap, take: one + 1 })))

export const nim: Game<NimTypes> = {
  contract: CONTRACT,
  id: 'nim',
  rules: 1,
  seats: [2, 2],
  listsAllMoves: true,
  clock: { type: 'none' },
  schemas: { options: v.strictObject({}), move: v.strictObject({ heap: whole(0), take: whole(1) }), draft: v.null() },
  presets: { standard: {} },
  refusalRules: { 'not-your-turn': ['R1.2'], 'not-in-heap': ['R1.2'] },
  setup: (_, seats) => ({ state: { seats, heaps: [3, 5, 7], turn: 0 }, events: [] }), // R1.1
  apply: (state, seat, move) => ({ state: takeCoins(state, move), events: [{ type: 'took', seat, ...move }] }),
  awaited: state => (movesOf(state).length === 0 ? [] : [state.turn]),
  outcome: state => (movesOf(state).length === 0 ? { places: state.turn === 0 ? [2, 1] : [1, 2], scores: [0, 0] } : null), // R1.3
  view: (state, viewer) => ({ ...state, viewer }),
  viewEvent: event => event,
  check: ({ viewer, turn, heaps }, { heap, take }) => {
    if (viewer !== turn) return { type: 'not-your-turn' }
    return take <= (heaps[heap] ?? 0) ? null : { type: 'not-in-heap' }
  },
  moves: view => (view.viewer === view.turn ? movesOf(view) : []),
  timeUp: view => at(movesOf(view), 0),
  isClockMove: () => false,
  fold: takeCoins,
  determinize: ({ seats, heaps, turn }) => ({ seats, heaps, turn }),
  secrets: { pieces: () => [], faceOf: piece => piece, hiddenFrom: () => [], shownBy: () => [] },
}

/** A state as `3 0 7 | 1`: the heaps and the seat to move. A move as `2 from 1`. */
export const notation = {
  printState: ({ heaps, turn }: State): string => `${heaps.join(' ')} | ${turn}`,
  parseState: (text: string): State => {
    const [heaps = '', turn] = text.split(' | ')
    return { seats: 2, heaps: heaps.split(' ').map(Number), turn: Number(turn) }
  },
  printMove: ({ heap, take }: Move): string => `${take} from ${heap + 1}`,
  parseMove: (text: string): Move => {
    const [take, heap] = text.split(' from ').map(Number)
    return v.parse(nim.schemas.move, { heap: Number(heap) - 1, take })
  },
}
