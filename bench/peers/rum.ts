/**
 * RUM as a game of boardgame.io 0.50. Each move calls our rules on the plain state, which bypasses the framework's slowest part (Immer drafts).
 * Everything else, such as the reducer, checks, plugins, random numbers and log, is the framework's own.
 */
import { rum } from '@tortuga/rum/rules'
import type { Move, State } from '@tortuga/rum/rules'
import { createRequire } from 'node:module'
import { toAction } from './action.ts'

const require = createRequire(import.meta.url)
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core')
const { original } = require('immer') // must be the framework's own copy, another one would not recognise its drafts

type PeerRandom = { readonly random: { Die(sides: number): number } }
type Context = PeerRandom & { readonly G: State; readonly playerID: string }

/** Random numbers from the framework's generator. */
const randomOf = ({ random }: PeerRandom) => ({ int: (below: number): number => (below === 1 ? 0 : random.Die(below) - 1) })

const applyMove = (context: Context, move: Move): unknown => {
  const state = original(context.G) as State // our rules never change it
  const seat = Number(context.playerID)
  if (!rum.awaited(state).includes(seat) || rum.check(rum.view(state, seat), move) !== null) return INVALID_MOVE
  return rum.apply(state, seat, move, randomOf(context)).state
}

/** The game definition. */
export const game = {
  name: 'rum',
  setup: (context: PeerRandom): State => rum.setup(rum.presets['pl'] as never, 2, randomOf(context)).state,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    draw: { ignoreStaleStateID: true, move: (context: Context, from: never) => applyMove(context, { type: 'draw', from }) },
    play: {
      ignoreStaleStateID: true,
      move: (context: Context, cards: never, beach: never) => applyMove(context, { type: 'play', cards, beach }),
    },
    discard: { ignoreStaleStateID: true, move: (context: Context, cards: never) => applyMove(context, { type: 'discard', cards }) },
  },
  endIf: ({ G }: { readonly G: State }) => {
    const places = rum.outcome(G)?.places
    if (places === undefined) return undefined
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return winners.length === 1 ? { winner: String(winners[0]) } : { draw: true }
  },
  playerView: ({ G, playerID }: { readonly G: State; readonly playerID: string | null }) => ({
    view: rum.view(G, playerID === null ? 'table' : Number(playerID)),
    awaited: rum.awaited(G),
    over: rum.outcome(G) !== null,
  }),
  ai: {
    /** The moves of the first awaited seat, returned for player 0 only, because the framework's bot asks for every player. */
    enumerate: (G: State, _: unknown, playerID: string) => {
      const [seat] = rum.awaited(G)
      if (seat === undefined || playerID !== '0') return []
      return Array.from(rum.moves(rum.view(G, seat)), move => toAction(move, String(seat)))
    },
  },
}
