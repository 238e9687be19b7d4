/** Chapters 4 to 6, 8 and 10: a seat draws, lays tiles or passes, or its time runs out. */
import { unreachable, type Seat, type TaskKind } from '@tortuga/kit'
import * as v from 'valibot'
import { checkTable } from '../laying/check-table.ts'
import { listSimpleTables, mustLay, solveTable } from '../laying/possible-plays.ts'
import { letterOf, seatOf } from '../data/seat-letters.ts'
import type { RummikubStep } from '../step.ts'
import type { RummikubAgenda } from '../task-kind.ts'
import { draw, pass, applyPenalty, play } from '../turn.ts'
import type { Move, RummikubMoveOf, Refusal, RummikubTaskOf, TileTable, View } from '../data/types.ts'
import { view as viewOf } from '../views/view.ts'

type TurnMove = RummikubMoveOf<'draw' | 'play' | 'pass' | 'out-of-time'>

const DRAW: TurnMove = { type: 'draw' }
const PASS: TurnMove = { type: 'pass' }

/** R8.3: with `mistakes: 'penalised'` an invalid table is a legal move that costs the penalty; only tiles that the player does not hold are refused. */
const checkPlay = (view: View, seat: Seat, table: TileTable): Refusal | null => {
  const refusal = checkTable(view, seat, table)
  return view.options.mistakes === 'penalised' && refusal?.type !== 'not-on-rack' ? null : refusal
}

/** R4.1, R10.3 */
const checkPass = (view: View, seat: Seat): Refusal | null => {
  if (view.bankSize > 0) return { type: 'bank-not-empty', left: view.bankSize }
  return mustLay(view, seat) ? { type: 'must-lay' } : null
}

/** R8.3: `check` accepts invalid tables under `mistakes: 'penalised'`, so they are recognised here. */
const playOrPenalise = (step: RummikubStep, seat: Seat, table: TileTable): void => {
  const { state } = step
  const isMistake = state.options.mistakes === 'penalised' && checkTable(viewOf(state, seat), seat, table) !== null
  if (isMistake) applyPenalty(step, seat, 'mistake')
  else play(step, seat, table)
}

export const turn: TaskKind<RummikubAgenda, RummikubTaskOf<'turn'>, TurnMove> = {
  schema: v.strictObject({ type: v.literal('turn'), seat: v.number() }),
  answers: ['draw', 'play', 'pass', 'out-of-time'],
  asked: (_, { seat }) => [seat],
  isAsked: () => true,
  check: (view, { seat }, move) => {
    switch (move.type) {
      case 'draw':
        return view.bankSize > 0 ? null : { type: 'bank-empty' }
      case 'play':
        return checkPlay(view, seat, move.table)
      case 'pass':
        return checkPass(view, seat)
      case 'out-of-time': // the kernel takes it from the clock alone
        return null
      default:
        return unreachable(move)
    }
  },
  /** Simple plays only, unless the seat must lay and has none: then the solver's. */
  moves: (view, { seat }) => {
    const plays = listSimpleTables(view, seat).map((table): Move => ({ type: 'play', table }))
    if (view.bankSize > 0) return [DRAW, ...plays]
    if (checkPass(view, seat) === null) return [PASS, ...plays]
    return plays.length > 0 ? plays : [{ type: 'play', table: solveTable(view, seat) }]
  },
  perform: (step, { seat }, move) => {
    if (move === null) throw new Error('a turn needs a move')
    switch (move.type) {
      case 'draw':
        return draw(step, seat)
      case 'play':
        return playOrPenalise(step, seat, move.table)
      case 'pass':
        return pass(step, seat)
      case 'out-of-time':
        return applyPenalty(step, seat, 'time')
      default:
        return unreachable(move)
    }
  },
  print: ({ seat }) => letterOf(seat),
  parse: text => ({ type: 'turn', seat: seatOf(text) }),
}
