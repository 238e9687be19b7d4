/** The bot that searches: many worlds behind its view, a few turns of each, and what they come to. */
import { conclude, search, sharesOf, type Bot, type Choice, type Random, type Seat, type Worlds } from '@tortuga/kit'
import { deckOf, seaOfClouds, timeUp, type Event, type Move, type SeaTypes, type State, type View } from '../rules/index.ts'
import { chancesOf } from './chances.ts'
import type { Pool } from './glance.ts'
import { imaginer } from './imagine.ts'
import { kindOf, kindsOf } from './kinds.ts'
import { readOutlook } from './outlook.ts'
import { bestOf, judgeAll } from './quick.ts'
import { reasonFor } from './reasons.ts'
import { sightOf } from './sight.ts'

/** So many turns are played, this one included, before a position is valued. More of them bring more noise than they show: three and four turns lost to two. */
const TURNS = 2
/** How fast a choice that looks worse by points is forgotten. */
const FADE = 2

/** `turns`: begun since the world was imagined. */
type World = { readonly state: State; readonly events: readonly Event[]; readonly turns: number }

const NOBODY: readonly Seat[] = []

const choicesIn = (state: State, seat: Seat, pool: Pool): readonly Choice<Move>[] => {
  const judged = judgeAll(state, seat, pool)
  const best = bestOf(judged).worth
  return judged.map(({ move, key, worth }) => {
    const gap = (best - worth) / FADE
    return { move, key, weight: 1 / (1 + gap * gap) }
  })
}

const beginsTurn = ({ agenda: [task] }: State): boolean => task?.type === 'decide' && task.space === 0

const worldsBehind = (view: View, viewer: Seat, random: Random): Worlds<World, Move> => {
  const imagine = imaginer(view, random)
  const kinds = kindsOf(deckOf(view.options.deck))
  const pool = new Int8Array(kinds.list.length)
  for (const [face, copies] of readOutlook(view, viewer).unseen) pool[kindOf(kinds, face).index] = copies
  return {
    seats: view.seats,
    viewer,
    horizon: Infinity,
    imagine: dice => ({ state: imagine(dice), events: [], turns: 1 }),
    awaited: ({ state, turns }) => (turns > TURNS ? NOBODY : seaOfClouds.awaited(state)),
    choices: ({ state }, seat) => choicesIn(state, seat, pool),
    reply: ({ state }, seat) => bestOf(judgeAll(state, seat, pool)).move,
    play: ({ state, turns }, seat, move, dice) => {
      const next = seaOfClouds.apply(state, seat, move, dice)
      return { state: next.state, events: next.events, turns: turns + (beginsTurn(next.state) ? 1 : 0) }
    },
    seen: ({ events }, seat) => sightOf(kinds, events, seat),
    values: ({ state }) => {
      const outcome = seaOfClouds.outcome(state)
      return outcome === null ? chancesOf(state) : sharesOf(outcome.places)
    },
  }
}

export const searcher: Bot<SeaTypes> = (view, thinking) => {
  const { viewer } = view
  const isAsked = typeof viewer === 'number' && seaOfClouds.check(view, timeUp(view)) === null
  if (!isAsked) return { move: timeUp(view), chance: null, reason: null }
  const { move, ...figures } = conclude(search(worldsBehind(view, viewer, thinking.random), thinking))
  return { move, ...figures, reason: reasonFor(view, viewer, move) }
}
