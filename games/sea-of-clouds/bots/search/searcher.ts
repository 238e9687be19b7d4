/** The searching bot: samples many states behind its view, plays a few turns in each and evaluates the result. */
import { concludeSearch, search, winShares, type Bot, type Candidate, type Random, type Seat, type WorldModel } from '@tortuga/kit'
import { deckOf, seaOfClouds, timeUp, type Event, type Move, type SeaTypes, type State, type View } from '../../rules/index.ts'
import { winChances } from './win-chances.ts'
import type { UnseenCopies } from './quick-estimates.ts'
import { createWorldSampler } from './world-sampler.ts'
import { cardInfoOf, cardIndexOf } from '../features/card-kinds.ts'
import { readKnowledge } from '../features/bot-knowledge.ts'
import { bestMove, rankMoves } from './rank-moves.ts'
import { reasonFor } from '../one-step/reasons.ts'
import { observationKey } from './observation-key.ts'

/** Turns played, including this one, before a position is evaluated. Three and four turns were weaker than two: they add noise. */
const TURNS = 2
/** How fast the weight of a move falls with its gap to the best move. */
const FADE = 2

/** `turns` counts the turns that have begun since the state was sampled. */
type World = { readonly state: State; readonly events: readonly Event[]; readonly turns: number }

const NO_SEATS: readonly Seat[] = []

const candidatesIn = (state: State, seat: Seat, pool: UnseenCopies): readonly Candidate<Move>[] => {
  const ranked = rankMoves(state, seat, pool)
  const best = bestMove(ranked).worth
  return ranked.map(({ move, key, worth }) => {
    const gap = (best - worth) / FADE
    return { move, key, weight: 1 / (1 + gap * gap) }
  })
}

const beginsTurn = ({ agenda: [task] }: State): boolean => task?.type === 'decide' && task.space === 0

const createWorldModel = (view: View, viewer: Seat, random: Random): WorldModel<World, Move> => {
  const sample = createWorldSampler(view, random)
  const kinds = cardIndexOf(deckOf(view.options.deck))
  const pool = new Int8Array(kinds.list.length)
  for (const [face, copies] of readKnowledge(view, viewer).unseen) pool[cardInfoOf(kinds, face).index] = copies
  return {
    seats: view.seats,
    viewer,
    horizon: Infinity,
    imagine: dice => ({ state: sample(dice), events: [], turns: 1 }),
    awaited: ({ state, turns }) => (turns > TURNS ? NO_SEATS : seaOfClouds.awaited(state)),
    choices: ({ state }, seat) => candidatesIn(state, seat, pool),
    reply: ({ state }, seat) => bestMove(rankMoves(state, seat, pool)).move,
    play: ({ state, turns }, seat, move, dice) => {
      const next = seaOfClouds.apply(state, seat, move, dice)
      return { state: next.state, events: next.events, turns: turns + (beginsTurn(next.state) ? 1 : 0) }
    },
    seen: ({ events }, seat) => observationKey(kinds, events, seat),
    values: ({ state }) => {
      const outcome = seaOfClouds.outcome(state)
      return outcome === null ? winChances(state) : winShares(outcome.places)
    },
  }
}

export const searcher: Bot<SeaTypes> = (view, thinking) => {
  const { viewer } = view
  const isAsked = typeof viewer === 'number' && seaOfClouds.check(view, timeUp(view)) === null
  if (!isAsked) return { move: timeUp(view), chance: null, reason: null }
  const { move, ...figures } = concludeSearch(search(createWorldModel(view, viewer, thinking.random), thinking))
  return { move, ...figures, reason: reasonFor(view, viewer, move) }
}
