/** What moves when something has happened: for each event, which pieces travel from where to where. Plain data; whoever skips all of it still sees the right table. */
import type { Seat } from '@tortuga/kit'
import { flight, timeFlights, type Flight, type Pace, type Place, type Timed } from '@tortuga/ui'
import type { Back, Event, Face, Shown, View } from '../rules/index.ts'

// Places: `deck`, `discards`, `share-0`, `share-0-2`, `open-1`, `coins-0`, `hand-0`, `bay-2-rum`, `purse-1`, `parrot-1`.
export type Carried =
  | { readonly type: 'card'; readonly back: Back; readonly face: Face | null }
  | { readonly type: 'coin'; readonly amount: number }
  | { readonly type: 'parrot' }

type SeaFlight = Flight<Carried>

/** Who looks on; the kind of a card by its face; whether cards wait in a hand to be played; and where a card comes from that is laid down next. */
export type Scene = {
  readonly viewer: View['viewer']
  readonly backOf: (face: Face) => Back
  readonly isSecret: (face: Face) => boolean
  readonly isHandWaiting: boolean
}
type Told = Scene & { readonly source: Place }
type Flights = { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, told: Told) => readonly SeaFlight[] }

const card = ({ back, face }: Pick<Shown, 'back' | 'face'>): Carried => ({ type: 'card', back, face })
const open = (face: Face, { backOf }: Scene): Carried => ({ type: 'card', back: backOf(face), face })
const coin = (amount: number): Carried => ({ type: 'coin', amount })

const bay = (seat: Seat, zone: string): Place => `bay-${seat}-${zone}`
const purse = (seat: Seat): Place => `purse-${seat}`
const ZONE_OF: Readonly<Record<Back, string>> = { rum: 'rum', relic: 'relics', pirate: 'pirates', object: 'objects' }
/** R4.2: where a card is laid. A face-down Object is a secret. */
const zoneOf = ({ back, face, open: isOpen }: Shown, { isSecret }: Scene): string =>
  back === 'object' && (!isOpen || (face !== null && isSecret(face))) ? 'secrets' : ZONE_OF[back]

/** Doubloons that a card brings come from where the card is. */
const giverOf = (face: Face, seat: Seat, { backOf }: Scene): Place => (backOf(face) === 'pirate' ? bay(seat, 'pirates') : 'discards')

