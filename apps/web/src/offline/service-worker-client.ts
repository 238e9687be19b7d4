/** Registers the service worker, which stores the page on this device, and checks for newer builds. */
import * as v from 'valibot'
import { askBuildId, toPageSchema } from './messages.ts'
import type { ToServiceWorker } from './messages.ts'
import { CONNECTION_RESTORED, fetchBuild, unsentMessages } from './reload.ts'
import { ownBuildId, usePwaState } from './state.ts'

const CHECK_INTERVAL = 30 * 60_000
const MIN_INTERVAL = 10_000
/** Delay before an interrupted installation is tried again. It does not fetch files again that are already stored. */
const RETRY_AFTER = 30_000

const set = usePwaState.setState

/** What a page does when another tab has activated a newer build: reload if it is hidden and not busy, otherwise show a banner. */
export const reactToNewerBuild = (page: { readonly isHidden: boolean; readonly isBusy: boolean }): 'reload' | 'tell' =>
  page.isHidden && !page.isBusy ? 'reload' : 'tell'

const isBusy = (): boolean => unsentMessages.size > 0 || document.querySelector('[role="dialog"], dialog[open]') !== null

/** In session storage: the build that has already followed another tab. After that reload the page only shows the banner. */
const FOLLOWED_BUILD = 'tortuga-followed'

const isFirstTime = (): boolean => {
  try {
    if (sessionStorage.getItem(FOLLOWED_BUILD) === ownBuildId()) return false
    sessionStorage.setItem(FOLLOWED_BUILD, ownBuildId())
    return true
  } catch {
    return false // without storage it could reload forever
  }
}

const followOtherTab = (): void => {
  if (reactToNewerBuild({ isHidden: document.hidden, isBusy: isBusy() }) === 'reload' && isFirstTime()) location.reload()
  else set({ isNewer: true })
}

const send = (worker: ServiceWorker, message: ToServiceWorker): void => worker.postMessage(message, [])

/** A waiting worker means a newer build, unless this page bypassed the old worker when it loaded and already is that build. */
const handleWaiting = async (worker: ServiceWorker): Promise<void> => {
  if ((await askBuildId(worker)) === ownBuildId()) send(worker, { type: 'take-over' })
  else set({ isNewer: true })
}

const watched = new WeakSet<object>()
const watchOnce = (target: object): boolean => {
  if (watched.has(target)) return false
  watched.add(target)
  return true
}

const watch = (registration: ServiceWorkerRegistration): void => {
  const { installing, waiting, active } = registration
  if (watchOnce(registration)) registration.addEventListener('updatefound', () => watch(registration))
  if (active !== null) set({ status: 'kept' })
  else if (installing !== null) set({ status: 'fetching' })
  if (waiting !== null) void handleWaiting(waiting)
  if (installing === null || !watchOnce(installing)) return
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && registration.active !== null) void handleWaiting(installing)
    if (installing.state === 'activated') set({ status: 'kept' })
  })
}

/** The page has a new controller: its first worker ever, or that of a newer build which another tab activated. */
const handleController = async (container: ServiceWorkerContainer): Promise<void> => {
  const { controller } = container
  if (controller === null) return
  send(controller, { type: 'tidy' })
  const build = await askBuildId(controller)
  if (build !== null && build !== ownBuildId()) followOtherTab()
}

/** If the older build is stored, it keeps working even when a newer one could not be stored. */
const handleMessage = ({ data, ports }: MessageEvent<unknown>, retryLater: () => void): void => {
  const message = v.safeParse(toPageSchema, data)
  if (!message.success) return
  if (message.output.type === 'which-build') return ports[0]?.postMessage(ownBuildId())
  if (usePwaState.getState().status !== 'kept') set({ status: message.output.why })
  if (message.output.why === 'failed') retryLater()
}

const checkByWorker = (container: ServiceWorkerContainer, retryLater: () => void): (() => Promise<void>) => {
  container.addEventListener('message', event => handleMessage(event, retryLater))
  container.addEventListener('controllerchange', () => void handleController(container))
  container.startMessages()
  if (container.controller !== null) void handleController(container)
  return async () => {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' })
    watch(registration)
    await registration.update()
  }
}

/** Without a service worker, a newer build is found only by asking the server. */
const checkByServer = async (): Promise<void> => {
  const build = await fetchBuild()
  if (build === null) throw new Error('the server cannot be reached')
  if (build !== ownBuildId()) set({ isNewer: true })
}

export const startServiceWorker = (): void => {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker === undefined) set({ status: 'impossible' })
  const check = serviceWorker === undefined ? checkByServer : checkByWorker(serviceWorker, () => retryLater())
  let last = 0
  const checkNow = (): void => {
    if (Date.now() - last < MIN_INTERVAL) return
    last = Date.now()
    check().catch(() => {
      last = 0
      if (usePwaState.getState().status === 'unknown') set({ status: 'failed' })
    })
  }
  const retryLater = (): void => {
    last = 0 // so that a restored connection triggers a check at once
    setTimeout(checkNow, RETRY_AFTER)
  }
  const onVisibilityChange = (): void => {
    if (document.hidden) {
      if (usePwaState.getState().isNewer && serviceWorker !== undefined) void handleController(serviceWorker)
    } else checkNow()
  }
  checkNow()
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('online', checkNow)
  addEventListener(CONNECTION_RESTORED, checkNow)
  setInterval(onVisibilityChange, CHECK_INTERVAL)
}
