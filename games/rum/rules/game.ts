/** The rules of RUM as one `Game`, for both editions. */
import { CONTRACT, type Game } from '@tortuga/kit'
import { determinize } from './views/determinize.ts'
import { fold } from './views/fold.ts'
import { awaited } from './judge.ts'
import { apply, moves, timeUp } from './moves.ts'
import { DraftSchema, MoveSchema, OptionsSchema } from './options.ts'
import { outcome } from './scoring.ts'
import { secrets } from './views/secrets.ts'
import { setup } from './setup.ts'
import { rumTable } from './table-game.ts'
import type { RumTypes } from './data/types.ts'
import { view, viewEvent } from './views/view.ts'

export const rum: Game<RumTypes> = {
  ...rumTable,
  contract: CONTRACT,
  schemas: { options: OptionsSchema, move: MoveSchema, draft: DraftSchema },
  listsAllMoves: false,
  setup,
  moves,
  apply,
  awaited,
  outcome,
  view,
  viewEvent,
  timeUp,
  isClockMove: () => false,
  fold,
  determinize,
  secrets,
}
