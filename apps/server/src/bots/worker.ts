/** The bot worker: receives the same JSON view as a browser and returns a move. Bundled separately, because worker threads do not inherit the TypeScript loader. */
import { botRandom } from '@tortuga/room'
import { botTaskSchema, parseUnknown } from '@tortuga/wire'
import * as v from 'valibot'
import { findMatchEdition } from '../config/editions.ts'
import { REGISTRY } from '../config/games.ts'
import { WORKER_CHECK } from './worker-check.ts'

const think = async (task: unknown): Promise<string> => {
  if (task === WORKER_CHECK) return WORKER_CHECK
  const { game, rules, level, view, seed } = v.parse(botTaskSchema, task)
  const bot = (await findMatchEdition(REGISTRY, game, rules))?.bots[level]
  if (bot === undefined) throw new Error(`no bot ${level} for rules ${rules} of ${game}`)
  return JSON.stringify(bot(parseUnknown(view), botRandom(seed)).move)
}

export default think
