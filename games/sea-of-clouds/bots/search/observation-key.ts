/** A hash of what a seat saw of a move. It distinguishes positions for the search and contains nothing the seat could not see. */
import type { Seat } from '@tortuga/kit'
import { BACKS, type Event, type EventLoot } from '../../rules/index.ts'
import { cardInfoOf, type LootKinds } from '../features/card-kinds.ts'

const mix = (a: number, b: number): number => {
  let hash = Math.imul(a ^ (b | 0), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** The face if the seat knows it, otherwise the back. */
const cardKey = (kinds: LootKinds, { back, face, open, seenBy }: EventLoot, seat: Seat): number =>
  face !== null && (open || seenBy.includes(seat)) ? cardInfoOf(kinds, face).index : -1 - BACKS.indexOf(back)

/** 0 for events that follow from the move itself and from the cards that were seen. */
const eventKey = (kinds: LootKinds, event: Event, seat: Seat): number => {
  const keyOf = (face: string): number => cardInfoOf(kinds, face).index
  switch (event.type) {
    case 'looked':
    case 'took': {
      let hash = event.type === 'took' ? 11 + event.space : 21 + event.space
      for (const card of event.cards) hash = mix(hash, cardKey(kinds, card, seat))
      return hash
    }
    case 'left':
      return 31 + event.space
    case 'added':
      return 41 + event.space + 3 * (event.back === null ? -1 : BACKS.indexOf(event.back))
    case 'drew':
      return mix(61, cardKey(kinds, event.card, seat))
    case 'played':
      return mix(62, keyOf(event.card))
    case 'picked':
      return mix(63 + 3 * event.place + event.space, cardKey(kinds, event.picked, seat))
    case 'pirate-discarded':
      return mix(mix(81, keyOf(event.pirate)), event.place)
    case 'resolved':
      return mix(mix(97, event.place), event.victim ?? -1)
    case 'aimed':
      return mix(82, event.victim)
    case 'stole-rum':
      return mix(83 + event.victim, cardKey(kinds, event.rum, seat))
    case 'exchanged-rum':
      return mix(mix(87 + event.victim, cardKey(kinds, event.given, seat)), cardKey(kinds, event.taken, seat))
    case 'exchanged-objects':
      return mix(mix(91 + event.victim, keyOf(event.given)), keyOf(event.taken))
    case 'object-discarded':
      return mix(95, keyOf(event.object))
    case 'declined':
      return 96
    default:
      return 0
  }
}

export const observationKey = (kinds: LootKinds, events: readonly Event[], seat: Seat): number => {
  let hash = 1
  for (const event of events) {
    const key = eventKey(kinds, event, seat)
    if (key !== 0) hash = mix(hash, key)
  }
  return hash
}
