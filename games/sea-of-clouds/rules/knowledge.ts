/** Chapter 10 of the rulebook: who has seen which card, and what becomes of that when Rum changes hands. */
import { at, type Seat } from '@tortuga/kit'
import type { Down } from './types.ts'

/** By hand: in so short a list this is faster than `includes`, and it is asked for every card of every view. */
export const hasSeen = (seenBy: readonly Seat[], seat: Seat): boolean => {
  for (let index = 0; index < seenBy.length; index += 1) if (seenBy[index] === seat) return true
  return false
}

/** R10.3: one more captain has seen it. */
const withSeer = (seenBy: readonly Seat[], seat: Seat): readonly Seat[] => {
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

const lookAtOne = (down: Down, seat: Seat): Down =>
  hasSeen(down.seenBy, seat) ? down : { card: down.card, seenBy: withSeer(down.seenBy, seat) }

export const lookAt = (cards: readonly Down[], seat: Seat): readonly Down[] => {
  const looked: Down[] = []
  for (const down of cards) looked.push(lookAtOne(down, seat))
  return looked
}

/** R10.6: whether the receiver's marks on what is left would tell a third captain which card went. Judged by marks that all can see. */
const wouldTell = (rum: readonly Down[], from: Seat, to: Seat): boolean => {
  const isKnownToThird = rum.some(({ seenBy }) => seenBy.some(seat => seat !== from && seat !== to))
  const known = rum.filter(({ seenBy }) => seenBy.includes(to)).length
  return isKnownToThird && known > 0 && known < rum.length
}

/** R10.5, R10.6: a card leaves a captain's Rum for another's, and only these two see which. */
export const passRum = (
  rum: readonly Down[],
  index: number,
  from: Seat,
  to: Seat,
): { readonly left: readonly Down[]; readonly gone: Down } => {
  const keeps = wouldTell(rum, from, to) ? [from] : [from, to]
  const left: Down[] = []
  for (const [place, { card, seenBy }] of rum.entries())
    if (place !== index) left.push({ card, seenBy: seenBy.filter(seat => keeps.includes(seat)) })
  return { left, gone: { card: at(rum, index).card, seenBy: from < to ? [from, to] : [to, from] } }
}
