/** What the tests of these rules share: positions and moves in notation. */
import { scripted, type Random } from '@tortuga/kit'
import { apply } from './apply.ts'
import { check } from './check.ts'
import { notation } from './notation.ts'
import { PRESETS } from './options.ts'
import type { Event, Options, Refusal, State } from './types.ts'
import { view } from './view.ts'

/** What a move was turned down with, or all that came of it. */
type Played =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[] }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[] }

/** Plays one move from a position: of the seat it names (`B: redeal no`), else of the seat whose turn it is. */
export const playing = (position: string | State, move: string, random: Random = scripted()): Played => {
  const state = typeof position === 'string' ? notation.parseState(position) : position
  const [, letter, words = ''] = /^(?:([A-F]): )?(.*)$/.exec(move) ?? []
  const seat = letter === undefined ? state.turn : 'ABCDEF'.indexOf(letter)
  const answer = notation.parseMove(words)
  const refusal = check(view(state, seat), answer)
  if (refusal !== null) return { refusal, state: null, events: [] }
  return { refusal, ...apply(state, seat, answer, random) }
}

/** The refusal alone, by its name; null where the move is legal. */
export const refusalOf = (position: string | State, move: string): string | null => playing(position, move).refusal?.type ?? null

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

/** What happened, by the events' names. */
export const namesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')

/** A position under options of its own: give it as `own | …`. */
export const under = (options: Partial<Options>, position: string): string =>
  `${position} | options: ${JSON.stringify({ ...PRESETS.pl, ...options })}`

/** What was written when the round ended. */
export const scoresOf = (events: readonly Event[]): readonly number[] | null =>
  events.flatMap(event => (event.type === 'scored' ? [event.scores] : []))[0] ?? null
