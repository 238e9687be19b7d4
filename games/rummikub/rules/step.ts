/** The step in progress: a copy of the state that the step may write to, the random source, and the events so far. */
import type { Random, StepInProgress } from '@tortuga/kit'
import type { Event, State } from './data/types.ts'

export type RummikubStep = StepInProgress<State, Event>

/** Copies the state field by field: a spread is several times slower. */
export const beginStep = (state: State, random: Random): RummikubStep => ({
  random,
  events: [],
  revealed: false,
  state: {
    options: state.options,
    seats: state.seats,
    agenda: state.agenda,
    starter: state.starter,
    table: state.table,
    racks: state.racks,
    bank: state.bank,
    standings: state.standings,
    taken: state.taken,
    answers: state.answers,
    lap: state.lap,
    rounds: state.rounds,
  },
})
