/** An order that is made by moving one at a time, and kept while some of it is done. */

/** One of a list is moved to a place. */
export const moveTo = <A>(list: readonly A[], from: number, to: number): readonly A[] => {
  const rest = list.filter((_, index) => index !== from)
  const item = list[from]
  return item === undefined ? list : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** The order that was made last, for those who are still due; whoever is new comes after them. */
export const keepOrder = (made: readonly string[], due: readonly string[]): readonly string[] => [
  ...made.filter(key => due.includes(key)),
  ...due.filter(key => !made.includes(key)),
]
