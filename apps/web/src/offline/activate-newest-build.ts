/** Activates the newest build's service worker before a reload; otherwise the old one would answer the reload itself. */
import type { ToServiceWorker } from './messages.ts'

const SHORT_TIMEOUT = 5000
/** Enough to store all files of a build over a slow connection. */
const INSTALL_TIMEOUT = 60_000

const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([
    work.catch(() => {}),
    new Promise(resolve => {
      setTimeout(resolve, ms)
    }),
  ])
}

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise(resolve => {
    const check = (): void => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', check)
    check()
  })

export const activateNewestBuild = async (): Promise<void> => {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  const registration = await serviceWorker?.getRegistration()
  if (serviceWorker === undefined || registration === undefined) return
  await within(SHORT_TIMEOUT, registration.update())
  const { installing } = registration
  if (installing !== null) await within(INSTALL_TIMEOUT, installed(installing))
  // The device cannot store the new build: without a worker, the server answers and the page works while it is reachable.
  if (installing?.state === 'redundant') return void (await registration.unregister())
  const { waiting } = registration
  if (waiting === null) return
  const taken = new Promise(resolve => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  waiting.postMessage({ type: 'take-over' } satisfies ToServiceWorker, [])
  await within(SHORT_TIMEOUT, taken)
}
