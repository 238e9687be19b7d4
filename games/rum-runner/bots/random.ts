/** The random bot: plays any listed move with equal probability. */
import { pick, type Bot } from '@tortuga/kit'
import { rumRunner, type RunnerTypes } from '../rules/index.ts'

export const random: Bot<RunnerTypes> = (view, thinking) => {
  const moves = Array.from(rumRunner.moves(view))
  return {
    move: moves.length === 0 ? rumRunner.timeUp(view) : pick(moves, thinking.random),
    chance: null,
    reason: { type: 'at-random' },
  }
}
