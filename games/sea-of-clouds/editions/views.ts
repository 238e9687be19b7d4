/** Shows earlier editions in the current shape: views, events, refusals, and moves in both directions. */
import type { EditionShapes } from '@tortuga/kit'
import type {
  Event,
  EventLoot,
  Face,
  Move,
  PirateInPlay,
  Refusal,
  RumLeft,
  SeaCaptainView,
  SeaMoveOf,
  SeaTypes,
  View,
} from '../rules/index.ts'

/** Edition 1 named Pirates, Objects and Rum by their faces. Its views have the current shape. */
type Move1 =
  | Exclude<Move, { readonly type: 'discard' | 'resolve' | 'exchange' }>
  | { readonly type: 'discard'; readonly card: Face }
  | { readonly type: 'resolve'; readonly card: Face; readonly victim: number | null }
  | { readonly type: 'exchange'; readonly victim: number; readonly give: Face; readonly take: Face | null }

/** The events of edition 1 that lack something. Places that it does not tell are 0 or null: only `fold` reads them, and an earlier edition is not folded. */
type Event1 =
  | { readonly type: 'shares-laid'; readonly backs: readonly EventLoot['back'][] }
  | Omit<Extract<Event, { type: 'looked' }>, 'isNew'>
  | Omit<Extract<Event, { type: 'added' }>, 'top'>
  | Omit<Extract<Event, { type: 'drew' }>, 'top'>
  | Omit<Extract<Event, { type: 'placed' }>, 'place'>
  | Omit<Extract<Event, { type: 'played' }>, 'place'>
  | Omit<Extract<Event, { type: 'picked' }>, 'isNew'>
  | Omit<Extract<Event, { type: 'pirate-discarded' }>, 'place'>
  | Omit<Extract<Event, { type: 'chest-lost' }>, 'place'>
  | Omit<Extract<Event, { type: 'stole-rum' }>, 'left'>
  | Omit<Extract<Event, { type: 'exchanged-rum' }>, 'left' | 'victimLeft'>
  | Omit<Extract<Event, { type: 'exchanged-objects' }>, 'give' | 'take'>
  | Omit<Extract<Event, { type: 'object-discarded' }>, 'place'>
  | Omit<Extract<Event, { type: 'chest-opened' }>, 'place'>
  | Omit<Extract<Event, { type: 'boarding-began' }>, 'fighters'>

type Refusal1 =
  | Exclude<Refusal, { readonly type: 'not-your-pirate' | 'not-your-rum' | 'not-your-object' | 'no-such-object' }>
  | { readonly type: 'not-your-pirate' | 'not-your-rum' | 'not-your-object'; readonly card: Face }
  | { readonly type: 'no-such-object'; readonly card: Face | null; readonly victim: number }

const UNKNOWN: RumLeft = { place: null, seenBy: [] }

const eventFrom1 = (event: Event1): Event => {
  switch (event.type) {
    case 'shares-laid':
      return { type: 'shares-laid', cards: event.backs.map(back => ({ back, face: null, open: false, seenBy: [] })) }
    case 'looked':
      return { ...event, isNew: event.cards.map(() => true) }
    case 'added':
    case 'drew':
      return { ...event, top: null }
    case 'placed':
    case 'played':
      return { ...event, place: null }
    case 'picked':
      return { ...event, isNew: true }
    case 'pirate-discarded':
    case 'chest-lost':
    case 'object-discarded':
    case 'chest-opened':
      return { ...event, place: 0 }
    case 'boarding-began':
      return { ...event, fighters: [] }
    case 'stole-rum':
      return { ...event, left: UNKNOWN }
    case 'exchanged-rum':
      return { ...event, left: UNKNOWN, victimLeft: UNKNOWN }
    case 'exchanged-objects':
      return { ...event, give: 0, take: 0 }
    default:
      return event // all others are unchanged
  }
}

