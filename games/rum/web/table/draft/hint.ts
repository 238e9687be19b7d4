/** Turns the move of a hint into a draft, so that the player can look at it before making it. */
import { keysOfFaces } from '@tortuga/ui/table'
import type { Face, Move, View } from '../../../rules/index.ts'
import { endOf, EMPTY_DRAFT, type DraftState } from './draft-state.ts'

/** The keys of the hand cards that a move uses; of equal cards, the first ones. */
export const keysOf = (hand: readonly Face[], move: Move | null): readonly string[] => {
  if (move === null || move.type === 'draw') return []
  return keysOfFaces(hand, move.type === 'play' ? move.cards.map(({ card }) => card) : move.cards)
}

/** The draft that makes this move. It replaces everything picked before; other cards keep the end that points up. */
export const draftForMove = ({ ends }: DraftState, { hand }: View, move: Move): DraftState => {
  if (move.type === 'draw') return { ...EMPTY_DRAFT, ends, from: move.from }
  const picked = keysOf(hand, move)
  if (move.type === 'discard') return { ...EMPTY_DRAFT, ends, picked }
  const up = Object.fromEntries(picked.map((key, index) => [key, move.cards[index]?.end ?? 'two']))
  return { picked, ends: { ...ends, ...up }, slots: move.beach, from: null }
}

export const matchesMove = (draft: DraftState, view: View, move: Move): boolean => {
  const whole = draftForMove(draft, view, move)
  return (
    draft.from === whole.from &&
    draft.slots?.join() === whole.slots?.join() &&
    draft.picked.toSorted().join() === whole.picked.toSorted().join() &&
    whole.picked.every(key => endOf(draft, key) === endOf(whole, key))
  )
}
