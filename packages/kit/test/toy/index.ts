/** The toy game as a `Game`, under its current rules (2) and its previous rules (1). */
import type { Game } from '../../src/index.ts'
import { CONTRACT } from '../../src/index.ts'
import { check, moves, timeUp } from './check.ts'
import { apply, awaited, outcome, setup } from './apply.ts'
import { fold } from './fold.ts'
import { determinize, secrets, view, viewEvent } from './views.ts'
import { draftSchema, moveSchema, optionsSchema } from './types.ts'
import type { State, ToyTypes } from './types.ts'

export const toy: Game<ToyTypes> = {
  contract: CONTRACT,
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
  isClockMove: () => false,
  fold,
  determinize,
  secrets,
}

/** Rules 1 did not count fines, so their states lack that field. */
const withoutFines = (state: State): State => {
  const { fines: _, ...rest } = state
  return rest as State
}
const withFines = (state: State): State => ({ ...state, fines: 0 })

export const toyOfRules1: Game<ToyTypes> = {
  ...toy,
  rules: 1,
  setup: (options, seats, random) => {
    const { state, events } = setup(options, seats, random)
    return { state: withoutFines(state), events }
  },
  apply: (state, seat, move, random) => {
    const step = apply(withFines(state), seat, move, random)
    return { state: withoutFines(step.state), events: step.events }
  },
  view: (state, viewer) => view(withFines(state), viewer),
  determinize: (viewed, random) => withoutFines(determinize(viewed, random)),
}
