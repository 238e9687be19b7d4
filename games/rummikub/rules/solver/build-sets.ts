/** Turns the best path of the beam search back into sets of tiles. */
import { at } from '@tortuga/kit'
import { faceAt, JOKER } from '../data/pieces.ts'
import type { Face, TileSet } from '../data/types.ts'
import { groupCombinations } from './groups.ts'
import { NUMBERS, type SolverNetwork } from './network.ts'
import { get, HEADS, type RunTransition } from './run-states.ts'
import type { SearchNodes } from './search-nodes.ts'

type Run = { readonly tiles: Face[] }

/** Applies a transition to the open runs of a colour: extends short runs first, then long ones, and moves the others to `sets`. */
const extendRuns = (open: readonly Run[], transition: RunTransition, face: Face, sets: TileSet[]): readonly Run[] => {
  const ordered = open.toSorted((a, b) => Math.min(3, a.tiles.length) - Math.min(3, b.tiles.length))
  const extended = ordered.slice(0, transition.extended)
  for (const { tiles } of ordered.slice(transition.extended)) sets.push({ kind: 'run', tiles })
  const fresh = transition.tiles + transition.fillers - transition.extended
  let numbered = transition.tiles - fresh
  for (const { tiles } of extended) {
    tiles.push(numbered > 0 ? face : JOKER)
    numbered -= 1
  }
  const heads = at(HEADS, transition.heads)
  const begun = Array.from({ length: fresh }, (_, index): Run => {
    const head = heads[index] ?? 0
    return { tiles: [...Array.from({ length: head }, () => JOKER), face] }
  })
  return [...extended, ...begun]
}

/** The nodes from the first number to the last. */
const pathTo = (nodes: SearchNodes, node: number): readonly number[] => {
  const path: number[] = []
  for (let at = node; at > 0; at = get(nodes.parent, at)) path.push(at)
  return path.toReversed()
}

export const buildSets = (net: SolverNetwork, nodes: SearchNodes, end: number): readonly TileSet[] => {
  const groupings = groupCombinations(net.problem.spare)
  const sets: TileSet[] = []
  let open: readonly (readonly Run[])[] = [[], [], [], []]
  for (const [index, node] of pathTo(nodes, end).entries()) {
    const grouping = at(groupings, get(net.grouping, get(nodes.entry, node)))
    for (const { colours, jokers } of grouping.groups) {
      const tiles = [0, 1, 2, 3].filter(colour => (colours >> colour) & 1).map(colour => faceAt(colour * NUMBERS + index))
      sets.push({ kind: 'group', tiles: [...tiles, ...Array.from({ length: jokers }, () => JOKER)] })
    }
    open = open.map((runs, colour) =>
      extendRuns(runs, at(net.transitions, get(nodes.transitions, node * 4 + colour)), faceAt(colour * NUMBERS + index), sets),
    )
  }
  for (const runs of open) for (const { tiles } of runs) sets.push({ kind: 'run', tiles })
  return sets
}

/** Places spare jokers in sets that have room: at the end of a run, else at its start, or in a group of three. Null if they do not all fit. */
export const placeSpareJokers = (sets: readonly TileSet[], jokers: number): readonly TileSet[] | null => {
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
