/** Serves the built web app: its files, and its HTML file for every page address. */
import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HttpProblem, sendApiError } from '../http/api-errors.ts'
import type { App } from '../http/validation.ts'

const YEAR = 365 * 24 * 60 * 60

/** Files named by their content are cached forever. `sw.js` and `build.json` are never cached, neither by the browser nor by a proxy: this is how clients notice a new build. */
const cacheControlOf = (path: string): string => {
  if (/\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/.test(path)) return `public, max-age=${YEAR}, immutable`
  return /\/(?:sw\.js|build\.json)(?:\.br|\.gz)?$/.test(path) ? 'no-store' : 'no-cache'
}

/** Whether this is an address of the page, such as /t/ID, and not a file. */
const isPageAddress = (url: string): boolean => !/\.\w+(?:\?|$)/.test(url)

/** Without a built page, the root answers with a note. */
export const addPageRoutes = async (app: App, folder: string | null): Promise<void> => {
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.get('/', (_, reply) =>
      reply.type('text/plain; charset=utf-8').send('This is a Tortuga table server. Its page is not part of this build.\n'),
    )
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false, // the route below serves the files that are in the folder now, even after a new build
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  })
  // A first visit loads every file. Files have their own rate, so that a visit does not use up the limit of API requests.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) =>
    reply.sendFile(isPageAddress(request.url) ? 'index.html' : request.params['*']),
  )
  app.get('/api/*', (_, reply) => sendApiError(reply, new HttpProblem('not-found')))
}
