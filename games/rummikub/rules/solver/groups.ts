/** The groups of one number: which tiles of the four colours, with how many jokers, can be laid as groups, and how. */

/** One group: its colours as a mask, and its jokers. */
type Group = { readonly colours: number; readonly jokers: number }
/** A choice of groups: how many tiles of each colour, and how many jokers they take. */
export type Grouping = {
  readonly tiles: readonly [number, number, number, number]
  readonly jokers: number
  readonly groups: readonly Group[]
}

const MOST_COPIES = 3
const MOST_JOKERS = 4

const sizeOf = (mask: number): number => [0, 1, 2, 3].filter(colour => (mask >> colour) & 1).length

/** R3.1, R7.6: three or four tiles, at least one of them numbered. `spare`: with no more jokers than needed. */
const listSingle = (spare: boolean): readonly Group[] => {
  const found: Group[] = []
  for (let colours = 1; colours < 16; colours += 1)
    for (let jokers = Math.max(0, 3 - sizeOf(colours)); jokers <= 4 - sizeOf(colours); jokers += 1) {
      found.push({ colours, jokers })
      if (spare) break
    }
  return found
}

/** All choices, found by adding group after group; of equal ones the first. Where jokers are spare, the fewest of them for the same tiles. */
const listGroupings = (spare: boolean): readonly Grouping[] => {
  const single = listSingle(spare)
  const found = new Map<string, Grouping>()
  let latest: readonly Grouping[] = [{ tiles: [0, 0, 0, 0], jokers: 0, groups: [] }]
  while (latest.length > 0) {
    const more: Grouping[] = []
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
        if (tiles.every(count => count <= MOST_COPIES) && jokers <= MOST_JOKERS)
          more.push({ tiles, jokers, groups: [...grouping.groups, group] })
      }
    }
    latest = more
  }
  return [...found.values()]
}

const SPARE = listGroupings(true)
const ALL = listGroupings(false)
export const groupingsFor = (spare: boolean): readonly Grouping[] => (spare ? SPARE : ALL)

const fitting: (Int32Array | undefined)[] = []

/** Places in that list of the choices that so many tiles of each colour and so many jokers allow, worked out once. */
export const groupingsWithin = (a: number, b: number, c: number, d: number, jokers: number, spare: boolean): Int32Array => {
  const key = ((((a * 4 + b) * 4 + c) * 4 + d) * 5 + jokers) * 2 + (spare ? 1 : 0)
  const known = fitting[key]
  if (known !== undefined) return known
  const made: number[] = []
  for (const [place, grouping] of groupingsFor(spare).entries()) {
    const [ka, kb, kc, kd] = grouping.tiles
    if (ka <= a && kb <= b && kc <= c && kd <= d && grouping.jokers <= jokers) made.push(place)
  }
  const list = Int32Array.from(made)
  fitting[key] = list
  return list
}
