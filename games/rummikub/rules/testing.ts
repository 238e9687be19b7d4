/** Test helpers: play moves in notation from positions in notation. */
import { scriptedRandom, type Random } from '@tortuga/kit'
import { notation } from './notation/index.ts'
import { PRESETS } from './options.ts'
import { agenda } from './agenda.ts'
import { apply, check } from './moves.ts'
import type { Event, Options, Refusal, State } from './data/types.ts'
import { view } from './views/view.ts'

/** The refusal of a move, or the state and events it led to. */
type Played =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[] }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[] }

/** Plays one move from a position: for the seat it names (`B: redeal no`), otherwise for the seat to move. */
export const playing = (position: string | State, move: string, random: Random = scriptedRandom()): Played => {
  const state = typeof position === 'string' ? notation.parseState(position) : position
  const [, letter, text = ''] = /^(?:([A-F]): )?(.*)$/.exec(move) ?? []
  const seat = letter === undefined ? (agenda.awaited(state)[0] ?? 0) : 'ABCDEF'.indexOf(letter)
  const parsed = notation.parseMove(text)
  const refusal = check(view(state, seat), parsed)
  if (refusal !== null) return { refusal, state: null, events: [] }
  return { refusal, ...apply(state, seat, parsed, random) }
}

/** The type of the refusal; null if the move is legal. */
export const refusalOf = (position: string | State, move: string): string | null => playing(position, move).refusal?.type ?? null

/** The state after several moves, which share `random`; throws if one is refused. */
export const after = (position: string | State, moves: readonly string[], random: Random = scriptedRandom()): State => {
  let state = typeof position === 'string' ? notation.parseState(position) : position
  for (const move of moves) {
    const played = playing(state, move, random)
    if (played.state === null) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
    state = played.state
  }
  return state
}

/** The types of the events, separated by spaces. */
export const namesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')

/** A position with these options changed; write it as `own | …`. */
export const under = (options: Partial<Options>, position: string): string =>
  `${position} | options: ${JSON.stringify({ ...PRESETS.pl, ...options })}`

/** The scores of the round that ended; null if none did. */
export const scoresOf = (events: readonly Event[]): readonly number[] | null =>
  events.flatMap(event => (event.type === 'scored' ? [event.scores] : []))[0] ?? null
