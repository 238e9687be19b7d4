/** What the tests of these rules share: positions and moves in notation, and a file of cards that repeats its crew. */
import { at, scripted, type Random } from '@tortuga/kit'
import { apply } from './apply.ts'
import type { CardsData } from './card-data.ts'
import { check } from './check.ts'
import { seatOf } from './making.ts'
import { notation } from './notation.ts'
import { FILES } from './pieces.ts'
import { askedBy } from './tasks.ts'
import type { Event, Refusal } from './happenings.ts'
import type { Move, State } from './types.ts'
import { view } from './view.ts'

const standard = FILES.standard as CardsData

/** The standard cards with every crew card twice, and fewer of the rest: crew that nobody can tell apart. */
export const twinCards: CardsData = {
  ...standard,
  about: '',
  crew: standard.crew.map(row => ({ ...row, copies: 2 })),
  pirateEvents: standard.pirateEvents.map(row => ({ ...row, copies: 1 })),
}

/** What a move was turned down with, or all that came of it. */
type Played =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[] }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[] }

const toState = (position: string | State): State => (typeof position === 'string' ? notation.parseState(position) : position)

/** Plays one move from a position, for whoever is asked; `crown: …` and `pirate: …` speak out of turn. */
export const playing = (position: string | State, move: string, random: Random = scripted()): Played => {
  const state = toState(position)
  const [, named, words = ''] = /^(?:(crown|pirate): )?(.*)$/.exec(move) ?? []
  const [task] = state.agenda
  const side = named === 'crown' || named === 'pirate' ? named : task === undefined ? 'crown' : askedBy(state.turn, task)
  const seat = seatOf(state.crown, side)
  const answer: Move = notation.parseMove(words)
  const refusal = check(view(state, seat), answer)
  if (refusal !== null) return { refusal, state: null, events: [] }
  return { refusal, ...apply(state, seat, answer, random) }
}

/** The position after several moves; a fault if one is refused. The chances are those of all of them. */
export const after = (position: string | State, moves: readonly string[], random: Random = scripted()): State => {
  let state = toState(position)
  for (const move of moves) {
    const played = playing(state, move, random)
    if (played.state === null) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
    state = played.state
  }
  return state
}

/** One field of a position as text, without the numbers of copies: `fleet`, `crown hand`, `home-port`. */
export const field = (position: string | State, name: string): string => {
  const text = notation.printState(toState(position))
  const found = text.split(' | ').find(part => part.startsWith(`${name}: `))
  return (found ?? '').slice(name.length + 2).replaceAll(/(?<=[a-z])\.\d+/g, '')
}

/** What happened, by the events' names. */
export const happened = (position: string | State, move: string, random?: Random): string =>
  playing(position, move, random)
    .events.map(({ type }) => type)
    .join(' ')

/** Why a move was refused. */
export const refused = (position: string | State, move: string): Refusal | null => playing(position, move).refusal

/** R1.7: all coins there are. */
export const countCoins = ({ bank, supplies, islands, fleet }: State): number =>
  [...islands.flatMap(({ investment, hazards }) => [...hazards, ...(investment === null ? [] : [investment])]), ...fleet].reduce(
    (sum, { coins }) => sum + coins,
    bank + supplies.crown + supplies.pirate,
  )

/** Whom the position asks, and what. */
export const asked = (position: string | State): string => {
  const state = toState(position)
  const task = at(state.agenda, 0)
  return `${askedBy(state.turn, task)} ${task.type === 'do' ? task.effect.type : task.type}`
}
