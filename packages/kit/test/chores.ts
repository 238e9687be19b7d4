/** A small game for tests of the step engine: draw cards, choose one, vote together, look at the weather. */
import * as v from 'valibot'
import { NEVER_ASKS, prependTasks, range, replaceAt } from '../src/index.ts'
import type { Seat, StepInProgress, TaskKind, Viewer } from '../src/index.ts'

type Draw = { readonly type: 'draw'; readonly seat: Seat }
type Choose = { readonly type: 'choose'; readonly seat: Seat; readonly most: number }
type Vote = { readonly type: 'vote' }
type Rainy = { readonly type: 'rainy' }
export type Chore = Draw | Choose | Vote | Rainy

type Position = { readonly agenda: readonly Chore[]; readonly drawn: readonly number[]; readonly votes: readonly (boolean | null)[] }
type Happening = { readonly type: 'drew' | 'chose' | 'voted' | 'counted'; readonly value: number }
export type ChoreMove = { readonly type: 'choose'; readonly value: number } | { readonly type: 'vote'; readonly yes: boolean }
type Objection = { readonly type: 'over' | 'watching' | 'not-asked' | 'other-question' | 'too-much' }
export type ChoreTypes = {
  task: Chore
  step: StepInProgress<Position, Happening>
  table: Position
  view: Position & { readonly viewer: Viewer }
  move: ChoreMove
  refusal: Objection
}
type Kind<T extends Chore, M extends ChoreMove = ChoreMove> = TaskKind<ChoreTypes, T, M>

const notation = <T extends Chore>(task: T) => ({ schema: v.any(), print: () => '', parse: () => task })

const draw: Kind<Draw> = {
  ...NEVER_ASKS,
  ...notation<Draw>({ type: 'draw', seat: 0 }),
  perform: ({ state, events, random }, { seat }) => {
    const card = random.int(10)
    state.drawn = [...state.drawn, card]
    events.push({ type: 'drew', value: card })
    if (card === 9) prependTasks<Chore>({ state }, [{ type: 'choose', seat, most: 9 }])
  },
}

const choose: Kind<Choose, ChoreMove & { type: 'choose' }> = {
  ...notation<Choose>({ type: 'choose', seat: 0, most: 0 }),
  answers: ['choose'],
  asked: (_, { seat }) => [seat],
  isAsked: (_, { most }) => most > 0,
  check: (_, { most }, { value }) => (value > most ? { type: 'too-much' } : null),
  moves: (_, { most }) => range(most + 1).map(value => ({ type: 'choose', value })),
  perform: ({ state, events }, { seat }, move) => {
    events.push({ type: 'chose', value: move?.value ?? -1 })
    prependTasks<Chore>(
      { state },
      range(move?.value ?? 0).map(() => ({ type: 'draw', seat })),
    )
  },
}

const vote: Kind<Vote, ChoreMove & { type: 'vote' }> = {
  ...notation<Vote>({ type: 'vote' }),
  answers: ['vote'],
  asked: ({ votes }) => range(votes.length).filter(seat => votes[seat] === null),
  isAsked: ({ state }) => state.votes.includes(null),
  check: () => null,
  moves: () => [true, false].map(yes => ({ type: 'vote', yes })),
  perform: ({ state, events }, task, move, seat) => {
    if (move === null || seat === null) {
      events.push({ type: 'counted', value: state.votes.filter(yes => yes === true).length })
      return
    }
    state.votes = replaceAt(state.votes, seat, move.yes)
    events.push({ type: 'voted', value: seat })
    prependTasks<Chore>({ state }, [task])
  },
}

/** Reveals the weather, which is no piece. */
const rainy: Kind<Rainy> = {
  ...NEVER_ASKS,
  ...notation<Rainy>({ type: 'rainy' }),
  perform: step => {
    step.revealed = true
  },
}

export const CHORE_KINDS = { draw, choose, vote, rainy } as unknown as Readonly<Record<Chore['type'], Kind<Chore>>>
