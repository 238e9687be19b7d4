/** The legal moves of each seat at one version. A list is made once and only as far as a client asks for, because some games need long to find them. */
import type { Game, GameTypes, Match, Seat } from '@tortuga/kit'
import { callRules } from '../match/errors.ts'

type MoveList = { readonly version: number; readonly moves: unknown[]; readonly rest: Iterator<unknown>; isComplete: boolean }

export const createMoveLists = () => {
  const lists = new Map<Seat, MoveList>()

  const listOf = (game: Game<GameTypes>, { version, state }: Match<GameTypes>, seat: Seat): MoveList => {
    const known = lists.get(seat)
    if (known?.version === version) return known
    const list: MoveList = { version, moves: [], rest: game.moves(game.view(state, seat))[Symbol.iterator](), isComplete: false }
    lists.set(seat, list)
    return list
  }

  return {
    /** Whether this seat has asked for its moves at this version. */
    isKnown: ({ version }: Match<GameTypes>, seat: Seat): boolean => lists.get(seat)?.version === version,
    /** The first `limit` moves, and whether there are no others. */
    list: (game: Game<GameTypes>, match: Match<GameTypes>, seat: Seat, limit: number): { moves: readonly unknown[]; isComplete: boolean } =>
      callRules({ type: 'moves', seat }, () => {
        const list = listOf(game, match, seat)
        while (!list.isComplete && list.moves.length <= limit) {
          const next = list.rest.next()
          if (next.done === true) list.isComplete = true
          else list.moves.push(next.value)
        }
        return { moves: list.moves.slice(0, limit), isComplete: list.isComplete && list.moves.length <= limit }
      }),
  }
}
