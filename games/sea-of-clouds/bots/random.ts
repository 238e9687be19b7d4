/** The random bot: plays a random legal move. */
import { pick, type Bot } from '@tortuga/kit'
import { seaOfClouds, type SeaTypes } from '../rules/index.ts'

export const random: Bot<SeaTypes> = (view, thinking) => ({
  move: pick(Array.from(seaOfClouds.moves(view)), thinking.random),
  chance: null,
  reason: { type: 'at-random' },
})
