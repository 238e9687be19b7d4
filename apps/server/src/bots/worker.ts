/** A bot's worker: gets the bytes a browser would get, gives back a move. Bundled on its own, since workers do not inherit a loader. */
import { botRandom } from '@tortuga/room'
import { findRegistered, REGISTRY } from '../registry.ts'
import type { Thought } from './pool.ts'

const think = ({ game, level, view, seed }: Thought): string => {
  const opponent = findRegistered(REGISTRY, game)?.bots[level]
  if (opponent === undefined) throw new Error(`no bot ${level} for ${game}`)
  return JSON.stringify(opponent(JSON.parse(view), botRandom(seed)).move)
}

export default think
