/** What a move does. Only what `check` let pass comes here. */
import { at, unreachable, type Random, type Seat, type Step } from '@tortuga/kit'
import { draw, finishDrawnParrot } from './draw.ts'
import { beginStep, type Making } from './making.ts'
import { sealDiscard } from './parrot.ts'
import { facesOf } from './pieces.ts'
import { findPieces, playSet } from './sets.ts'
import { endTurn, goOnWithTide } from './tide.ts'
import type { Face, Move, Play, RumTypes, State } from './types.ts'

const play = (making: Making, seat: Seat, move: Play): void => {
  playSet(making, seat, move)
  if (making.state.ending === null) endTurn(making)
}

/** R6.2, R8.2 */
const discard = (making: Making, seat: Seat, faces: readonly Face[]): void => {
  const { ask, hands } = making.state
  if (ask === null) throw new Error('no discard is owed')
  const chosen = findPieces(making, seat, faces)
  const pieces = at(hands, seat).filter(piece => chosen.includes(piece))
  if (!sealDiscard(making, ask, seat, pieces, facesOf(making.deck, pieces))) return
  if (ask.cause === 'drawn') finishDrawnParrot(making, ask.slot)
  else if (ask.slot !== null) goOnWithTide(making, ask.slot)
}

export const apply = (state: State, seat: Seat, move: Move, random: Random): Step<RumTypes> => {
  const making = beginStep(state, random)
  switch (move.type) {
    case 'draw':
      draw(making, seat, move.from)
      break
    case 'play':
      play(making, seat, move)
      break
    case 'discard':
      discard(making, seat, move.cards)
      break
    default:
      return unreachable(move)
  }
  return { state: making.state, events: making.events }
}
