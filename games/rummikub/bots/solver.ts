/** The solver's player: opens as soon as it can, and then lays as many tiles as can be laid, whatever it takes to rearrange. */
import type { Bot } from '@tortuga/kit'
import { solve, solveOpening } from '../rules/index.ts'
import type { RummikubTypes, Table, View } from '../rules/index.ts'
import { answerAside, hasOpened, layNothing, layTable, tilesOn } from './common.ts'
import { plain } from './plain.ts'

/** The table with most tiles laid; null where nothing can be. */
const findMost = (view: View, seat: number): Table | null => {
  if (!hasOpened(view, seat)) {
    const opening = solveOpening(view.rack, 'tiles', view.options.openingMin)
    return opening === null ? null : [...view.table, ...opening.sets]
  }
  const found = solve(tilesOn(view.table), view.rack, 'tiles')
  return found === null || found.tiles === 0 ? null : found.sets
}

export const solver: Bot<RummikubTypes> = (view, thinking) => {
  const { viewer } = view
  const aside = answerAside(view)
  if (aside !== null || typeof viewer !== 'number') return aside ?? layNothing(view, { type: 'nothing-to-lay' })
  const table = findMost(view, viewer)
  if (table === null) return layNothing(view, { type: 'nothing-to-lay' })
  return layTable(view, viewer, table) ?? plain(view, thinking) // stricter jokers than the solver's
}
