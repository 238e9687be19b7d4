/** The one-step bot: it weighs what the captains have, want and may do, and looks no further. */
import type { Bot } from '@tortuga/kit'
import { deckOf, timeUp, type SeaTypes } from '../rules/index.ts'
import { answerEffect, discardObject, orderCards, resolveNext } from './answers.ts'
import { decide } from './decide.ts'
import { readOutlook } from './outlook.ts'

export const weigher: Bot<SeaTypes> = view => {
  const [task] = view.agenda
  const { viewer } = view
  if (task === undefined || typeof viewer !== 'number') return { move: timeUp(view), chance: null, reason: null }
  switch (task.type) {
    case 'decide':
      return decide(readOutlook(view, viewer), task.space)
    case 'play-cards':
      return orderCards(deckOf(view.options.deck), view)
    case 'resolve':
      return resolveNext(deckOf(view.options.deck), view)
    case 'effect':
      return answerEffect(readOutlook(view, viewer), task)
    case 'discard-object':
      return discardObject(readOutlook(view, viewer))
    default:
      return { move: timeUp(view), chance: null, reason: null }
  }
}
