/**
 * RUM on boardgame.io 0.50, its store in memory. The rules are ours, called as they are from one boardgame.io move; everything else (reducer, views, log,
 * transport) is the framework's own. Players are not authenticated and matches are made on demand, which spares it a lobby.
 */
import { rum } from '@tortuga/rum/rules'
import type { Move, State } from '@tortuga/rum/rules'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core')
const { original } = require('immer') // the framework's own copy: another would not know its drafts

type Context = { readonly G: State; readonly playerID: string; readonly random: { Die(sides: number): number } }

/** Chance is the framework's: each draw by its own generator. */
const chanceOf = ({ random }: Pick<Context, 'random'>) => ({ int: (below: number): number => random.Die(below) - 1 })

const game = {
  name: 'rum',
  setup: (context: Pick<Context, 'random'>): State => rum.setup(rum.presets['pl'] as never, 2, chanceOf(context)).state,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: {
      ignoreStaleStateID: true,
      move: (context: Context, move: Move): unknown => {
        const state = original(context.G) as State // the rules never write to it
        const seat = Number(context.playerID)
        if (!rum.awaited(state).includes(seat) || rum.check(rum.view(state, seat), move) !== null) return INVALID_MOVE
        return rum.apply(state, seat, move, chanceOf(context)).state
      },
    },
  },
  playerView: ({ G, playerID }: { readonly G: State; readonly playerID: string | null }) => ({
    view: rum.view(G, playerID === null ? 'table' : Number(playerID)),
    awaited: rum.awaited(G),
    over: rum.outcome(G) !== null,
  }),
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] })
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } })
process.stdout.write(`${appServer.address().port}\n`)
process.stdin.resume().on('end', () => process.exit())
