/** The walk over the numbers 1 to 13 with all four colours together: exact, state by state, kept narrow by the bound. Whatever is cut off is remembered by its bound, so that the end knows whether it is proven. */
import { groupJokers, groupTiles, type Prices } from './prices.ts'
import { NEVER, NUMBERS, SCALE, type Network } from './network.ts'
import { clearSlots, settle, type Walk } from './nodes.ts'
import { get, LONGS, ONES, TWOS } from './runs.ts'

/** What the four colours are worth from the start on. */
const rootsOf = ({ stateFirst }: Network, value: Int32Array): number =>
  get(value, get(stateFirst, 0)) + get(value, get(stateFirst, 15)) + get(value, get(stateFirst, 30)) + get(value, get(stateFirst, 45))

export type Found = { readonly node: number; readonly gain: number; readonly proven: boolean }

/** Walks with at most `width` states a number. `least`: what is known to be reachable; only more than that is looked for. `highest`: what is known to be the limit, whatever the bounds say. */
export const walkThrough = (net: Network, prices: Prices, walk: Walk, width: number, least: number, highest: number): Found => {
  const { stateFirst, legFirst, next, gain, jokers, sum, groupFirst, group, groupGain, problem } = net
  const { leg, value, groups } = prices
  const tiles = groupTiles(problem.spare)
  const takes = groupJokers(problem.spare)
  const { leastSum } = problem
  const paid = prices.bound - get(groups, 0) - rootsOf(net, value)
  let cut = NEVER // the highest bound of anything left out for want of width
  walk.size = 0
  walk.first[0] = 0
  settle(walk, 0, 0, 0, 0)
  walk.bound[0] = prices.bound
  walk.slots.fill(-1)
  for (let number = 0; number < NUMBERS; number += 1) {
    const from = get(walk.first, number)
    const level = walk.size
    walk.first[number + 1] = level
    const f0 = get(stateFirst, number)
    const f1 = get(stateFirst, 15 + number)
    const f2 = get(stateFirst, 30 + number)
    const f3 = get(stateFirst, 45 + number)
    const n0 = get(stateFirst, number + 1)
    const n1 = get(stateFirst, 16 + number)
    const n2 = get(stateFirst, 31 + number)
    const n3 = get(stateFirst, 46 + number)
    const after = get(groups, number + 1) + paid
    const atEnd = number === NUMBERS - 1
    const goal = least + SCALE
    for (let place = from; place < level; place += 1) {
      const node = place
      if (get(walk.bound, node) < goal) continue
      const states = get(walk.states, node)
      const rest = get(walk.rest, node)
      const left = problem.jokers - (rest & 7)
      const counted = rest >> 3
      const s0 = f0 + (states & 127)
      const s1 = f1 + ((states >> 7) & 127)
      const s2 = f2 + ((states >> 14) & 127)
      const s3 = f3 + ((states >> 21) & 127)
      const start = get(walk.worth, node) + after
      for (let entry = get(groupFirst, number); entry < get(groupFirst, number + 1); entry += 1) {
        const at = get(group, entry)
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
        const here = start + get(groupGain, entry) - prices.joker * q
        if (here + l0 + l1 + l2 + l3 < goal) continue
        const e0 = get(legFirst, s0 * 5 + g0 + 1)
        const e1 = get(legFirst, s1 * 5 + g1 + 1)
        const e2 = get(legFirst, s2 * 5 + g2 + 1)
        const e3 = get(legFirst, s3 * 5 + g3 + 1)
        for (let w0 = get(legFirst, s0 * 5 + g0); w0 < e0; w0 += 1) {
          const j0 = q + get(jokers, w0)
          if (j0 > left) continue
          const p0 = get(gain, w0) - prices.joker * get(jokers, w0)
          const b0 = here + p0 + get(value, get(next, w0))
          if (b0 + l1 + l2 + l3 < goal) continue
          for (let w1 = get(legFirst, s1 * 5 + g1); w1 < e1; w1 += 1) {
            const j1 = j0 + get(jokers, w1)
            if (j1 > left) continue
            const p1 = get(gain, w1) - prices.joker * get(jokers, w1)
            const b1 = b0 + p1 + get(value, get(next, w1))
            if (b1 + l2 + l3 < goal) continue
            for (let w2 = get(legFirst, s2 * 5 + g2); w2 < e2; w2 += 1) {
              const j2 = j1 + get(jokers, w2)
              if (j2 > left) continue
              const p2 = get(gain, w2) - prices.joker * get(jokers, w2)
              const b2 = b1 + p2 + get(value, get(next, w2))
              if (b2 + l3 < goal) continue
              for (let w3 = get(legFirst, s3 * 5 + g3); w3 < e3; w3 += 1) {
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
                const worth = get(walk.worth, node) + get(groupGain, entry) - prices.joker * q + p0 + p1 + p2 + p3
                const made = settle(walk, level, key, used | (total << 3), worth)
                if (made < 0) continue
                walk.bound[made] = b3
                walk.parent[made] = node
                walk.entry[made] = entry
                walk.ways[made * 4] = w0
                walk.ways[made * 4 + 1] = w1
                walk.ways[made * 4 + 2] = w2
                walk.ways[made * 4 + 3] = w3
              }
            }
          }
        }
      }
    }
    clearSlots(walk, level)
    if (!atEnd && walk.size - level > width) cut = Math.max(cut, narrow(net, walk, number + 1, level, width, highest))
  }
  return pickBest(prices, walk, get(walk.first, NUMBERS), cut, least)
}

