/** Data files of a game, looked up by name or handed in, each made ready once. */

/** What an option stands for: a file by its name, or data of one's own. Names are checked before they come here; another one is a fault. */
export const readyOnce = <D extends object, R>(
  files: Readonly<Record<string, D>>,
  makeReady: (data: D) => R,
): ((option: string | D) => R) => {
  const byName = new Map(Object.entries(files).map(([name, data]) => [name, makeReady(data)]))
  const byData = new WeakMap<D, R>()
  return option => {
    if (typeof option === 'string') {
      const named = byName.get(option)
      if (named === undefined) throw new RangeError(`no such file of cards: ${option}`)
      return named
    }
    const found = byData.get(option)
    if (found !== undefined) return found
    const ready = makeReady(option)
    byData.set(option, ready)
    return ready
  }
}
