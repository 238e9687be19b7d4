/** Dynamic programming over the numbers 1 to 13 with all four colours together, as a beam search.
 *
 *  Nodes whose upper bound (`dual-prices.ts`) cannot reach the goal are pruned; of the rest at most `width` are kept per number.
 *  The highest bound among the nodes dropped for width is remembered, so that the result states whether it is proven optimal. */
import { groupJokers, groupTiles, type DualPrices } from './dual-prices.ts'
import { NEVER, NUMBERS, SCALE, type SolverNetwork } from './network.ts'
import { get, LONGS, ONES, TWOS } from './run-states.ts'
import { clearSlots, addNode, type SearchNodes } from './search-nodes.ts'

/** The sum of the four colours' values at the start. */
const rootsOf = ({ firstState }: SolverNetwork, value: Int32Array): number =>
  get(value, get(firstState, 0)) + get(value, get(firstState, 15)) + get(value, get(firstState, 30)) + get(value, get(firstState, 45))

export type BeamResult = { readonly node: number; readonly gain: number; readonly proven: boolean }

/** Searches for a gain above `least` with at most `width` nodes per number. `highest` is a known upper bound of the gain, which may be tighter than the bounds of the nodes.
 *  Four nested loops choose one transition per colour: this is the solver's inner loop, so it is unrolled and works on plain arrays. */
export const beamSearch = (
  net: SolverNetwork,
  prices: DualPrices,
  nodes: SearchNodes,
  width: number,
  least: number,
  highest: number,
): BeamResult => {
  const { firstState, firstTransition, next, gain, jokers, sum, firstGrouping, grouping, groupingGain, problem } = net
  const { leg, value, groups } = prices
  const tiles = groupTiles(problem.spare)
  const takes = groupJokers(problem.spare)
  const { leastSum } = problem
  const paid = prices.bound - get(groups, 0) - rootsOf(net, value)
  let cut = NEVER // the highest bound among nodes dropped for width
  nodes.size = 0
  nodes.first[0] = 0
  addNode(nodes, 0, 0, 0, 0)
  nodes.bound[0] = prices.bound
  nodes.slots.fill(-1)
  for (let number = 0; number < NUMBERS; number += 1) {
    const from = get(nodes.first, number)
    const level = nodes.size
    nodes.first[number + 1] = level
    const f0 = get(firstState, number)
    const f1 = get(firstState, 15 + number)
    const f2 = get(firstState, 30 + number)
    const f3 = get(firstState, 45 + number)
    const n0 = get(firstState, number + 1)
    const n1 = get(firstState, 16 + number)
    const n2 = get(firstState, 31 + number)
    const n3 = get(firstState, 46 + number)
    const after = get(groups, number + 1) + paid
    const atEnd = number === NUMBERS - 1
    const goal = least + SCALE
    for (let place = from; place < level; place += 1) {
      const node = place
      if (get(nodes.bound, node) < goal) continue
      const states = get(nodes.states, node)
      const rest = get(nodes.rest, node)
      const left = problem.jokers - (rest & 7)
      const counted = rest >> 3
      const s0 = f0 + (states & 127)
      const s1 = f1 + ((states >> 7) & 127)
      const s2 = f2 + ((states >> 14) & 127)
      const s3 = f3 + ((states >> 21) & 127)
      const start = get(nodes.worth, node) + after
      for (let entry = get(firstGrouping, number); entry < get(firstGrouping, number + 1); entry += 1) {
        const at = get(grouping, entry)
        const q = get(takes, at)
        if (q > left) continue
        const g0 = get(tiles, at * 4)
        const g1 = get(tiles, at * 4 + 1)
        const g2 = get(tiles, at * 4 + 2)
        const g3 = get(tiles, at * 4 + 3)
        const l0 = get(leg, s0 * 5 + g0)
        const l1 = get(leg, s1 * 5 + g1)
        const l2 = get(leg, s2 * 5 + g2)
        const l3 = get(leg, s3 * 5 + g3)
        const here = start + get(groupingGain, entry) - prices.joker * q
        if (here + l0 + l1 + l2 + l3 < goal) continue
        const e0 = get(firstTransition, s0 * 5 + g0 + 1)
        const e1 = get(firstTransition, s1 * 5 + g1 + 1)
        const e2 = get(firstTransition, s2 * 5 + g2 + 1)
        const e3 = get(firstTransition, s3 * 5 + g3 + 1)
        for (let w0 = get(firstTransition, s0 * 5 + g0); w0 < e0; w0 += 1) {
          const j0 = q + get(jokers, w0)
          if (j0 > left) continue
          const p0 = get(gain, w0) - prices.joker * get(jokers, w0)
          const b0 = here + p0 + get(value, get(next, w0))
          if (b0 + l1 + l2 + l3 < goal) continue
          for (let w1 = get(firstTransition, s1 * 5 + g1); w1 < e1; w1 += 1) {
            const j1 = j0 + get(jokers, w1)
            if (j1 > left) continue
            const p1 = get(gain, w1) - prices.joker * get(jokers, w1)
            const b1 = b0 + p1 + get(value, get(next, w1))
            if (b1 + l2 + l3 < goal) continue
            for (let w2 = get(firstTransition, s2 * 5 + g2); w2 < e2; w2 += 1) {
              const j2 = j1 + get(jokers, w2)
              if (j2 > left) continue
              const p2 = get(gain, w2) - prices.joker * get(jokers, w2)
              const b2 = b1 + p2 + get(value, get(next, w2))
              if (b2 + l3 < goal) continue
              for (let w3 = get(firstTransition, s3 * 5 + g3); w3 < e3; w3 += 1) {
                const j3 = j2 + get(jokers, w3)
                if (j3 > left) continue
                const p3 = get(gain, w3) - prices.joker * get(jokers, w3)
                const b3 = b2 + p3 + get(value, get(next, w3))
                if (b3 < goal) continue
                const used = problem.jokers - left + j3
                let total = 0
                if (leastSum > 0) {
                  total = counted + get(sum, w0) + get(sum, w1) + get(sum, w2) + get(sum, w3) + q * (number + 1)
                  if (total > leastSum) total = leastSum
                }
                if (atEnd && ((!problem.spare && used < problem.leastJokers) || total < leastSum)) continue
                const key = (get(next, w0) - n0) | ((get(next, w1) - n1) << 7) | ((get(next, w2) - n2) << 14) | ((get(next, w3) - n3) << 21)
                const worth = get(nodes.worth, node) + get(groupingGain, entry) - prices.joker * q + p0 + p1 + p2 + p3
                const child = addNode(nodes, level, key, used | (total << 3), worth)
                if (child < 0) continue
                nodes.bound[child] = b3
                nodes.parent[child] = node
                nodes.entry[child] = entry
                nodes.transitions[child * 4] = w0
                nodes.transitions[child * 4 + 1] = w1
                nodes.transitions[child * 4 + 2] = w2
                nodes.transitions[child * 4 + 3] = w3
              }
            }
          }
        }
      }
    }
    clearSlots(nodes, level)
    if (!atEnd && nodes.size - level > width) cut = Math.max(cut, narrow(net, nodes, number + 1, level, width, highest))
  }
  return pickBest(prices, nodes, get(nodes.first, NUMBERS), cut, least)
}

