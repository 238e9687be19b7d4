/**
 * The service worker of one build, with the list of the build's files. It answers navigations with this build's page, and files with a content hash
 * from any stored build, so that older pages keep working. Answers of the server are never stored.
 */
import * as v from 'valibot'
import { askBuildId, toWorkerSchema } from '../messages.ts'
import type { ToPage } from '../messages.ts'
import { cacheNameOf, isTortugaCache } from './build-list.ts'
import type { BuildManifest, ListedFile } from './build-list.ts'
import { chooseResponse, hasContentHash } from './choose-response.ts'
import { readDeviceEditions } from './device-editions.ts'
import type { PageClient, ServiceWorkerScope } from './scope.ts'
import { storeFile, storeFiles } from './store-build.ts'
import type { BuildStorage } from './store-build.ts'
import { findUnusedCaches } from './unused-caches.ts'

/** The build writes it in front of this program. */
declare const LIST: BuildManifest

const scope = self as unknown as ServiceWorkerScope
const ownCache = cacheNameOf(LIST.build)
const paths = new Set(LIST.files.map(([path]) => path))
const editionFiles = new Map(Object.values(LIST.editions).flatMap(files => files.map(file => [file[0], file] as const)))
// Our own requests stored these responses, so their Vary header does not matter.
const IGNORE_VARY = { ignoreVary: true }

const pages = (): Promise<readonly PageClient[]> => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

const find = async (name: string, path: string): Promise<Response | undefined> => (await caches.open(name)).match(path, IGNORE_VARY)

const findInOtherBuilds = async (path: string): Promise<Response | undefined> => {
  for (const name of await caches.keys()) {
    const found = isTortugaCache(name) && name !== ownCache ? await find(name, path) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const openStorage = async (): Promise<BuildStorage> => ({
  cache: await caches.open(ownCache),
  findInOtherBuilds,
  fetch: path => fetch(path, { priority: 'low' }),
})

/** Files of the editions without which this device could not open its own matches. */
const neededEditionFiles = async (): Promise<readonly ListedFile[]> =>
  [...(await readDeviceEditions())].flatMap(edition => LIST.editions[edition] ?? [])

const install = async (): Promise<void> => {
  try {
    await storeFiles([...LIST.files, ...(await neededEditionFiles())], await openStorage())
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (isFull) await caches.delete(ownCache)
    const message: ToPage = { type: 'not-kept', why: isFull ? 'full' : 'failed' }
    for (const page of await pages()) page.postMessage(message, [])
    throw error
  }
}

/** While another build is being installed, its half-filled cache must not be taken for an unused one. */
const deleteUnusedCaches = async (): Promise<void> => {
  const { installing, waiting } = scope.registration
  if (installing !== null || waiting !== null) return
  const inUse = await Promise.all((await pages()).map(askBuildId))
  for (const name of findUnusedCaches(await caches.keys(), LIST.build, inUse)) await caches.delete(name)
}

/** A page of an older build may have begun a match after this build was installed. */
const storeNeededEditions = async (): Promise<void> => storeFiles(await neededEditionFiles(), await openStorage()).catch(() => {})

/** An edition is stored when it is used for the first time. */
const storeIfEdition = async (path: string): Promise<void> => {
  const file = editionFiles.get(path)
  if (file !== undefined) await storeFile(file, await openStorage()).catch(() => {})
}

const fromDevice = async (path: string, request: Request): Promise<Response> => {
  await storeIfEdition(path)
  return (await find(ownCache, path)) ?? (hasContentHash(path) ? await findInOtherBuilds(path) : undefined) ?? fetch(request)
}

scope.addEventListener('install', event => event.waitUntil(install()))

// Controls the page of the first visit, too; pages of an older build find their files in the older caches.
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', event => {
  const message = v.safeParse(toWorkerSchema, event.data)
  if (!message.success) return
  const { type } = message.output
  if (type === 'take-over') event.waitUntil(scope.skipWaiting())
  if (type === 'tidy') event.waitUntil(Promise.all([deleteUnusedCaches(), storeNeededEditions()]))
  if (type === 'which-build') event.ports[0]?.postMessage(LIST.build)
})

scope.addEventListener('fetch', event => {
  const response = chooseResponse(event.request, scope.location.origin, path => paths.has(path))
  if (response.type === 'page') event.respondWith(fromDevice('/', event.request))
  if (response.type === 'file') event.respondWith(fromDevice(response.path, event.request))
})
