/** The server side of `npm run dev`: bundles the server again when one of its files has changed, and restarts it. A file with an error leaves the last working server running. */
import type { Message } from 'esbuild'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PageBackend, ServerChange } from '../../apps/web/dev/reload-with-server.ts'
import { ROOT } from '../files.ts'
import { formatErrors, openServerBundle } from './server-bundle.ts'
import type { BundleResult } from './server-bundle.ts'
import { createServerProcess } from './server-process.ts'

/** Editors and Git write several files at once; one rebuild is enough for all of them. */
const SETTLE_TIME = 20

type BackendOptions = {
  /** Where the bundle and the database are kept. */
  readonly folder: string
  /** The server cannot start, and no change of a source file would help; it has said why. */
  readonly onImpossible: () => void
}

const CANNOT_START = 2 // as in apps/server/dev/main.ts

const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const printMessage = ({ text, location }: Message): string =>
  location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}\n\n${location.lineText}`

type Backend = PageBackend & {
  /** Builds and starts the server for the first time. Returns whether it runs. */
  start(): Promise<boolean>
  stop(): Promise<void>
}

export const openBackend = async ({ folder, onImpossible }: BackendOptions): Promise<Backend> => {
  const port = await findPort()
  const bundle = await openServerBundle(join(folder, 'server'))
  const server = createServerProcess({
    program: join(folder, 'server', 'server.js'),
    args: [String(port), join(folder, 'data')],
    onEnd: code => {
      if (code === CANNOT_START) onImpossible()
      else console.error('The server has crashed; the reason is above. It starts again when you change one of its files.')
    },
  })

  let hasFailed = false
  /** The errors go to the terminal; a working bundle starts the server, which the caller does not wait for. */
  const apply = async (result: BundleResult, restarted: (seconds: string) => void): Promise<ServerChange> => {
    if (hasFailed && result.ok) console.log('The error is mended.')
    hasFailed = !result.ok
    if (!result.ok) {
      console.error(`${await formatErrors(result.errors)}The server restarts when the error is mended.`)
      return { type: 'failed', error: result.errors.map(printMessage).join('\n\n') }
    }
    if (!result.hasChanged && !server.hasEnded()) return { type: 'built' }
    const start = performance.now()
    void server.restart(result.write).then(isRunning => {
      if (isRunning) restarted(((performance.now() - start) / 1000).toFixed(1))
    })
    return { type: 'built' }
  }

  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<ServerChange> | null = null // a rebuild that has not begun
  const rebuild = (reason: string): Promise<ServerChange> => {
    next ??= last.then(async () => {
      await wait(SETTLE_TIME)
      next = null
      return apply(await bundle.rebuild(), seconds => console.log(`${reason}: the server restarted in ${seconds} s.`))
    })
    last = next
    return next
  }

  return {
    address: `http://127.0.0.1:${port}`,
    start: async () => {
      await apply(await bundle.rebuild(), () => {})
      return server.isRunning()
    },
    change: async file => (bundle.contains(file) ? rebuild(`${relative(ROOT, file)} has changed`) : { type: 'unrelated' }),
    isRunning: server.isRunning,
    stop: async () => {
      await Promise.all([server.stop(), bundle.close()])
    },
  }
}
