/** Chapter 10 of the rulebook: who has seen which card, and who still knows it after Rum has changed hands. */
import { at, type Seat } from '@tortuga/kit'
import type { RumLeft } from '../data/events.ts'
import type { FaceDownLoot } from '../data/types.ts'

/** A plain loop is faster than `includes` on such short lists, and this runs for every card of every view. */
export const hasSeen = (seenBy: readonly Seat[], seat: Seat): boolean => {
  for (let index = 0; index < seenBy.length; index += 1) if (seenBy[index] === seat) return true
  return false
}

/** R10.3: adds a seat to the sorted list of seats that have seen a card. */
const addViewer = (seenBy: readonly Seat[], seat: Seat): readonly Seat[] => {
  const list: Seat[] = []
  let isIn = false
  for (const other of seenBy) {
    if (!isIn && other > seat) {
      list.push(seat)
      isIn = true
    }
    list.push(other)
  }
  if (!isIn) list.push(seat)
  return list
}

/** The card after a captain has looked at it; the same object if they knew it already. */
export const markSeenBy = (down: FaceDownLoot, seat: Seat): FaceDownLoot =>
  hasSeen(down.seenBy, seat) ? down : { card: down.card, seenBy: addViewer(down.seenBy, seat) }

/** R10.6: whether the receiver's marks on the remaining Rum would show a third captain which card left. Uses only marks that are public. */
const wouldRevealCard = (rum: readonly FaceDownLoot[], from: Seat, to: Seat): boolean => {
  const isKnownToThird = rum.some(({ seenBy }) => seenBy.some(seat => seat !== from && seat !== to))
  const known = rum.filter(({ seenBy }) => seenBy.includes(to)).length
  return isKnownToThird && known > 0 && known < rum.length
}

/** A captain's Rum after a card has left it: the `rest`, the card as it is `gone` to its new owner, and what an event says about the rest. */
type PassedRum = { readonly rest: readonly FaceDownLoot[]; readonly gone: FaceDownLoot; readonly left: RumLeft }

/**
 * R10.5, R10.6: moves the card at `place` from one captain's Rum to another's. Only these two captains see which card it is. All others forget
 * what they knew of this Rum; the receiver keeps knowing the rest, unless these marks would show a third captain which card left. Which of two
 * equal cards leaves matters here: the receiver learns nothing new from one that they knew already (R1.12).
 */
export const moveRum = (rum: readonly FaceDownLoot[], place: number, from: Seat, to: Seat): PassedRum => {
  const keeps = wouldRevealCard(rum, from, to) ? [from] : [from, to]
  const rest: FaceDownLoot[] = []
  for (const [index, { card, seenBy }] of rum.entries())
    if (index !== place) rest.push({ card, seenBy: seenBy.filter(seat => keeps.includes(seat)) })
  const gone = { card: at(rum, place).card, seenBy: from < to ? [from, to] : [to, from] }
  return { rest, gone, left: { place, seenBy: rest.map(({ seenBy }) => seenBy) } }
}
