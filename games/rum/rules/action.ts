/** R3.1: the one action of a turn. The player draws a card (chapter 3) or plays a set (chapters 4 and 5). */
import type { Seat } from '@tortuga/kit'
import { draw } from './wreck-and-beach/draw.ts'
import { listPlays } from './listed-sets/list-plays.ts'
import { playSet } from './sets/play-set.ts'
import type { StepDraft } from './step.ts'
import { SLOTS, type TurnAction, type Move, type View } from './data/types.ts'

/** R3.1: a draw is always possible; the wreck is listed first. */
const DRAWS: readonly Move[] = [{ type: 'draw', from: 'wreck' }, ...SLOTS.map(from => ({ type: 'draw', from }) as const)]

/** All draws, then the sets worth playing. */
export const listActions = (view: View): readonly Move[] => {
  const list = DRAWS.slice()
  listPlays(view, view.turn, list)
  return list
}

export const takeAction = (step: StepDraft, move: TurnAction | null, seat: Seat | null): void => {
  if (move === null || seat === null) throw new Error('an action needs a player')
  if (move.type === 'draw') draw(step, seat, move.from)
  else playSet(step, seat, move)
}
