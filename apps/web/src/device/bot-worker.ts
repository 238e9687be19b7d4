/** The worker bots think in: a view comes in, advice goes out. */
import { botRandom } from '@tortuga/room'
import type { Thinking } from '@tortuga/room'
import { loadBrain } from '../brains.ts'
import type { Advised, Aid } from './advice.ts'
import { answerCalls } from './calls.ts'
import type { End } from './calls.ts'

/** How many imagined games a bot that searches may play. */
const PLAYOUTS = 400

const think = async ({ game, level, view, seed }: Thinking): Promise<Advised> => {
  const bot = (await loadBrain(game)).bots[level]
  if (bot === undefined) throw new Error(`no bot of level ${level} plays ${game}`)
  return bot(view, { random: botRandom(seed), playouts: PLAYOUTS })
}

const aid = async ({ game, question }: Aid): Promise<unknown> => {
  const brain = await loadBrain(game)
  if (brain.aid === undefined) throw new Error(`${game} gives no aid`)
  return brain.aid(question)
}

answerCalls(self as unknown as End, { think, aid })