const FLIGHTS: Flights = {
  began: () => [],
  'shares-laid': ({ backs }) =>
    backs.map((back, space) => flight(card({ back, face: null }), 'deck', `share-${space}-0`, { landsIn: `share-${space}-0` })),
  'round-began': () => [],
  looked: ({ seat, space, cards }, { viewer }) =>
    seat === viewer
      ? cards.map((shown, place) =>
          flight(card(shown), `share-${space}-${place}`, `open-${place}`, { turn: 'face-up', landsIn: `open-${place}` }),
        )
      : [],
  left: () => [],
  added: ({ space, back }) => (back === null ? [] : [flight(card({ back, face: null }), 'deck', `share-${space}`)]),
  took: ({ seat, space, doubloons, cards }, { isHandWaiting, viewer }) => [
    ...(doubloons > 0 ? [flight(coin(doubloons), `coins-${space}`, purse(seat))] : []),
    ...(isHandWaiting
      ? cards.map((shown, place) =>
          flight(card(shown), seat === viewer ? `open-${place}` : `share-${space}-${place}`, `hand-${place}`, { landsIn: `hand-${place}` }),
        )
      : []),
  ],
  drew: () => [],
  'found-deck-empty': ({ seat }) => [flight(coin(1), 'deck', purse(seat))],
  placed: ({ seat, card: shown }, told) => [flight(card(shown), told.source, bay(seat, zoneOf(shown, told)))],
  played: ({ card: face }, told) => [flight(open(face, told), told.source, 'discards', { via: 'sky' })],
  gained: ({ seat, amount, card: face }, told) => [flight(coin(amount), giverOf(face, seat, told), purse(seat))],
  paid: ({ seat, amount }) => (amount > 0 ? [flight(coin(amount), purse(seat), 'discards')] : []),
  'parrot-moved': ({ seat, from }) => [flight({ type: 'parrot' }, `parrot-${from}`, `parrot-${seat}`, { landsIn: `parrot-${seat}` })],
  picked: () => [],
  'pirate-discarded': ({ seat, pirate }, told) => [flight(open(pirate, told), bay(seat, 'pirates'), 'discards')],
  'boarding-began': () => [],
  fought: () => [],
  'chest-lost': ({ seat, from, object, taken }, told) => [
    flight(open(object, told), bay(from, 'objects'), bay(seat, 'objects')),
    ...(taken > 0 ? [flight(coin(taken), bay(seat, 'objects'), purse(seat))] : []),
  ],
  'stole-doubloons': ({ seat, victim, amount }) => [flight(coin(amount), purse(victim), purse(seat))],
  'stole-rum': ({ seat, victim, rum }) => [flight(card(rum), bay(victim, 'rum'), bay(seat, 'rum'))],
  'exchanged-rum': ({ seat, victim, given, taken }) => [
    flight(card(given), bay(seat, 'rum'), bay(victim, 'rum')),
    flight(card(taken), bay(victim, 'rum'), bay(seat, 'rum')),
  ],
  'exchanged-objects': ({ seat, victim, given, taken }, told) => [
    flight(open(given, told), bay(seat, 'objects'), bay(victim, 'objects')),
    flight(open(taken, told), bay(victim, 'objects'), bay(seat, 'objects')),
  ],
  declined: () => [],
  aimed: () => [],
  'object-discarded': ({ seat, object }, told) => [flight(open(object, told), bay(seat, 'objects'), 'discards')],
  'no-effect': () => [],
  'pirates-discarded': ({ pirates }, told) =>
    pirates.flatMap((crew, seat) => crew.map(face => flight(open(face, told), bay(seat, 'pirates'), 'discards'))),
  'chest-opened': ({ seat, amount }) => [flight(coin(amount), bay(seat, 'objects'), purse(seat))],
  revealed: () => [],
  majority: () => [],
  scored: () => [],
  ended: () => [],
}

/** Where a card comes from that the next events lay down or play. */
const sourceAfter = (event: Event, source: Place, { viewer, isHandWaiting }: Scene): Place => {
  switch (event.type) {
    case 'took':
      return isHandWaiting ? 'hand' : event.seat === viewer ? 'open' : `share-${event.space}`
    case 'drew':
      return 'deck'
    case 'picked':
      return `share-${event.space}-${event.place}`
    default:
      return source
  }
}

const flightsOf = (event: Event, told: Told): readonly SeaFlight[] =>
  (FLIGHTS[event.type] as (event: Event, told: Told) => readonly SeaFlight[])(event, told)

/** What is played is shown long enough to be read. */
const PACE: Pace = { shown: 1100, longest: 2800 }

const withSources = (events: readonly Event[], scene: Scene): readonly (readonly SeaFlight[])[] => {
  let source: Place = 'hand'
  return events.map(event => {
    source = sourceAfter(event, source, scene)
    return flightsOf(event, { ...scene, source })
  })
}

export const planFlights = (events: readonly Event[], scene: Scene): readonly Timed<Carried>[] =>
  timeFlights<Carried>(withSources(events, scene), PACE)

/** The places where something is different now: outlined where nothing may move. */
export const changedPlaces = (events: readonly Event[], scene: Scene): readonly Place[] => {
  const places = withSources(events, scene).flatMap(flights => flights.map(({ to }) => to))
  const spaces = events.flatMap(event => (event.type === 'added' && event.back === null ? [`coins-${event.space}`] : []))
  return [...new Set([...places, ...spaces])]
}
