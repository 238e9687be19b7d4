/** Helpers of the rules tests: play moves in notation, and a deck with repeated cards. */
import { at, scriptedRandom, type Random } from '@tortuga/kit'
import { check } from './judge.ts'
import { apply } from './moves.ts'
import { notation } from './notation/index.ts'
import type { RumDeckData } from './data/deck-data.ts'
import type { Event, Refusal, State } from './data/types.ts'
import { view } from './views/view.ts'

const COLOURS = ['amber', 'brown', 'cyan', 'dun', 'ebony', 'fawn', 'gold'] as const

/** A deck that contains each of its seven cards three times, for tests of equal cards. */
export const deckWithCopies: RumDeckData = {
  about: '',
  colours: COLOURS.map(id => ({ id, confidence: 'invented' })),
  cards: COLOURS.flatMap((single, index) =>
    [0, 1, 2].map(() => ({ double: at(COLOURS, (index + 1) % COLOURS.length), single, confidence: 'invented' as const })),
  ),
  discards: [2, 2, 2, 2, 3, 3, 3].map((cards, index) => ({ clock: index + 1, cards, confidence: 'invented' })),
}

/** The refusal of a move, or the state and events after it. */
type PlayedMove =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[] }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[] }

/** Plays one move from a position, for the seat that it names (`B: discard …`) or else for the seat whose turn it is. */
export const playing = (position: string | State, move: string, random: Random = scriptedRandom()): PlayedMove => {
  const state = typeof position === 'string' ? notation.parseState(position) : position
  const [, letter, text = ''] = /^(?:([A-D]): )?(.*)$/.exec(move) ?? []
  const seat = letter === undefined ? state.turn : 'ABCD'.indexOf(letter)
  const parsed = notation.parseMove(text)
  const refusal = check(view(state, seat), parsed)
  if (refusal !== null) return { refusal, state: null, events: [] }
  return { refusal, ...apply(state, seat, parsed, random) }
}

/** The state after several moves. Throws if a move is refused. All moves share `random`. */
export const after = (position: string | State, moves: readonly string[], random: Random = scriptedRandom()): State => {
  let state = typeof position === 'string' ? notation.parseState(position) : position
  for (const move of moves) {
    const played = playing(state, move, random)
    if (played.state === null) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
    state = played.state
  }
  return state
}

/** The state after several moves, as text. */
export const textAfter = (...[position, moves, random]: Parameters<typeof after>): string =>
  notation.printState(after(position, moves, random))

/** The types of events as text: `drew refilled tide-came`. */
export const typesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')
export const eventsOf = (position: string | State, move: string, random?: Random): string => typesOf(playing(position, move, random).events)
