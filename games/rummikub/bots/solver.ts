/** The solver bot: opens as soon as possible and always lays as many tiles as the solver finds. */
import type { Bot } from '@tortuga/kit'
import { solve, solveOpening } from '../rules/index.ts'
import type { RummikubTypes, TileTable, View } from '../rules/index.ts'
import { answerSideQuestion, hasOpened, adviseDrawOrPass, adviseTable, tilesOn } from './shared-moves.ts'
import { plain } from './plain.ts'

/** The table with the most tiles laid; null if nothing can be laid. */
const findMost = (view: View, seat: number): TileTable | null => {
  if (!hasOpened(view, seat)) {
    const opening = solveOpening(view.rack, 'tiles', view.options.openingMin)
    return opening === null ? null : [...view.table, ...opening.sets]
  }
  const found = solve(tilesOn(view.table), view.rack, 'tiles')
  return found === null || found.tiles === 0 ? null : found.sets
}

export const solver: Bot<RummikubTypes> = (view, thinking) => {
  const { viewer } = view
  const answer = answerSideQuestion(view)
  if (answer !== null || typeof viewer !== 'number') return answer ?? adviseDrawOrPass(view, { type: 'nothing-to-lay' })
  const table = findMost(view, viewer)
  if (table === null) return adviseDrawOrPass(view, { type: 'nothing-to-lay' })
  return adviseTable(view, viewer, table) ?? plain(view, thinking) // options restrict jokers more than the solver assumes
}
