/** The search tree of one seat. A node stands for everything the seat has observed so far; its edges are the moves it can choose there. */
import type { Candidate, SearchKey } from './world-model.ts'

/** A move in the tree with its statistics. `available` counts how often it could have been chosen; `sum` is the total value for its seat over all visits, `squares` that of the squared values. */
export type TreeEdge<M> = {
  readonly move: M
  readonly key: SearchKey
  available: number
  visits: number
  sum: number
  squares: number
}

/** An information set of one seat: the moves it can choose, and the nodes that follow, by what the seat observes next. */
export type TreeNode<M> = {
  readonly edges: Map<SearchKey, TreeEdge<M>>
  readonly children: Map<SearchKey, TreeNode<M>>
  visits: number
  sum: number
}

/** A node without visits. */
export const createNode = <M>(): TreeNode<M> => ({ edges: new Map(), children: new Map(), visits: 0, sum: 0 })

/** The node after this observation; it is created on the first visit. */
export const childOf = <M>(node: TreeNode<M>, seen: SearchKey): TreeNode<M> => {
  const found = node.children.get(seen)
  if (found !== undefined) return found
  const created = createNode<M>()
  node.children.set(seen, created)
  return created
}

/** Default exploration constant of the selection formula. Tuned by playing bots with different values against each other. */
export const EXPLORATION = 0.2
/** First-play urgency: an untried move is assumed to be this much worse than the node's average. */
const UNTRIED_PENALTY = 0.1

const edgeOf = <M>(node: TreeNode<M>, { move, key }: Candidate<M>): TreeEdge<M> => {
  const found = node.edges.get(key)
  if (found !== undefined) return found
  const created: TreeEdge<M> = { move, key, available: 0, visits: 0, sum: 0, squares: 0 }
  node.edges.set(key, created)
  return created
}

/** Selects the move to try next among the candidates of this world (PUCT with the candidates' weights as prior). `available` replaces the node's visits, because a move is only compared while it is possible. Uses no logarithm, which may differ between machines. */
export const pickEdge = <M>(node: TreeNode<M>, candidates: readonly Candidate<M>[], exploration: number): TreeEdge<M> => {
  let totalWeight = 0
  for (const { weight } of candidates) totalWeight += weight
  const untried = (node.visits === 0 ? 0.5 : node.sum / node.visits) - UNTRIED_PENALTY
  let best: TreeEdge<M> | null = null
  let bestScore = -Infinity
  for (const candidate of candidates) {
    const edge = edgeOf(node, candidate)
    edge.available += 1
    const mean = edge.visits === 0 ? untried : edge.sum / edge.visits
    const score = mean + (exploration * candidate.weight * Math.sqrt(edge.available)) / (totalWeight * (1 + edge.visits))
    if (score <= bestScore) continue
    best = edge
    bestScore = score
  }
  if (best === null) throw new Error('an awaited seat has no candidate moves')
  return best
}

/** Records one visit and its value for the seat. */
export const recordVisit = <M>(node: TreeNode<M>, edge: TreeEdge<M>, value: number): void => {
  node.visits += 1
  node.sum += value
  edge.visits += 1
  edge.sum += value
  edge.squares += value * value
}
