/** A move of somebody else's making, laid out as a draft: what a hint is before it is taken. */
import type { Face, Move, View } from '../rules/index.ts'
import { endOf, handCards, NOTHING, type Drafting } from './draft-set.ts'

/** The cards of the hand that a move is about; of equal ones the first. */
export const keysOf = (hand: readonly Face[], move: Move | null): readonly string[] => {
  if (move === null || move.type === 'draw') return []
  const left = [...handCards(hand)]
  const faces = move.type === 'play' ? move.cards.map(({ card }) => card) : move.cards
  return faces.flatMap(face => {
    const index = left.findIndex(card => card.face === face)
    return index < 0 ? [] : left.splice(index, 1).map(({ key }) => key)
  })
}

/** The move in the place of all that was picked before; cards it does not name stay turned as they are. */
export const layOut = ({ ends }: Drafting, { hand }: View, move: Move): Drafting => {
  if (move.type === 'draw') return { ...NOTHING, ends, from: move.from }
  const picked = keysOf(hand, move)
  if (move.type === 'discard') return { ...NOTHING, ends, picked }
  const up = Object.fromEntries(picked.map((key, index) => [key, move.cards[index]?.end ?? 'two']))
  return { picked, ends: { ...ends, ...up }, slots: move.beach, from: null }
}

/** Whether a draft is that move already. */
export const isLaidOut = (drafting: Drafting, view: View, move: Move): boolean => {
  const whole = layOut(drafting, view, move)
  return (
    drafting.from === whole.from &&
    drafting.slots?.join() === whole.slots?.join() &&
    drafting.picked.toSorted().join() === whole.picked.toSorted().join() &&
    whole.picked.every(key => endOf(drafting, key) === endOf(whole, key))
  )
}
