/** The page: built files with names that never change meaning, and the one HTML file for every address that is the page's own. */
import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, sendProblem } from '../http/problem.ts'
import type { App } from '../http/schema.ts'

const YEAR = 365 * 24 * 60 * 60

/** What the build named by its content may be kept for ever; all else is asked for again. */
const isNamedByContent = (path: string): boolean => /\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path)

/** An address of the page, not of a file or of the interface for programs. */
const isPlace = (url: string): boolean => !url.startsWith('/api/') && !/\.\w+(?:\?|$)/.test(url)

/** Serves the built page from its folder; without one, an honest word at the front door. */
export const addPageRoutes = async (app: App, folder: string | null): Promise<void> => {
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.get('/', (_, reply) =>
      reply.type('text/plain; charset=utf-8').send('This is a Tortuga table server. Its page is not part of this build.\n'),
    )
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false, // by the one route below, always from what lies in the folder now
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', isNamedByContent(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache'),
  })
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    if (isPlace(request.url)) return reply.sendFile('index.html')
    return request.url.startsWith('/api/') ? sendProblem(reply, new Problem('not-found')) : reply.sendFile(request.params['*'])
  })
}
