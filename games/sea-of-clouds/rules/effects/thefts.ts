/** R7.1 and R7.2: a captain steals doubloons or Rum from a defeated captain. */
import { append } from '@tortuga/kit'
import { moveRum } from '../knowledge/knowledge.ts'
import { addDoubloons, captainAt, eventCardOf, setCaptain } from '../step.ts'
import { amountData, createAimedEffect, doNothing, type LootEffectOf } from './effect-kind.ts'

/** R7.1 */
export const stealDoubloons = createAimedEffect<LootEffectOf<'steal-doubloons'>>({
  schema: amountData('steal-doubloons'),
  rules: ['R7.1'],
  isPlain: true,
  hasTarget: ({ doubloons }) => doubloons > 0,
  act: (step, task, victim) => {
    const { seat, card, effect } = task
    const amount = victim === null ? 0 : Math.min(effect.amount, captainAt(step, victim).doubloons)
    if (victim === null || amount === 0) return doNothing(step, task, victim)
    addDoubloons(step, victim, -amount)
    addDoubloons(step, seat, amount)
    step.events.push({ type: 'stole-doubloons', seat, victim, amount, card })
  },
})

/** R7.2, R10.5: one random card after the other. */
export const stealRum = createAimedEffect<LootEffectOf<'steal-rum'>>({
  schema: amountData('steal-rum'),
  rules: ['R7.2'],
  isPlain: false,
  hasTarget: ({ rum }) => rum.length > 0,
  act: (step, task, victim) => {
    const { seat, card, effect } = task
    for (let count = 0; count < effect.amount; count += 1) {
      const size = victim === null ? 0 : captainAt(step, victim).rum.length
      if (victim === null || size === 0) {
        doNothing(step, task, victim)
        continue
      }
      const robbed = captainAt(step, victim)
      const { rest, gone, left } = moveRum(robbed.rum, step.random.int(size), victim, seat)
      setCaptain(step, victim, { ...robbed, rum: rest })
      const thief = captainAt(step, seat)
      setCaptain(step, seat, { ...thief, rum: append(thief.rum, gone) })
      step.events.push({ type: 'stole-rum', seat, victim, rum: eventCardOf(step, gone), left, card })
    }
  },
})