/** Tie-break between equal bounds: unused jokers and long runs make a node more flexible, short runs must still be extended. */
const easeOf = (net: SolverNetwork, states: number, rest: number, number: number): number => {
  let ease = -4 * (rest & 7)
  for (let colour = 0; colour < 4; colour += 1) {
    const name = get(net.runState, get(net.firstState, colour * 15 + number) + ((states >> (7 * colour)) & 127))
    ease += 2 * get(LONGS, name) - 2 * get(ONES, name) - get(TWOS, name)
  }
  return ease
}

/** Keeps the `width` best nodes of the last layer and returns the highest bound among the others. */
const narrow = (net: SolverNetwork, nodes: SearchNodes, number: number, level: number, width: number, highest: number): number => {
  const order = nodes.order
  order.length = 0
  if (nodes.ease.length < nodes.states.length) nodes.ease = new Int32Array(nodes.states.length)
  for (let node = level; node < nodes.size; node += 1) {
    order.push(node)
    nodes.ease[node] = easeOf(net, get(nodes.states, node), get(nodes.rest, node), number)
  }
  const priorityOf = (node: number): number => Math.min(get(nodes.bound, node), highest)
  order.sort((a, b) => priorityOf(b) - priorityOf(a) || get(nodes.ease, b) - get(nodes.ease, a))
  const cut = priorityOf(order[width] ?? level)
  const kept = order.slice(0, width).sort((a, b) => a - b)
  for (const [place, node] of kept.entries()) {
    const to = level + place
    nodes.states[to] = get(nodes.states, node)
    nodes.rest[to] = get(nodes.rest, node)
    nodes.worth[to] = get(nodes.worth, node)
    nodes.bound[to] = get(nodes.bound, node)
    nodes.parent[to] = get(nodes.parent, node)
    nodes.entry[to] = get(nodes.entry, node)
    for (let colour = 0; colour < 4; colour += 1) nodes.transitions[to * 4 + colour] = get(nodes.transitions, node * 4 + colour)
  }
  nodes.size = level + width
  return cut
}

const pickBest = (prices: DualPrices, nodes: SearchNodes, level: number, cut: number, least: number): BeamResult => {
  let node = -1
  let best = least
  for (let end = level; end < nodes.size; end += 1) {
    const total = get(nodes.worth, end) + prices.joker * (get(nodes.rest, end) & 7)
    if (total > best) {
      best = total
      node = end
    }
  }
  return { node, gain: best, proven: cut < best + SCALE }
}
