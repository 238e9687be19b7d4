/** Serves the built page on a separate port with the server's headers but without its API, as if the server could not be reached. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The same as the server's. */
export const POLICY =
  "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'"

export type Served = {
  readonly url: string
  /** Every path that was asked for, with the status it was answered with; 0 where the line was cut. */
  readonly asked: { readonly path: string; readonly status: number }[]
  /** Another folder from now on: what a deployment does. */
  readonly become: (folder: string) => void
  /** The line is cut whenever one of these is asked for. */
  readonly refuse: (isRefused: (path: string) => boolean) => void
  readonly stop: () => Promise<void>
}

/** Any folder of a built page; `page` is the file that answers addresses of pages. */
export const serveFolder = async (first: string, { page = 'index.html', policy = POLICY } = {}): Promise<Served> => {
  let folder = first
  let isRefused = (_path: string): boolean => false
  const asked: { path: string; status: number }[] = []
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const note = (status: number): number => {
      asked.push({ path, status })
      return status
    }
    if (isRefused(path)) {
      note(0)
      return request.socket.destroy()
    }
    if (path.startsWith('/api/')) return response.writeHead(note(502)).end()
    const file = join(folder, path)
    const isFile = existsSync(file) && statSync(file).isFile()
    if (!isFile && extname(path) !== '') return response.writeHead(note(404)).end()
    const found = isFile ? file : join(folder, page)
    note(200)
    response.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream', 'content-security-policy': policy })
    return createReadStream(found).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    become: next => {
      folder = next
    },
    refuse: which => {
      isRefused = which
    },
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
