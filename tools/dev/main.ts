/** `npm run dev`: the page with hot reload, the server that restarts when its files change, and the bots, all from source at one address. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPage } from '../../apps/web/dev/page.ts'
import { ROOT } from '../files.ts'
import { openBackend } from './backend.ts'

const HELP = 'npm run dev -- [--port 5173] [--host localhost]'
/** Database, bundled server and prepared packages. Git ignores it, and it can be deleted. */
const FOLDER = join(ROOT, '.dev')

const readArguments = (): { readonly port: number; readonly host: string } => {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' }, host: { type: 'string', default: 'localhost' } } })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port takes a number from 1 to 65535, not ${values.port}.`)
    return { port, host: values.host }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${HELP}`)
    return process.exit(2)
  }
}

const { port, host } = readArguments()
process.env['NODE_ENV'] = 'development' // another value would give a page without hot reload
const backend = await openBackend({ folder: FOLDER, onImpossible: () => void end(1) })

let isEnding = false
const end = async (code: number): Promise<never> => {
  isEnding = true
  await backend.stop()
  return process.exit(code)
}
// A second signal does not wait for the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void (isEnding ? process.exit(1) : end(0)))

const openPageOrEnd = async () => {
  try {
    return await openPage({ port, host, cacheFolder: join(FOLDER, 'page'), backend })
  } catch (error) {
    const isTaken = error instanceof Error && error.message.includes('already in use')
    console.error(
      isTaken ? `Port ${port} is taken. Stop the program that uses it, or choose another port: npm run dev -- --port ${port + 1}` : error,
    )
    return end(1)
  }
}

const starting = backend.start()
const { resolvedUrls } = await openPageOrEnd()
const isRunning = await starting
const addresses = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])].map(url => `  ${url}`)
const summary = isRunning ? `Ready in ${(performance.now() / 1000).toFixed(1)} s.` : 'The page is ready, the server is not.'
if (!isEnding) console.log(['', `${summary} Ctrl-C stops it.`, '', ...addresses, ''].join('\n'))
