/** The plain bot: lays the best set from its rack or the best single tile, and never rearranges. */
import type { Bot } from '@tortuga/kit'
import { tilesLaidFromRack, rummikub } from '../rules/index.ts'
import type { RummikubTypes, View } from '../rules/index.ts'
import { answerSideQuestion, adviseDrawOrPass, adviseTable, laysSome } from './shared-moves.ts'

/** Ranks plays by the number of tiles, then by points; jokers count little, so it keeps them. */
const worthOf = (view: View, table: View['table']): number =>
  tilesLaidFromRack(view, table).reduce((sum, face) => sum + 100 + (face === 'J' ? -90 : Number(face.slice(1))), 0)

export const plain: Bot<RummikubTypes> = view => {
  const { viewer } = view
  const answer = answerSideQuestion(view)
  if (answer !== null || typeof viewer !== 'number') return answer ?? adviseDrawOrPass(view, { type: 'nothing-to-lay' })
  let best: View['table'] | null = null
  let most = -Infinity
  for (const move of rummikub.moves(view)) {
    if (move.type !== 'play') continue
    const worth = worthOf(view, move.table)
    if (worth > most) [best, most] = [move.table, worth]
  }
  return (best === null ? null : adviseTable(view, viewer, best, laysSome(view, best))) ?? adviseDrawOrPass(view, { type: 'nothing-fits' })
}
