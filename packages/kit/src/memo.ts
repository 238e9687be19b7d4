/** Remembers computed values for as long as the object they were computed from exists. */

/** A function that computes its result once for each object. It must depend on nothing but the object, which must not change. */
export const memoize = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) => {
  const results = new WeakMap<K, { readonly value: V }>()
  return key => {
    const known = results.get(key)
    if (known !== undefined) return known.value
    const value = compute(key)
    results.set(key, { value })
    return value
  }
}

/**
 * The same for a function that is mostly called with the same object several times in a row: it remembers the latest object only. On short-lived
 * objects, such as the states of a search, a `WeakMap` costs more than it saves.
 */
export const memoizeLatest = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) => {
  let latest: K | null = null
  let value: V
  return key => {
    if (latest !== key) {
      value = compute(key)
      latest = key
    }
    return value
  }
}
