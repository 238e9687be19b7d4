/** The random bot: plays any listed move with equal probability. */
import { pick, type Bot } from '@tortuga/kit'
import { rum, type RumTypes } from '../rules/index.ts'

export const random: Bot<RumTypes> = (view, thinking) => ({
  move: pick(Array.from(rum.moves(view)), thinking.random),
  chance: null,
  reason: { type: 'at-random' },
})
