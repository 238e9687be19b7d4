/** From a finished walk back to sets on a table. */
import { at } from '@tortuga/kit'
import { faceAt, JOKER } from '../pieces.ts'
import type { Face, TileSet } from '../types.ts'
import { groupingsFor } from './groups.ts'
import { NUMBERS, type Network } from './network.ts'
import { get, HEADS, type Way } from './runs.ts'
import type { Walk } from './nodes.ts'

type Run = { readonly tiles: Face[] }

/** Carries the open runs of a colour on by one number: short ones first, long ones after them. Closed runs go to `sets`. */
const carryOn = (open: readonly Run[], way: Way, face: Face, sets: TileSet[]): readonly Run[] => {
  const ordered = open.toSorted((a, b) => Math.min(3, a.tiles.length) - Math.min(3, b.tiles.length))
  const carried = ordered.slice(0, way.extended)
  for (const { tiles } of ordered.slice(way.extended)) sets.push({ kind: 'run', tiles })
  const fresh = way.tiles + way.fillers - way.extended
  let numbered = way.tiles - fresh
  for (const { tiles } of carried) {
    tiles.push(numbered > 0 ? face : JOKER)
    numbered -= 1
  }
  const heads = at(HEADS, way.heads)
  const begun = Array.from({ length: fresh }, (_, index): Run => {
    const head = heads[index] ?? 0
    return { tiles: [...Array.from({ length: head }, () => JOKER), face] }
  })
  return [...carried, ...begun]
}

/** The nodes of a walk from the first number to the last. */
const pathTo = (walk: Walk, node: number): readonly number[] => {
  const path: number[] = []
  for (let at = node; at > 0; at = get(walk.parent, at)) path.push(at)
  return path.toReversed()
}

export const rebuild = (net: Network, walk: Walk, end: number): readonly TileSet[] => {
  const groupings = groupingsFor(net.problem.spare)
  const sets: TileSet[] = []
  let open: readonly (readonly Run[])[] = [[], [], [], []]
  for (const [index, node] of pathTo(walk, end).entries()) {
    const grouping = at(groupings, get(net.group, get(walk.entry, node)))
    for (const { colours, jokers } of grouping.groups) {
      const tiles = [0, 1, 2, 3].filter(colour => (colours >> colour) & 1).map(colour => faceAt(colour * NUMBERS + index))
      sets.push({ kind: 'group', tiles: [...tiles, ...Array.from({ length: jokers }, () => JOKER)] })
    }
    open = open.map((runs, colour) => carryOn(runs, at(net.way, get(walk.ways, node * 4 + colour)), faceAt(colour * NUMBERS + index), sets))
  }
  for (const runs of open) for (const { tiles } of runs) sets.push({ kind: 'run', tiles })
  return sets
}

/** Puts spare jokers into sets that have room: at the top of a run, else before it, or into a group of three. Null where there is no room for all. */
export const placeSpare = (sets: readonly TileSet[], jokers: number): readonly TileSet[] | null => {
  let left = jokers
  const placed = sets.map(({ kind, tiles }): TileSet => {
    if (left === 0) return { kind, tiles }
    const grown = tiles.slice()
    if (kind === 'group') {
      for (; left > 0 && grown.length < 4; left -= 1) grown.push(JOKER)
      return { kind, tiles: grown }
    }
    const place = grown.findIndex(tile => tile !== JOKER)
    let first = Number(at(grown, place).slice(1)) - place
    for (; left > 0 && first + grown.length <= NUMBERS; left -= 1) grown.push(JOKER)
    for (; left > 0 && first > 1; left -= 1) {
      grown.unshift(JOKER)
      first -= 1
    }
    return { kind, tiles: grown }
  })
  return left > 0 ? null : placed
}
