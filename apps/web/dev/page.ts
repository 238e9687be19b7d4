/** The page of `npm run dev`: Vite serves it from source with hot reload, and passes requests for the API on to the development server. */
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { ProxyOptions, ViteDevServer } from 'vite'
import { reloadWithServer } from './reload-with-server.ts'
import type { PageBackend } from './reload-with-server.ts'
import { withoutServiceWorker } from './without-service-worker.ts'

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '../..')

/** The folder of the installed packages, which may be linked from elsewhere: fonts are served from it. */
const PACKAGES = dirname(realpathSync(join(ROOT, 'node_modules/react')))

/**
 * A file counts as changed once its size has been the same for this many milliseconds. Editors empty a file before they write it, and Vite would
 * read the empty one. It must be longer than the 50 ms in which the watcher drops a second change of the same file.
 */
const WRITTEN = { stabilityThreshold: 60, pollInterval: 10 }

type PageOptions = {
  readonly port: number
  readonly host: string
  /** Where Vite keeps prepared packages. */
  readonly cacheFolder: string
  readonly backend: PageBackend
}

/** Holds requests back while the server restarts, so that the page does not notice. */
const proxyTo = ({ address, isRunning }: PageBackend): ProxyOptions => ({
  target: address,
  ws: true,
  changeOrigin: false, // the server compares the host with the origin
  bypass: async (request, response) => {
    if ((await isRunning()) && !request.socket.destroyed) return undefined
    if (response === undefined) return false // a socket: the page tries again
    response.writeHead(503, { 'retry-after': '2' }).end()
    return request.url
  },
})

/** Throws if the port is taken. */
export const openPage = async ({ port, host, cacheFolder, backend }: PageOptions): Promise<ViteDevServer> => {
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    cacheDir: cacheFolder,
    clearScreen: false,
    plugins: [reloadWithServer(backend), withoutServiceWorker()],
    server: {
      port,
      host,
      strictPort: true,
      watch: { awaitWriteFinish: WRITTEN },
      fs: { allow: [ROOT, PACKAGES] },
      proxy: { '/api/': proxyTo(backend) },
    },
  })
  return server.listen()
}
