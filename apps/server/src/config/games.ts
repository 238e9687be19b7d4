/** The games that this server offers, made from their manifests. */
import { MANIFESTS } from '@tortuga/games'
import type { GameManifest } from '@tortuga/games/manifest'
import type { Advice, Bot, Game, GameTypes, Random } from '@tortuga/kit'
import type { GenericSchema } from 'valibot'

/** A bot at one level. */
type LevelBot = (view: unknown, random: Random) => Advice<GameTypes>

export type RegisteredServerGame = {
  readonly game: Game<GameTypes>
  /** The options that a client may request: the game's own options or a subset of them. */
  readonly options: GenericSchema
  /** Bots by level, weakest first. */
  readonly bots: Readonly<Record<string, LevelBot>>
}
export type Registry = readonly RegisteredServerGame[]

/** Search effort of a bot. A count rather than a time limit, so that the same seed gives the same move. */
const PLAYOUTS = 2000

/** A game's bots with the server's search effort. */
export const botsByLevel = (bots: Readonly<Record<string, Bot<GameTypes>>>): RegisteredServerGame['bots'] =>
  Object.fromEntries(Object.entries(bots).map(([level, bot]) => [level, (view, random) => bot(view, { random, playouts: PLAYOUTS })]))

const registerGame = async ({ load }: GameManifest<GameTypes>): Promise<RegisteredServerGame> => {
  const [{ game, publicOptions = game.schemas.options }, { bots }] = await Promise.all([load.rules(), load.bots()])
  return { game, options: publicOptions, bots: botsByLevel(bots) }
}

export const REGISTRY: Registry = await Promise.all(MANIFESTS.map(registerGame))

export const findServedGame = (registry: Registry, id: string): RegisteredServerGame | undefined =>
  registry.find(({ game }) => game.id === id)

export const botLevelsOf = (registry: Registry, id: string): readonly string[] => Object.keys(findServedGame(registry, id)?.bots ?? {})
