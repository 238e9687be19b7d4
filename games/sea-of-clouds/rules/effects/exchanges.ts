/** R7.3 to R7.5: a captain exchanges Rum or Objects with a defeated captain, or declines (R6.8). */
import { append, at, removeAt, type Seat } from '@tortuga/kit'
import type { LootEffect } from '../components/deck-types.ts'
import { moveRum } from '../knowledge/knowledge.ts'
import { faceOf } from '../data/pieces.ts'
import { captainAt, eventCardOf, setCaptain, type StepDraft } from '../step.ts'
import type { CaptainBoard, EffectTask, Move, SeaMoveOf } from '../data/types.ts'
import { createEffect, doNothing, effectData, type LootEffectKind, type LootEffectOf } from './effect-kind.ts'

type Exchange = SeaMoveOf<'exchange'>
type Answer = Exchange | SeaMoveOf<'decline'>
type AnyBoard = CaptainBoard<string, unknown>

const DECLINE: Move = Object.freeze({ type: 'decline' })

/** R6.8: declining comes first, so that it is the move for `timeUp`. `takesOf` lists the places a captain may take from; null stands for a random card. */
const listExchanges = (
  captains: readonly AnyBoard[],
  { seat, against }: EffectTask,
  cardsOf: (captain: AnyBoard) => readonly unknown[],
  takesOf: (cards: readonly unknown[]) => readonly (number | null)[],
): readonly Move[] => {
  const list: Move[] = [DECLINE]
  const own = cardsOf(at(captains, seat))
  for (const victim of against) {
    const takes = takesOf(cardsOf(at(captains, victim)))
    for (let give = 0; give < own.length; give += 1) for (const take of takes) list.push({ type: 'exchange', victim, give, take })
  }
  return list
}

/** What both exchanges share. `cardsOf` gives the cards of a captain that can be exchanged. */
const createExchange = <E extends LootEffect>({
  cardsOf,
  takesOf,
  checkCards,
  exchange,
  ...kind
}: Pick<LootEffectKind<E>, 'schema' | 'rules'> & {
  readonly cardsOf: (captain: AnyBoard) => readonly unknown[]
  readonly takesOf: (cards: readonly unknown[]) => readonly (number | null)[]
  readonly checkCards: LootEffectKind<E, Exchange>['check']
  readonly exchange: (step: StepDraft, task: EffectTask<E>, move: Exchange) => void
}): LootEffectKind<E, Answer> =>
  createEffect<E, Answer>({
    ...kind,
    isAimed: true,
    isPlain: false,
    answers: ['exchange', 'decline'],
    /** R7.5: whether both sides have something to exchange. */
    isAsked: (step, { seat, against }) => {
      const hasCards = (owner: Seat): boolean => cardsOf(captainAt(step, owner)).length > 0
      return hasCards(seat) && against.some(hasCards)
    },
    check: (view, task, move) => {
      if (move.type === 'decline') return null
      if (!task.against.includes(move.victim)) return { type: 'not-defeated', victim: move.victim, rules: kind.rules }
      return checkCards(view, task, move)
    },
    moves: ({ captains }, task) => listExchanges(captains, task, cardsOf, takesOf),
    perform: (step, task, move) => {
      if (move === null) doNothing(step, task, task.against[0] ?? null)
      else if (move.type === 'exchange') exchange(step, task, move)
      else step.events.push({ type: 'declined', seat: task.seat, card: task.card })
    },
  })

/** R7.3: the given card leaves before the other one is drawn, so it cannot be drawn itself. */
export const exchangeRum = createExchange<LootEffectOf<'exchange-rum'>>({
  schema: effectData('exchange-rum'),
  rules: ['R7.3'],
  cardsOf: ({ rum }) => rum,
  takesOf: cards => (cards.length > 0 ? [null] : []),
  checkCards: ({ captains }, { seat }, { victim, give, take }) => {
    if (take !== null) return { type: 'drawn-blind' }
    if (at(captains, seat).rum[give] === undefined) return { type: 'not-your-rum' }
    return at(captains, victim).rum.length > 0 ? null : { type: 'no-rum-there', victim }
  },
  exchange: (step, { seat, card }, { victim, give }) => {
    const winner = captainAt(step, seat)
    const loser = captainAt(step, victim)
    const given = moveRum(winner.rum, give, seat, victim)
    const taken = moveRum(loser.rum, step.random.int(loser.rum.length), victim, seat)
    setCaptain(step, seat, { ...winner, rum: append(given.rest, taken.gone) })
    setCaptain(step, victim, { ...loser, rum: append(taken.rest, given.gone) })
    step.events.push({
      type: 'exchanged-rum',
      seat,
      victim,
      given: eventCardOf(step, given.gone),
      taken: eventCardOf(step, taken.gone),
      left: given.left,
      victimLeft: taken.left,
      card,
    })
  },
})

/** R7.4, R8.5: exchanges two Objects with the doubloons on them. */
export const exchangeObject = createExchange<LootEffectOf<'exchange-object'>>({
  schema: effectData('exchange-object'),
  rules: ['R7.4'],
  cardsOf: ({ objects }) => objects,
  takesOf: cards => cards.map((_, place) => place),
  checkCards: ({ captains }, { seat }, { victim, give, take }) => {
    if (at(captains, seat).objects[give] === undefined) return { type: 'not-your-object', rules: ['R7.4'] }
    if (take === null) return { type: 'no-such-object', isChosen: false, victim }
    return at(captains, victim).objects[take] === undefined ? { type: 'no-such-object', isChosen: true, victim } : null
  },
  exchange: (step, { seat, card }, { victim, give, take }) => {
    const winner = captainAt(step, seat)
    const loser = captainAt(step, victim)
    const place = take ?? 0 // `check` has made sure that it is a place
    const [mine, theirs] = [at(winner.objects, give), at(loser.objects, place)]
    setCaptain(step, seat, { ...winner, objects: append(removeAt(winner.objects, give), theirs) })
    setCaptain(step, victim, { ...loser, objects: append(removeAt(loser.objects, place), mine) })
    step.events.push({
      type: 'exchanged-objects',
      seat,
      victim,
      given: faceOf(mine.card),
      taken: faceOf(theirs.card),
      give,
      take: place,
      card,
    })
  },
})
