/** The worker in which bots think: a view comes in, advice goes out. */
import { findEdition } from '@tortuga/games'
import { BOT_CALLS } from '@tortuga/wire'
import { hintBotOf } from '@tortuga/kit'
import { botRandom } from '@tortuga/room'
import { loadEngine } from '../games/engines.ts'
import { serveCalls, workerScope } from '../workers/calls.ts'

/** How many playouts a bot may run for one decision. */
const PLAYOUTS = 400

serveCalls(workerScope(), BOT_CALLS, {
  advise: async ({ game, rules, level, view, seed }) => {
    const edition = await findEdition(game, rules)
    const bot = edition === null ? undefined : level === null ? hintBotOf(edition) : edition.bots[level]
    if (bot === undefined) throw new Error(`rules ${rules} of ${game} have no bot of level ${level}`)
    return bot(view, { random: botRandom(seed), playouts: PLAYOUTS })
  },
  queryRules: async ({ game, question }) => {
    const { query } = await loadEngine(game)
    if (query === undefined) throw new Error(`${game} answers no queries`)
    return query(question)
  },
})
