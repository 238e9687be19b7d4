/** Keeps offline copies out of development: an earlier page at this address may have left a service worker, which would answer instead of the sources. */
import type { Plugin } from 'vite'

/** Replaces any service worker: it removes itself and loads the open pages again. */
const LAST_WORKER = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(leave()))
const leave = async () => {
  await registration.unregister()
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
`

export const withoutServiceWorker = (): Plugin => ({
  name: 'tortuga-without-service-worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/sw.js', (_, response) => {
      response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store').end(LAST_WORKER)
    }),
  // The build writes the manifests of the installed page; in development there are none.
  transformIndexHtml: html => html.replace(/<link rel="manifest"[^>]*>/, ''),
})
