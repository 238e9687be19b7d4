/** For each event, the pieces that fly and their places. Plain data: without any animation the table still shows the right state. */
import type { Seat } from '@tortuga/kit'
import { createFlights, flight, type Flight, type FlightTable, type FlightTiming, type PlaceName } from '@tortuga/ui/table'
import type { BottleColour, CardEnd, Event, Face, DrawSource, View } from '../../rules/index.ts'

/** A piece in flight. Its places are `wreck`, `slot-0`, `hand-2`, `card-<face>`, `captain-<colour>`, `clock`, `bird`, `apart`, `shown-parrot` and `beach`. */
export type FlyingPiece =
  | { readonly type: 'card'; readonly card: Face | null; readonly end: CardEnd }
  | { readonly type: 'captain'; readonly colour: BottleColour; readonly value: number }
  | { readonly type: 'bird' }

type RumFlight = Flight<FlyingPiece>

type FlightScene = { readonly viewer: View['viewer'] }

const sourceOf = (from: DrawSource): PlaceName => (from === 'wreck' ? 'wreck' : `slot-${from}`)
const card = (face: Face | null, end: CardEnd = 'one'): FlyingPiece => ({ type: 'card', card: face, end })
/** A card into a hand: to its place in the viewer's own hand, or to the small backs of another hand. */
const intoHand = ({ viewer }: FlightScene, seat: Seat, face: Face | null, from: PlaceName, isOpen: boolean): RumFlight => {
  if (seat !== viewer || face === null) return flight(card(isOpen ? face : null), from, `hand-${seat}`)
  const place: PlaceName = `card-${face}`
  return flight(card(face, 'two'), from, place, { turn: isOpen ? 'none' : 'face-up', landsIn: place })
}

/** Cards from a hand to the wreck, face down. */
const outOfHand = ({ viewer }: FlightScene, seat: Seat, cards: readonly (Face | null)[]): readonly RumFlight[] =>
  cards.map(face =>
    seat === viewer && face !== null
      ? flight(card(face, 'two'), `card-${face}`, 'wreck', { turn: 'face-down' })
      : flight(card(null), `hand-${seat}`, 'wreck'),
  )

const ontoSlot = (slot: number, face: Face | null, isOpen: boolean): RumFlight =>
  flight(card(isOpen ? face : null), 'wreck', `slot-${slot}`, { turn: isOpen ? 'face-up' : 'none', landsIn: `slot-${slot}` })

const FLIGHTS: FlightTable<Event, FlyingPiece, FlightScene> = {
  began: () => [],
  'beach-laid': ({ cards }) => cards.map((face, slot) => ontoSlot(slot, face, true)),
  dealt: ({ cards }, scene) => cards.map((face, seat) => intoHand(scene, seat, face, 'wreck', false)),
  drew: ({ seat, from, card: face, open }, scene) => [intoHand(scene, seat, face, sourceOf(from), open)],
  'parrot-drawn': ({ from }) => [
    flight(card('parrot'), sourceOf(from), 'apart', { turn: 'face-up', landsIn: 'apart' }),
    flight({ type: 'bird' }, 'bird', 'bird', { via: sourceOf(from), landsIn: 'bird' }),
  ],
  refilled: ({ slot, card: face, open }) => [ontoSlot(slot, face, open)],
  played: ({ seat, cards }, { viewer }) =>
    cards.map((played, index) =>
      flight(card(played.card, played.end), seat === viewer ? `card-${played.card}` : `hand-${seat}`, 'wreck', {
        via: seat === viewer ? null : 'beach',
        spread: index - (cards.length - 1) / 2,
        turn: seat === viewer ? 'face-down' : 'none',
      }),
    ),
  gained: ({ colour, value }) => [
    flight({ type: 'captain', colour, value }, `captain-${colour}`, `captain-${colour}`, { turn: 'round', landsIn: `captain-${colour}` }),
  ],
  'wreck-emptied': () => [],
  asked: () => [],
  sealed: () => [],
  returned: ({ seat, cards }, scene) => outOfHand(scene, seat, cards),
  'clock-rose': () => [],
  'parrot-returned': () => [flight(card('parrot'), 'shown-parrot', 'wreck', { turn: 'face-down' })],
  'tide-came': ({ cards }) =>
    cards.map((face, slot) => flight(card(face), `slot-${slot}`, `slot-${slot}`, { turn: 'face-up', landsIn: `slot-${slot}` })),
  'washed-away': ({ cards }) => cards.map((face, slot) => flight(card(face), `slot-${slot}`, 'wreck', { turn: 'face-down' })),
  ended: () => [],
}

/** Long enough to read the set of another player. */
const TIMING: FlightTiming = { shown: 900, longest: 2600 }

export const { planFlights, changedPlaces } = createFlights<Event, FlyingPiece, FlightScene>(FLIGHTS, TIMING, {
  changedBy: ({ type }, flights) => (type === 'clock-rose' ? ['clock'] : flights.flatMap(({ to }) => (to === 'bird' ? [] : to))),
})
