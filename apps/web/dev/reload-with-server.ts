/** Reloads the page when a file has changed that it shares with the server, such as a rule. The match, its draft and the address outlive a reload. */
import { join } from 'node:path'
import type { HotUpdateOptions, Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')

/** The folders of the files that the server is made of. */
const SERVER_FOLDERS = ['packages/kit', 'packages/wire', 'packages/room', 'games', 'apps/server'].map(folder => join(ROOT, folder))

/** What a changed file means for the server: it does not contain the file, it was built again, or the file has an error. */
export type ServerChange = { readonly type: 'unrelated' } | { readonly type: 'built' } | { readonly type: 'failed'; readonly error: string }

export type PageBackend = {
  readonly address: string
  /** Whether the server runs. Waits while it starts. */
  isRunning(): Promise<boolean>
  /** Builds and restarts the server if it contains this file. Does not wait for the restart. */
  change(file: string): Promise<ServerChange>
}

export const reloadWithServer = ({ change }: PageBackend): Plugin => ({
  name: 'tortuga-reload-with-server',
  configureServer: ({ watcher }) => void watcher.add(SERVER_FOLDERS),
  hotUpdate: {
    order: 'pre',
    async handler({ file, modules, timestamp }: HotUpdateOptions) {
      if (this.environment.name !== 'client') return undefined
      const result = await change(file)
      if (result.type === 'unrelated') return undefined
      const { hot, moduleGraph } = this.environment
      if (result.type === 'failed') {
        // A reload would replace the table by an error page, so the page stays and shows the error.
        hot.send({ type: 'error', err: { message: result.error, stack: '' } })
        return []
      }
      if (modules.length === 0) return undefined
      const seen = new Set<(typeof modules)[number]>()
      for (const module of modules) moduleGraph.invalidateModule(module, seen, timestamp, true)
      hot.send({ type: 'full-reload' })
      return []
    },
  },
})
