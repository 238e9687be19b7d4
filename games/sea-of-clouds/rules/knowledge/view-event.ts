/** What a viewer sees of an event. All viewers see every event; only faces and the places of hidden Rum differ. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { Event, EventLoot, RumLeft } from '../data/events.ts'

const viewLoot = (card: EventLoot, viewer: Viewer): EventLoot => {
  const isKnown = card.open || (typeof viewer === 'number' && card.seenBy.includes(viewer))
  return isKnown ? card : { back: card.back, face: null, open: false, seenBy: card.seenBy }
}

/** R10.5: only the two captains see which Rum leaves. */
const viewRumLeft = (left: RumLeft, viewer: Viewer, seats: readonly Seat[]): RumLeft =>
  seats.some(seat => seat === viewer) ? left : { place: null, seenBy: left.seenBy }

export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (viewer === 'open') return event
  switch (event.type) {
    case 'shares-laid':
    case 'looked': // R10.3
    case 'took': // R4.3
      return { ...event, cards: event.cards.map(card => viewLoot(card, viewer)) }
    case 'drew':
    case 'placed':
      return { ...event, card: viewLoot(event.card, viewer) }
    case 'picked':
      return { ...event, picked: viewLoot(event.picked, viewer) }
    case 'stole-rum':
      return { ...event, rum: viewLoot(event.rum, viewer), left: viewRumLeft(event.left, viewer, [event.seat, event.victim]) }
    case 'exchanged-rum': {
      const seats = [event.seat, event.victim]
      return {
        ...event,
        given: viewLoot(event.given, viewer),
        taken: viewLoot(event.taken, viewer),
        left: viewRumLeft(event.left, viewer, seats),
        victimLeft: viewRumLeft(event.victimLeft, viewer, seats),
      }
    }
    default:
      return event
  }
}
