/** The list of a build's files, which the build writes into the service worker, and the name of its cache. */

/** A URL path with its SHA-256 in base64. The page itself is '/'. */
export type ListedFile = readonly [path: string, hash: string]

export type BuildManifest = {
  /** Derived from all hashes, so it changes with every changed byte. */
  readonly build: string
  /** The files that every device stores. */
  readonly files: readonly ListedFile[]
  /** The files of frozen editions by game and rules, as in `rum 1`. A device stores those that its matches need, and those it has used. */
  readonly editions: Readonly<Record<string, readonly ListedFile[]>>
}

const PREFIX = 'tortuga-'

export const cacheNameOf = (build: string): string => `${PREFIX}${build}`
export const isTortugaCache = (name: string): boolean => name.startsWith(PREFIX)
