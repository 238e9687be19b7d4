/** What moves when something has happened: for each event, which pieces travel from where to where. Plain data; whoever skips all of it still sees the right table. */
import type { Seat } from '@tortuga/kit'
import { delayOf, MOTION } from '@tortuga/ui'
import type { Colour, End, Event, Face, Source, View } from '../rules/index.ts'

/** The value of a `data-place` at the table: `wreck`, `slot-0`, `hand-2`, `card-<face>`, `captain-<colour>`, `clock`, `bird`, `apart`, `beach`. */
export type Place = string

type Carried =
  | { readonly type: 'card'; readonly card: Face | null; readonly end: End }
  | { readonly type: 'captain'; readonly colour: Colour; readonly value: number }
  | { readonly type: 'bird' }

type Flight = {
  readonly carried: Carried
  readonly from: Place // where it lay before, else where that place is now
  readonly via: Place | null // shown there for a moment
  readonly spread: number // beside the others there: so many cards to the right of the middle
  readonly to: Place
  readonly turn: 'none' | 'face-up' | 'face-down' | 'round'
  readonly landsIn: Place | null // stays unseen until the piece is there
}

export type Timed = Flight & { readonly delay: number; readonly duration: number }

type Scene = { readonly viewer: View['viewer'] }
type Flights = { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, scene: Scene) => readonly Flight[] }

const sourceOf = (from: Source): Place => (from === 'wreck' ? 'wreck' : `slot-${from}`)
const card = (face: Face | null, end: End = 'one'): Carried => ({ type: 'card', card: face, end })
const flight = (carried: Carried, from: Place, to: Place, more: Partial<Flight> = {}): Flight => ({
  carried,
  from,
  to,
  via: null,
  spread: 0,
  turn: 'none',
  landsIn: null,
  ...more,
})

/** A card into a hand: to its very place in one's own, to the small backs of another's. */
const intoHand = ({ viewer }: Scene, seat: Seat, face: Face | null, from: Place, isOpen: boolean): Flight => {
  if (seat !== viewer || face === null) return flight(card(isOpen ? face : null), from, `hand-${seat}`)
  const place: Place = `card-${face}`
  return flight(card(face, 'two'), from, place, { turn: isOpen ? 'none' : 'face-up', landsIn: place })
}

/** Cards out of a hand into the wreck, face down. */
const outOfHand = ({ viewer }: Scene, seat: Seat, cards: readonly (Face | null)[]): readonly Flight[] =>
  cards.map(face =>
    seat === viewer && face !== null
      ? flight(card(face, 'two'), `card-${face}`, 'wreck', { turn: 'face-down' })
      : flight(card(null), `hand-${seat}`, 'wreck'),
  )

const ontoSlot = (slot: number, face: Face | null, isOpen: boolean): Flight =>
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

const flightsOf = (event: Event, scene: Scene): readonly Flight[] =>
  (FLIGHTS[event.type] as (event: Event, scene: Scene) => readonly Flight[])(event, scene)

/** Shown long enough to be read. */
const SHOWN = 900
const lengthOf = ({ via, turn }: Flight): number => (via !== null ? SHOWN : turn === 'none' ? MOTION.move : MOTION.turn)

/** Nobody waits longer than this for the table, however much has happened. */
const LONGEST = 2600

/** All flights of some events, one event after the other, the pieces of one event close upon each other. */
export const planFlights = (events: readonly Event[], scene: Scene): readonly Timed[] => {
  const timed: Timed[] = []
  let start = 0
  for (const event of events) {
    const flights = flightsOf(event, scene)
    flights.forEach((one, index) => timed.push({ ...one, delay: start + delayOf(index, flights.length), duration: lengthOf(one) }))
    start = Math.max(start, ...timed.map(({ delay, duration }) => delay + duration))
  }
  const pace = Math.min(1, LONGEST / Math.max(1, start))
  return pace === 1 ? timed : timed.map(one => ({ ...one, delay: one.delay * pace, duration: one.duration * pace }))
}

/** The places where something is different now: outlined where nothing may move. */
export const changedPlaces = (events: readonly Event[], scene: Scene): readonly Place[] => {
  const places = events.flatMap(event => (event.type === 'clock-rose' ? ['clock'] : flightsOf(event, scene).map(({ to }) => to)))
  return [...new Set(places)].filter(place => place !== 'bird')
}
