/** R1.12: which moves are the same choice for a player, because their cards are equal in every respect. */
import { unreachable } from '@tortuga/kit'
import type { Face, FaceDownLootView, Move, ObjectInPlay, PirateInPlay, SeaCaptainView, View } from '../data/types.ts'

/** A place where no card lies has a key as well: a table may compare a move that it has just sent with the view that follows. */
const keyAt = <C>(cards: readonly C[], place: number, keyOf: (card: C) => string): string => {
  const card = cards[place]
  return card === undefined ? `no card ${place}` : keyOf(card)
}
const pirateKey = ({ card, against }: PirateInPlay<Face>): string => `${card} ${against.join()}`
const objectKey = ({ card, doubloons }: ObjectInPlay<Face>): string => `${card} ${doubloons}`
const downKey = ({ face, seenBy }: FaceDownLootView): string => `${face} ${seenBy.join()}`

/** The Pirates or Objects that a `discard` of the asked captain is about. */
export const discardsOf = ({ agenda: [task] }: Pick<View, 'agenda'>): 'objects' | 'pirates' =>
  task?.type === 'discard-object' ? 'objects' : 'pirates'

/** A key that a move shares with the moves that have the same result. `own` is the board of the captain who moves. */
export const choiceKeyOf = (view: View, own: SeaCaptainView, move: Move): string => {
  switch (move.type) {
    case 'take':
    case 'leave':
    case 'decline':
      return move.type
    case 'play':
      return `play ${keyAt(view.hand, move.place, downKey)}`
    case 'pick':
      return `pick ${move.space} ${move.place}`
    case 'discard':
      return discardsOf(view) === 'objects' ? keyAt(own.objects, move.place, objectKey) : keyAt(own.pirates, move.place, pirateKey)
    case 'resolve':
      return `${keyAt(own.pirates, move.place, pirateKey)} ${move.victim}`
    case 'aim':
      return `aim ${move.victim}`
    case 'exchange': {
      const { victim, give, take } = move
      if (take === null) return `${victim} ${keyAt(own.rum, give, downKey)}`
      return `${victim} ${keyAt(own.objects, give, objectKey)} for ${keyAt(view.captains[victim]?.objects ?? [], take, objectKey)}`
    }
    default:
      return unreachable(move)
  }
}
