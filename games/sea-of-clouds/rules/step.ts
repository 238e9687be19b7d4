/** The step in progress: how it begins, and the helpers with which tasks write to it. */
import { at, replaceAt, type Random, type Seat, type StepInProgress, type Writable } from '@tortuga/kit'
import type { Event, EventLoot } from './data/events.ts'
import { cardOf, type LootDeck } from './data/pieces.ts'
import type { FaceDownLoot, SeaCaptain, State } from './data/types.ts'

export type StepDraft = StepInProgress<State, Event> & { readonly deck: LootDeck }

/** Copies field by field: a spread is several times slower, and this runs for every move of a search. */
const copyState = (state: State): Writable<State> => ({
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
})

export const beginStep = (state: State, deck: LootDeck, random: Random): StepDraft => ({
  state: copyState(state),
  events: [],
  random,
  revealed: false,
  deck,
})

export const captainAt = ({ state }: StepDraft, seat: Seat): SeaCaptain => at(state.captains, seat)
export const setCaptain = ({ state }: StepDraft, seat: Seat, captain: SeaCaptain): void => {
  state.captains = replaceAt(state.captains, seat, captain)
}

/** Adds doubloons from the bank; a negative amount goes to the bank. */
export const addDoubloons = (step: StepDraft, seat: Seat, amount: number): void => {
  if (amount === 0) return
  const { doubloons, pirates, relics, objects, rum, secrets } = captainAt(step, seat)
  setCaptain(step, seat, { doubloons: doubloons + amount, pirates, relics, objects, rum, secrets })
}

/** A card as an event names it after it has been taken. */
export const eventCardOf = ({ deck }: StepDraft, { card, seenBy }: FaceDownLoot): EventLoot => {
  const { back, face, isOpen } = cardOf(deck, card)
  return { back, face, open: isOpen, seenBy }
}
/** A card as an event names it while it is on a space, where no face is open. */
export const hiddenEventCardOf = ({ deck }: StepDraft, { card, seenBy }: FaceDownLoot): EventLoot => {
  const { back, face } = cardOf(deck, card)
  return { back, face, open: false, seenBy }
}
