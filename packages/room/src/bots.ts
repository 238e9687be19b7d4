/** Bots at a table: each question to a bot's seat is thought about once here, and the answer goes the way of every answer. */
import { at, fastRandom } from '@tortuga/kit'
import type { GameTypes, Game, Seat } from '@tortuga/kit'
import { asking } from './ledger.ts'
import type { Opened, Ports } from './ports.ts'

export type BotAnswer = { readonly seat: Seat; readonly question: number; readonly move: unknown }

/** A level that an earlier release offered may be gone: then the middle one plays on. */
const levelNow = (levels: readonly string[], level: string): string =>
  levels.includes(level) ? level : (levels[Math.floor(levels.length / 2)] ?? level)

/** Has the awaited bots of one match think, each question once at a time, and hands their answers on; `failed` gets what the rules threw meanwhile. */
export const createBotDesk = (
  { think, entropy, report, levelsOf }: Ports,
  id: string,
  answer: (answer: BotAnswer) => void,
  failed: (error: Error) => void,
) => {
  const thinking = new Set<string>()

  const findMove = async (game: Game<GameTypes>, { match, players, header }: Opened, seat: Seat): Promise<unknown> => {
    const view = asking({ seat }, () => game.view(match.state, seat))
    const level = levelNow(levelsOf(header.game), at(players, seat).bot ?? '')
    return think({ game: header.game, level, view, seed: entropy() }, id).catch((error: unknown) => {
      report({ type: 'bot-failed', id, error: String(error) })
      return asking({ seat }, () => game.timeUp(view))
    })
  }

  const ask = async (game: Game<GameTypes>, opened: Opened, seat: Seat, question: number): Promise<void> => {
    const key = `${seat}:${question}`
    if (thinking.has(key)) return
    thinking.add(key)
    try {
      const move = await findMove(game, opened, seat)
      thinking.delete(key)
      answer({ seat, question, move })
    } catch (error) {
      thinking.delete(key)
      failed(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return {
    /** Asks every awaited bot that is not thinking already. */
    call: (game: Game<GameTypes>, opened: Opened): void => {
      if (opened.halted || opened.match.over) return
      for (const [seat, question] of opened.match.asked.entries())
        if (question !== null && at(opened.players, seat).bot !== null) void ask(game, opened, seat, question)
    },
    isThinking: (): boolean => thinking.size > 0,
  }
}

/** Chance for a bot from a seed of hex digits: the same seed, the same advice. */
export const botRandom = (seed: string): ReturnType<typeof fastRandom> => fastRandom(Number.parseInt(seed.slice(0, 8), 16))
