/** What one build consists of, as the build wrote it down: every file with the hash of its bytes. */

export type BuildList = {
  /** Names the build: made from all the hashes, so that it differs as soon as one byte does. */
  readonly build: string
  /** Paths as a browser asks for them, each with its sha256 in base64. The page itself is '/'. */
  readonly files: readonly (readonly [path: string, hash: string])[]
}

const PREFIX = 'tortuga-'

/** Where the files of a build are kept on this device. */
export const cacheOf = (build: string): string => `${PREFIX}${build}`
export const isCacheOfOurs = (name: string): boolean => name.startsWith(PREFIX)
