/** Converts a move of RUM to an action of boardgame.io: a name and its arguments. */
import type { Move } from '@tortuga/rum/rules'

/** The action for a move. */
export const toAction = (move: Move, playerID: string) => {
  const { type, ...args } = move
  return { type: 'MAKE_MOVE', payload: { type, args: Object.values(args), playerID } }
}
