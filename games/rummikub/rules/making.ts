/** A step in the making: a copy of the state that this step alone may write to, its chance, and what has happened so far. */
import type { Random, Seat } from '@tortuga/kit'
import type { Event, Standing, State } from './types.ts'

/** The fields may be set anew; the lists and objects in them belong to the old state and stay as they are. */
type Writable = { -readonly [K in keyof State]: State[K] }
export type Making = { readonly random: Random; readonly events: Event[]; readonly state: Writable }

/** A literal of fixed shape, field by field: a spread costs several times as much. */
export const beginStep = (state: State, random: Random): Making => ({
  random,
  events: [],
  state: {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
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

/** What all know of one seat, changed. */
export const setStanding = ({ state }: Making, seat: Seat, change: Partial<Standing>): void => {
  state.standings = state.standings.map((standing, other) => (other === seat ? { ...standing, ...change } : standing))
}
