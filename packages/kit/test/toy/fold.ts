/** Folds the toy game's events into a view. */
import { append, at, removeFirst, replaceAt, unreachable } from '../../src/index.ts'
import type { Seat } from '../../src/index.ts'
import { KEEPER } from './types.ts'
import type { Event, Face, View } from './types.ts'

/** A crate comes into a hand; `crate` is null if the viewer does not see it. */
const addToHand = (view: View, seat: Seat, crate: Face | null): View => ({
  ...view,
  handSizes: replaceAt(view.handSizes, seat, at(view.handSizes, seat) + 1),
  hand: seat === view.viewer && crate !== null ? append(view.hand, crate) : view.hand,
  hands: view.hands === null || crate === null ? view.hands : replaceAt(view.hands, seat, append(at(view.hands, seat), crate)),
})

const removeFromHand = (view: View, seat: Seat, crate: Face | null): View => ({
  ...view,
  handSizes: replaceAt(view.handSizes, seat, at(view.handSizes, seat) - 1),
  hand: seat === view.viewer && crate !== null ? removeFirst(view.hand, crate) : view.hand,
  hands: view.hands === null || crate === null ? view.hands : replaceAt(view.hands, seat, removeFirst(at(view.hands, seat), crate)),
})

const sail = (view: View, { boats }: Event & { type: 'sailed' }): View => {
  const before: View = {
    ...view,
    known: view.known.map(() => []),
    hasPacked: view.hasPacked.map(() => false),
    packed: null,
  }
  return boats.reduce(
    (folded, { seat, crate, lamp }) => ({
      ...removeFromHand(folded, seat, crate),
      boats: replaceAt(folded.boats, seat, { crate, lamp, seenBy: [seat] }),
    }),
    before,
  )
}

const look = (view: View, { boat, crate }: Event & { type: 'looked' }): View => {
  const seen = at(view.boats, boat)
  if (seen === null) return view
  const seenBy = append(seen.seenBy, KEEPER).toSorted((a, b) => a - b)
  return { ...view, boats: replaceAt(view.boats, boat, { ...seen, crate: crate ?? seen.crate, seenBy }) }
}

const take = (view: View, { seat, from, crate, refill }: Event & { type: 'took' }): View => {
  const taken = { ...addToHand(view, seat, crate), stockSize: view.stockSize - (from === 'stock' || refill !== null ? 1 : 0) }
  if (from === 'stock' || crate === null) return taken
  return { ...taken, market: refill, known: replaceAt(view.known, seat, append(at(view.known, seat), crate)) }
}

export const fold = (view: View, event: Event): View => {
  switch (event.type) {
    case 'packed':
      return {
        ...view,
        hasPacked: replaceAt(view.hasPacked, event.seat, true),
        packed: event.seat === view.viewer ? event.packed : view.packed,
      }
    case 'sailed':
      return sail(view, event)
    case 'arranged':
      return { ...view, shelf: event.shelf }
    case 'looked':
      return look(view, event)
    case 'seized':
      return { ...view, boats: replaceAt(view.boats, event.boat, null), shelf: append(view.shelf, event.crate), fines: view.fines + 1 }
    case 'released':
      return {
        ...view,
        coins: view.coins.map((had, seat) => (seat === KEEPER ? had + event.coins : seat === event.boat ? had - event.coins : had)),
      }
    case 'landed':
      return {
        ...view,
        points: event.points,
        boats: view.boats.map(() => null),
        stockSize: view.stockSize + event.crates.length,
      }
    case 'took':
      return take(view, event)
    case 'round-began':
      return { ...view, round: event.round, wind: event.wind }
    case 'dealt':
    case 'nodded':
    case 'offered':
      return view
    default:
      return unreachable(event)
  }
}
