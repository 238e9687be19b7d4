/** The plain player: lays sets from the rack and single tiles, as many as it sees at a glance, and never rearranges. */
import type { Bot } from '@tortuga/kit'
import { laidBy, rummikub } from '../rules/index.ts'
import type { RummikubTypes, View } from '../rules/index.ts'
import { answerAside, layNothing, layTable } from './common.ts'

/** Most tiles first, then most points. */
const worthOf = (view: View, table: View['table']): number =>
  laidBy(view, table).reduce((sum, face) => sum + 100 + (face === 'J' ? -90 : Number(face.slice(1))), 0)

export const plain: Bot<RummikubTypes> = view => {
  const { viewer } = view
  const aside = answerAside(view)
  if (aside !== null || typeof viewer !== 'number') return aside ?? layNothing(view, { type: 'nothing-to-lay' })
  let best: View['table'] | null = null
  let most = -Infinity
  for (const move of rummikub.moves(view)) {
    if (move.type !== 'play') continue
    const worth = worthOf(view, move.table)
    if (worth > most) [best, most] = [move.table, worth]
  }
  return (best === null ? null : layTable(view, viewer, best)) ?? layNothing(view, { type: 'nothing-to-lay' })
}
