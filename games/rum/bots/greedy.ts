/** The greedy bot: plays the move with the best position right after it. */
import { fastRandom, type Bot } from '@tortuga/kit'
import { isAsked, timeUp, type RumTypes } from '../rules/index.ts'
import { bestScored, scoreMoves } from './one-step.ts'
import { reasonFor } from './reasons.ts'
import { sampleWorld, readViewFacts, toMove } from './twin/sample-world.ts'

/** The number of sets that it scores. */
const MAX_SETS = 12

export const greedy: Bot<RumTypes> = view => {
  if (!isAsked(view)) return { move: timeUp(view), chance: null, reason: null }
  const { viewer } = view
  // Any sampled world will do: the score depends only on the bot's own hand, public cards and hand sizes.
  const world = sampleWorld(readViewFacts(view), fastRandom(0))
  const move = toMove(view, bestScored(scoreMoves(world, viewer, MAX_SETS)).move)
  return { move, chance: null, reason: reasonFor(view, viewer, move) }
}
