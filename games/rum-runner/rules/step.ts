/** The step in progress, and small changes of the state that many rules make. */
import { at, append, prependTasks, removeAt, replaceAt, type Random, type Seat, type StepInProgress, type Writable } from '@tortuga/kit'
import { cardOf, cardsOf, islandName, type Card, type CardSet } from './data/pieces.ts'
import type { Effect } from './data/effect-data.ts'
import type { Event, PlacedNames } from './data/events.ts'
import type { BoardPlace, BySide, EffectSource, Face, Hazard, Investment, Piece, Ship, Side, State, Task } from './data/types.ts'

export type StepDraft = StepInProgress<State, Event> & { readonly cards: CardSet }

/** Copies field by field because a spread is several times slower, and the search runs this very often. */
const copyState = (state: State): Writable<State> => ({
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
})

export const beginStep = (state: State, random: Random): StepDraft => ({
  state: copyState(state),
  events: [],
  random,
  revealed: false,
  cards: cardsOf(state.options.cards),
})

export const seatOf = (crown: Seat, side: Side): Seat => (side === 'crown' ? crown : 1 - crown)

export const addEvent = ({ events }: StepDraft, event: Event): void => void events.push(event)
/** The seat of a side, for events. */
export const seatIn = ({ state }: StepDraft, side: Side): Seat => seatOf(state.crown, side)

/** The faces of ships. */
export const shipFaces = (step: StepDraft, ships: readonly number[]): readonly string[] =>
  ships.map(ship => lookUpCard(step, at(step.state.fleet, ship).card).face)

/** The island ids of places. */
export const islesOf = ({ cards }: StepDraft, places: readonly { readonly island: number }[]): readonly string[] =>
  places.map(({ island }) => islandName(cards, island))

/** The crown cards at places. */
export const namesAt = ({ cards, state }: StepDraft, places: readonly BoardPlace[]): PlacedNames =>
  places.flatMap(({ island, hazard }) => {
    const { investment, hazards } = at(state.islands, island)
    const entry = hazard === null ? investment : (hazards[hazard] ?? null)
    return entry === null ? [] : [{ card: cardOf(cards, entry.card).face, visibility: entry.visibility }]
  })

/** The card that an effect is printed on. */
export const causeOf = ({ cards, state }: StepDraft, source: EffectSource): Face | null => {
  const pieceOf = (): Piece | null | undefined => {
    switch (source.from) {
      case 'island':
        return state.islands[source.island]?.investment?.card
      case 'shown':
        return state.shown
      case 'crew':
        return state.fleet[source.ship]?.crew[source.crew]?.card
      default:
        return state.discards[source.side].at(-1)
    }
  }
  const piece = pieceOf() ?? null
  return piece === null ? null : cardOf(cards, piece).face
}

export const lookUpCard = ({ cards }: StepDraft, piece: Piece): Card => cardOf(cards, piece)

/** A copy of the pair with a new value for one side. */
export const withSide = <A>(pair: BySide<A>, side: Side, value: A): BySide<A> =>
  side === 'crown' ? { crown: value, pirate: pair.pirate } : { crown: pair.crown, pirate: value }

/** Puts a card's effects at the front of the agenda, followed by `then`. */
export const prependEffects = (step: StepDraft, effects: readonly Effect[], source: EffectSource, ...then: readonly Task[]): void =>
  prependTasks<Task>(step, [...effects.map((effect): Task => ({ type: 'do', effect, source })), ...then])
/** `check` refuses such a move and the agenda holds no such task, so this is a bug. */
export const impossible = (): never => {
  throw new Error('the state or the move does not fit the task')
}

export const setHazards = ({ state }: StepDraft, island: number, hazards: readonly Hazard<Piece>[]): void => {
  state.islands = replaceAt(state.islands, island, { investment: at(state.islands, island).investment, hazards })
}
export const setHazard = (step: StepDraft, island: number, hazard: number, entry: Hazard<Piece>): void =>
  setHazards(step, island, replaceAt(at(step.state.islands, island).hazards, hazard, entry))
export const setInvestment = ({ state }: StepDraft, island: number, investment: Investment<Piece> | null): void => {
  state.islands = replaceAt(state.islands, island, { investment, hazards: at(state.islands, island).hazards })
}
export const setShip = ({ state }: StepDraft, ship: number, entry: Ship): void => {
  state.fleet = replaceAt(state.fleet, ship, entry)
}

export const toHand = ({ state }: StepDraft, side: Side, piece: Piece): void => {
  state.hands = withSide(state.hands, side, append(state.hands[side], piece))
}
export const fromHand = ({ state }: StepDraft, side: Side, piece: Piece): void => {
  const hand = state.hands[side]
  state.hands = withSide(state.hands, side, removeAt(hand, hand.indexOf(piece)))
}
/** R1.10 */
export const toDiscards = ({ state }: StepDraft, side: Side, piece: Piece): void => {
  state.discards = withSide(state.discards, side, append(state.discards[side], piece))
}
