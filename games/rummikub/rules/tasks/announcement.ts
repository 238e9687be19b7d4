/** R9.6: after a draw, a player who has not opened may announce an opening for the next turn. */
import type { TaskKind } from '@tortuga/kit'
import * as v from 'valibot'
import { letterOf, seatOf } from '../data/seat-letters.ts'
import type { RummikubAgenda } from '../task-kind.ts'
import { changeStatus } from '../turn-order.ts'
import type { RummikubMoveOf, RummikubTaskOf } from '../data/types.ts'

export const announcement: TaskKind<RummikubAgenda, RummikubTaskOf<'announcement'>, RummikubMoveOf<'announce'>> = {
  schema: v.strictObject({ type: v.literal('announcement'), seat: v.number() }),
  answers: ['announce'],
  asked: (_, { seat }) => [seat],
  isAsked: () => true,
  check: () => null,
  moves: () => [
    { type: 'announce', open: false },
    { type: 'announce', open: true },
  ],
  perform: ({ state, events }, { seat }, move) => {
    if (move === null) throw new Error('an announcement needs a move')
    const { open } = move
    events.push({ type: 'announced', seat, open })
    if (open) state.standings = changeStatus(state.standings, seat, { announced: true })
  },
  print: ({ seat }) => letterOf(seat),
  parse: text => ({ type: 'announcement', seat: seatOf(text) }),
}
