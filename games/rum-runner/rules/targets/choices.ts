/** Lists of choices that several questions share. */
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, isRum, type CardSet } from '../data/pieces.ts'
import type { Berth, Face, Move, View } from '../data/types.ts'

/** Each face once, rum last: players give up rum last, and the first choice is played when time runs out (R14.1). */
const givenUpFirst = (cards: CardSet, hand: readonly Face[]): readonly Face[] => {
  const faces: Face[] = []
  for (const face of hand) if (!isRum(cardOf(cards, face)) && !faces.includes(face)) faces.push(face)
  for (const face of hand) if (!faces.includes(face)) faces.push(face)
  return faces
}

/** Every choice of `amount` cards. Equal cards are interchangeable, so each combination of faces is listed once. */
export const listDiscards = ({ hand, options }: Pick<View, 'hand' | 'options'>, amount: number): readonly Move[] => {
  const cards = cardsOf(options.cards)
  if (amount === 1) return givenUpFirst(cards, hand).map(card => ({ type: 'discard', cards: [card] }))
  const faces = givenUpFirst(cards, hand)
  const counts = faces.map(face => hand.filter(other => other === face).length)
  const found: Move[] = []
  const choose = (from: number, chosen: readonly Face[]): void => {
    if (chosen.length === amount) {
      found.push({ type: 'discard', cards: chosen })
      return
    }
    for (let index = from; index < faces.length; index += 1) {
      const face = at(faces, index)
      const used = chosen.filter(other => other === face).length
      if (used < at(counts, index)) choose(index, [...chosen, face])
    }
  }
  choose(0, [])
  return found
}

export const pickCrewMove = ({ ship, crew }: Berth): Move => ({ type: 'pick-crew', ship, crew })
export const pickShipMove = (ship: number): Move => ({ type: 'pick-ship', ship })

/** All combinations of `amount` items, in the order of the list. */
export const choices = <A>(list: readonly A[], amount: number): readonly (readonly A[])[] => {
  const found: (readonly A[])[] = []
  const chosen: A[] = []
  const choose = (from: number): void => {
    if (chosen.length === amount) {
      found.push(chosen.slice())
      return
    }
    for (let index = from; index <= list.length - amount + chosen.length; index += 1) {
      chosen.push(at(list, index))
      choose(index + 1)
      chosen.pop()
    }
  }
  choose(0)
  return found
}
