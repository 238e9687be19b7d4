/** Finds the caches of builds that no page uses any more. */
import { cacheNameOf, isTortugaCache } from './build-list.ts'

/** `inUse` contains null for a page that did not answer with its build. It may need any of the caches, so none counts as unused. */
export const findUnusedCaches = (caches: readonly string[], own: string, inUse: readonly (string | null)[]): readonly string[] => {
  if (inUse.includes(null)) return []
  const needed = new Set([own, ...inUse].map(build => cacheNameOf(build ?? '')))
  return caches.filter(name => isTortugaCache(name) && !needed.has(name))
}
