/** What the shell does for days without a line: little, and the rest only when the page has settled. */
import { missPiece, readWhy } from './renewal.ts'
import { useOffline } from './state.ts'

type InstallEvent = Event & { prompt(): Promise<unknown> }

/** Browsers offer to install a page once, early; the settings take it up. */
const catchInstall = (): void => {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    const install = async (): Promise<void> => {
      useOffline.setState({ install: null }) // it can be used once
      await (event as InstallEvent).prompt()
    }
    useOffline.setState({ install })
  })
  addEventListener('appinstalled', () => useOffline.setState({ install: null }))
}

const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 4000 })
  else setTimeout(call, 1500)
}

export const startOffline = (): void => {
  readWhy()
  catchInstall()
  addEventListener('vite:preloadError', () => void missPiece())
  if (!import.meta.env.PROD) return
  const keep = (): void => whenIdle(() => void import('./keeper.ts').then(({ startKeeping }) => startKeeping()))
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true })
}
