/** The server of `npm run dev`, in a process of its own: it serves one port on this machine until it is told to stop, or until the development command ends. */
import { serve, StartupError } from '../src/main.ts'
import { openTerminalLog } from './terminal-log.ts'

const [port = '', dataFolder = ''] = process.argv.slice(2)

/** The exit code that tells the development command that no change of a source file would help. */
const CANNOT_START = 2

const start = async () => {
  try {
    return await serve({
      port: Number(port),
      host: '127.0.0.1',
      dataFolder,
      log: openTerminalLog(text => process.stderr.write(text)),
      webFolder: null,
      botWorker: new URL('./bot-worker.js', import.meta.url),
      reconnectDelay: 0, // the development command holds the page's requests back until the server runs again
    })
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    const isTwice = error.type === 'folder-in-use'
    console.error(isTwice ? 'Another `npm run dev` is running from this folder. Stop it first, then try again.' : `${error.message}.`)
    return process.exit(CANNOT_START)
  }
}

process.on('SIGINT', () => {}) // Ctrl-C reaches the whole process group; the development command then stops this process in order
process.on('disconnect', () => process.exit()) // the development command has died
const server = await start()
process.on('SIGTERM', () => void server.stop().finally(() => process.exit()))
process.send?.('ready')
