/** The plain bot: judges every listed move by its side's rules of thumb and takes the best, and looks no further. */
import { at, type Bot } from '@tortuga/kit'
import { rumRunner, type Move, type RunnerTypes, type View } from '../rules/index.ts'
import { judgeCrown, type Choice } from './crown.ts'
import { judgePirate } from './pirate.ts'

export type Judged = Choice & { readonly move: Move }

/** What the rules of thumb of the viewer's side say to one move. */
export const judgeOne = (view: View, move: Move): Choice => (view.side === 'crown' ? judgeCrown : judgePirate)(view, move)

/** Every listed move with its worth. */
export const judgeAll = (view: View): readonly Judged[] => {
  const judged: Judged[] = []
  for (const move of rumRunner.moves(view)) {
    const { worth, reason } = judgeOne(view, move)
    judged.push({ move, worth, reason })
  }
  return judged
}

/** The best of them; of equals the first. */
export const chooseBest = (judged: readonly Judged[]): Judged =>
  judged.reduce((best, one) => (one.worth > best.worth ? one : best), at(judged, 0))

export const plain: Bot<RunnerTypes> = view => {
  const judged = judgeAll(view)
  if (judged.length === 0) return { move: rumRunner.timeUp(view), chance: null, reason: null }
  const { move, reason } = chooseBest(judged)
  return { move, chance: null, reason: judged.length === 1 ? { type: 'only-choice' } : reason }
}
