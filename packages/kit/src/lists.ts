/** Small helpers for immutable lists and unions, used by every package. */

/** The entry at an index that must exist; throws otherwise. */
export const at = <A>(list: readonly A[], index: number): A => {
  const found = list[index]
  if (found === undefined) throw new RangeError(`nothing at ${index} in a list of ${list.length}`)
  return found
}

/** A copy with the entry at `index` replaced; throws if there is none. */
export const replaceAt = <A>(list: readonly A[], index: number, entry: A): readonly A[] => {
  at(list, index)
  const copy = list.slice()
  copy[index] = entry
  return copy
}

/** A copy with one more entry at the end. `concat` was measured to be three times slower; so is copying an empty list that is frozen. */
export const append = <A>(list: readonly A[], entry: A): readonly A[] => {
  if (list.length === 0) return [entry]
  const copy = list.slice()
  copy.push(entry)
  return copy
}

/** A copy with more entries at the end. */
export const appendAll = <A>(list: readonly A[], entries: readonly A[]): readonly A[] => {
  const copy = list.slice()
  for (const entry of entries) copy.push(entry)
  return copy
}

/** A copy without the entry at `index`; throws if there is none. */
export const removeAt = <A>(list: readonly A[], index: number): readonly A[] => {
  at(list, index)
  const copy = list.slice()
  copy.splice(index, 1)
  return copy
}

/** A copy without the first occurrence of `entry`; throws if there is none. */
export const removeFirst = <A>(list: readonly A[], entry: A): readonly A[] => {
  const index = list.indexOf(entry)
  if (index < 0) throw new RangeError(`not in the list: ${String(entry)}`)
  return removeAt(list, index)
}

/** 0, 1, … count − 1, for example all seats of a match. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** The default case of a switch over a union. When the union gets a new member, every such switch becomes a compile error. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
