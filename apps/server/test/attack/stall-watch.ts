/** Watches the event loop of the attacked server from inside: the most processor time that its main thread has used between two ticks of a timer. Unlike a time on the wall, it does not depend on what else runs on the machine. */
import { request } from 'node:http'
import { join } from 'node:path'

/** Loaded into the server's process before the server itself. Answers on a Unix socket with the longest stall since the last request. */
const WATCH = (socket: string): string => `
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
const FILE = '/proc/self/schedstat' // of the main thread; elsewhere the time of all threads has to do
const used = existsSync(FILE)
  ? () => Number(readFileSync(FILE, 'utf8').split(' ')[0]) / 1e6
  : () => process.cpuUsage().user / 1e3
let [last, longest] = [used(), 0]
setInterval(() => {
  const now = used()
  longest = Math.max(longest, now - last)
  last = now
}, 10).unref()
createServer((_, response) => {
  response.end(String(longest))
  longest = 0
}).listen(${JSON.stringify(socket)}).unref()
`

export const createStallWatch = (folder: string) => {
  const socketPath = join(folder, 'stall.sock')
  return {
    /** Flags for the server's process. */
    nodeFlags: ['--import', `data:text/javascript,${encodeURIComponent(WATCH(socketPath))}`],
    /** The longest stall since the last call, in milliseconds. */
    read: (): Promise<number> =>
      new Promise((resolve, reject) => {
        request({ socketPath, path: '/', agent: false }, response => {
          let text = ''
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          response.on('end', () => resolve(Number(text)))
        })
          .on('error', reject)
          .end()
      }),
  }
}
