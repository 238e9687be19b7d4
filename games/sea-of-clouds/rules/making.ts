/** A step in the making: a copy of the state that this step alone may write to, its chance, and what has happened so far. */
import { at, replaceAt, type Random, type Seat } from '@tortuga/kit'
import type { Event, Shown } from './events.ts'
import { cardOf, deckOf, type Deck } from './pieces.ts'
import type { Captain, Down, Piece, State, Task } from './types.ts'

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
    hat: state.hat,
    parrot: state.parrot,
    round: state.round,
    shares: state.shares,
    captains: state.captains,
    hand: state.hand,
    deck: state.deck,
    discards: state.discards,
    unseen: state.unseen,
    boarding: state.boarding,
    agenda: state.agenda,
  },
})

/** Tasks that come before all others, in this order. */
export const putFirst = ({ state }: Making, tasks: readonly Task[]): void => {
  const agenda = tasks.slice()
  for (const task of state.agenda) agenda.push(task)
  state.agenda = agenda
}

export const dropTask = ({ state }: Making): void => {
  state.agenda = state.agenda.slice(1)
}

export type Holder = Captain<Piece, Down>
export const captainAt = ({ state }: Making, seat: Seat): Holder => at(state.captains, seat)
export const setCaptain = ({ state }: Making, seat: Seat, captain: Holder): void => {
  state.captains = replaceAt(state.captains, seat, captain)
}

/** Doubloons to or from the bank. */
export const addDoubloons = (making: Making, seat: Seat, amount: number): void => {
  if (amount === 0) return
  const { doubloons, pirates, relics, objects, rum, secrets } = captainAt(making, seat)
  setCaptain(making, seat, { doubloons: doubloons + amount, pirates, relics, objects, rum, secrets })
}

/** A card for an event, whole. */
export const showCard = ({ deck }: Making, { card, seenBy }: Down): Shown => {
  const { back, face, isOpen } = cardOf(deck, card)
  return { back, face, open: isOpen, seenBy }
}
/** The same while it lies on a space, where nothing is open. */
export const showHidden = ({ deck }: Making, { card, seenBy }: Down): Shown => {
  const { back, face } = cardOf(deck, card)
  return { back, face, open: false, seenBy }
}
