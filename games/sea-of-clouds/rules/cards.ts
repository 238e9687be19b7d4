/** Chapter 4 of the rulebook: cards that were taken are played, in an order of the captain's choice. */
import { at, unreachable, withLast, withoutAt, type Seat } from '@tortuga/kit'
import { captainAt, putFirst, setCaptain, showCard, type Holder, type Making } from './making.ts'
import { cardOf, type Card } from './pieces.ts'
import type { Down, Task } from './types.ts'

const NOBODY: readonly Seat[] = Object.freeze([])

/** R4.2, R4.3: where a card goes that stays. */
const layDown = ({ doubloons, pirates, relics, objects, rum, secrets }: Holder, card: Card, down: Down): Holder => {
  switch (card.back) {
    case 'rum':
      return { doubloons, pirates, relics, objects, rum: withLast(rum, down), secrets }
    case 'relic':
      return { doubloons, pirates, relics: withLast(relics, down.card), objects, rum, secrets }
    case 'pirate':
      return { doubloons, pirates: withLast(pirates, { card: down.card, against: NOBODY }), relics, objects, rum, secrets } // R6.10
    case 'object': {
      if (card.kind === 'secret') return { doubloons, pirates, relics, objects, rum, secrets: withLast(secrets, down) }
      const laid = { card: down.card, doubloons: card.chest ?? 0 } // R8.1
      return { doubloons, pirates, relics, objects: withLast(objects, laid), rum, secrets }
    }
    default:
      return unreachable(card.back)
  }
}

/** R4.4: what an immediate card does comes before everything else, also before cards that still wait (R4.5). */
export const playCard = (making: Making, seat: Seat, down: Down): void => {
  const { state, events } = making
  const card = cardOf(making.deck, down.card)
  if (!card.isImmediate) {
    setCaptain(making, seat, layDown(captainAt(making, seat), card, down))
    events.push({ type: 'placed', seat, card: showCard(making, down) })
    return
  }
  state.discards = withLast(state.discards, down.card)
  events.push({ type: 'played', seat, card: card.face })
  putFirst(
    making,
    card.onPlay.map((effect): Task => ({ type: 'effect', seat, card: card.face, effect, against: [] })),
  )
}

/** R4.1: whether the order may matter. */
export const isOrderAsked = ({ deck, state: { hand } }: Making): boolean => {
  if (hand.length < 2) return false
  const first = cardOf(deck, at(hand, 0).card)
  let hasImmediate = false
  let hasOther = false
  for (const down of hand) {
    const card = cardOf(deck, down.card)
    if (card.isImmediate) hasImmediate = true
    if (card !== first) hasOther = true
  }
  return hasImmediate && hasOther
}

/** R4.5: the rest waits. */
export const playFromHand = (making: Making, seat: Seat, place: number): void => {
  const { state } = making
  const down = at(state.hand, place)
  state.hand = withoutAt(state.hand, place)
  if (state.hand.length > 0) putFirst(making, [{ type: 'play-cards', seat }])
  playCard(making, seat, down)
}
