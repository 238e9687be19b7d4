/**
 * The search bot: a tree search over worlds sampled from its view and played in the fast twin.
 * One-step scores order the moves of a node, and the win-chance model values the leaves.
 */
import { at, concludeSearch, search, type Bot, type Candidate, type SearchKey, type Seat, type WorldModel } from '@tortuga/kit'
import { isAsked, timeUp, type RumTypes, type View } from '../rules/index.ts'
import { winChancesOf } from './win-chances.ts'
import { bestScored, isWinningValue, scoreMoves } from './one-step.ts'
import { reasonFor } from './reasons.ts'
import { sampleWorld, readViewFacts, toMove } from './twin/sample-world.ts'
import { playInPlace } from './twin/play.ts'
import { isUp, NONE, type TwinMove, type RumWorld } from './twin/world.ts'

/** The number of sets at each node, and how fast the prior weight of a move falls with its score. */
const MAX_SETS = 8
const SCORE_SCALE = 0.5
/** Leaves are valued at once: playing on by one-step moves doubled the time and won no more games. */
const HORIZON = 0
/** Tuned by self-play. */
const EXPLORATION = 0.4

const ONLY: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOBODY: readonly Seat[] = []

const awaited = ({ isOver, ask, turn, waiting, seats }: RumWorld): readonly Seat[] => {
  if (isOver) return NOBODY
  if (ask === 'none') return at(ONLY, turn)
  const list: Seat[] = []
  for (let seat = 0; seat < seats; seat += 1) if ((waiting >> seat) & 1) list.push(seat)
  return list
}

/** Identifies a move across worlds: a face-up draw by its card, all face-down slots as one move. */
const keyOf = (world: RumWorld, { type, from, ones, twos }: TwinMove): SearchKey => {
  if (type !== 'draw') return ones * 0x400000 + twos
  return from === NONE ? -1 : isUp(world, from) ? -10 - (world.slots[from] ?? 0) : -2
}

const candidatesFor = (world: RumWorld, seat: Seat): readonly Candidate<TwinMove>[] => {
  const scored = scoreMoves(world, seat, MAX_SETS)
  const best = bestScored(scored)
  if (isWinningValue(best.score)) return [{ move: best.move, key: keyOf(world, best.move), weight: 1 }]
  return scored.map(({ move, score }) => {
    const gap = (best.score - score) / SCORE_SCALE
    return { move, key: keyOf(world, move), weight: 1 / (1 + gap * gap) }
  })
}

const mixHash = (a: number, b: number): number => {
  let hash = Math.imul(a ^ (b | 0), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
const TYPES: Readonly<Record<TwinMove['type'], number>> = { draw: 0, play: 64, discard: 128 }

/** R10.1 to R10.6: a hash of what a seat saw of the last move. It leaves out the faces of other players' discards and of their hidden draws. */
const observationHash = (world: RumWorld, actor: Seat, move: TwinMove, seat: Seat): number => {
  const isOwn = seat === actor
  let hash = mixHash(actor + 8 * (move.from + 1) + TYPES[move.type], move.type === 'discard' && !isOwn ? 0 : move.ones)
  hash = mixHash(mixHash(hash, move.twos), world.shown)
  if (isOwn) hash = mixHash(hash, world.drawn + 1)
  return mixHash(hash, world.ask === 'none' ? world.turn : 16 + world.waiting)
}

const worldModelFor = (view: View, viewer: Seat): WorldModel<RumWorld, TwinMove> => {
  const known = readViewFacts(view)
  let [actor, last]: [Seat, TwinMove | null] = [0, null]
  let first: readonly Candidate<TwinMove>[] | null = null // the viewer's own moves are the same in every world
  return {
    seats: view.seats,
    viewer,
    horizon: HORIZON,
    exploration: EXPLORATION,
    imagine: random => {
      last = null
      return sampleWorld(known, random)
    },
    awaited,
    choices: (world, seat) => (seat === viewer && last === null ? (first ??= candidatesFor(world, seat)) : candidatesFor(world, seat)),
    reply: (world, seat) => bestScored(scoreMoves(world, seat, MAX_SETS)).move,
    play: (world, seat, move, random) => {
      actor = seat
      last = move
      playInPlace(world, seat, move, random)
      return world
    },
    seen: (world, seat) => (last === null ? 0 : observationHash(world, actor, last, seat)),
    values: winChancesOf,
  }
}

export const searchBot: Bot<RumTypes> = (view, thinking) => {
  if (!isAsked(view)) return { move: timeUp(view), chance: null, reason: null }
  const { viewer } = view
  const { move: best, ...advice } = concludeSearch(search(worldModelFor(view, viewer), thinking))
  const move = toMove(view, best)
  return { move, ...advice, reason: reasonFor(view, viewer, move) }
}
