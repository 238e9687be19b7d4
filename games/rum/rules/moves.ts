/** What a seat can do: the moves worth offering, and what is played for it when its time is up. */
import { at } from '@tortuga/kit'
import { listPlays } from './plays.ts'
import { SLOTS, type Face, type Move, type View } from './types.ts'

/** R3.1: always possible, the wreck first. */
const DRAWS: readonly Move[] = [{ type: 'draw', from: 'wreck' }, ...SLOTS.map(from => ({ type: 'draw', from }) as const)]

/** Every choice of so many cards, in the order of the hand. */
const choices = (hand: readonly Face[], amount: number): readonly (readonly Face[])[] => {
  const found: Face[][] = []
  const chosen: Face[] = []
  const choose = (from: number): void => {
    if (chosen.length === amount) {
      found.push(chosen.slice())
      return
    }
    for (let index = from; index <= hand.length - amount + chosen.length; index += 1) {
      chosen.push(at(hand, index))
      choose(index + 1)
      chosen.pop()
    }
  }
  choose(0)
  return found
}

/** Of choices with the same faces the first one. */
const distinct = (lists: readonly (readonly Face[])[]): readonly (readonly Face[])[] => {
  const keyOf = (list: readonly Face[]): string => list.toSorted().join(' ')
  const seen = new Set<string>()
  return lists.filter(list => !seen.has(keyOf(list)) && seen.add(keyOf(list)))
}

export const moves = (view: View): readonly Move[] => {
  const { viewer, ask } = view
  if (view.ending !== null || typeof viewer !== 'number') return []
  if (ask !== null) {
    if (!ask.waiting.includes(viewer)) return []
    const lists = choices(view.hand, ask.amount)
    const hasEqual = new Set(view.hand).size < view.hand.length
    return (hasEqual ? distinct(lists) : lists).map(cards => ({ type: 'discard', cards }))
  }
  if (view.turn !== viewer) return []
  const list = DRAWS.slice()
  listPlays(view, viewer, list)
  return list
}

/** R11.1: draws from the wreck, or returns the cards held longest. */
export const timeUp = ({ viewer, ask, hand }: View): Move =>
  ask !== null && typeof viewer === 'number' && ask.waiting.includes(viewer)
    ? { type: 'discard', cards: hand.slice(0, ask.amount) }
    : at(DRAWS, 0)
