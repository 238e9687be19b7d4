/** What the planted faults are made of: the toy game with a changed state or view, and a notation for states with an extra field. */
import type { Game } from '../../src/index.ts'
import type { LawName, Notation } from '../../laws/index.ts'
import { toy } from './index.ts'
import { parseMove, parseState, printMove, printState } from './notation.ts'
import type { Move, State, ToyTypes, View } from './types.ts'

export const notation: Notation<ToyTypes> = { printState, parseState, printMove, parseMove }

/** The toy game without `arrange`, so that all moves can be listed. */
export const listingToy: Game<ToyTypes> = {
  ...toy,
  id: 'harbour-without-arranging',
  listsAllMoves: true,
  check: (view, move) => (move.type === 'arrange' ? { type: 'not-the-shelf' } : toy.check(view, move)),
  moves: view => Array.from(toy.moves(view)).filter(({ type }) => type !== 'arrange'),
}

export type Fault = {
  readonly what: string
  readonly law: LawName
  /** Further laws that the same fault breaks. */
  readonly also?: readonly LawName[]
  readonly game: Game<ToyTypes>
  readonly notation?: Notation<ToyTypes>
}

/** The events do not carry a wrong change of the state or an extra field of the view, so folding them gives another view. */
export const ALSO_FOLD: readonly LawName[] = ['events fold into the next view']

/** A state with an extra field that only the fault uses. */
type Marked = State & { readonly mark?: unknown }
export const markOf = (state: State): unknown => (state as Marked).mark
export const marked = (state: State, mark: unknown): State => ({ ...state, mark }) as Marked
export const markedNotation: Notation<ToyTypes> = {
  ...notation,
  printState: state => (markOf(state) === undefined ? printState(state) : `${printState(state)} | mark ${String(markOf(state))}`),
  parseState: text => {
    const mark = text.split(' | mark ')[1]
    return mark === undefined ? parseState(text) : marked(parseState(text), Number(mark))
  },
}
export const withFields = (view: View, more: Readonly<Record<string, unknown>>): View => ({ ...view, ...more })

/** The toy game with a change to the state after each move. */
export const changedAfterMove = (change: (after: State, before: State, seat: number, move: Move) => State): Game<ToyTypes> => ({
  ...toy,
  apply: (state, seat, move, random) => {
    const step = toy.apply(state, seat, move, random)
    return { ...step, state: change(step.state, state, seat, move) }
  },
})

/** The toy game with extra fields in the table's view. */
export const tableSees = (more: (state: State) => Readonly<Record<string, unknown>>): Game<ToyTypes> => ({
  ...toy,
  view: (state, viewer) => (viewer === 'table' ? withFields(toy.view(state, viewer), more(state)) : toy.view(state, viewer)),
})
