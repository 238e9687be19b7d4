/** Pieces on their way, as plain data: what travels from where to where, and when. A game says which flights an event makes; whoever skips them all still sees the right table. */
import { delayOf, MOTION } from './motion.ts'

/** The value of a `data-place` at the table. */
export type Place = string

/** `Carried` is what the game draws in the air. */
export type Flight<Carried> = {
  readonly carried: Carried
  readonly from: Place // where it lay before, else where that place is now
  readonly via: Place | null // shown there for a moment
  readonly spread: number // beside the others there: so many pieces to the right of the middle
  readonly to: Place
  readonly turn: 'none' | 'face-up' | 'face-down' | 'round'
  readonly landsIn: Place | null // stays unseen until the piece is there
}
export type Timed<Carried> = Flight<Carried> & { readonly delay: number; readonly duration: number }

export const flight = <Carried>(
  carried: Carried,
  from: Place,
  to: Place,
  more: Partial<Omit<Flight<Carried>, 'carried'>> = {},
): Flight<Carried> => ({ carried, from, to, via: null, spread: 0, turn: 'none', landsIn: null, ...more })

/** How long what is shown on the way stays readable, and how long all of it may take: nobody waits longer for the table, however much has happened. */
export type Pace = { readonly shown: number; readonly longest: number }

const lengthOf = ({ via, turn }: Flight<unknown>, { shown }: Pace): number =>
  via !== null ? shown : turn === 'none' ? MOTION.move : MOTION.turn

/** The flights of some events, one event after the other, the pieces of one event close upon each other. */
export const timeFlights = <Carried>(byEvent: readonly (readonly Flight<Carried>[])[], pace: Pace): readonly Timed<Carried>[] => {
  const timed: Timed<Carried>[] = []
  let start = 0
  for (const flights of byEvent) {
    for (const [index, one] of flights.entries())
      timed.push({ ...one, delay: start + delayOf(index, flights.length), duration: lengthOf(one, pace) })
    start = Math.max(start, ...timed.map(({ delay, duration }) => delay + duration))
  }
  const part = Math.min(1, pace.longest / Math.max(1, start))
  return part === 1 ? timed : timed.map(one => ({ ...one, delay: one.delay * part, duration: one.duration * part }))
}
