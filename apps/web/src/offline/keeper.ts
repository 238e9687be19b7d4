/** Keeps the page on this device and looks for newer builds: registers the service worker when the page has settled, and says how things stand. */
import { askBuild } from './messages.ts'
import type { ToPage, ToWorker } from './messages.ts'
import { busy, fetchBuild, LINE_BACK } from './renewal.ts'
import { ownBuild, useOffline } from './state.ts'

const EVERY = 30 * 60_000
const AT_MOST_EVERY = 10_000
/** After an interrupted laying in. What lies there already is not fetched again. */
const AGAIN_AFTER = 30_000

const set = useOffline.setState

/** What becomes of a page whose build was replaced by another tab: nobody looks at it, so it follows at once; or it says so and waits. */
export const follow = (page: { readonly isHidden: boolean; readonly isBusy: boolean }): 'reload' | 'say' =>
  page.isHidden && !page.isBusy ? 'reload' : 'say'

const isBusy = (): boolean => busy.size > 0 || document.querySelector('[role="dialog"], dialog[open]') !== null

/** The build that has followed another tab once already: a page that finds itself old again after a reload only says so. */
const FOLLOWED = 'tortuga-followed'

const isFirstTime = (): boolean => {
  try {
    if (sessionStorage.getItem(FOLLOWED) === ownBuild()) return false
    sessionStorage.setItem(FOLLOWED, ownBuild())
    return true
  } catch {
    return false // nobody could tell how often
  }
}

const followOrSay = (): void => {
  if (follow({ isHidden: document.hidden, isBusy: isBusy() }) === 'reload' && isFirstTime()) location.reload()
  else set({ isNewer: true })
}

const say = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message, [])

/** A build that waits is news; unless this page, loaded past the older worker, is of that build already. */
const welcomeWaiting = async (worker: ServiceWorker): Promise<void> => {
  if ((await askBuild(worker)) === ownBuild()) say(worker, { type: 'take-over' })
  else set({ isNewer: true })
}

const watched = new WeakSet<object>()
const isNew = (watching: object): boolean => {
  if (watched.has(watching)) return false
  watched.add(watching)
  return true
}

const watch = (registration: ServiceWorkerRegistration): void => {
  const { installing, waiting, active } = registration
  if (isNew(registration)) registration.addEventListener('updatefound', () => watch(registration))
  if (active !== null) set({ keeping: 'kept' })
  else if (installing !== null) set({ keeping: 'fetching' })
  if (waiting !== null) void welcomeWaiting(waiting)
  if (installing === null || !isNew(installing)) return
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && registration.active !== null) void welcomeWaiting(installing)
    if (installing.state === 'activated') set({ keeping: 'kept' })
  })
}

/** The page has another worker than before: the first one it ever had, or that of a newer build, which another tab took. */
const change = async (container: ServiceWorkerContainer): Promise<void> => {
  const { controller } = container
  if (controller === null) return
  say(controller, { type: 'tidy' })
  const build = await askBuild(controller)
  if (build !== null && build !== ownBuild()) followOrSay()
}

/** What the worker says. An older build may be kept while a newer one finds no room: then the older one still works. */
const hear = ({ data, ports }: MessageEvent, lookAgain: () => void): void => {
  const message = data as ToPage
  if (message.type === 'which-build') return ports[0]?.postMessage(ownBuild())
  if (useOffline.getState().keeping !== 'kept') set({ keeping: message.why })
  if (message.why === 'failed') lookAgain()
}

const keepWithWorker = (container: ServiceWorkerContainer, lookAgain: () => void): (() => Promise<void>) => {
  container.addEventListener('message', event => hear(event, lookAgain))
  container.addEventListener('controllerchange', () => void change(container))
  container.startMessages()
  if (container.controller !== null) void change(container)
  return async () => {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' })
    watch(registration)
    await registration.update()
  }
}

/** Without a worker a newer build is only found by asking. */
const lookAtServer = async (): Promise<void> => {
  const build = await fetchBuild()
  if (build === null) throw new Error('the server cannot be reached')
  if (build !== ownBuild()) set({ isNewer: true })
}

export const startKeeping = (): void => {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker === undefined) set({ keeping: 'impossible' })
  const look = serviceWorker === undefined ? lookAtServer : keepWithWorker(serviceWorker, () => lookAgain())
  let last = 0
  const lookNow = (): void => {
    if (Date.now() - last < AT_MOST_EVERY) return
    last = Date.now()
    look().catch(() => {
      last = 0
      if (useOffline.getState().keeping === 'unknown') set({ keeping: 'failed' })
    })
  }
  const lookAgain = (): void => {
    last = 0 // when the line is back, at once
    setTimeout(lookNow, AGAIN_AFTER)
  }
  const wake = (): void => {
    if (document.hidden) {
      if (useOffline.getState().isNewer && serviceWorker !== undefined) void change(serviceWorker)
    } else lookNow()
  }
  lookNow()
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', lookNow)
  addEventListener(LINE_BACK, lookNow)
  setInterval(wake, EVERY)
}
