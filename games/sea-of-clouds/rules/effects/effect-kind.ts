/** What every card effect is made of, and the parts that several effects share. */
import { prependTasks, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import type { LootEffect } from '../components/deck-types.ts'
import { letterOf, seatOf } from '../components/letters.ts'
import { captainAt, type StepDraft } from '../step.ts'
import { askOwner, wordsOf, type SeaTaskKind } from '../task-kind.ts'
import type { EffectTask, Move, SeaCaptain, SeaMoveOf } from '../data/types.ts'

export type LootEffectOf<K extends LootEffect['type']> = Extract<LootEffect, { readonly type: K }>

/** A kind of effect: a kind of task whose `schema` decodes the effect in the card data. */
export type LootEffectKind<E extends LootEffect, M extends Move = never> = SeaTaskKind<EffectTask<E>, M> & {
  readonly schema: v.GenericSchema<unknown, E>
  /** Whether it has a victim, so that only Pirates can have it, and it is resolved for one defeated captain at a time (R6.6). */
  readonly isAimed: boolean
  /** Whether its result does not depend on the order of resolution (R6.6). */
  readonly isPlain: boolean
}

const Amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))
export const effectData = <K extends string>(type: K) => v.strictObject({ type: v.literal(type) })
export const amountData = <K extends string>(type: K) => v.strictObject({ type: v.literal(type), amount: Amount })

/** `A gunner steal-rum 1 vs B C` */
const printEffect = ({ seat, card, effect, against }: EffectTask): string => {
  const amount = 'amount' in effect ? ` ${effect.amount}` : ''
  const victims = against.length === 0 ? '' : ` vs ${against.map(letterOf).join(' ')}`
  return `${letterOf(seat)} ${card} ${effect.type}${amount}${victims}`
}

const parseEffect = <E extends LootEffect>(schema: v.GenericSchema<unknown, E>, text: string): EffectTask<E> => {
  const [body = '', victims] = text.split(' vs ')
  const [seat, card = '', type, amount] = wordsOf(body)
  const read = v.safeParse(schema, amount === undefined ? { type } : { type, amount: Number(amount) })
  if (!read.success) throw new RangeError(`no such effect: ${body}`)
  return {
    type: 'effect',
    seat: seatOf(seat),
    card,
    effect: read.output,
    against: victims === undefined ? [] : wordsOf(victims).map(seatOf),
  }
}

/** Adds what all effects have in common: their captain is asked, and their notation. */
export const createEffect = <E extends LootEffect, M extends Move = never>(
  kind: Omit<LootEffectKind<E, M>, 'asked' | 'print' | 'parse'>,
): LootEffectKind<E, M> => ({
  ...kind,
  asked: askOwner,
  print: printEffect,
  parse: text => parseEffect(kind.schema, text),
})

export const doNothing = ({ events }: StepDraft, { seat, card }: EffectTask, victim: Seat | null): void => {
  events.push({ type: 'no-effect', seat, victim, card })
}

/** R6.7: an effect against one defeated captain. With several of them, its captain is asked for one first, unless none of them has anything to lose. `act` performs it; the victim is null if there is none. */
export const createAimedEffect = <E extends LootEffect>({
  hasTarget,
  act,
  ...kind
}: Pick<LootEffectKind<E>, 'schema' | 'rules' | 'isPlain'> & {
  /** Whether the effect can do anything to this captain, as everybody can see. */
  readonly hasTarget: (captain: SeaCaptain) => boolean
  readonly act: (step: StepDraft, task: EffectTask<E>, victim: Seat | null) => void
}): LootEffectKind<E, SeaMoveOf<'aim'>> =>
  createEffect<E, SeaMoveOf<'aim'>>({
    ...kind,
    isAimed: true,
    answers: ['aim'],
    isAsked: (step, { against }) => against.length > 1 && against.some(victim => hasTarget(captainAt(step, victim))),
    check: (_, { against }, { victim }) =>
      against.includes(victim) ? null : { type: 'not-defeated', victim, rules: ['R6.7', ...kind.rules] },
    moves: (_, { against }) => against.map(victim => ({ type: 'aim', victim })),
    perform: (step, task, move) => {
      if (move === null) return act(step, task, task.against[0] ?? null)
      step.events.push({ type: 'aimed', seat: task.seat, victim: move.victim, card: task.card })
      prependTasks(step, [{ ...task, against: [move.victim] }])
    },
  })
