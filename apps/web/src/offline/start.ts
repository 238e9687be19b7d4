/** Starts offline support. The service worker starts only when the page has loaded and is idle. */
import { handleMissingChunk, readReloadReason } from './reload.ts'
import { usePwaState } from './state.ts'

type InstallEvent = Event & { prompt(): Promise<unknown> }

/** Browsers offer to install a page only once and early, so the offer is stored for the settings page. */
const storeInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    const install = async (): Promise<void> => {
      usePwaState.setState({ install: null }) // the prompt can be shown only once
      await (event as InstallEvent).prompt()
    }
    usePwaState.setState({ install })
  })
  addEventListener('appinstalled', () => usePwaState.setState({ install: null }))
}

const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 4000 })
  else setTimeout(call, 1500)
}

export const startOffline = (): void => {
  readReloadReason()
  storeInstallPrompt()
  addEventListener('vite:preloadError', () => void handleMissingChunk())
  if (!import.meta.env.PROD) return
  const start = (): void => whenIdle(() => void import('./service-worker-client.ts').then(({ startServiceWorker }) => startServiceWorker()))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
