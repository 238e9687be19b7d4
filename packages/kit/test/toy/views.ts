/** Views, visible events, secrets and determinization of the toy game. */
import { at, shuffle, range, removeFirst } from '../../src/index.ts'
import type { Random, Seat, Secrets, Viewer } from '../../src/index.ts'
import { CRATES, faceOf, KEEPER } from './types.ts'
import type { Crate, Event, Face, Packed, State, ToyTypes, View } from './types.ts'

export const view = (state: State, viewer: Viewer): View => {
  const packed = typeof viewer === 'number' ? at(state.sealed, viewer) : null
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    round: state.round,
    wind: viewer === 'open' ? state.wind : null,
    stockSize: state.stock.length,
    market: state.market === null ? null : faceOf(state.market),
    shelf: state.shelf.map(faceOf),
    hand: typeof viewer === 'number' ? at(state.hands, viewer).map(faceOf) : [],
    hands: viewer === 'open' ? state.hands.map(hand => hand.map(faceOf)) : null,
    handSizes: state.hands.map(hand => hand.length),
    known: state.known.map(crates => crates.map(faceOf)),
    boats: state.boats.map(boat => {
      if (boat === null) return null
      const sees = viewer === 'open' || (typeof viewer === 'number' && boat.seenBy.includes(viewer))
      return { crate: sees ? faceOf(boat.crate) : null, lamp: boat.lamp, seenBy: boat.seenBy }
    }),
    hasPacked: state.sealed.map(sealed => sealed !== null),
    packed: packed === null ? null : { crate: faceOf(packed.crate), lamp: packed.lamp },
    coins: state.coins,
    points: state.points,
    fines: state.fines,
    agenda: state.agenda,
  }
}

export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null))) }
    case 'packed':
      return event.seat === viewer ? event : { ...event, packed: null }
    case 'round-began':
      return { ...event, wind: null }
    case 'sailed':
      return { ...event, boats: event.boats.map(boat => (boat.seat === viewer ? boat : { ...boat, crate: null })) }
    case 'looked':
      return viewer === KEEPER || viewer === event.boat ? event : { ...event, crate: null }
    case 'took':
      return event.from === 'market' || event.seat === viewer ? event : { ...event, crate: null }
    default:
      return event
  }
}

export const secrets: Secrets<ToyTypes> = {
  pieces: ({ stock, market, shelf, hands, boats }) => [
    ...stock,
    ...(market === null ? [] : [market]),
    ...shelf,
    ...hands.flat(),
    ...boats.flatMap(boat => (boat === null ? [] : [boat.crate])),
  ],
  faceOf,
  /** All face-down crates look alike, so they form one group. */
  hiddenFrom({ stock, hands, known, boats }, viewer) {
    const inHands = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand.filter(crate => !at(known, seat).includes(crate))))
    const inBoats = boats.flatMap((boat, seat) => {
      const sees = seat === viewer || boat?.seenBy.some(other => other === viewer)
      return boat === null || sees ? [] : [boat.crate]
    })
    return [viewer === 'open' ? stock : [...stock, ...inHands, ...inBoats]]
  },
  shownBy(event, viewer) {
    const sees = (seat: Seat): boolean => viewer === seat || viewer === 'open'
    switch (event.type) {
      case 'dealt':
        return [event.market, ...event.hands.flatMap((hand, seat) => (sees(seat) ? hand : []))].filter(face => face !== null)
      case 'packed':
        return event.packed !== null && sees(event.seat) ? [event.packed.crate] : []
      case 'sailed':
        return event.boats.flatMap(({ seat, crate }) => (sees(seat) && crate !== null ? [crate] : []))
      case 'looked':
        return event.crate !== null && (sees(KEEPER) || sees(event.boat)) ? [event.crate] : []
      case 'took':
        return [event.from === 'market' || sees(event.seat) ? event.crate : null, event.refill].filter(face => face !== null)
      case 'seized':
        return [event.crate]
      case 'landed':
        return event.crates
      default: // `arranged` names crates, but they lie face up already
        return []
    }
  },
}

/** Distributes the unknown crates at random over the hidden places; sealed choices of others become random legal ones. */
export const determinize = (view: View, random: Random): State => {
  let free: readonly Crate[] = CRATES
  const claim = (face: Face): Crate => {
    const crate = at(
      free.filter(other => faceOf(other) === face),
      0,
    )
    free = removeFirst(free, crate)
    return crate
  }
  const market = view.market === null ? null : claim(view.market)
  const shelf = view.shelf.map(claim)
  const ownHand = view.hand.map(claim)
  const known = view.known.map((faces, seat) => {
    if (seat !== view.viewer) return faces.map(claim)
    let hand: readonly Crate[] = ownHand
    return faces.map(face => {
      const crate = at(
        hand.filter(other => faceOf(other) === face),
        0,
      )
      hand = removeFirst(hand, crate)
      return crate
    })
  })
  const seen = view.boats.map(boat => (boat === null || boat.crate === null ? null : claim(boat.crate)))

  const unknown = shuffle(free, random)
  const deal = (): Crate => {
    const crate = unknown.pop()
    if (crate === undefined) throw new Error('more places than crates')
    return crate
  }
  const hands = range(view.seats).map((seat): readonly Crate[] => {
    if (seat === view.viewer) return ownHand
    const publicCrates = at(known, seat)
    return [...publicCrates, ...range(at(view.handSizes, seat) - publicCrates.length).map(deal)]
  })
  const sealed = view.hasPacked.map((has, seat): Packed | null => {
    if (!has) return null
    const hand = at(hands, seat)
    if (seat === view.viewer && view.packed !== null) {
      const { crate, lamp } = view.packed
      return {
        crate: at(
          hand.filter(other => faceOf(other) === crate),
          0,
        ),
        lamp,
      }
    }
    return { crate: at(hand, random.int(hand.length)), lamp: random.int(2) === 1 }
  })
  return {
    options: view.options,
    seats: view.seats,
    round: view.round,
    wind: view.wind ?? random.int(3),
    stock: range(view.stockSize).map(deal),
    market,
    shelf,
    hands,
    known,
    boats: view.boats.map((boat, seat) => (boat === null ? null : { crate: seen[seat] ?? deal(), lamp: boat.lamp, seenBy: boat.seenBy })),
    sealed,
    coins: view.coins,
    points: view.points,
    fines: view.fines,
    agenda: view.agenda,
  }
}
