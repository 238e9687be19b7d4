/** Chapter 5 of the rulebook: effects that need no answer and no victim. */
import { NEVER_ASKS } from '@tortuga/kit'
import { SPACES } from '../components/constants.ts'
import { addToShare } from '../shares/shares.ts'
import { addDoubloons, captainAt } from '../step.ts'
import { amountData, createEffect, doNothing, effectData, type LootEffectOf } from './effect-kind.ts'

/** R5.1 */
export const takeDoubloons = createEffect<LootEffectOf<'take-doubloons'>>({
  ...NEVER_ASKS,
  schema: amountData('take-doubloons'),
  rules: ['R5.1'],
  isAimed: false,
  isPlain: true,
  perform: (step, { seat, card, effect: { amount } }) => {
    addDoubloons(step, seat, amount)
    step.events.push({ type: 'gained', seat, amount, card })
  },
})

/** R5.2 */
export const payDoubloons = createEffect<LootEffectOf<'pay-doubloons'>>({
  ...NEVER_ASKS,
  schema: amountData('pay-doubloons'),
  rules: ['R5.2'],
  isAimed: false,
  isPlain: false,
  perform: (step, { seat, card, effect }) => {
    const amount = Math.min(effect.amount, captainAt(step, seat).doubloons)
    addDoubloons(step, seat, -amount)
    step.events.push({ type: 'paid', seat, amount, card })
  },
})

/** R5.3 */
export const takeParrot = createEffect<LootEffectOf<'take-parrot'>>({
  ...NEVER_ASKS,
  schema: effectData('take-parrot'),
  rules: ['R5.3'],
  isAimed: false,
  isPlain: true,
  perform: (step, task) => {
    const { state, events } = step
    const { seat, card } = task
    const from = state.parrot
    if (from === seat) return doNothing(step, task, null)
    state.parrot = seat
    events.push({ type: 'parrot-moved', seat, from, card })
  },
})

/** R5.4 */
export const addToShares = createEffect<LootEffectOf<'add-to-shares'>>({
  ...NEVER_ASKS,
  schema: effectData('add-to-shares'),
  rules: ['R5.4'],
  isAimed: false,
  isPlain: false,
  perform: step => {
    for (const space of SPACES) addToShare(step, space, 'effect')
  },
})
