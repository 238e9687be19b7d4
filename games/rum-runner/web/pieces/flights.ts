/** The flights of each event: which pieces move from where to where, as data. The table is correct without them. The raid scene has its own playback. */
import { createFlights, flight, type Flight, type FlightTable, type PlaceName } from '@tortuga/ui/table'
import type { Seat } from '@tortuga/kit'
import type { CoinTarget, Event, Face, BoardPlace as Spot, Side, View } from '../../rules/index.ts'

// Places: `at-1.0`, `card-<face>`, `ship-0`, `supply-crown` … `bank` is above the upper edge.
export type FlyingPiece = { readonly type: 'card'; readonly card: Face | null; readonly side: Side } | { readonly type: 'coin' }

type RunnerFlight = Flight<FlyingPiece>

/** `view` is the view after the events. */
export type FlightScene = { readonly view: Pick<View, 'side' | 'crown' | 'islands' | 'fleet'> }

const BANK: PlaceName = 'bank'
const at = ({ island, hazard }: Spot): PlaceName => (hazard === null ? `at-${island}` : `at-${island}.${hazard}`)
const coinAt = (place: CoinTarget): PlaceName => (place.type === 'ship' ? `ship-${place.ship}` : at(place))
const sideOf = ({ view }: FlightScene, seat: Seat): Side => (seat === view.crown ? 'crown' : 'pirate')

const coin = (from: PlaceName, to: PlaceName): RunnerFlight => flight<FlyingPiece>({ type: 'coin' }, from, to)
const coins = (count: number, from: PlaceName, to: PlaceName): readonly RunnerFlight[] =>
  Array.from({ length: Math.min(4, count) }, () => coin(from, to))
const card = (
  side: Side,
  face: Face | null,
  from: PlaceName,
  to: PlaceName,
  more: Partial<Omit<RunnerFlight, 'carried'>> = {},
): RunnerFlight => flight<FlyingPiece>({ type: 'card', card: face, side }, from, to, more)

/** To the card's place in the viewer's own hand, or to the backs of the opponent's hand. */
const intoHand = (scene: FlightScene, side: Side, face: Face | null, from: PlaceName, isOpen: boolean): RunnerFlight => {
  if (side !== scene.view.side || face === null) return card(side, isOpen ? face : null, from, `hand-${side}`)
  return card(side, face, from, `card-${face}`, { turn: isOpen ? 'none' : 'face-up', landsIn: `card-${face}` })
}
const fromDeck = (scene: FlightScene, seat: Seat, faces: readonly (Face | null)[]): readonly RunnerFlight[] => {
  const side = sideOf(scene, seat)
  return faces.map(face => intoHand(scene, side, face, `deck-${side}`, false))
}
/** The start of a card that leaves a hand. */
const fromHand = ({ view }: FlightScene, side: Side, face: Face | null): PlaceName =>
  side === view.side && face !== null ? `card-${face}` : `hand-${side}`
const laid = (scene: FlightScene, face: Face | null, place: PlaceName): RunnerFlight =>
  card('crown', face, fromHand(scene, 'crown', face), place, { turn: face === null ? 'none' : 'face-down', landsIn: place })
const outermost = ({ view }: FlightScene, island: number): Spot => ({ island, hazard: (view.islands[island]?.hazards.length ?? 1) - 1 })
const none = (): readonly RunnerFlight[] => []

