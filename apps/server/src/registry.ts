/** The games this server plays: one line a game. */
import type { Advice, Bot, Game, GameTypes, Random } from '@tortuga/kit'
import { bots as rumBots } from '@tortuga/rum/bots'
import { PublicOptionsSchema as rumOptions, rum } from '@tortuga/rum/rules'
import { bots as rumRunnerBots } from '@tortuga/rum-runner/bots'
import { PublicOptionsSchema as rumRunnerOptions, rumRunner } from '@tortuga/rum-runner/rules'
import { bots as rummikubBots } from '@tortuga/rummikub/bots'
import { rummikub } from '@tortuga/rummikub/rules'
import { bots as seaOfCloudsBots } from '@tortuga/sea-of-clouds/bots'
import { PublicOptionsSchema as seaOfCloudsOptions, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import type { GenericSchema } from 'valibot'

/** A bot at one level. */
type Opponent = (view: unknown, random: Random) => Advice<GameTypes>

export type Registered = {
  readonly game: Game<GameTypes>
  /** What may be asked for over the network: no more than the game's own options, often less. */
  readonly options: GenericSchema
  /** By level, the weakest first. */
  readonly bots: Readonly<Record<string, Opponent>>
}
export type Registry = readonly Registered[]

/** How long a bot searches, where it does: counted, not timed, so that a seed repeats its choice. */
const PLAYOUTS = 2000

const opponents = <T extends GameTypes>(bots: Readonly<Record<string, Bot<T>>>): Registered['bots'] =>
  Object.fromEntries(Object.entries(bots).map(([level, bot]) => [level, (view, random) => bot(view, { random, playouts: PLAYOUTS })]))

export const REGISTRY: Registry = [
  { game: rum, options: rumOptions, bots: opponents(rumBots) },
  { game: rumRunner, options: rumRunnerOptions, bots: opponents(rumRunnerBots) },
  { game: rummikub, options: rummikub.schemas.options, bots: opponents(rummikubBots) },
  { game: seaOfClouds, options: seaOfCloudsOptions, bots: opponents(seaOfCloudsBots) },
]

export const findRegistered = (registry: Registry, id: string): Registered | undefined => registry.find(({ game }) => game.id === id)

export const levelsOf = (registry: Registry, id: string): readonly string[] => Object.keys(findRegistered(registry, id)?.bots ?? {})
