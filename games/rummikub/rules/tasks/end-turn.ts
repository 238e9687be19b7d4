/** R4.1, R10.1, R10.2: the end of a turn: the next seat moves, or the round ends because nobody may move any more. */
import { NEVER_ASKS, prependTasks, type TaskKind } from '@tortuga/kit'
import * as v from 'valibot'
import { endRound, scoreEmptyBank } from '../scoring.ts'
import { letterOf, seatOf } from '../data/seat-letters.ts'
import type { RummikubAgenda } from '../task-kind.ts'
import { lapAfter, seatAfter, withoutAnnouncement } from '../turn-order.ts'
import type { RummikubTaskOf } from '../data/types.ts'

export const endTurn: TaskKind<RummikubAgenda, RummikubTaskOf<'end-turn'>, never> = {
  ...NEVER_ASKS,
  schema: v.strictObject({ type: v.literal('end-turn'), seat: v.number(), laid: v.boolean() }),
  perform: (step, { seat, laid }) => {
    const { state, events } = step
    const lap = lapAfter(state, state.bank.length, seat, laid)
    if (state.lap === null && lap !== null) events.push({ type: 'bank-emptied', lap })
    state.lap = lap
    const next = seatAfter(state, lap, seat)
    if (next === undefined) return endRound(step, 'bank', scoreEmptyBank(state))
    state.standings = withoutAnnouncement(state.standings, next)
    return prependTasks(step, [{ type: 'turn', seat: next }])
  },
  print: ({ seat, laid }) => `${letterOf(seat)}${laid ? ' laid' : ''}`,
  parse: text => ({ type: 'end-turn', seat: seatOf(text.charAt(0)), laid: text.endsWith(' laid') }),
}