/** How easily a state goes on, for a choice between equal bounds: long runs help, short ones oblige, jokers left help most. */
const easeOf = (net: Network, states: number, rest: number, number: number): number => {
  let ease = -4 * (rest & 7)
  for (let colour = 0; colour < 4; colour += 1) {
    const name = get(net.stateName, get(net.stateFirst, colour * 15 + number) + ((states >> (7 * colour)) & 127))
    ease += 2 * get(LONGS, name) - 2 * get(ONES, name) - get(TWOS, name)
  }
  return ease
}

/** Keeps the most promising nodes of the last number; gives the highest bound among the others. */
const narrow = (net: Network, walk: Walk, number: number, level: number, width: number, highest: number): number => {
  const order = walk.order
  order.length = 0
  if (walk.ease.length < walk.states.length) walk.ease = new Int32Array(walk.states.length)
  for (let node = level; node < walk.size; node += 1) {
    order.push(node)
    walk.ease[node] = easeOf(net, get(walk.states, node), get(walk.rest, node), number)
  }
  const hopeOf = (node: number): number => Math.min(get(walk.bound, node), highest)
  order.sort((a, b) => hopeOf(b) - hopeOf(a) || get(walk.ease, b) - get(walk.ease, a))
  const cut = hopeOf(order[width] ?? level)
  const kept = order.slice(0, width).sort((a, b) => a - b)
  for (const [place, node] of kept.entries()) {
    const to = level + place
    walk.states[to] = get(walk.states, node)
    walk.rest[to] = get(walk.rest, node)
    walk.worth[to] = get(walk.worth, node)
    walk.bound[to] = get(walk.bound, node)
    walk.parent[to] = get(walk.parent, node)
    walk.entry[to] = get(walk.entry, node)
    for (let colour = 0; colour < 4; colour += 1) walk.ways[to * 4 + colour] = get(walk.ways, node * 4 + colour)
  }
  walk.size = level + width
  return cut
}

const pickBest = (prices: Prices, walk: Walk, level: number, cut: number, least: number): Found => {
  let node = -1
  let best = least
  for (let end = level; end < walk.size; end += 1) {
    const total = get(walk.worth, end) + prices.joker * (get(walk.rest, end) & 7)
    if (total > best) {
      best = total
      node = end
    }
  }
  return { node, gain: best, proven: cut < best + SCALE }
}
