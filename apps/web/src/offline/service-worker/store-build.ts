/** Stores files of a build on the device, each checked against its hash: either all of them are there or the build does not count. */
import type { ListedFile } from './build-list.ts'
import { hasContentHash } from './choose-response.ts'

export type BuildStorage = {
  /** Files in it were checked when they arrived, so an interrupted installation continues. */
  readonly cache: { match(path: string): Promise<Response | undefined>; put(path: string, response: Response): Promise<void> }
  /** The same path in the cache of another build. */
  findInOtherBuilds(path: string): Promise<Response | undefined>
  fetch(path: string): Promise<Response>
}

/** Few enough to leave bandwidth for the page's own requests. */
const PARALLEL_REQUESTS = 4

export const sha256Base64 = async (body: ArrayBuffer): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const matchesHash = async (response: Response, hash: string): Promise<boolean> =>
  response.ok && (await sha256Base64(await response.clone().arrayBuffer())) === hash

export const storeFile = async ([path, hash]: ListedFile, { cache, findInOtherBuilds, fetch }: BuildStorage): Promise<void> => {
  if ((await cache.match(path)) !== undefined) return
  const known = hasContentHash(path) ? await findInOtherBuilds(path) : undefined
  if (known !== undefined && (await matchesHash(known, hash))) return cache.put(path, known)
  const response = await fetch(path)
  // The server has switched to another build meanwhile, or a proxy answered in its place.
  if (!(await matchesHash(response, hash))) throw new Error(`${path} does not match its hash in this build`)
  await cache.put(path, response)
}

export const storeFiles = async (files: readonly ListedFile[], storage: BuildStorage): Promise<void> => {
  const queue = files.values()
  let hasFailed = false
  const work = async (): Promise<void> => {
    for (const file of queue) {
      if (hasFailed) return
      await storeFile(file, storage).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work))
}
