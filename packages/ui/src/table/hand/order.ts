/** Keeps and changes the order of a list. */

/** The list with one entry moved to another place; the same list if there is no such entry. */
export const moveEntry = <A>(list: readonly A[], from: number, to: number): readonly A[] =>
  from in list ? list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)) : list

/** The order that was chosen earlier, without entries that are gone; new entries come last. */
export const keepOrder = <A>(chosen: readonly A[], present: readonly A[]): readonly A[] => [
  ...chosen.filter(entry => present.includes(entry)),
  ...present.filter(entry => !chosen.includes(entry)),
]
