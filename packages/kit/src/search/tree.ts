/** The tree of what one seat has seen: at each node its choices, how often they could be tried and were, and what they brought. */
import type { Choice, Key } from './worlds.ts'

/** A choice as the tree knows it. `sum`: what its seat got, over all visits. */
export type Edge<M> = { readonly move: M; readonly key: Key; available: number; visits: number; sum: number }

/** What a seat has seen so far, and what it may do then. */
export type Node<M> = { readonly edges: Map<Key, Edge<M>>; readonly children: Map<Key, Node<M>>; visits: number; sum: number }

export const createNode = <M>(): Node<M> => ({ edges: new Map(), children: new Map(), visits: 0, sum: 0 })

/** Where a seat is once it has seen this, too. */
export const childOf = <M>(node: Node<M>, seen: Key): Node<M> => {
  const found = node.children.get(seen)
  if (found !== undefined) return found
  const made = createNode<M>()
  node.children.set(seen, made)
  return made
}

/** How much a choice's looks and the doubt about it count against what it has brought. Found by matches between such numbers. */
export const CURIOSITY = 0.2
/** A choice nobody has tried yet is expected to bring so much less than the node did so far. */
const CAUTION = 0.1

const edgeOf = <M>(node: Node<M>, { move, key }: Choice<M>): Edge<M> => {
  const found = node.edges.get(key)
  if (found !== undefined) return found
  const made: Edge<M> = { move, key, available: 0, visits: 0, sum: 0 }
  node.edges.set(key, made)
  return made
}

/** The choice to try now, among those there are in this world. A choice's doubt grows only while it could have been tried: `available` takes the place of the node's visits. No logarithms: they may differ between machines. */
export const pickEdge = <M>(node: Node<M>, choices: readonly Choice<M>[], curiosity: number): Edge<M> => {
  let weights = 0
  for (const { weight } of choices) weights += weight
  const untried = (node.visits === 0 ? 0.5 : node.sum / node.visits) - CAUTION
  let best: Edge<M> | null = null
  let most = -Infinity
  for (const choice of choices) {
    const edge = edgeOf(node, choice)
    edge.available += 1
    const mean = edge.visits === 0 ? untried : edge.sum / edge.visits
    const score = mean + (curiosity * choice.weight * Math.sqrt(edge.available)) / (weights * (1 + edge.visits))
    if (score <= most) continue
    best = edge
    most = score
  }
  if (best === null) throw new Error('a seat is asked and has nothing to try')
  return best
}

/** One visit, and what it brought. */
export const note = <M>(node: Node<M>, edge: Edge<M>, value: number): void => {
  node.visits += 1
  node.sum += value
  edge.visits += 1
  edge.sum += value
}
