/** Takes over the newest build before a reload, which the old one would otherwise answer itself. */
import type { ToWorker } from './messages.ts'

const SHORT = 5000
/** All files of a build over a slow line. */
const LONG = 60_000

/** Whatever comes first. */
const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([
    work.catch(() => {}),
    new Promise(resolve => {
      setTimeout(resolve, ms)
    }),
  ])
}

const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

export const takeNewest = async (): Promise<void> => {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  const registration = await serviceWorker?.getRegistration()
  if (serviceWorker === undefined || registration === undefined) return
  await within(SHORT, registration.update())
  const { installing } = registration
  if (installing !== null) await within(LONG, settled(installing))
  // It cannot be kept here: then the server itself has to answer, and the page works as long as that can be reached.
  if (installing?.state === 'redundant') return void (await registration.unregister())
  const { waiting } = registration
  if (waiting === null) return
  const taken = new Promise(resolve => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  waiting.postMessage({ type: 'take-over' } satisfies ToWorker, [])
  await within(SHORT, taken)
}
