/** The searching bot: Monte Carlo search over random states that fit its view. Heuristics choose candidates and playouts; after two turns the win chance model values the state. */
import { concludeSearch, search, worldModelOf, type Bot, type Candidate, type Seat, type WorldModel } from '@tortuga/kit'
import { rumRunner, type Event, type Move, type RunnerTypes, type State, type View } from '../rules/index.ts'
import { winChances } from './win-chance.ts'
import { candidatesIn } from './candidates.ts'
import { sampleWorld } from './likely-world.ts'
import { chooseBest, rateMoves } from './plain.ts'
import { reasonFor } from './reasons.ts'

/** A simulation ends after this many turns. The model cannot value a state in the middle of a raid, so it always plays to the end of a turn. */
const TURNS = 2
/** Maximum playout length, for turns that do not end. */
const HORIZON = 40

type SearchedWorld = { readonly state: State; readonly events: readonly Event[]; readonly turns: number }

const NOBODY: readonly Seat[] = []
/** Marks the root of the search: no move has been played. */
const NOTHING: readonly Event[] = []

const createWorldModel = (view: View, viewer: Seat): WorldModel<SearchedWorld, Move> => {
  let first: readonly Candidate<Move>[] | null = null // the viewer's candidates at the root are the same in every world
  return {
    ...worldModelOf<RunnerTypes>(
      { game: rumRunner, horizon: HORIZON, choices: candidatesIn, reply: seen => chooseBest(rateMoves(seen)).move, values: winChances },
      view,
      viewer,
      view.seats,
    ),
    imagine: random => ({ state: sampleWorld(view, random), events: NOTHING, turns: 0 }),
    awaited: ({ state, turns }) => (turns >= TURNS ? NOBODY : rumRunner.awaited(state)),
    choices: ({ state, events }, seat) =>
      seat === viewer && events === NOTHING ? (first ??= candidatesIn(view)) : candidatesIn(rumRunner.view(state, seat)),
    play: ({ state: before, turns }, seat, move, random) => {
      const { state, events } = rumRunner.apply(before, seat, move, random)
      return { state, events, turns: state.turn === before.turn ? turns : turns + 1 }
    },
  }
}

export const searcher: Bot<RunnerTypes> = (view, thinking) => {
  const { viewer } = view
  const rated = rateMoves(view)
  if (rated.length === 0 || typeof viewer !== 'number') return { move: rumRunner.timeUp(view), chance: null, reason: null }
  const tried = search(createWorldModel(view, viewer), thinking)
  const { move, ...figures } = concludeSearch(tried)
  return { move, ...figures, reason: reasonFor(view, rated, move, tried[0]?.visits ?? 0) }
}
