/** Information-set Monte Carlo tree search. Every iteration makes a new world behind the view, goes down the trees of what the seats have seen, plays on as far as the horizon and values what it finds.
 *
 *  Each seat has a tree of its own, so that nobody's answer depends on what it could not see: not on a card drawn in secret, nor on a sealed choice. Strength is counted in iterations alone. */
import { fastRandom } from '../chance.ts'
import type { Random, Seat } from '../game.ts'
import { at, upTo } from '../lists.ts'
import { childOf, createNode, CURIOSITY, note, pickEdge, type Edge, type Node } from './tree.ts'
import type { Key, Worlds } from './worlds.ts'

/** What one of the viewer's choices came to. `mean`: the chance of winning behind it. */
export type Tried<M> = { readonly move: M; readonly key: Key; readonly visits: number; readonly mean: number }

type Passed<M> = { readonly node: Node<M>; readonly edge: Edge<M>; readonly seat: Seat }

const playOn = <W, M>(worlds: Worlds<W, M>, from: W, random: Random): readonly number[] => {
  let world = from
  for (let moves = 0; moves < worlds.horizon; moves += 1) {
    const [seat] = worlds.awaited(world)
    if (seat === undefined) break
    world = worlds.play(world, seat, worlds.reply(world, seat, random), random)
  }
  return worlds.values(world)
}

/** The viewer before all others: its own node is the one before anybody has answered. The order changes nothing else, for such answers commute. */
const viewerFirst = (awaited: readonly Seat[], viewer: Seat): readonly Seat[] =>
  awaited.length > 1 && awaited.includes(viewer) ? [viewer, ...awaited.filter(seat => seat !== viewer)] : awaited

/** One world, one way down, one value. */
const iterate = <W, M>(worlds: Worlds<W, M>, roots: readonly Node<M>[], random: Random): void => {
  const { viewer, curiosity = CURIOSITY } = worlds
  const nodes = roots.slice()
  const passed: Passed<M>[] = []
  let world = worlds.imagine(random)
  for (let isKnown = true; isKnown;) {
    const awaited = worlds.awaited(world)
    if (awaited.length === 0) break
    for (const seat of viewerFirst(awaited, viewer)) {
      // Of several who are asked at once, the others answer at a glance: nobody may build on the viewer's sealed answer, nor the viewer on theirs.
      const isSealed = awaited.length > 1 && seat !== viewer
      const node = at(nodes, seat)
      const edge = isSealed ? null : pickEdge(node, worlds.choices(world, seat), curiosity)
      world = worlds.play(world, seat, edge === null ? worlds.reply(world, seat, random) : edge.move, random)
      if (edge !== null) {
        passed.push({ node, edge, seat })
        isKnown &&= edge.visits > 0
      }
      if (isKnown) for (let other = 0; other < nodes.length; other += 1) nodes[other] = childOf(at(nodes, other), worlds.seen(world, other))
    }
  }
  const values = playOn(worlds, world, random)
  for (const { node, edge, seat } of passed) note(node, edge, at(values, seat))
}

/** A single choice needs no thought; so much of the budget says what it is worth. */
const ONE_CHOICE_SHARE = 1 / 16

/** Whether the most visited choice stays ahead even if all that is left went to the second. */
const isSettled = <M>({ edges }: Node<M>, left: number): boolean => {
  let [first, second] = [0, 0]
  for (const { visits } of edges.values())
    if (visits > first) [first, second] = [visits, first]
    else if (visits > second) second = visits
  return edges.size > 1 && first - second > left
}

/** What the viewer may do, the most tried first. It takes as many iterations as there are playouts, or fewer where more could change nothing. */
export const search = <W, M>(
  worlds: Worlds<W, M>,
  { random, playouts }: { readonly random: Random; readonly playouts: number },
): readonly Tried<M>[] => {
  const own = fastRandom(random.int(2 ** 32))
  const roots = upTo(worlds.seats).map(() => createNode<M>())
  const root = at(roots, worlds.viewer)
  for (let done = 0; done < Math.max(1, playouts); done += 1) {
    if (root.edges.size === 1 && done >= playouts * ONE_CHOICE_SHARE) break
    if (done % 64 === 0 && isSettled(root, playouts - done)) break
    iterate(worlds, roots, own)
  }
  const tried = Array.from(root.edges.values(), ({ move, key, visits, sum }) => ({
    move,
    key,
    visits,
    mean: visits === 0 ? 0 : sum / visits,
  }))
  return tried.toSorted((a, b) => b.visits - a.visits || b.mean - a.mean)
}

/** What a search comes to: its first choice, and how it stands against the second. */
export const conclude = <M>(tried: readonly Tried<M>[]): { readonly move: M; readonly chance: number; readonly lead?: number } => {
  const [{ move, mean: chance }, second] = [at(tried, 0), tried[1]]
  return second === undefined || second.visits === 0 ? { move, chance } : { move, chance, lead: Math.max(0, chance - second.mean) }
}
