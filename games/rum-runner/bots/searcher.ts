/** The bot that searches: worlds behind its view, by the rules themselves. Rules of thumb say what to try and how both sides go on; where the second turn has ended, the position is valued. */
import { conclude, search, worldsOf, type Bot, type Choice, type Seat, type Worlds } from '@tortuga/kit'
import { rumRunner, type Event, type Move, type RunnerTypes, type State, type View } from '../rules/index.ts'
import { chancesOf } from './chances.ts'
import { choicesIn } from './choices.ts'
import { imagine } from './imagine.ts'
import { chooseBest, judgeAll } from './plain.ts'
import { reasonFor } from './reasons.ts'

/** A world is looked at until so many turns have ended: in between, a raid may be half done, and no value would do it justice. */
const TURNS = 2
/** A turn that will not end is valued after so many moves outside the tree. */
const HORIZON = 40

type World = { readonly state: State; readonly events: readonly Event[]; readonly turns: number }

const NOBODY: readonly Seat[] = []
/** In a world where nobody has moved yet. */
const NOTHING: readonly Event[] = []

const worldsBehind = (view: View, viewer: Seat): Worlds<World, Move> => {
  let first: readonly Choice<Move>[] | null = null // the viewer's own are the same in every world
  return {
    ...worldsOf<RunnerTypes>(
      { game: rumRunner, horizon: HORIZON, choices: choicesIn, reply: seen => chooseBest(judgeAll(seen)).move, values: chancesOf },
      view,
      viewer,
      view.seats,
    ),
    imagine: random => ({ state: imagine(view, random), events: NOTHING, turns: 0 }),
    awaited: ({ state, turns }) => (turns >= TURNS ? NOBODY : rumRunner.awaited(state)),
    choices: ({ state, events }, seat) =>
      seat === viewer && events === NOTHING ? (first ??= choicesIn(view)) : choicesIn(rumRunner.view(state, seat)),
    play: ({ state: before, turns }, seat, move, random) => {
      const { state, events } = rumRunner.apply(before, seat, move, random)
      return { state, events, turns: state.turn === before.turn ? turns : turns + 1 }
    },
  }
}

export const searcher: Bot<RunnerTypes> = (view, thinking) => {
  const { viewer } = view
  const judged = judgeAll(view)
  if (judged.length === 0 || typeof viewer !== 'number') return { move: rumRunner.timeUp(view), chance: null, reason: null }
  const tried = search(worldsBehind(view, viewer), thinking)
  const { move, ...figures } = conclude(tried)
  return { move, ...figures, reason: reasonFor(view, judged, move, tried[0]?.visits ?? 0) }
}
