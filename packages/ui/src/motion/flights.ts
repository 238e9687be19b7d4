/** Flights of pieces as plain data: what moves from where to where, and when. Each game maps its events to flights. They are decoration: without them the table is still correct. */
import { staggerDelay, MOTION } from './timing.ts'

/** The name of a place on the table: the value of its `data-place` attribute. */
export type PlaceName = string

/** One piece moving from place to place. `Carried` is the game's description of what to draw. */
export type Flight<Carried> = {
  readonly carried: Carried
  readonly from: PlaceName // measured before the update, or after it if the place is new
  readonly via: PlaceName | null // the piece pauses here for a moment
  readonly spread: number // horizontal offset at `via`, in widths of a piece
  readonly to: PlaceName
  readonly turn: 'none' | 'face-up' | 'face-down' | 'round'
  readonly landsIn: PlaceName | null // this place is hidden until the piece arrives
}
/** A flight with its delay and duration in milliseconds. */
export type TimedFlight<Carried> = Flight<Carried> & { readonly delay: number; readonly duration: number }

/** A flight with defaults for everything but its two ends. */
export const flight = <Carried>(
  carried: Carried,
  from: PlaceName,
  to: PlaceName,
  more: Partial<Omit<Flight<Carried>, 'carried'>> = {},
): Flight<Carried> => ({ carried, from, to, via: null, spread: 0, turn: 'none', landsIn: null, ...more })

/** Durations in milliseconds: `shown` for a flight that pauses at `via`, `longest` for all flights together. */
export type FlightTiming = { readonly shown: number; readonly longest: number }

const durationOf = ({ via, turn }: Flight<unknown>, { shown }: FlightTiming): number =>
  via !== null ? shown : turn === 'none' ? MOTION.move : MOTION.turn

/** Schedules the flights of some events: one event after another, the pieces of one event shortly after each other. If that takes too long, everything is sped up. */
export const timeFlights = <Carried>(
  byEvent: readonly (readonly Flight<Carried>[])[],
  timing: FlightTiming,
): readonly TimedFlight<Carried>[] => {
  const timed: TimedFlight<Carried>[] = []
  let start = 0
  for (const flights of byEvent) {
    for (const [index, one] of flights.entries())
      timed.push({ ...one, delay: start + staggerDelay(index, flights.length), duration: durationOf(one, timing) })
    start = Math.max(start, ...timed.map(({ delay, duration }) => delay + duration))
  }
  const scale = Math.min(1, timing.longest / Math.max(1, start))
  return scale === 1 ? timed : timed.map(one => ({ ...one, delay: one.delay * scale, duration: one.duration * scale }))
}

/** A game's flights for each type of event. `Scene` is what they depend on besides the event, for example the view. */
export type FlightTable<Event extends { readonly type: string }, Carried, Scene> = {
  readonly [K in Event['type']]: (event: Extract<Event, { readonly type: K }>, scene: Scene) => readonly Flight<Carried>[]
}

type FlightExceptions<Event, Carried, Scene> = {
  /** The scene of an event, if it depends on the events before it. `last` is the scene of the previous event. */
  readonly sceneOf?: (event: Event, last: Scene) => Scene
  /** The places that an event changed; by default the ends of its flights. */
  readonly changedBy?: (event: Event, flights: readonly Flight<Carried>[]) => readonly PlaceName[]
}

/** What `FlyingPieces` asks a game about new events. */
export type FlightPlanner<Event, Carried, Scene> = {
  /** The flights of some events. */
  readonly planFlights: (events: readonly Event[], scene: Scene) => readonly TimedFlight<Carried>[]
  /** The places that some events changed. They are outlined if animations are off. */
  readonly changedPlaces: (events: readonly Event[], scene: Scene) => readonly PlaceName[]
}

/** Creates a planner from a game's table of flights. */
export const createFlights = <Event extends { readonly type: string }, Carried, Scene>(
  table: FlightTable<Event, Carried, Scene>,
  timing: FlightTiming,
  {
    sceneOf = (_event, last) => last,
    changedBy = (_event, flights) => flights.map(({ to }) => to),
  }: FlightExceptions<Event, Carried, Scene> = {},
): FlightPlanner<Event, Carried, Scene> => {
  const flightsOf = (events: readonly Event[], first: Scene): readonly (readonly Flight<Carried>[])[] => {
    let scene = first
    return events.map(event => {
      scene = sceneOf(event, scene)
      return (table[event.type as Event['type']] as (event: Event, scene: Scene) => readonly Flight<Carried>[])(event, scene)
    })
  }
  return {
    planFlights: (events, scene) => timeFlights(flightsOf(events, scene), timing),
    changedPlaces: (events, scene) => {
      const flights = flightsOf(events, scene)
      return [...new Set(events.flatMap((event, index) => changedBy(event, flights[index] ?? [])))]
    },
  }
}
