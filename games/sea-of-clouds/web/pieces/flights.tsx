/** The flights for each event: which pieces move from where to where, and how they look. Flights are only decoration; the table is correct without them. */
import type { Seat } from '@tortuga/kit'
import { createFlights, flight, FlyingPieces, type FlightTable, type PieceShape, type PlaceName } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import type { Back, Card, Event, EventLoot, Face, SeaTypes, View } from '../../rules/index.ts'
import { LootBack } from '../art/back.tsx'
import { Coin, Parrot } from '../art/tokens.tsx'
import { useTable } from '../table/context/context.ts'
import { SmallFaceCard } from './loot-card.tsx'

// Places: `deck`, `discards`, `share-0`, `share-0-2`, `open-1`, `coins-0`, `hand-0`, `bay-2-rum`, `purse-1`, `parrot-1`.
export type FlyingPiece =
  | { readonly type: 'card'; readonly back: Back; readonly face: Face | null }
  | { readonly type: 'coin'; readonly amount: number }
  | { readonly type: 'parrot' }

/** What planning needs besides an event. `isHandWaiting`: cards were taken but not played yet. `source`: where a card that is placed or played comes from. */
export type SeaFlightContext = {
  readonly viewer: View['viewer']
  readonly infoOf: (face: Face) => Pick<Card, 'back' | 'kind'>
  readonly isHandWaiting: boolean
  readonly source: PlaceName
}

const card = ({ back, face }: Pick<EventLoot, 'back' | 'face'>): FlyingPiece => ({ type: 'card', back, face })
const open = (face: Face, { infoOf }: SeaFlightContext): FlyingPiece => ({ type: 'card', back: infoOf(face).back, face })
const coin = (amount: number): FlyingPiece => ({ type: 'coin', amount })

const bay = (seat: Seat, zone: string): PlaceName => `bay-${seat}-${zone}`
const purse = (seat: Seat): PlaceName => `purse-${seat}`
const ZONE_OF: Readonly<Record<Back, string>> = { rum: 'rum', relic: 'relics', pirate: 'pirates', object: 'objects' }
/** R4.2: the zone of the board a card goes to. A face-down Object is a secret. */
const zoneOf = ({ back, face, open: isOpen }: EventLoot, { infoOf }: SeaFlightContext): string =>
  back === 'object' && (!isOpen || (face !== null && infoOf(face).kind === 'secret')) ? 'secrets' : ZONE_OF[back]

/** Doubloons gained by a card fly from where that card is. */
const sourceOfGain = (face: Face, seat: Seat, { infoOf }: SeaFlightContext): PlaceName =>
  infoOf(face).back === 'pirate' ? bay(seat, 'pirates') : 'discards'

