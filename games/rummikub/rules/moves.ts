/** What a seat can do: the moves worth offering, and what is played for it when its time is up. */
import { check } from './check.ts'
import { doubletsIn } from './pieces.ts'
import { listAdditions, listOpenings, listRackSets } from './plays.ts'
import type { Move, Table, View } from './types.ts'

const DRAW: Move = { type: 'draw' }
const PASS: Move = { type: 'pass' }
const OUT_OF_TIME: Move = { type: 'out-of-time' }
const NO_REDEAL: Move = { type: 'redeal', want: false }
const SILENT: Move = { type: 'announce', open: false }
const ANNOUNCE: Move = { type: 'announce', open: true }

/** Tables that the seat may leave behind: all of them right under any options, for they take nothing away from what lies there. */
const listTables = (view: View, seat: number): readonly Table[] => {
  const { table, rack, options, standings } = view
  if (standings[seat]?.opened === true) return [...listRackSets(rack).map(set => [...table, set]), ...listAdditions(table, rack, options)]
  return listOpenings(rack, options.openingMin, options).map(sets => [...table, ...sets])
}

export const moves = (view: View): readonly Move[] => {
  const { viewer, phase } = view
  if (phase === 'over' || typeof viewer !== 'number') return []
  if (phase === 'redeal') {
    if (view.answered[viewer] === true) return []
    const isAble = doubletsIn(view.rack).length >= (view.options.doubletsForRedeal ?? 0)
    return isAble ? [NO_REDEAL, { type: 'redeal', want: true }] : [NO_REDEAL]
  }
  if (view.turn !== viewer) return []
  if (phase === 'announcement') return [SILENT, ANNOUNCE]
  const plays = listTables(view, viewer).map((table): Move => ({ type: 'play', table }))
  const first = view.bankSize > 0 ? DRAW : PASS
  const rest = first === DRAW || check(view, PASS) === null ? [first] : []
  const all = [...rest, ...plays]
  return all.length > 0 ? all : [OUT_OF_TIME] // R10.1: who must lay, and only by rearranging, is not shown how
}

/** R8.2: table and rack stay as they were; no new deal (R2.7), no word (R9.6). */
export const timeUp = (view: View): Move => {
  if (view.phase === 'redeal') return NO_REDEAL
  return view.phase === 'announcement' ? SILENT : OUT_OF_TIME
}
