/** All combinations of groups that the tiles of one number and some jokers can form, precomputed for the network.
 *  A combination is described by how many tiles of each colour and how many jokers it uses. */

/** One group: its colours as a bit mask, and its jokers. */
type Group = { readonly colours: number; readonly jokers: number }
/** Several groups of one number: tiles used by colour, and jokers used. */
export type GroupCombination = {
  readonly tiles: readonly [number, number, number, number]
  readonly jokers: number
  readonly groups: readonly Group[]
}

const MAX_COPIES = 3
const MAX_JOKERS = 4

const sizeOf = (mask: number): number => [0, 1, 2, 3].filter(colour => (mask >> colour) & 1).length

/** R3.1, R7.6: groups of three or four with at least one numbered tile. `spare`: only with as few jokers as possible. */
const listSingle = (spare: boolean): readonly Group[] => {
  const found: Group[] = []
  for (let colours = 1; colours < 16; colours += 1)
    for (let jokers = Math.max(0, 3 - sizeOf(colours)); jokers <= 4 - sizeOf(colours); jokers += 1) {
      found.push({ colours, jokers })
      if (spare) break
    }
  return found
}

/** All combinations, built by adding one group after another; the first of equal ones. `spare`: for the same tiles, only the one with the fewest jokers. */
const listGroupings = (spare: boolean): readonly GroupCombination[] => {
  const single = listSingle(spare)
  const found = new Map<string, GroupCombination>()
  let latest: readonly GroupCombination[] = [{ tiles: [0, 0, 0, 0], jokers: 0, groups: [] }]
  while (latest.length > 0) {
    const more: GroupCombination[] = []
    for (const grouping of latest) {
      const key = spare ? grouping.tiles.join() : `${grouping.tiles.join()} ${grouping.jokers}`
      const known = found.get(key)
      if (known !== undefined && known.jokers <= grouping.jokers) continue
      found.set(key, grouping)
      for (const group of single) {
        const [a, b, c, d] = grouping.tiles
        const tiles = [
          a + (group.colours & 1),
          b + ((group.colours >> 1) & 1),
          c + ((group.colours >> 2) & 1),
          d + ((group.colours >> 3) & 1),
        ] as const
        const jokers = grouping.jokers + group.jokers
        if (tiles.every(count => count <= MAX_COPIES) && jokers <= MAX_JOKERS)
          more.push({ tiles, jokers, groups: [...grouping.groups, group] })
      }
    }
    latest = more
  }
  return [...found.values()]
}

const SPARE = listGroupings(true)
const ALL = listGroupings(false)
export const groupCombinations = (spare: boolean): readonly GroupCombination[] => (spare ? SPARE : ALL)

const fitting: (Int32Array | undefined)[] = []

/** Indices into `groupCombinations` that need no more than these tiles by colour and jokers. Cached. */
export const combinationsWithin = (a: number, b: number, c: number, d: number, jokers: number, spare: boolean): Int32Array => {
  const key = ((((a * 4 + b) * 4 + c) * 4 + d) * 5 + jokers) * 2 + (spare ? 1 : 0)
  const cached = fitting[key]
  if (cached !== undefined) return cached
  const indices: number[] = []
  for (const [place, grouping] of groupCombinations(spare).entries()) {
    const [ka, kb, kc, kd] = grouping.tiles
    if (ka <= a && kb <= b && kc <= c && kd <= d && grouping.jokers <= jokers) indices.push(place)
  }
  const list = Int32Array.from(indices)
  fitting[key] = list
  return list
}
