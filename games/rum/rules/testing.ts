/** What the tests of these rules share: positions and moves in notation, and a deck that repeats its cards. */
import { at, scripted, type Random } from '@tortuga/kit'
import { apply } from './apply.ts'
import { check } from './check.ts'
import { notation } from './notation.ts'
import type { DeckData } from './deck-data.ts'
import type { Event, Refusal, State } from './types.ts'
import { view } from './view.ts'

const COLOURS = ['amber', 'brown', 'cyan', 'dun', 'ebony', 'fawn', 'gold'] as const

/** Every colour with the next one, three times over: cards that nobody can tell apart. */
export const twinDeck: DeckData = {
  about: '',
  colours: COLOURS.map(id => ({ id, confidence: 'invented' })),
  cards: COLOURS.flatMap((single, index) =>
    [0, 1, 2].map(() => ({ double: at(COLOURS, (index + 1) % COLOURS.length), single, confidence: 'invented' as const })),
  ),
  discards: [2, 2, 2, 2, 3, 3, 3].map((cards, index) => ({ clock: index + 1, cards, confidence: 'invented' })),
}

/** What a move was turned down with, or all that came of it. */
type Played =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[] }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[] }

/** Plays one move from a position: of the seat it names (`B: discard …`), else of the seat whose turn it is. */
export const playing = (position: string | State, move: string, random: Random = scripted()): Played => {
  const state = typeof position === 'string' ? notation.parseState(position) : position
  const [, letter, words = ''] = /^(?:([A-D]): )?(.*)$/.exec(move) ?? []
  const seat = letter === undefined ? state.turn : 'ABCD'.indexOf(letter)
  const answer = notation.parseMove(words)
  const refusal = check(view(state, seat), answer)
  if (refusal !== null) return { refusal, state: null, events: [] }
  return { refusal, ...apply(state, seat, answer, random) }
}

/** The position after several moves; a fault if one is refused. The chances are those of all of them. */
export const after = (position: string | State, moves: readonly string[], random: Random = scripted()): State => {
  let state = typeof position === 'string' ? notation.parseState(position) : position
  for (const move of moves) {
    const played = playing(state, move, random)
    if (played.state === null) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
    state = played.state
  }
  return state
}

/** The same as text. */
export const shown = (...[position, moves, random]: Parameters<typeof after>): string => notation.printState(after(position, moves, random))

/** What happened, by the events' names: `drew refilled tide-came`. */
export const namesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')
export const happened = (position: string | State, move: string, random?: Random): string => namesOf(playing(position, move, random).events)
