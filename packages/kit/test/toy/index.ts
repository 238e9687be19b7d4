/** The toy game as one `Game`, in its present rules (2) and in the rules before (1). */
import type { Game } from '../../src/index.ts'
import { check, moves, timeUp } from './judge.ts'
import { apply, awaited, outcome, setup } from './play.ts'
import { determinize, secrets, view, viewEvent } from './see.ts'
import { draftSchema, moveSchema, optionsSchema } from './types.ts'
import type { State, ToyTypes } from './types.ts'

export const toy: Game<ToyTypes> = {
  id: 'harbour',
  rules: 2,
  seats: [2, 3],
  listsAllMoves: false,
  clock: { type: 'none' },
  schemas: { options: optionsSchema, move: moveSchema, draft: draftSchema },
  presets: { short: { rounds: 2 }, long: { rounds: 4 } },
  refusalRules: {
    'not-yours': ['T2.1'],
    'other-question': ['T3.2', 'T3.3', 'T3.4'],
    'no-such-crate': ['T2.1'],
    'no-such-boat': ['T3.2'],
    'no-such-coins': ['T3.3'],
    'not-the-shelf': ['T3.1'],
    'nothing-there': ['T4.2'],
  },
  setup,
  apply,
  awaited,
  outcome,
  view,
  viewEvent,
  check,
  moves,
  timeUp,
  determinize,
  /** T5.3 */
  upgrade: (rules, state) => (rules === 1 ? { ...(state as State), fines: (state as State).shelf.length } : null),
  secrets,
}

/** Rules 1 counted no fines: their states have no such field. */
const old = (state: State): State => {
  const { fines: _, ...rest } = state
  return rest as State
}
const current = (state: State): State => ({ ...state, fines: 0 })

export const toyOfRules1: Game<ToyTypes> = {
  ...toy,
  rules: 1,
  setup: (options, seats, random) => {
    const { state, events } = setup(options, seats, random)
    return { state: old(state), events }
  },
  apply: (state, seat, move, random) => {
    const step = apply(current(state), seat, move, random)
    return { state: old(step.state), events: step.events }
  },
  view: (state, viewer) => view(current(state), viewer),
  determinize: (seen, random) => old(determinize(seen, random)),
  upgrade: () => null,
}
