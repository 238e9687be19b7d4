/** Helpers for the tests of the rules: positions and moves in notation, and a card set with duplicate crew. */
import { at, scriptedRandom, type Random } from '@tortuga/kit'
import { sideAskedBy, questionName } from './agenda.ts'
import type { CardsData } from './data/card-data.ts'
import { apply, check } from './moves.ts'
import { seatOf } from './step.ts'
import { notation } from './notation/notation.ts'
import { CARD_FILES } from './data/pieces.ts'
import { REFUSAL_RULES, type Refusal } from './data/refusals.ts'
import type { Event } from './data/events.ts'
import type { Move, State } from './data/types.ts'
import { view } from './views/view.ts'

const standard = CARD_FILES.standard as CardsData

/** The standard cards with two copies of every crew card. */
export const duplicateCrewCards: CardsData = {
  ...standard,
  about: '',
  crew: standard.crew.map(row => ({ ...row, copies: 2 })),
  pirateEvents: standard.pirateEvents.map(row => ({ ...row, copies: 1 })),
}

type Played =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[] }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[] }

const toState = (position: string | State): State => (typeof position === 'string' ? notation.parseState(position) : position)

/** Plays one move for the side that is asked. The prefixes `crown: ` and `pirate: ` choose a side instead. */
export const playMove = (position: string | State, move: string, random: Random = scriptedRandom()): Played => {
  const state = toState(position)
  const [, named, words = ''] = /^(?:(crown|pirate): )?(.*)$/.exec(move) ?? []
  const [task] = state.agenda
  const side = named === 'crown' || named === 'pirate' ? named : task === undefined ? 'crown' : sideAskedBy(state, task)
  const seat = seatOf(state.crown, side)
  const answer: Move = notation.parseMove(words)
  const refusal = check(view(state, seat), answer)
  if (refusal !== null) return { refusal, state: null, events: [] }
  return { refusal, ...apply(state, seat, answer, random) }
}

/** The position after several moves, which share one random source. Throws if a move is refused. */
export const playMoves = (position: string | State, moves: readonly string[], random: Random = scriptedRandom()): State => {
  let state = toState(position)
  for (const move of moves) {
    const played = playMove(state, move, random)
    if (played.state === null) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
    state = played.state
  }
  return state
}

/** One field of a position in notation, without copy numbers: `fleet`, `crown hand`, `home-port`. */
export const fieldOf = (position: string | State, name: string): string => {
  const text = notation.printState(toState(position))
  const found = text.split(' | ').find(part => part.startsWith(`${name}: `))
  return (found ?? '').slice(name.length + 2).replaceAll(/(?<=[a-z])\.\d+/g, '')
}

/** The types of the events after a move. */
export const eventTypes = (position: string | State, move: string, random?: Random): string =>
  playMove(position, move, random)
    .events.map(({ type }) => type)
    .join(' ')

/** The refusal of a move, without the rules it cites. */
export const refusalOf = (position: string | State, move: string): Omit<Refusal, 'rules'> | null => {
  const { refusal } = playMove(position, move)
  if (refusal === null) return null
  const { rules: _, ...rest } = { rules: [], ...refusal }
  return rest
}

/** The rules that the refusal of a move cites. */
export const rulesCitedBy = (position: string | State, move: string): readonly string[] => {
  const { refusal } = playMove(position, move)
  if (refusal === null) return []
  return 'rules' in refusal ? refusal.rules : REFUSAL_RULES[refusal.type]
}

/** R1.7: the number of coins in the game. */
export const countCoins = ({ bank, supplies, islands, fleet }: State): number =>
  [...islands.flatMap(({ investment, hazards }) => [...hazards, ...(investment === null ? [] : [investment])]), ...fleet].reduce(
    (sum, { coins }) => sum + coins,
    bank + supplies.crown + supplies.pirate,
  )

/** The side that is asked and the question. */
export const questionOf = (position: string | State): string => {
  const state = toState(position)
  const task = at(state.agenda, 0)
  return `${sideAskedBy(state, task)} ${questionName(task)}`
}
