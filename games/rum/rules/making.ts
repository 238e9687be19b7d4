/** A step in the making: a copy of the state that this step alone may write to, its chance, and what has happened so far. */
import type { Random } from '@tortuga/kit'
import { deckOf, type Deck } from './pieces.ts'
import type { Event, State } from './types.ts'

/** The fields may be set anew; the lists and objects in them belong to the old state and stay as they are. */
type Writable = { -readonly [K in keyof State]: State[K] }
export type Making = { readonly deck: Deck; readonly random: Random; readonly events: Event[]; readonly state: Writable }

/** A literal of fixed shape, field by field: in this inner loop a spread costs several times as much. */
export const beginStep = (state: State, random: Random): Making => ({
  deck: deckOf(state.options.deck),
  random,
  events: [],
  state: {
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    clock: state.clock,
    captains: state.captains,
    hands: state.hands,
    beach: state.beach,
    wreck: state.wreck,
    apart: state.apart,
    known: state.known,
    wreckKnown: state.wreckKnown,
    wreckOwn: state.wreckOwn,
    ask: state.ask,
    ending: state.ending,
  },
})

const NONE: readonly never[] = Object.freeze([])
const NONE_BY_SEATS: readonly (readonly (readonly never[])[])[] = [0, 1, 2, 3, 4].map(seats =>
  Object.freeze(Array.from({ length: seats }, () => NONE)),
)

/** An empty list for every seat. */
export const noneBySeat = (seats: number): readonly (readonly never[])[] =>
  NONE_BY_SEATS[seats] ?? Array.from({ length: seats }, () => NONE)
