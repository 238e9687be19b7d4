/** Lets bots think about the questions of their seats, each question once at a time. */
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

/** `play` gets the move a bot has chosen, `failed` an error that the rules threw meanwhile. */
export const createBotRunner = (
  { think, entropy, report }: RoomPorts,
  id: string,
  play: (move: BotMove) => void,
  failed: (error: Error) => void,
) => {
  const thinking = new Set<string>()
  let isStopped = false

  const chooseMove = async ({ game, levels }: RoomEdition, { match, players, header }: StoredMatch, seat: Seat): Promise<unknown> => {
    const view = callRules({ seat }, () => game.view(match.state, seat))
    const wanted = at(players, seat).bot ?? ''
    const level = standInLevel(levels, wanted) ?? wanted // this release may no longer have the level
    return think({ game: header.game, rules: header.rules, level, view, seed: entropy() }, id).catch((error: unknown) => {
      if (isStopped) return null
      report({ type: 'bot-failed', id, error: String(error) })
      return callRules({ seat }, () => fallbackMove(game, view))
    })
  }

  const answer = async (edition: RoomEdition, stored: StoredMatch, seat: Seat, question: number): Promise<void> => {
    const key = `${seat}:${question}`
    if (thinking.has(key)) return
    thinking.add(key)
    try {
      const move = await chooseMove(edition, stored, seat)
      thinking.delete(key)
      if (!isStopped) play({ seat, question, move })
    } catch (error) {
      thinking.delete(key)
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
