/** Rules and bots of each game for the workers, loaded when they are needed. */
import { MANIFESTS } from '@tortuga/games'
import type { Bot, Game, GameTypes } from '@tortuga/kit'

export type GameEngine = {
  readonly game: Game<GameTypes>
  /** By level, the weakest first. */
  readonly bots: Readonly<Record<string, Bot<GameTypes>>>
  /** Answers costly questions of the game's own table; absent where the table asks none. */
  readonly query?: (question: unknown) => unknown
}

export const loadEngine = async (id: string): Promise<GameEngine> => {
  const manifest = MANIFESTS.find(one => one.id === id)
  if (manifest === undefined) throw new Error(`unknown game ${id}`)
  const [{ game, query }, { bots }] = await Promise.all([manifest.load.rules(), manifest.load.bots()])
  return { game, bots, ...(query === undefined ? {} : { query }) }
}
