/** Helpers for plain JSON data: deep equality, freezing, swapping names, listing strings. */

/**
 * Whether two values are the same plain data, regardless of the order of keys. `undefined` equals nothing, not even itself. To find NaN, −0,
 * class instances and `undefined` inside of one object, compare a value with its own `throughJson`.
 */
export const isSameData = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a !== undefined && Object.is(a, b)
  if (a === b) return true // states and views share most of their parts
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  // A loop: `every` with a function takes twice as long, and the laws compare millions of values.
  for (const key of keys) if (!Object.hasOwn(b, key) || !isSameData(a[key as keyof typeof a], b[key as keyof typeof b])) return false
  return true
}

/** The value after serialising it to JSON and parsing it again. */
export const throughJson = (value: unknown): unknown => {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

/** A deeply frozen copy: any write to it throws a TypeError. */
export const deepFreeze = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null) return value
  const copy: unknown = Array.isArray(value)
    ? value.map(deepFreeze)
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, deepFreeze(entry)]))
  return Object.freeze(copy) as A
}

/** The value with two names exchanged, wherever they occur as a string or as a key. Laws use it to swap two pieces in a state. Parts without these names are shared, as between two states of a match. */
export const swapNames = <A>(value: A, one: string, other: string): A => {
  const renamed = (text: string): string => (text === one ? other : text === other ? one : text)
  const walkArray = (list: readonly unknown[]): readonly unknown[] => {
    let copy: unknown[] | null = null
    for (let index = 0; index < list.length; index += 1) {
      const entry = walk(list[index])
      if (entry !== list[index]) copy ??= [...list]
      if (copy !== null) copy[index] = entry
    }
    return copy ?? list
  }
  const walkObject = (part: object): object => {
    let isCopied = false
    const entries = Object.entries(part).map(([key, entry]: [string, unknown]) => {
      const [name, walked] = [renamed(key), walk(entry)]
      if (name !== key || walked !== entry) isCopied = true
      return [name, walked] as const
    })
    return isCopied ? Object.fromEntries(entries) : part
  }
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return renamed(part)
    if (typeof part !== 'object' || part === null) return part
    return Array.isArray(part) ? walkArray(part) : walkObject(part)
  }
  return walk(value) as A
}

/** Every string in the value, keys included. */
export const stringsIn = (value: unknown): ReadonlySet<string> => {
  const strings = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') strings.add(part)
    if (typeof part !== 'object' || part === null) return
    for (const [key, entry] of Object.entries(part)) {
      strings.add(key)
      walk(entry)
    }
  }
  walk(value)
  return strings
}
