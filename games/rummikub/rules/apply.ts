/** What a move does. Only what `check` let pass comes here. */
import { unreachable, type Random, type Seat, type Step } from '@tortuga/kit'
import { checkTable } from './check.ts'
import { beginStep, type Making } from './making.ts'
import { answerRedeal } from './setup.ts'
import { announce, draw, pass, penalise, play } from './turn.ts'
import type { Move, RummikubTypes, State, Table } from './types.ts'
import { view } from './view.ts'

/** R8.3: where mistakes are penalised a wrong table comes this far. */
const playOrMiss = (making: Making, seat: Seat, table: Table): void => {
  const { state } = making
  const isMistake = state.options.mistakes === 'penalised' && checkTable(view(state, seat), seat, table) !== null
  if (isMistake) penalise(making, seat, 'mistake')
  else play(making, seat, table)
}

export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<RummikubTypes> => {
  const making = beginStep(state, random)
  switch (move.type) {
    case 'redeal':
      answerRedeal(making, seat, move.want)
      break
    case 'draw':
      draw(making, seat)
      break
    case 'play':
      playOrMiss(making, seat, move.table)
      break
    case 'announce':
      announce(making, seat, move.open)
      break
    case 'pass':
      pass(making, seat)
      break
    case 'out-of-time':
      penalise(making, seat, 'time')
      break
    default:
      return unreachable(move)
  }
  return { state: making.state, events: making.events }
}
