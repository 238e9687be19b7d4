/** Chapter 3 of the rulebook: looking at a share, taking or leaving it, and what is added to the spaces. */
import { at, replaceAt, withLast, type Seat } from '@tortuga/kit'
import { playCard } from './cards.ts'
import type { Event } from './events.ts'
import { lookAt } from './knowledge.ts'
import { addDoubloons, putFirst, showCard, showHidden, type Making } from './making.ts'
import { cardOf } from './pieces.ts'
import type { Down, Piece, Share } from './types.ts'
import { MOST_CARDS, type Space } from './words.ts'

const EMPTY: Share<Down> = Object.freeze({ cards: Object.freeze([]), doubloons: 0 })
const UNSEEN: readonly Seat[] = Object.freeze([])

const setShare = ({ state }: Making, space: Space, share: Share<Down>): void => {
  state.shares = replaceAt(state.shares, space, share)
}

const drawTop = ({ state }: Making): Piece | undefined => {
  const [top] = state.deck
  if (top !== undefined) state.deck = state.deck.slice(1)
  return top
}

/** R3.4, R3.5, R3.9: the top card of the deck, or a doubloon where there is no room or no card. */
export const addTo = (making: Making, space: Space, why: Extract<Event, { type: 'added' }>['why']): void => {
  const share = at(making.state.shares, space)
  const card = share.cards.length < MOST_CARDS ? drawTop(making) : undefined
  if (card === undefined) setShare(making, space, { cards: share.cards, doubloons: share.doubloons + 1 })
  else setShare(making, space, { cards: withLast(share.cards, { card, seenBy: UNSEEN }), doubloons: share.doubloons })
  making.events.push({ type: 'added', space, back: card === undefined ? null : cardOf(making.deck, card).back, why })
}

/** R3.2 */
export const look = (making: Making, seat: Seat, space: Space): void => {
  const share = at(making.state.shares, space)
  const cards = lookAt(share.cards, seat)
  setShare(making, space, { cards, doubloons: share.doubloons })
  making.events.push({ type: 'looked', seat, space, cards: cards.map(down => showHidden(making, down)) })
  putFirst(making, [{ type: 'decide', seat, space }])
}

/** R3.3, R3.7 */
export const take = (making: Making, seat: Seat, space: Space): void => {
  const { cards, doubloons } = at(making.state.shares, space)
  setShare(making, space, EMPTY)
  making.state.hand = cards
  making.events.push({ type: 'took', seat, space, doubloons, cards: cards.map(down => showCard(making, down)) })
  addDoubloons(making, seat, doubloons)
  putFirst(making, [
    { type: 'play-cards', seat },
    { type: 'refill', space },
  ])
}

/** R3.6, R3.9 */
const takeTop = (making: Making, seat: Seat): void => {
  const card = drawTop(making)
  if (card === undefined) {
    making.events.push({ type: 'found-deck-empty', seat })
    addDoubloons(making, seat, 1)
    return
  }
  const down = { card, seenBy: [seat] }
  making.events.push({ type: 'drew', seat, card: showCard(making, down) })
  playCard(making, seat, down)
}

/** R3.4 */
export const leave = (making: Making, seat: Seat, space: Space): void => {
  making.events.push({ type: 'left', seat, space })
  addTo(making, space, 'left')
  if (space === 2) takeTop(making, seat)
  else putFirst(making, [{ type: 'look', seat, space: space === 0 ? 1 : 2 }])
}

/** R5.7, R3.8, R5.5: one card of a space, chosen by its back. A space that waits for its refill gets no other. */
export const pickCard = (making: Making, seat: Seat, face: string, space: Space, place: number): void => {
  const { state } = making
  const share = at(state.shares, space)
  const { card, seenBy } = at(share.cards, place)
  const picked = at(lookAt([{ card, seenBy }], seat), 0)
  setShare(making, space, { cards: share.cards.filter((_, index) => index !== place), doubloons: share.doubloons })
  making.events.push({ type: 'picked', seat, space, place, picked: showCard(making, picked), card: face })
  const isWaiting = state.agenda.some(task => task.type === 'refill' && task.space === space)
  if (share.cards.length === 1 && !isWaiting) addTo(making, space, 'refill')
  playCard(making, seat, picked)
}
