/** The step in progress of RUM. */
import type { Random, StepInProgress, Writable } from '@tortuga/kit'
import { deckOf, type RumDeck } from './data/pieces.ts'
import type { Event, State } from './data/types.ts'

/** A step assigns new values to the fields of the state. It never changes the lists and objects in them: they belong to the old state. */
export type StepDraft = StepInProgress<State, Event> & { readonly deck: RumDeck }

/** Copies field by field: bots call this in their innermost loop, where a spread is several times slower. */
const copyState = (state: State): Writable<State> => ({
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
  agenda: state.agenda,
  ending: state.ending,
})

export const beginStep = (state: State, random: Random): StepDraft => ({
  deck: deckOf(state.options.deck),
  random,
  events: [],
  revealed: false,
  state: copyState(state),
})

/** Shared lists are not frozen: V8 treats frozen lists as another kind, which made all rules 12 % slower. The laws find code that changes them. */
const EMPTY: readonly never[] = []
const EMPTY_BY_SEATS: readonly (readonly (readonly never[])[])[] = [0, 1, 2, 3, 4].map(seats => Array.from({ length: seats }, () => EMPTY))

/** An empty list for every seat. */
export const emptyListBySeat = (seats: number): readonly (readonly never[])[] =>
  EMPTY_BY_SEATS[seats] ?? Array.from({ length: seats }, () => EMPTY)
