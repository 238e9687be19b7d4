/**
 * Information-set Monte Carlo tree search with one tree per seat (MO-ISMCTS). Each iteration samples a world that is consistent with the view,
 * descends the trees, plays on up to the horizon and evaluates the position.
 *
 * Because each seat has its own tree, a simulated seat never reacts to something it cannot see, such as a hidden draw or a sealed choice.
 * Effort is counted in iterations, never in time, so that results are reproducible.
 */
import { fastRandom } from '../chance/random.ts'
import type { Advice, GameTypes, Random, Seat } from '../game.ts'
import { at, range } from '../lists.ts'
import { childOf, createNode, EXPLORATION, recordVisit, pickEdge, type TreeEdge, type TreeNode } from './tree.ts'
import type { SearchKey, WorldModel } from './world-model.ts'

/** One of the viewer's moves with its search statistics. `mean` is the estimated probability of winning, `error` its standard error. */
export type SearchedMove<M> = {
  readonly move: M
  readonly key: SearchKey
  readonly visits: number
  readonly mean: number
  readonly error: number
}

type PathStep<M> = { readonly node: TreeNode<M>; readonly edge: TreeEdge<M>; readonly seat: Seat }

/** Plays on outside the tree up to the horizon and evaluates the position. */
const rollOut = <W, M>(worlds: WorldModel<W, M>, from: W, random: Random): readonly number[] => {
  let world = from
  for (let moves = 0; moves < worlds.horizon; moves += 1) {
    const [seat] = worlds.awaited(world)
    if (seat === undefined) break
    world = worlds.play(world, seat, worlds.reply(world, seat, random), random)
  }
  return worlds.values(world)
}

/** Puts the viewer first, so that its choice is made at the node it reaches before the other seats move. The order of simultaneous moves changes nothing else. */
const viewerFirst = (awaited: readonly Seat[], viewer: Seat): readonly Seat[] =>
  awaited.length > 1 && awaited.includes(viewer) ? [viewer, ...awaited.filter(seat => seat !== viewer)] : awaited

/** One iteration: sample a world, descend, evaluate, and record the values along the path. */
const iterate = <W, M>(worlds: WorldModel<W, M>, roots: readonly TreeNode<M>[], random: Random): void => {
  const { viewer, exploration = EXPLORATION } = worlds
  const nodes = roots.slice()
  const path: PathStep<M>[] = []
  let world = worlds.imagine(random)
  for (let isInTree = true; isInTree;) {
    const awaited = worlds.awaited(world)
    if (awaited.length === 0) break
    for (const seat of viewerFirst(awaited, viewer)) {
      // In simultaneous moves the other seats use their default policy: no seat may react to another's sealed move.
      const isSealed = awaited.length > 1 && seat !== viewer
      const node = at(nodes, seat)
      const edge = isSealed ? null : pickEdge(node, worlds.choices(world, seat), exploration)
      world = worlds.play(world, seat, edge === null ? worlds.reply(world, seat, random) : edge.move, random)
      if (edge !== null) {
        path.push({ node, edge, seat })
        isInTree &&= edge.visits > 0
      }
      if (isInTree)
        for (let other = 0; other < nodes.length; other += 1) nodes[other] = childOf(at(nodes, other), worlds.seen(world, other))
    }
  }
  const values = rollOut(worlds, world, random)
  for (const { node, edge, seat } of path) recordVisit(node, edge, at(values, seat))
}

/** Share of the budget spent if there is only one move: enough to estimate its value. */
const SINGLE_MOVE_SHARE = 1 / 16

/** Whether the most visited move stays first even if the second one gets all remaining iterations. */
const isSettled = <M>({ edges }: TreeNode<M>, left: number): boolean => {
  let [first, second] = [0, 0]
  for (const { visits } of edges.values())
    if (visits > first) [first, second] = [visits, first]
    else if (visits > second) second = visits
  return edges.size > 1 && first - second > left
}

/** The most that values from 0 to 1 can vary. Counted as one more visit, it keeps few visits from looking sure. */
const MAX_VARIANCE = 0.25

const searchedMove = <M>({ move, key, visits, sum, squares }: TreeEdge<M>): SearchedMove<M> => {
  if (visits === 0) return { move, key, visits, mean: 0, error: 1 }
  const mean = sum / visits
  return { move, key, visits, mean, error: Math.sqrt(Math.max(0, squares - sum * mean) + MAX_VARIANCE) / visits }
}

/** Searches the viewer's moves and returns them by number of visits, most visited first. Runs `playouts` iterations, or fewer if more could not change the first move. */
export const search = <W, M>(
  worlds: WorldModel<W, M>,
  { random, playouts }: { readonly random: Random; readonly playouts: number },
): readonly SearchedMove<M>[] => {
  const own = fastRandom(random.int(2 ** 32))
  const roots = range(worlds.seats).map(() => createNode<M>())
  const root = at(roots, worlds.viewer)
  for (let done = 0; done < Math.max(1, playouts); done += 1) {
    if (root.edges.size === 1 && done >= playouts * SINGLE_MOVE_SHARE) break
    if (done % 64 === 0 && isSettled(root, playouts - done)) break
    iterate(worlds, roots, own)
  }
  const moves = Array.from(root.edges.values(), searchedMove)
  return moves.toSorted((a, b) => b.visits - a.visits || b.mean - a.mean)
}

/** Moves whose distance is within so many standard errors are about equal. */
const ERRORS = 2
/** The standard error assumed of a bot that names none. */
const USUAL_ERROR = 0.01

/** Whether the recommended move may be no better than the second-best one: their distance is within the error of the search. */
export const isNearTie = ({ lead, leadError = USUAL_ERROR }: Pick<Advice<GameTypes>, 'lead' | 'leadError'>): boolean =>
  lead !== undefined && lead <= ERRORS * leadError

/** What a search found out: the best move, its probability of winning, and its lead over the second-best move, with the lead's standard error, if that one was visited. */
type SearchConclusion<M> = { readonly move: M } & Pick<Advice<GameTypes>, 'lead' | 'leadError'> & { readonly chance: number }

export const concludeSearch = <M>(moves: readonly SearchedMove<M>[]): SearchConclusion<M> => {
  const [{ move, mean: chance, error }, second] = [at(moves, 0), moves[1]]
  if (second === undefined || second.visits === 0) return { move, chance }
  return { move, chance, lead: Math.max(0, chance - second.mean), leadError: Math.hypot(error, second.error) }
}
