/** The bot that searches: many worlds behind its view, in the twin; the tree's first ideas come from a glance, and its leaves are valued. */
import { at, conclude, search, type Bot, type Choice, type Key, type Seat, type Worlds } from '@tortuga/kit'
import { timeUp, type RumTypes, type View } from '../rules/index.ts'
import { chancesOf } from './chances.ts'
import { bestOf, isWin, judgeAll } from './glance.ts'
import { reasonFor } from './reasons.ts'
import { imagine, readView, toMove } from './twin/imagine.ts'
import { playInPlace } from './twin/play.ts'
import { isUp, NONE, type TwinMove, type World } from './twin/world.ts'

/** Sets offered at each node, and how fast a choice that looks worse is forgotten. */
const MOST_SETS = 8
const FADE = 0.5
/** Positions below the tree are valued at once: moves by a glance before that cost twice the time and won no more games. */
const HORIZON = 0
/** Found by matches between such numbers. */
const CURIOSITY = 0.4

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOBODY: readonly Seat[] = []

const awaited = ({ isOver, ask, turn, waiting, seats }: World): readonly Seat[] => {
  if (isOver) return NOBODY
  if (ask === 'none') return at(ALONE, turn)
  const list: Seat[] = []
  for (let seat = 0; seat < seats; seat += 1) if ((waiting >> seat) & 1) list.push(seat)
  return list
}

/** Face-up cards are told apart by what they are; hidden slots are one choice. */
const keyOf = (world: World, { type, from, ones, twos }: TwinMove): Key => {
  if (type !== 'draw') return ones * 0x400000 + twos
  return from === NONE ? -1 : isUp(world, from) ? -10 - (world.slots[from] ?? 0) : -2
}

const choices = (world: World, seat: Seat): readonly Choice<TwinMove>[] => {
  const judged = judgeAll(world, seat, MOST_SETS)
  const best = bestOf(judged)
  if (isWin(best.worth)) return [{ move: best.move, key: keyOf(world, best.move), weight: 1 }]
  return judged.map(({ move, worth }) => {
    const gap = (best.worth - worth) / FADE
    return { move, key: keyOf(world, move), weight: 1 / (1 + gap * gap) }
  })
}

const mix = (a: number, b: number): number => {
  let hash = Math.imul(a ^ (b | 0), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
const TYPES: Readonly<Record<TwinMove['type'], number>> = { draw: 0, play: 64, discard: 128 }

/** R10.1 to R10.6: what a seat saw of the last move, in a number. Others' discards are counted, not seen; a card drawn unseen is its player's alone. */
const sightOf = (world: World, actor: Seat, move: TwinMove, seat: Seat): number => {
  const isOwn = seat === actor
  let hash = mix(actor + 8 * (move.from + 1) + TYPES[move.type], move.type === 'discard' && !isOwn ? 0 : move.ones)
  hash = mix(mix(hash, move.twos), world.shown)
  if (isOwn) hash = mix(hash, world.drawn + 1)
  return mix(hash, world.ask === 'none' ? world.turn : 16 + world.waiting)
}

const worldsBehind = (view: View, viewer: Seat): Worlds<World, TwinMove> => {
  const known = readView(view)
  let [actor, last]: [Seat, TwinMove | null] = [0, null]
  let first: readonly Choice<TwinMove>[] | null = null // the viewer's own are the same in every world
  return {
    seats: view.seats,
    viewer,
    horizon: HORIZON,
    curiosity: CURIOSITY,
    imagine: random => {
      last = null
      return imagine(known, random)
    },
    awaited,
    choices: (world, seat) => (seat === viewer && last === null ? (first ??= choices(world, seat)) : choices(world, seat)),
    reply: (world, seat) => bestOf(judgeAll(world, seat, MOST_SETS)).move,
    play: (world, seat, move, random) => {
      actor = seat
      last = move
      playInPlace(world, seat, move, random)
      return world
    },
    seen: (world, seat) => (last === null ? 0 : sightOf(world, actor, last, seat)),
    values: chancesOf,
  }
}

export const searcher: Bot<RumTypes> = (view, thinking) => {
  const { viewer, ask, ending } = view
  const isAsked = typeof viewer === 'number' && ending === null && (ask === null ? view.turn === viewer : ask.waiting.includes(viewer))
  if (!isAsked) return { move: timeUp(view), chance: null, reason: null }
  const { move: best, ...figures } = conclude(search(worldsBehind(view, viewer), thinking))
  const move = toMove(view, best)
  return { move, ...figures, reason: reasonFor(view, viewer, move) }
}
