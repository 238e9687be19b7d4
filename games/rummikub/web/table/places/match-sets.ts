/** Finds which set of the table each set was before a change, by its id and its tiles, so that it can stay where it was. */

/** A set as it is laid out. Hidden tiles have the face `?`. */
export type LaidSet = { readonly id: string; readonly faces: readonly string[]; readonly near?: SetPlace }

/** Where a set lies: its row, and its left edge in half tiles. */
export type SetPlace = { readonly row: number; readonly column: number }

const countShared = (one: LaidSet, other: LaidSet): number => {
  const rest = [...other.faces]
  return one.faces.filter(face => {
    const index = rest.indexOf(face)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  }).length
}

export const isSameSet = (one: LaidSet, other: LaidSet): boolean =>
  one.faces.length === other.faces.length && countShared(one, other) === one.faces.length

/** How much one set looks like another; 0 if they have no tile in common. An equal set beats every other, and the id decides between equals. */
const likeness = (one: LaidSet, other: LaidSet): number => {
  const shared = countShared(one, other)
  if (shared === 0) return 0
  return shared * 2 + (one.id === other.id ? 1 : 0) + (shared === one.faces.length && shared === other.faces.length ? 100 : 0)
}

/** For each set the index of the earlier set that it was; null for a new set. Every earlier set is used once. */
export const matchSets = (before: readonly LaidSet[], sets: readonly LaidSet[]): readonly (number | null)[] => {
  const pairs = sets
    .flatMap((set, index) => before.map((old, was) => ({ index, was, value: likeness(set, old) })))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
  const found = new Map<number, number>()
  const used = new Set<number>()
  for (const { index, was } of pairs) {
    if (found.has(index) || used.has(was)) continue
    found.set(index, was)
    used.add(was)
  }
  return sets.map((_, index) => found.get(index) ?? null)
}
