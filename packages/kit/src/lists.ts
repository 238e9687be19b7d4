/** Small words for lists and unions that every package needs. */

/** The entry that is known to exist; a fault where it does not. */
export const at = <A>(list: readonly A[], index: number): A => {
  const found = list[index]
  if (found === undefined) throw new RangeError(`nothing at ${index} in a list of ${list.length}`)
  return found
}

/** The list with another entry at one place. */
export const replaceAt = <A>(list: readonly A[], index: number, entry: A): readonly A[] => {
  at(list, index)
  const copy = list.slice()
  copy[index] = entry
  return copy
}

/** The list with one more entry; `concat` costs three times as much. */
export const withLast = <A>(list: readonly A[], entry: A): readonly A[] => {
  const copy = list.slice()
  copy.push(entry)
  return copy
}

/** The list with more entries. */
export const withAll = <A>(list: readonly A[], entries: readonly A[]): readonly A[] => {
  const copy = list.slice()
  for (const entry of entries) copy.push(entry)
  return copy
}

/** The list without the entry at one place; a fault where there is no such place. */
export const withoutAt = <A>(list: readonly A[], index: number): readonly A[] => {
  at(list, index)
  const copy = list.slice()
  copy.splice(index, 1)
  return copy
}

/** The list without the first entry equal to this one; a fault where there is none. */
export const without = <A>(list: readonly A[], entry: A): readonly A[] => {
  const index = list.indexOf(entry)
  if (index < 0) throw new RangeError(`not in the list: ${String(entry)}`)
  return withoutAt(list, index)
}

/** 0, 1, … count − 1: the seats of a match, the places of a row. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Ends a switch over a union: a new member then shows every place that has to know it. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
