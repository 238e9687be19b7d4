/** The states that a walk has met: nodes in plain arrays, one number after the other, with a hash table for the number being filled. */
import { NUMBERS } from './network.ts'
import { get } from './runs.ts'

/** Nodes of all numbers, one after the other; the first is the start. */
export type Walk = {
  size: number
  states: Int32Array // four places of seven bits: the state of each colour, counted from its number's first
  rest: Int32Array // jokers used, and eight times the sum counted so far
  worth: Int32Array // what was gained, less the price of the jokers used
  bound: Int32Array
  parent: Int32Array
  entry: Int32Array // the groups chosen
  ways: Int32Array // by node × 4 + colour
  readonly first: Int32Array // by number
  slots: Int32Array // a hash table of the number being filled
  ease: Int32Array
  order: number[]
}

export const createWalk = (): Walk => {
  const room = 4096
  return {
    size: 0,
    states: new Int32Array(room),
    rest: new Int32Array(room),
    worth: new Int32Array(room),
    bound: new Int32Array(room),
    parent: new Int32Array(room),
    entry: new Int32Array(room),
    ways: new Int32Array(room * 4),
    first: new Int32Array(NUMBERS + 2),
    slots: new Int32Array(8192).fill(-1),
    ease: new Int32Array(room),
    order: [],
  }
}

const enlarge = (walk: Walk): void => {
  const larger = (list: Int32Array): Int32Array => {
    const copy = new Int32Array(list.length * 2)
    copy.set(list)
    return copy
  }
  walk.states = larger(walk.states)
  walk.rest = larger(walk.rest)
  walk.worth = larger(walk.worth)
  walk.bound = larger(walk.bound)
  walk.parent = larger(walk.parent)
  walk.entry = larger(walk.entry)
  walk.ways = larger(walk.ways)
}

const hash = (states: number, rest: number): number => {
  const mixed = Math.imul(states ^ Math.imul(rest + 1, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 8
}

const rehash = (walk: Walk, level: number): void => {
  walk.slots = new Int32Array(walk.slots.length * 2).fill(-1)
  const mask = walk.slots.length - 1
  for (let node = level; node < walk.size; node += 1) {
    let slot = hash(get(walk.states, node), get(walk.rest, node)) & mask
    while (get(walk.slots, slot) >= 0) slot = (slot + 1) & mask
    walk.slots[slot] = node
  }
}

/** The node of this state on the number being filled, made where it is new; −1 where an equal one is at least as good. */
export const settle = (walk: Walk, level: number, states: number, rest: number, worth: number): number => {
  const mask = walk.slots.length - 1
  let slot = hash(states, rest) & mask
  for (let node = get(walk.slots, slot); node >= 0; node = get(walk.slots, slot)) {
    if (get(walk.states, node) === states && get(walk.rest, node) === rest) {
      if (worth <= get(walk.worth, node)) return -1
      walk.worth[node] = worth
      return node
    }
    slot = (slot + 1) & mask
  }
  if (walk.size === walk.states.length) enlarge(walk)
  const node = walk.size
  walk.size += 1
  walk.states[node] = states
  walk.rest[node] = rest
  walk.worth[node] = worth
  walk.slots[slot] = node
  if ((walk.size - level) * 2 > walk.slots.length) rehash(walk, level)
  return node
}

/** Empties the hash table: only the slots in use where they are few. */
export const clearSlots = (walk: Walk, level: number): void => {
  if ((walk.size - level) * 8 > walk.slots.length) {
    walk.slots.fill(-1)
    return
  }
  const mask = walk.slots.length - 1
  for (let node = level; node < walk.size; node += 1) {
    let slot = hash(get(walk.states, node), get(walk.rest, node)) & mask
    while (get(walk.slots, slot) !== node) slot = (slot + 1) & mask
    walk.slots[slot] = -2
  }
  for (let node = level; node < walk.size; node += 1) {
    let slot = hash(get(walk.states, node), get(walk.rest, node)) & mask
    while (get(walk.slots, slot) === -2) {
      walk.slots[slot] = -1
      slot = (slot + 1) & mask
    }
  }
}
