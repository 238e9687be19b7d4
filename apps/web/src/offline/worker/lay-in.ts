/** Lays in all files of a build, each checked against its hash: a build is on the device whole or not at all. */
import { isNamedByContent } from './answer.ts'
import type { BuildList } from './list.ts'

export type LayIn = {
  /** Where they go. What lies there already was checked when it came: an interrupted laying in goes on. */
  readonly shelf: { match(path: string): Promise<Response | undefined>; put(path: string, response: Response): Promise<void> }
  /** The same file as another build kept it. */
  findOlder(path: string): Promise<Response | undefined>
  fetch(path: string): Promise<Response>
}

/** So many at once leave room for what the page itself asks for. */
const AT_ONCE = 4

export const hashOf = async (body: ArrayBuffer): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const isRight = async (response: Response, hash: string): Promise<boolean> =>
  response.ok && (await hashOf(await response.clone().arrayBuffer())) === hash

const layOne = async (path: string, hash: string, { shelf, findOlder, fetch }: LayIn): Promise<void> => {
  if ((await shelf.match(path)) !== undefined) return
  const older = isNamedByContent(path) ? await findOlder(path) : undefined
  if (older !== undefined && (await isRight(older, hash))) return shelf.put(path, older)
  const response = await fetch(path)
  // The server has moved on to another build meanwhile, or somebody on the way answered for it.
  if (!(await isRight(response, hash))) throw new Error(`${path} is not what this build means by it`)
  await shelf.put(path, response)
}

export const layIn = async ({ files }: BuildList, ports: LayIn): Promise<void> => {
  const waiting = files.values()
  let hasFailed = false
  const work = async (): Promise<void> => {
    for (const [path, hash] of waiting) {
      if (hasFailed) return
      await layOne(path, hash, ports).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
