/** Quick judgements of every answer there is, by points: the search looks first at what looks best, and plays on by it. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { deckOf, seaOfClouds, type Face, type Move, type State } from '../rules/index.ts'
import { rankToPlay, rankToResolve } from './answers.ts'
import { solidOf } from './chances.ts'
import { glanceAt, marginal, meansFor, type Pool } from './glance.ts'
import { kindOf } from './kinds.ts'
import { reckon, type Reckoning } from './tally.ts'

export type Judged = { readonly move: Move; readonly key: string | number; readonly worth: number }

const TAKE: Move = { type: 'take' }
const LEAVE: Move = { type: 'leave' }
/** An exchange must bring so much. */
const BOTHER = 0.5

/** Equal cards are one choice. */
const keyOf = ({ kinds }: Reckoning, { hand }: State, move: Move): string | number => {
  switch (move.type) {
    case 'take':
      return 1
    case 'leave':
      return 0
    case 'play':
      return kindOf(kinds, at(hand, move.place).card).card.face
    case 'pick':
      return 4 * move.space + move.place
    case 'aim':
      return move.victim
    case 'decline':
      return 'decline'
    case 'discard':
      return move.card
    case 'resolve':
      return `${move.card} ${move.victim}`
    case 'exchange':
      return `${move.give} ${move.take} ${move.victim}`
    default:
      return unreachable(move)
  }
}

type Judge = { readonly state: State; readonly seat: Seat; readonly reckoning: Reckoning; readonly means: readonly number[] }

const worthOf = ({ state, seat, reckoning, means }: Judge, move: Move): number => {
  const deck = deckOf(state.options.deck)
  const worth = (name: Face): number => marginal(reckoning, seat, kindOf(reckoning.kinds, name))
  switch (move.type) {
    case 'play':
      return rankToPlay(deck, at(state.hand, move.place).card)
    case 'pick': {
      const { card, seenBy } = at(at(state.shares, move.space).cards, move.place)
      return seenBy.includes(seat) ? worth(card) : at(means, kindOf(reckoning.kinds, card).back)
    }
    case 'resolve':
      return rankToResolve(deck, move.card) + (move.victim === null ? 0 : at(state.captains, move.victim).rum.length / 100)
    case 'discard':
      return -worth(move.card)
    case 'aim':
      return solidOf(reckoning, move.victim)
    case 'exchange':
      return move.take === null ? at(means, 0) - worth(move.give) : 1.3 * (worth(move.take) - worth(move.give))
    case 'decline':
      return BOTHER
    case 'take':
    case 'leave':
      return 0
    default:
      return unreachable(move)
  }
}

/** All answers with their worth, of those that come to the same thing one. */
export const judgeAll = (state: State, seat: Seat, pool: Pool): readonly Judged[] => {
  const task = at(state.agenda, 0)
  const reckoning = reckon(state)
  if (task.type === 'decide') {
    const { here, hope, cost } = glanceAt(reckoning, state, seat, task.space, pool)
    return [
      { move: TAKE, key: 1, worth: here + cost },
      { move: LEAVE, key: 0, worth: hope },
    ]
  }
  const judge: Judge = { state, seat, reckoning, means: task.type === 'effect' ? meansFor(reckoning, seat, pool) : [] }
  const judged = new Map<string | number, Judged>()
  for (const move of seaOfClouds.moves(seaOfClouds.view(state, seat))) {
    const key = keyOf(reckoning, state, move)
    if (!judged.has(key)) judged.set(key, { move, key, worth: worthOf(judge, move) })
  }
  return Array.from(judged.values())
}

/** The best of them; of equals the first. */
export const bestOf = (list: readonly Judged[]): Judged => list.reduce((best, one) => (one.worth > best.worth ? one : best), at(list, 0))
