/** Prepares a game's data files (such as card lists) once and caches the result. */

/** Returns a lookup that prepares each data file once. An option is either the name of one of the `files`, or custom data; an unknown name throws, because the options schema must have rejected it. */
export const prepareOnce = <D extends object, R>(
  files: Readonly<Record<string, D>>,
  prepare: (data: D) => R,
): ((option: string | D) => R) => {
  const byName = new Map(Object.entries(files).map(([name, data]) => [name, prepare(data)]))
  const byData = new WeakMap<D, R>()
  return option => {
    if (typeof option === 'string') {
      const named = byName.get(option)
      if (named === undefined) throw new RangeError(`unknown data file: ${option}`)
      return named
    }
    const cached = byData.get(option)
    if (cached !== undefined) return cached
    const prepared = prepare(option)
    byData.set(option, prepared)
    return prepared
  }
}