const refusalFrom1 = (refusal: Refusal1): Refusal => {
  switch (refusal.type) {
    case 'not-your-pirate':
    case 'not-your-rum':
    case 'not-your-object':
      return { type: refusal.type }
    case 'no-such-object':
      return { type: 'no-such-object', isChosen: refusal.card !== null, victim: refusal.victim }
    default:
      return refusal
  }
}

const ownIn = ({ viewer, captains }: View): SeaCaptainView | undefined => (typeof viewer === 'number' ? captains[viewer] : undefined)
const isRumExchanged = ({ agenda: [task] }: View): boolean => task?.type === 'effect' && task.effect.type === 'exchange-rum'
const isObjectDiscarded = ({ agenda: [task] }: View): boolean => task?.type === 'discard-object'

/** Edition 1 discarded, among equal Pirates, the one with the fewest effects left to resolve. */
const discardedPirate = (pirates: readonly PirateInPlay<Face>[], face: Face): number => {
  let found = -1
  for (const [place, { card, against }] of pirates.entries())
    if (card === face && (found < 0 || against.length < (pirates[found]?.against.length ?? 0))) found = place
  return found
}

const placeOf = (cards: readonly { readonly card: Face }[], face: Face | null): number => cards.findIndex(({ card }) => card === face)

/** The place that edition 1 chose for a face. */
const moveFrom1 = (move: Move1, view: View): Move => {
  const own = ownIn(view)
  if (own === undefined) return { type: 'take' } // no captain, no moves
  const { pirates, objects, rum } = own
  switch (move.type) {
    case 'discard':
      return {
        type: 'discard',
        place: Math.max(0, isObjectDiscarded(view) ? placeOf(objects, move.card) : discardedPirate(pirates, move.card)),
      }
    case 'resolve': {
      const { victim } = move
      const place = pirates.findIndex(
        ({ card, against }) => card === move.card && against.length > 0 && (victim === null || against.includes(victim)),
      )
      return { type: 'resolve', place: Math.max(0, place), victim }
    }
    case 'exchange': {
      const { victim, take } = move
      const give = isRumExchanged(view) ? rum.findIndex(({ face }) => face === move.give) : placeOf(objects, move.give)
      const theirs = view.captains[victim]?.objects ?? []
      return { type: 'exchange', victim, give: Math.max(0, give), take: take === null ? null : Math.max(0, placeOf(theirs, take)) }
    }
    default:
      return move
  }
}

const exchangeTo1 = ({ victim, give, take }: SeaMoveOf<'exchange'>, view: View): Move1 => {
  const own = ownIn(view)
  const given = isRumExchanged(view) ? own?.rum[give]?.face : own?.objects[give]?.card
  return { type: 'exchange', victim, give: given ?? '', take: take === null ? null : (view.captains[victim]?.objects[take]?.card ?? '') }
}

/** A place without a card becomes an empty face, which edition 1 refuses. */
const moveTo1 = (move: Move, view: View): Move1 => {
  const own = ownIn(view)
  switch (move.type) {
    case 'discard':
      return { type: 'discard', card: (isObjectDiscarded(view) ? own?.objects : own?.pirates)?.[move.place]?.card ?? '' }
    case 'resolve':
      return { type: 'resolve', card: own?.pirates[move.place]?.card ?? '', victim: move.victim }
    case 'exchange':
      return exchangeTo1(move, view)
    default:
      return move
  }
}

/** The shapes of each earlier edition, by its rules number. */
export const shapes: Readonly<Record<number, EditionShapes<SeaTypes>>> = {
  1: {
    view: earlier => earlier as View,
    event: earlier => eventFrom1(earlier as Event1),
    refusal: earlier => refusalFrom1(earlier as Refusal1),
    move: (earlier, view) => moveFrom1(earlier as Move1, view as View),
    earlierMove: (move, view) => moveTo1(move, view as View),
  },
}
