/** Lets bots think about the questions of their seats, each seat about one question at a time. */
import { at, fastRandom } from '@tortuga/kit'
import type { Game, GameTypes, Seat } from '@tortuga/kit'
import { standInLevel } from './consent.ts'
import { callRules } from './errors.ts'
import type { RoomEdition, RoomPorts, StoredMatch } from '../ports.ts'

export type BotMove = { readonly seat: Seat; readonly question: number; readonly move: unknown }

/** The move for a seat whose bot has failed: the one for a seat out of time, or the first listed one if only the clock may make that. */
const fallbackMove = (game: Game<GameTypes>, view: unknown): unknown => {
  const move = game.timeUp(view)
  return game.isClockMove(move) ? at([...game.moves(view)], 0) : move
}

/** `newest` gives the match as it is now, `play` gets the move a bot has chosen, `askAgain` is called after a thought that was no longer needed, `failed` gets an error that the rules threw meanwhile. */
export const createBotRunner = (
  { think, entropy, report }: RoomPorts,
  id: string,
  newest: () => StoredMatch | null,
  play: (move: BotMove) => void,
  askAgain: () => void,
  failed: (error: Error) => void,
) => {
  /** A seat whose question changes meanwhile is asked again afterwards: thoughts about moves that are undone and made again must not pile up. */
  const thinking = new Set<Seat>()
  let isStopped = false

  /** Unknown while the match has to be read again. */
  const isAsked = (seat: Seat, question: number): boolean => {
    const stored = newest()
    if (stored === null) return true
    const { match, players, halted } = stored
    return !match.over && !halted && match.asked[seat] === question && at(players, seat).bot !== null
  }

  const chooseMove = async (
    { game, levels }: RoomEdition,
    { match, players, header }: StoredMatch,
    seat: Seat,
    isNeeded: () => boolean,
  ): Promise<unknown> => {
    const view = callRules({ seat }, () => game.view(match.state, seat))
    const wanted = at(players, seat).bot ?? ''
    const level = standInLevel(levels, wanted) ?? wanted // this release may no longer have the level
    return think({ game: header.game, rules: header.rules, level, view, seed: entropy() }, id, isNeeded).catch((error: unknown) => {
      if (isStopped || !isNeeded()) return null
      report({ type: 'bot-failed', id, error: String(error) })
      return callRules({ seat }, () => fallbackMove(game, view))
    })
  }

  const answer = async (edition: RoomEdition, stored: StoredMatch, seat: Seat, question: number): Promise<void> => {
    if (thinking.has(seat)) return
    thinking.add(seat)
    const isNeeded = (): boolean => isAsked(seat, question)
    try {
      const move = await chooseMove(edition, stored, seat, isNeeded)
      thinking.delete(seat)
      if (isStopped) return
      if (isNeeded()) play({ seat, question, move })
      else askAgain()
    } catch (error) {
      thinking.delete(seat)
      failed(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return {
    /** Starts every awaited bot that is not thinking already. */
    wake: (edition: RoomEdition, stored: StoredMatch): void => {
      if (isStopped || stored.halted || stored.match.over) return
      for (const [seat, question] of stored.match.asked.entries())
        if (question !== null && at(stored.players, seat).bot !== null) void answer(edition, stored, seat, question)
    },
    areThinking: (): boolean => thinking.size > 0,
    /** Leaves the questions open: a bot that is terminated now has not failed, and the next node asks it again. */
    stop: (): void => {
      isStopped = true
    },
  }
}

/** Random numbers for a bot from a seed of hex digits: the same seed gives the same move. */
export const botRandom = (seed: string): ReturnType<typeof fastRandom> => fastRandom(Number.parseInt(seed.slice(0, 8), 16))
