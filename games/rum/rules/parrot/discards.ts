/** R6.2, R8.2: players return cards because of the parrot, all at the same time and in secret. Once the last one has chosen, the cards go back. */
import { at, prependTasks, replaceAt, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { DISCARDS_QUESTION } from '../judge.ts'
import { seatsThatDiscard } from './parrot.ts'
import { facesOf, PARROT } from '../data/pieces.ts'
import { letterOf, seatOf } from '../data/seat-letters.ts'
import { findPieces } from '../sets/play-set.ts'
import type { StepDraft } from '../step.ts'
import type { KindOf } from '../task-kind.ts'
import { PARROT_CAUSES, type DiscardRequest, type Face, type Task } from '../data/types.ts'
import { advanceClock, returnFaceDown, returnFaceUp, returnHand } from '../wreck-and-beach/wreck.ts'

/** All combinations of `amount` cards, in hand order. */
const combinations = (hand: readonly Face[], amount: number): readonly (readonly Face[])[] => {
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

/** Keeps the first of several lists with the same faces. */
const distinct = (lists: readonly (readonly Face[])[]): readonly (readonly Face[])[] => {
  const keyOf = (list: readonly Face[]): string => list.toSorted().join(' ')
  const seen = new Set<string>()
  return lists.filter(list => !seen.has(keyOf(list)) && seen.add(keyOf(list)))
}

/** R6.4, R8.3: the parrot goes back, from beside the wreck or from its slot on the beach. */
const returnParrot = (step: StepDraft, { cause }: DiscardRequest): void => {
  const { state } = step
  if (cause === 'drawn') state.apart = null
  else state.beach = state.beach.map(slot => (slot.type === 'up' && slot.card === PARROT ? { type: 'empty' } : slot))
  returnFaceUp(step, [PARROT])
  step.events.push({ type: 'parrot-returned' })
}

/** Returns the discards in seat order; a player who was not asked returns the whole hand (R6.3). Then the clock advances and the parrot goes back (R6.4). */
const carryOut = (step: StepDraft, request: DiscardRequest): void => {
  for (const seat of seatsThatDiscard(step, request.cause)) {
    const chosen = request.sealed[seat] ?? null
    if (chosen === null) returnHand(step, seat)
    else returnFaceDown(step, seat, chosen)
  }
  advanceClock(step)
  returnParrot(step, request)
}

/** R8.2, R10.6: the choice of one player stays sealed until the last one has chosen. */
const seal = (step: StepDraft, request: DiscardRequest, seat: Seat, faces: readonly Face[]): DiscardRequest => {
  const hand = at(step.state.hands, seat)
  const chosen = findPieces(step.deck, hand, faces)
  const pieces = hand.filter(piece => chosen.includes(piece))
  if (request.cause === 'tide') step.events.push({ type: 'sealed', seat, cards: facesOf(step.deck, pieces) })
  return {
    type: 'discards',
    cause: request.cause,
    amount: request.amount,
    waiting: request.waiting.filter(other => other !== seat),
    sealed: replaceAt(request.sealed, seat, pieces),
  }
}

const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))
const DiscardsSchema: v.GenericSchema<unknown, DiscardRequest> = v.strictObject({
  type: v.literal('discards'),
  cause: v.picklist(PARROT_CAUSES),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  waiting: v.array(SeatNumber),
  sealed: v.array(v.nullable(v.array(v.string()))),
})

export const discards: KindOf<'discards'> = {
  ...DISCARDS_QUESTION,
  schema: DiscardsSchema,
  isAsked: (_, { waiting }) => waiting.length > 0,

  moves({ hand }, { amount }) {
    const lists = combinations(hand, amount)
    const hasEqual = new Set(hand).size < hand.length
    return (hasEqual ? distinct(lists) : lists).map(cards => ({ type: 'discard', cards }))
  },

  perform(step, task, move, seat) {
    if (move === null || seat === null) {
      carryOut(step, task)
      return
    }
    const sealed = seal(step, task, seat, move.cards)
    if (sealed.waiting.length > 0) prependTasks<Task>(step, [sealed])
    else carryOut(step, sealed)
  },

  // `tide 2 AC - red2-orange1+red2-blue1 -`: cause, number of cards, seats that still have to choose, and the choice of each seat.
  print: ({ cause, amount, waiting, sealed }) =>
    [cause, amount, waiting.map(letterOf).join('') || '-', ...sealed.map(cards => cards?.join('+') ?? '-')].join(' '),
  parse(text) {
    const [cause, amount, waiting = '', ...sealed] = text.split(' ')
    return v.parse(DiscardsSchema, {
      type: 'discards',
      cause,
      amount: Number(amount),
      waiting: waiting === '-' ? [] : waiting.split('').map(seatOf),
      sealed: sealed.map(cards => (cards === '-' ? null : cards.split('+'))),
    })
  },
}
