/** The nodes of the beam search, stored as a struct of arrays, layer by layer (one layer per number),
 *  with an open-addressing hash table that finds equal nodes in the layer being filled. */
import { NUMBERS } from './network.ts'
import { get } from './run-states.ts'

/** Nodes of all layers; node 0 is the start. */
export type SearchNodes = {
  size: number
  states: Int32Array // four fields of seven bits: the state of each colour, relative to the first state of the layer
  rest: Int32Array // jokers used + 8 × points so far
  worth: Int32Array // gain so far, minus the price of the jokers used
  bound: Int32Array // upper bound of the final gain through this node
  parent: Int32Array
  entry: Int32Array // the group combination chosen, as an index into the network
  transitions: Int32Array // by node × 4 + colour
  readonly first: Int32Array // by layer: its first node
  slots: Int32Array // hash table of the layer being filled
  ease: Int32Array // scratch: tie-break between nodes with equal bounds
  order: number[] // scratch: nodes of a layer, best first
}

export const createSearchNodes = (): SearchNodes => {
  const room = 4096
  return {
    size: 0,
    states: new Int32Array(room),
    rest: new Int32Array(room),
    worth: new Int32Array(room),
    bound: new Int32Array(room),
    parent: new Int32Array(room),
    entry: new Int32Array(room),
    transitions: new Int32Array(room * 4),
    first: new Int32Array(NUMBERS + 2),
    slots: new Int32Array(8192).fill(-1),
    ease: new Int32Array(room),
    order: [],
  }
}

const enlarge = (nodes: SearchNodes): void => {
  const larger = (list: Int32Array): Int32Array => {
    const copy = new Int32Array(list.length * 2)
    copy.set(list)
    return copy
  }
  nodes.states = larger(nodes.states)
  nodes.rest = larger(nodes.rest)
  nodes.worth = larger(nodes.worth)
  nodes.bound = larger(nodes.bound)
  nodes.parent = larger(nodes.parent)
  nodes.entry = larger(nodes.entry)
  nodes.transitions = larger(nodes.transitions)
}

const hash = (states: number, rest: number): number => {
  const mixed = Math.imul(states ^ Math.imul(rest + 1, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 8
}

const rehash = (nodes: SearchNodes, level: number): void => {
  nodes.slots = new Int32Array(nodes.slots.length * 2).fill(-1)
  const mask = nodes.slots.length - 1
  for (let node = level; node < nodes.size; node += 1) {
    let slot = hash(get(nodes.states, node), get(nodes.rest, node)) & mask
    while (get(nodes.slots, slot) >= 0) slot = (slot + 1) & mask
    nodes.slots[slot] = node
  }
}

/** Adds a node to the layer that begins at `level`, or improves an equal node. Returns its index, or −1 if an equal node is at least as good. */
export const addNode = (nodes: SearchNodes, level: number, states: number, rest: number, worth: number): number => {
  const mask = nodes.slots.length - 1
  let slot = hash(states, rest) & mask
  for (let node = get(nodes.slots, slot); node >= 0; node = get(nodes.slots, slot)) {
    if (get(nodes.states, node) === states && get(nodes.rest, node) === rest) {
      if (worth <= get(nodes.worth, node)) return -1
      nodes.worth[node] = worth
      return node
    }
    slot = (slot + 1) & mask
  }
  if (nodes.size === nodes.states.length) enlarge(nodes)
  const node = nodes.size
  nodes.size += 1
  nodes.states[node] = states
  nodes.rest[node] = rest
  nodes.worth[node] = worth
  nodes.slots[slot] = node
  if ((nodes.size - level) * 2 > nodes.slots.length) rehash(nodes, level)
  return node
}

/** Empties the hash table; if few slots are in use, it clears only those. */
export const clearSlots = (nodes: SearchNodes, level: number): void => {
  if ((nodes.size - level) * 8 > nodes.slots.length) {
    nodes.slots.fill(-1)
    return
  }
  const mask = nodes.slots.length - 1
  for (let node = level; node < nodes.size; node += 1) {
    let slot = hash(get(nodes.states, node), get(nodes.rest, node)) & mask
    while (get(nodes.slots, slot) !== node) slot = (slot + 1) & mask
    nodes.slots[slot] = -2
  }
  for (let node = level; node < nodes.size; node += 1) {
    let slot = hash(get(nodes.states, node), get(nodes.rest, node)) & mask
    while (get(nodes.slots, slot) === -2) {
      nodes.slots[slot] = -1
      slot = (slot + 1) & mask
    }
  }
}
