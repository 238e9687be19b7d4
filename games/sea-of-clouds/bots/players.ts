/** The two bots that think: a collector, who looks at nobody else, and one who weighs what the neighbours have, want and may do. */
import type { Bot } from '@tortuga/kit'
import { timeUp, type SeaTypes } from '../rules/index.ts'
import { answerEffect, discardObject, orderCards, resolveNext } from './answers.ts'
import { decide } from './decide.ts'
import { readOutlook } from './outlook.ts'

const createPlayer =
  (isWide: boolean): Bot<SeaTypes> =>
  view => {
    const [task] = view.agenda
    const { viewer } = view
    if (task === undefined || typeof viewer !== 'number') return { move: timeUp(view), chance: null, reason: null }
    const outlook = readOutlook(view, viewer, isWide)
    switch (task.type) {
      case 'decide':
        return decide(outlook, task.space)
      case 'play-cards':
        return orderCards(outlook)
      case 'resolve':
        return resolveNext(outlook)
      case 'effect':
        return answerEffect(outlook, task)
      case 'discard-object':
        return discardObject(outlook)
      default:
        return { move: timeUp(view), chance: null, reason: null }
    }
  }

export const greedy = createPlayer(false)
export const weigher = createPlayer(true)
