/** R1.12: what tells a card on a board from an equal one. Nothing is said about a card that no equal one differs from. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { SeaCaptainView } from '../rules/index.ts'
import type { SeaPhrases } from './types.ts'

/** The mark of the card at `place`, or null if all cards with its face have the same one. */
const markAt = <C>(cards: readonly C[], place: number, faceOf: (card: C) => string | null, sayMark: (card: C) => string): string | null => {
  const card = cards[place]
  if (card === undefined) return null
  const mark = sayMark(card)
  return cards.some(other => faceOf(other) === faceOf(card) && sayMark(other) !== mark) ? mark : null
}

type Words = Pick<SeaPhrases, 'resolved' | 'pending' | 'doubloons' | 'seenBy'>

/** The effects that a Pirate still has to resolve. */
export const pirateMark = ({ pirates }: SeaCaptainView, place: number, { resolved, pending }: Words, name: NameOf): string | null =>
  markAt(
    pirates,
    place,
    ({ card }) => card,
    ({ against }) => (against.length === 0 ? resolved : pending(against.map(name))),
  )

/** The doubloons on an Object. */
export const objectMark = ({ objects }: SeaCaptainView, place: number, { doubloons }: Words): string | null =>
  markAt(
    objects,
    place,
    ({ card }) => card,
    object => doubloons(object.doubloons),
  )

/** The other captains who know a Rum card. */
export const rumMark = ({ rum }: SeaCaptainView, owner: Seat, place: number, { seenBy }: Words, name: NameOf): string | null =>
  markAt(
    rum,
    place,
    ({ face }) => face,
    card => seenBy(card.seenBy.filter(seat => seat !== owner).map(name)),
  )
