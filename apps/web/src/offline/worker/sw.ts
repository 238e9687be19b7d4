/**
 * The service worker: one to a build, which brings its list along. A page is answered from the build it belongs to: addresses by this worker's own
 * page, files named by their content from whichever build has them. The server's answers are never kept.
 */
import { askBuild } from '../messages.ts'
import type { ToPage, ToWorker } from '../messages.ts'
import { answerTo, isNamedByContent } from './answer.ts'
import { layIn } from './lay-in.ts'
import { cacheOf, isCacheOfOurs } from './list.ts'
import type { BuildList } from './list.ts'
import type { Scope, Tab } from './scope.ts'
import { unneeded } from './tidy.ts'

/** Written before this program by the build. */
declare const LIST: BuildList

const scope = self as unknown as Scope
const own = cacheOf(LIST.build)
const paths = new Set(LIST.files.map(([path]) => path))
// What a response varies by does not matter: these were asked for by us.
const LOOSE = { ignoreVary: true }

const tabs = (): Promise<readonly Tab[]> => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

const find = async (name: string, path: string): Promise<Response | undefined> => (await caches.open(name)).match(path, LOOSE)

const findOlder = async (path: string): Promise<Response | undefined> => {
  for (const name of await caches.keys()) {
    const found = isCacheOfOurs(name) && name !== own ? await find(name, path) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const install = async (): Promise<void> => {
  try {
    await layIn(LIST, { shelf: await caches.open(own), findOlder, fetch: path => fetch(path, { priority: 'low' }) })
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (isFull) await caches.delete(own)
    const message: ToPage = { type: 'not-kept', why: isFull ? 'full' : 'failed' }
    for (const tab of await tabs()) tab.postMessage(message, [])
    throw error
  }
}

/** While another build is on its way in, its half-filled place must not be taken for a forgotten one. */
const tidy = async (): Promise<void> => {
  const { installing, waiting } = scope.registration
  if (installing !== null || waiting !== null) return
  const inUse = await Promise.all((await tabs()).map(askBuild))
  for (const name of unneeded(await caches.keys(), LIST.build, inUse)) await caches.delete(name)
}

const fromDevice = async (path: string, request: Request): Promise<Response> =>
  (await find(own, path)) ?? (isNamedByContent(path) ? await findOlder(path) : undefined) ?? fetch(request)

scope.addEventListener('install', event => event.waitUntil(install()))

// The page of the first visit, too, from now on; those of an older build find theirs among the older files.
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', event => {
  const message = event.data as ToWorker
  if (message.type === 'take-over') event.waitUntil(scope.skipWaiting())
  if (message.type === 'tidy') event.waitUntil(tidy())
  if (message.type === 'which-build') event.ports[0]?.postMessage(LIST.build)
})

scope.addEventListener('fetch', event => {
  const answer = answerTo(event.request, scope.location.origin, path => paths.has(path))
  if (answer.type === 'page') event.respondWith(fromDevice('/', event.request))
  if (answer.type === 'file') event.respondWith(fromDevice(answer.path, event.request))
})
