/** A step in the making: a copy of the state that this step alone may write to, its chance, and what has happened so far. */
import { at, replaceAt, withLast, withoutAt, type Random, type Seat } from '@tortuga/kit'
import { cardOf, cardsOf, isleOf, type Card, type Cards } from './pieces.ts'
import type { Effect } from './card-data.ts'
import type { Event } from './happenings.ts'
import type { BySide, Hazard, Investment, Piece, Ship, Side, Source, State, Task } from './types.ts'

/** The fields may be set anew; the lists and objects in them belong to the old state and stay as they are. */
type Writable = { -readonly [K in keyof State]: State[K] }
export type Making = { readonly cards: Cards; readonly random: Random; readonly events: Event[]; readonly state: Writable }

/** A literal of fixed shape, field by field: in this inner loop a spread costs several times as much. */
export const beginStep = (state: State, random: Random): Making => ({
  cards: cardsOf(state.options.cards),
  random,
  events: [],
  state: {
    options: state.options,
    seats: state.seats,
    crown: state.crown,
    turn: state.turn,
    round: state.round,
    actions: state.actions,
    bank: state.bank,
    supplies: state.supplies,
    hands: state.hands,
    decks: state.decks,
    discards: state.discards,
    scores: state.scores,
    removed: state.removed,
    islands: state.islands,
    fleet: state.fleet,
    shown: state.shown,
    knownTop: state.knownTop,
    mixed: state.mixed,
    raid: state.raid,
    agenda: state.agenda,
    ending: state.ending,
  },
})

/** The seat of a side. */
export const seatOf = (crown: Seat, side: Side): Seat => (side === 'crown' ? crown : 1 - crown)

type Told<E> = E extends { readonly seat: Seat } ? Omit<E, 'seat'> : never
/** Something that one side did. */
export const tell = ({ state, events }: Making, side: Side, event: Told<Event>): void =>
  void events.push({ ...event, seat: seatOf(state.crown, side) })

/** Ships by their faces. */
export const shipFaces = (making: Making, ships: readonly number[]): readonly string[] =>
  ships.map(ship => readyCard(making, at(making.state.fleet, ship).card).face)

/** Islands by their names. */
export const islesOf = ({ cards }: Making, places: readonly { readonly island: number }[]): readonly string[] =>
  places.map(({ island }) => isleOf(cards, island))

export const readyCard = ({ cards }: Making, piece: Piece): Card => cardOf(cards, piece)

/** The pair with another value for one side. */
export const withSide = <A>(pair: BySide<A>, side: Side, value: A): BySide<A> =>
  side === 'crown' ? { crown: value, pirate: pair.pirate } : { crown: pair.crown, pirate: value }

/** Puts tasks before all others, in this order. */
export const doFirst = ({ state }: Making, tasks: readonly Task[]): void => {
  state.agenda = [...tasks, ...state.agenda]
}

/** Puts a card's effects before all other tasks. */
export const doEffects = (making: Making, effects: readonly Effect[], source: Source, ...then: readonly Task[]): void =>
  doFirst(making, [...effects.map((effect): Task => ({ type: 'do', effect, source })), ...then])

export const setHazards = ({ state }: Making, island: number, hazards: readonly Hazard<Piece>[]): void => {
  state.islands = replaceAt(state.islands, island, { investment: at(state.islands, island).investment, hazards })
}
export const setHazard = (making: Making, island: number, hazard: number, entry: Hazard<Piece>): void =>
  setHazards(making, island, replaceAt(at(making.state.islands, island).hazards, hazard, entry))
export const setInvestment = ({ state }: Making, island: number, investment: Investment<Piece> | null): void => {
  state.islands = replaceAt(state.islands, island, { investment, hazards: at(state.islands, island).hazards })
}
export const setShip = ({ state }: Making, ship: number, entry: Ship): void => {
  state.fleet = replaceAt(state.fleet, ship, entry)
}

export const toHand = ({ state }: Making, side: Side, piece: Piece): void => {
  state.hands = withSide(state.hands, side, withLast(state.hands[side], piece))
}
export const fromHand = ({ state }: Making, side: Side, piece: Piece): void => {
  const hand = state.hands[side]
  state.hands = withSide(state.hands, side, withoutAt(hand, hand.indexOf(piece)))
}
/** R1.10: to its owner's pile. */
export const toDiscards = ({ state }: Making, side: Side, piece: Piece): void => {
  state.discards = withSide(state.discards, side, withLast(state.discards[side], piece))
}
