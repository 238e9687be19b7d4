/** R2.6 to R2.8: after the deal all seats are asked at once whether they want a new deal. */
import { prependTasks, replaceAt, type TaskKind } from '@tortuga/kit'
import * as v from 'valibot'
import { doubletsIn, facesOf } from '../data/pieces.ts'
import { letterOf, seatOf } from '../data/seat-letters.ts'
import { deal, noAnswers } from '../setup.ts'
import type { RummikubStep } from '../step.ts'
import type { RummikubAgenda } from '../task-kind.ts'
import type { RummikubMoveOf, RummikubTaskOf, View } from '../data/types.ts'

type Answer = RummikubMoveOf<'redeal'>

/** R2.6 */
const doubletsFor = ({ rack, options }: View): { readonly held: number; readonly needed: number } => ({
  held: doubletsIn(rack).length,
  needed: options.doubletsForRedeal ?? 0,
})

/** R2.8: opens the answers. This reveals what the others have answered, so it cannot be undone. */
const openAnswers = (step: RummikubStep): void => {
  const { state, events } = step
  const { answers } = state
  step.revealed = true
  if (answers.includes(true)) {
    events.push({ type: 'redeal', doublets: state.racks.map((rack, seat) => (answers[seat] === true ? doubletsIn(facesOf(rack)) : null)) })
    deal(step)
    return
  }
  state.answers = noAnswers(state.seats)
  events.push({ type: 'play-began', starter: state.starter })
  prependTasks(step, [{ type: 'turn', seat: state.starter }])
}

export const redeal: TaskKind<RummikubAgenda, RummikubTaskOf<'redeal'>, Answer> = {
  schema: v.strictObject({ type: v.literal('redeal'), seats: v.array(v.number()) }),
  answers: ['redeal'],
  asked: (_, { seats }) => seats,
  isAsked: () => true,
  check: (view, _, { want }) => {
    const { held, needed } = doubletsFor(view)
    return want && held < needed ? { type: 'too-few-doublets', held, needed } : null
  },
  moves: view => {
    const { held, needed } = doubletsFor(view)
    const keep: Answer = { type: 'redeal', want: false }
    return held < needed ? [keep] : [keep, { type: 'redeal', want: true }]
  },
  perform: (step, { seats }, move, seat) => {
    const { state, events } = step
    if (move === null || seat === null) throw new Error('the question about a new deal needs a move')
    const { want } = move
    state.answers = replaceAt(state.answers, seat, want)
    events.push({ type: 'answered', seat, want })
    const waiting = seats.filter(other => other !== seat)
    if (waiting.length > 0) prependTasks(step, [{ type: 'redeal', seats: waiting }])
    else openAnswers(step)
  },
  print: ({ seats }) => seats.map(letterOf).join(' '),
  parse: text => ({ type: 'redeal', seats: text.split(' ').map(seatOf) }),
}
