/** What a seat can do: the moves worth offering, and what is played for it when its time is up. */
import { cardsOf } from './pieces.ts'
import { askedBy, listAnswers } from './tasks.ts'
import type { Move, View } from './types.ts'

const NONE: readonly Move[] = Object.freeze([])
const GAIN: Move = Object.freeze({ type: 'gain' })

/** Arrangements of crew, investments and coins are too many to list; `check` alone is complete. The first entry is what the clock plays. */
export const moves = (view: View): readonly Move[] => {
  const [task] = view.agenda
  if (task === undefined || view.side === null || askedBy(view.turn, task) !== view.side) return NONE
  return listAnswers(cardsOf(view.options.cards), view, task)
}

/** R14.1: lists begin with what binds least. */
export const timeUp = (view: View): Move => moves(view)[0] ?? GAIN