const FLIGHTS: FlightTable<Event, FlyingPiece, FlightScene> = {
  began: none,
  'hazards-laid': ({ cards }) =>
    cards.map((_, island) => {
      const place = at({ island, hazard: 0 })
      return card('crown', null, 'deck-crown', place, { landsIn: place })
    }),
  dealt: ({ seat, cards }, scene) => fromDeck(scene, seat, cards),
  mulliganed: ({ seat, cards }, scene) => fromDeck(scene, seat, cards),
  drew: ({ seat, cards }, scene) => fromDeck(scene, seat, cards),
  'turn-began': none,
  readied: ({ ships }) => ships.map(ship => coin(`ship-${ship}`, BANK)),
  flipped: event => [
    card('crown', event.card, `at-${event.island}`, `at-${event.island}`, { turn: 'face-up', landsIn: `at-${event.island}` }),
  ],
  scored: ({ seat, card: face }, scene) => [card('crown', face, `from-${face}`, `score-${sideOf(scene, seat)}`)],
  'hand-mixed': ({ count }) => Array.from({ length: Math.min(5, count) }, () => card('crown', null, 'hand-crown', 'deck-crown')),
  gained: ({ seat, coins: count }, scene) => coins(count, BANK, `supply-${sideOf(scene, seat)}`),
  paid: ({ seat, coins: count }, scene) => coins(count, `supply-${sideOf(scene, seat)}`, BANK),
  'deck-renewed': none,
  'event-played': ({ seat, card: face, cost }, scene) => {
    const side = sideOf(scene, seat)
    return [card(side, face, fromHand(scene, side, face), `discards-${side}`), ...coins(cost, `supply-${side}`, BANK)]
  },
  founded: ({ cards }, scene) => cards.map(one => laid(scene, one.card, `at-${one.island}`)),
  'hazard-played': (event, scene) => [laid(scene, event.card, at(outermost(scene, event.island)))],
  recalled: (event, scene) => [
    intoHand(scene, 'crown', event.card, at(event.at), true),
    ...coins(event.coins, at(event.at), 'supply-crown'),
  ],
  invested: ({ on }) => on.map(place => coin('supply-crown', at(place))),
  'ship-played': (event, scene) => {
    const place = `ship-${scene.view.fleet.length - 1}`
    return [
      card('pirate', event.card, fromHand(scene, 'pirate', event.card), place, { landsIn: place }),
      ...coins(event.cost, 'supply-pirate', BANK),
    ]
  },
  'crew-placed': ({ played, moved, recalled, cost }, scene) => [
    ...played.map(({ card: face }) =>
      card('pirate', face, fromHand(scene, 'pirate', face), `sailor-${face}`, { landsIn: `sailor-${face}` }),
    ),
    ...moved.map(({ card: face }) => card('pirate', face, `sailor-${face}`, `sailor-${face}`, { landsIn: `sailor-${face}` })),
    ...recalled.map(face => intoHand(scene, 'pirate', face, `sailor-${face}`, true)),
    ...coins(cost, 'supply-pirate', BANK),
  ],
  'raid-began': ({ ships, fee, payer }) => ships.flatMap(ship => coins(fee, payer === null ? BANK : 'supply-pirate', `ship-${ship}`)),
  raised: none,
  'none-raised': none,
  faced: none,
  'icons-used': none,
  'crew-trashed': ({ card: face }) => [card('pirate', face, `sailor-${face}`, 'discards-pirate')],
  'ship-trashed': ({ ship, card: face, crew }, scene) => [
    card('pirate', face, `ship-${ship}`, 'discards-pirate'),
    ...crew.map(one => intoHand(scene, 'pirate', one, `sailor-${one}`, true)),
  ],
  discarded: ({ seat, cards }, scene) => {
    const side = sideOf(scene, seat)
    return cards.map(face => card(side, face, fromHand(scene, side, face), `discards-${side}`))
  },
  'coins-added': ({ on, ships }) => [...on.map(place => coin(BANK, at(place))), ...ships.map(ship => coin(BANK, `ship-${ship}`))],
  'hazard-wore': none,
  'hazard-trashed': event => [card('crown', event.card, at(event.at), 'discards-crown')],
  'dropped-out': none,
  'raid-stopped': none,
  'raid-succeeded': none,
  revealed: none,
  'nothing-raided': none,
  stayed: none,
  trashed: ({ card: face }) => [card('crown', face, `from-${face}`, 'discards-crown')],
  'effect-began': none,
  'raid-ended': none,
  looked: none,
  'hand-shown': none,
  'coin-removed': ({ on }) => on.map(place => coin(at(place), BANK)),
  'coin-moved': ({ from, to }) => [coin(coinAt(from), coinAt(to))],
  'hazard-moved': ({ from, to }, scene) => {
    const goal = at(outermost(scene, to))
    return [card('crown', null, at(from), goal, { landsIn: goal })]
  },
  'put-on-deck': ({ card: face }) => [card('pirate', face, `sailor-${face}`, 'deck-pirate')],
  fetched: ({ seat, card: face }, scene) => {
    const side = sideOf(scene, seat)
    return [intoHand(scene, side, face, `discards-${side}`, true)]
  },
  taken: ({ coins: count }) => coins(count, 'supply-crown', 'supply-pirate'),
  declined: none,
  ended: none,
}

/** A coin changes both of its ends. */
export const { planFlights, changedPlaces } = createFlights(
  FLIGHTS,
  { shown: 0, longest: 2200 },
  {
    changedBy: (_event, flights) =>
      flights.flatMap(({ from, to, carried }) => (carried.type === 'coin' ? [from, to] : [to])).filter(place => place !== BANK),
  },
)
