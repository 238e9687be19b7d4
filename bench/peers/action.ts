/** A move of RUM as boardgame.io wants it: a name and its arguments. */
import type { Move } from '@tortuga/rum/rules'

export const toAction = (move: Move, playerID: string) => {
  const { type, ...args } = move
  return { type: 'MAKE_MOVE', payload: { type, args: Object.values(args), playerID } }
}