const FLIGHTS: FlightTable<Event, FlyingPiece, SeaFlightContext> = {
  began: () => [],
  'shares-laid': ({ cards }) =>
    cards.map(({ back }, space) => flight(card({ back, face: null }), 'deck', `share-${space}-0`, { landsIn: `share-${space}-0` })),
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
  placed: ({ seat, card: shown }, context) => [flight(card(shown), context.source, bay(seat, zoneOf(shown, context)))],
  played: ({ card: face }, context) => [flight(open(face, context), context.source, 'discards', { via: 'sky' })],
  gained: ({ seat, amount, card: face }, context) => [flight(coin(amount), sourceOfGain(face, seat, context), purse(seat))],
  paid: ({ seat, amount }) => (amount > 0 ? [flight(coin(amount), purse(seat), 'discards')] : []),
  'parrot-moved': ({ seat, from }) => [flight({ type: 'parrot' }, `parrot-${from}`, `parrot-${seat}`, { landsIn: `parrot-${seat}` })],
  picked: () => [],
  'pirate-discarded': ({ seat, pirate }, context) => [flight(open(pirate, context), bay(seat, 'pirates'), 'discards')],
  'boarding-began': () => [],
  fought: () => [],
  'chest-lost': ({ seat, from, object, taken }, context) => [
    flight(open(object, context), bay(from, 'objects'), bay(seat, 'objects')),
    ...(taken > 0 ? [flight(coin(taken), bay(seat, 'objects'), purse(seat))] : []),
  ],
  resolved: () => [],
  'stole-doubloons': ({ seat, victim, amount }) => [flight(coin(amount), purse(victim), purse(seat))],
  'stole-rum': ({ seat, victim, rum }) => [flight(card(rum), bay(victim, 'rum'), bay(seat, 'rum'))],
  'exchanged-rum': ({ seat, victim, given, taken }) => [
    flight(card(given), bay(seat, 'rum'), bay(victim, 'rum')),
    flight(card(taken), bay(victim, 'rum'), bay(seat, 'rum')),
  ],
  'exchanged-objects': ({ seat, victim, given, taken }, context) => [
    flight(open(given, context), bay(seat, 'objects'), bay(victim, 'objects')),
    flight(open(taken, context), bay(victim, 'objects'), bay(seat, 'objects')),
  ],
  declined: () => [],
  aimed: () => [],
  'object-discarded': ({ seat, object }, context) => [flight(open(object, context), bay(seat, 'objects'), 'discards')],
  'no-effect': () => [],
  'pirates-discarded': ({ pirates }, context) =>
    pirates.flatMap((crew, seat) => crew.map(face => flight(open(face, context), bay(seat, 'pirates'), 'discards'))),
  'chest-opened': ({ seat, amount }) => [flight(coin(amount), bay(seat, 'objects'), purse(seat))],
  revealed: () => [],
  majority: () => [],
  counted: () => [],
  scored: () => [],
  ended: () => [],
}

/** The place that cards placed or played by this event and the next ones fly from. */
const sourceAfter = (event: Event, { source, viewer, isHandWaiting }: SeaFlightContext): PlaceName => {
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

/** A played card stays long enough to be read. */
const TIMING = { shown: 1100, longest: 2800 }

export const { planFlights, changedPlaces } = createFlights(FLIGHTS, TIMING, {
  sceneOf: (event, last) => ({ ...last, source: sourceAfter(event, last) }),
  changedBy: (event, flights) => (event.type === 'added' && event.back === null ? [`coins-${event.space}`] : flights.map(({ to }) => to)),
})

const SHAPES: Readonly<Record<FlyingPiece['type'], PieceShape>> = {
  card: { ratio: 132 / 92, widest: 96 },
  coin: { ratio: 1, widest: 34 },
  parrot: { ratio: 72 / 64, widest: 40 },
}
/** The height of a window for which the widths are meant; pieces are larger in a larger one. */
const USUAL_HEIGHT = 900
const shapeOf = ({ type }: FlyingPiece): PieceShape => {
  const { ratio, widest } = SHAPES[type]
  return { ratio, widest: widest * Math.max(1, globalThis.innerHeight / USUAL_HEIGHT) }
}

/** Fallback places: `share-0-2` falls back to `share-0`. On a phone the boards are closed, so their places fall back to the seat. */
const near = (place: PlaceName): readonly PlaceName[] => {
  const [first = '', second = ''] = place.split('-')
  const seat = first === 'bay' || first === 'purse' || first === 'parrot' ? [`seat-${second}`] : []
  return [`${first}-${second}`, first, ...seat, ...(first === 'discards' ? ['deck'] : [])]
}

const draw = (piece: FlyingPiece): ReactNode => {
  switch (piece.type) {
    case 'coin':
      return <Coin amount={piece.amount > 1 ? piece.amount : null} />
    case 'parrot':
      return <Parrot />
    default:
      return piece.face === null ? <LootBack back={piece.back} /> : <SmallFaceCard face={piece.face} />
  }
}

export const SeaFlyingPieces = (): ReactElement => {
  const { viewer, infoOf, view } = useTable()
  const scene = { viewer, infoOf, isHandWaiting: view.hand.length > 0, source: 'hand' }
  return (
    <FlyingPieces<SeaTypes, FlyingPiece>
      plan={events => planFlights(events, scene)}
      changed={events => changedPlaces(events, scene)}
      shapeOf={shapeOf}
      near={near}
      draw={draw}
      drawBack={piece => piece.type === 'card' && <LootBack back={piece.back} />}
    />
  )
}
