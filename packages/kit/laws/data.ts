/** Plain data looked at from outside: equal or not, frozen, exchanged, named. */

/** Whether two values are the same plain data, key by key. `undefined` is not even the same as itself; NaN, −0 and classes show when held against their own journey through JSON. */
export const isSameData = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a !== undefined && Object.is(a, b)
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(key => Object.hasOwn(b, key) && isSameData(a[key as keyof typeof a], b[key as keyof typeof b]))
}

/** The value as it is after a journey through JSON. */
export const throughJson = (value: unknown): unknown => {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

/** A deep copy that cannot be written to: whoever tries gets a TypeError. */
export const frozen = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null) return value
  const copy: unknown = Array.isArray(value)
    ? value.map(frozen)
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, frozen(entry)]))
  return Object.freeze(copy) as A
}

/** The value with two names exchanged wherever one of them stands, as a string or as a key. */
export const exchange = <A>(value: A, one: string, other: string): A => {
  const renamed = (text: string): string => (text === one ? other : text === other ? one : text)
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return renamed(part)
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(walk)
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [renamed(key), walk(entry)]))
  }
  return walk(value) as A
}

/** Every text that stands in the value, as a string or as a key. */
export const textsIn = (value: unknown): ReadonlySet<string> => {
  const texts = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') texts.add(part)
    if (typeof part !== 'object' || part === null) return
    for (const [key, entry] of Object.entries(part)) {
      texts.add(key)
      walk(entry)
    }
  }
  walk(value)
  return texts
}
