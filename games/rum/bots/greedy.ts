/** The one-step bot: takes what leaves it best placed, from what it sees, and looks no further. */
import { fastRandom, type Bot } from '@tortuga/kit'
import { timeUp, type RumTypes } from '../rules/index.ts'
import { bestOf, judgeAll } from './glance.ts'
import { reasonFor } from './reasons.ts'
import { imagine, readView, toMove } from './twin/imagine.ts'

/** Sets that are looked at closely. */
const MOST_SETS = 12

export const greedy: Bot<RumTypes> = view => {
  const { viewer, ask, ending } = view
  const isAsked = typeof viewer === 'number' && ending === null && (ask === null ? view.turn === viewer : ask.waiting.includes(viewer))
  if (!isAsked) return { move: timeUp(view), chance: null, reason: null }
  // Which world it is does not matter: a glance takes in the own hand, what lies open, and how many cards the others hold.
  const world = imagine(readView(view), fastRandom(0))
  const move = toMove(view, bestOf(judgeAll(world, viewer, MOST_SETS)).move)
  return { move, chance: null, reason: reasonFor(view, viewer, move) }
}
