/** The one-step bot: estimates each move from its view and looks no further ahead. */
import type { Bot } from '@tortuga/kit'
import { deckOf, timeUp, type SeaTypes } from '../../rules/index.ts'
import { answerEffect, discardLeast, orderCards, resolveNext } from './answers.ts'
import { takeOrLeave } from './take-or-leave.ts'
import { readKnowledge } from '../features/bot-knowledge.ts'

export const weigher: Bot<SeaTypes> = view => {
  const [task] = view.agenda
  const { viewer } = view
  if (task === undefined || typeof viewer !== 'number') return { move: timeUp(view), chance: null, reason: null }
  switch (task.type) {
    case 'decide':
      return takeOrLeave(readKnowledge(view, viewer), task.space)
    case 'play-cards':
      return orderCards(deckOf(view.options.deck), view)
    case 'resolve':
      return resolveNext(deckOf(view.options.deck), view, viewer)
    case 'effect':
      return answerEffect(readKnowledge(view, viewer), task)
    case 'discard-object':
      return discardLeast(readKnowledge(view, viewer))
    default:
      return { move: timeUp(view), chance: null, reason: null }
  }
}
