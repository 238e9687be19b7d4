/** What moves when something has happened: for each event, which pieces travel from where to where. Plain data; whoever skips all of it still sees the right table. */
import type { Seat } from '@tortuga/kit'
import { flight, timeFlights, type Flight, type Pace, type Place, type Timed } from '@tortuga/ui'
import type { Colour, End, Event, Face, Source, View } from '../rules/index.ts'

// Places: `wreck`, `slot-0`, `hand-2`, `card-<face>`, `captain-<colour>`, `clock`, `bird`, `apart`, `beach`.
export type Carried =
  | { readonly type: 'card'; readonly card: Face | null; readonly end: End }
  | { readonly type: 'captain'; readonly colour: Colour; readonly value: number }
  | { readonly type: 'bird' }

type RumFlight = Flight<Carried>

type Scene = { readonly viewer: View['viewer'] }
type Flights = { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, scene: Scene) => readonly RumFlight[] }

const sourceOf = (from: Source): Place => (from === 'wreck' ? 'wreck' : `slot-${from}`)
const card = (face: Face | null, end: End = 'one'): Carried => ({ type: 'card', card: face, end })
/** A card into a hand: to its very place in one's own, to the small backs of another's. */
const intoHand = ({ viewer }: Scene, seat: Seat, face: Face | null, from: Place, isOpen: boolean): RumFlight => {
  if (seat !== viewer || face === null) return flight(card(isOpen ? face : null), from, `hand-${seat}`)
  const place: Place = `card-${face}`
  return flight(card(face, 'two'), from, place, { turn: isOpen ? 'none' : 'face-up', landsIn: place })
}

/** Cards out of a hand into the wreck, face down. */
const outOfHand = ({ viewer }: Scene, seat: Seat, cards: readonly (Face | null)[]): readonly RumFlight[] =>
  cards.map(face =>
    seat === viewer && face !== null
      ? flight(card(face, 'two'), `card-${face}`, 'wreck', { turn: 'face-down' })
      : flight(card(null), `hand-${seat}`, 'wreck'),
  )

const ontoSlot = (slot: number, face: Face | null, isOpen: boolean): RumFlight =>
  flight(card(isOpen ? face : null), 'wreck', `slot-${slot}`, { turn: isOpen ? 'face-up' : 'none', landsIn: `slot-${slot}` })

const FLIGHTS: Flights = {
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
    cards.map((laid, index) =>
      flight(card(laid.card, laid.end), seat === viewer ? `card-${laid.card}` : `hand-${seat}`, 'wreck', {
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

const flightsOf = (event: Event, scene: Scene): readonly RumFlight[] =>
  (FLIGHTS[event.type] as (event: Event, scene: Scene) => readonly RumFlight[])(event, scene)

/** A stranger's set is shown long enough to be read. */
const PACE: Pace = { shown: 900, longest: 2600 }

export const planFlights = (events: readonly Event[], scene: Scene): readonly Timed<Carried>[] =>
  timeFlights<Carried>(
    events.map(event => flightsOf(event, scene)),
    PACE,
  )

/** The places where something is different now: outlined where nothing may move. */
export const changedPlaces = (events: readonly Event[], scene: Scene): readonly Place[] => {
  const places = events.flatMap(event => (event.type === 'clock-rose' ? ['clock'] : flightsOf(event, scene).map(({ to }) => to)))
  return [...new Set(places)].filter(place => place !== 'bird')
}
