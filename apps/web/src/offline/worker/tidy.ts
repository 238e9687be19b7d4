/** Which builds nobody needs any longer. A page that has not said which build it is of may need any of them. */
import { cacheOf, isCacheOfOurs } from './list.ts'

export const unneeded = (caches: readonly string[], own: string, inUse: readonly (string | null)[]): readonly string[] => {
  if (inUse.includes(null)) return []
  const needed = new Set([own, ...inUse].map(build => cacheOf(build ?? '')))
  return caches.filter(name => isCacheOfOurs(name) && !needed.has(name))
}
