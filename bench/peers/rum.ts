/**
 * RUM as a game of boardgame.io 0.50: its three moves, views, end and list of moves. What a move does is our rules' business, called as they are on the plain state, which
 * spares the framework its slowest part (drafts); everything else (reducer, checks, plugins, chance, log) is its own.
 */
import { rum } from '@tortuga/rum/rules'
import type { Move, State } from '@tortuga/rum/rules'
import { createRequire } from 'node:module'
import { toAction } from './action.ts'

const require = createRequire(import.meta.url)
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core')
const { original } = require('immer') // the framework's own copy: another would not know its drafts

type Chance = { readonly random: { Die(sides: number): number } }
type Context = Chance & { readonly G: State; readonly playerID: string }

/** Chance is the framework's: each draw by its own generator. */
const chanceOf = ({ random }: Chance) => ({ int: (below: number): number => (below === 1 ? 0 : random.Die(below) - 1) })

const act = (context: Context, move: Move): unknown => {
  const state = original(context.G) as State // the rules never write to it
  const seat = Number(context.playerID)
  if (!rum.awaited(state).includes(seat) || rum.check(rum.view(state, seat), move) !== null) return INVALID_MOVE
  return rum.apply(state, seat, move, chanceOf(context)).state
}

export const game = {
  name: 'rum',
  setup: (context: Chance): State => rum.setup(rum.presets['pl'] as never, 2, chanceOf(context)).state,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    draw: { ignoreStaleStateID: true, move: (context: Context, from: never) => act(context, { type: 'draw', from }) },
    play: {
      ignoreStaleStateID: true,
      move: (context: Context, cards: never, beach: never) => act(context, { type: 'play', cards, beach }),
    },
    discard: { ignoreStaleStateID: true, move: (context: Context, cards: never) => act(context, { type: 'discard', cards }) },
  },
  endIf: ({ G }: { readonly G: State }) => {
    const places = rum.outcome(G)?.places
    if (places === undefined) return undefined
    const firsts = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return firsts.length === 1 ? { winner: String(firsts[0]) } : { draw: true }
  },
  playerView: ({ G, playerID }: { readonly G: State; readonly playerID: string | null }) => ({
    view: rum.view(G, playerID === null ? 'table' : Number(playerID)),
    awaited: rum.awaited(G),
    over: rum.outcome(G) !== null,
  }),
  ai: {
    /** Whoever is awaited, asked for once: the framework's bot asks for everybody who might act. */
    enumerate: (G: State, _: unknown, playerID: string) => {
      const [seat] = rum.awaited(G)
      if (seat === undefined || playerID !== '0') return []
      return Array.from(rum.moves(rum.view(G, seat)), move => toAction(move, String(seat)))
    },
  },
}
