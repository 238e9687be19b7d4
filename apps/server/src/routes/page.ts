/** The page: built files with names that never change meaning, and the one HTML file for every address that is the page's own. */
import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from '../house.ts'
import { Problem, sendProblem } from '../http/problem.ts'
import type { App } from '../http/schema.ts'

const YEAR = 365 * 24 * 60 * 60

/** What the build named by its content may be kept for ever; what tells of a newer build, by nobody on the way; all else is asked for again. */
const keepingOf = (path: string): string => {
  if (/\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/.test(path)) return `public, max-age=${YEAR}, immutable`
  return /\/(?:sw\.js|build\.json)(?:\.br|\.gz)?$/.test(path) ? 'no-store' : 'no-cache'
}

/** An address of the page, not of a file. */
const isPlace = (url: string): boolean => !/\.\w+(?:\?|$)/.test(url)

/** Serves the built page from its folder; without one, an honest word at the front door. */
export const addPageRoutes = async (app: App, { limits }: Pick<House, 'limits'>, folder: string | null): Promise<void> => {
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
    setHeaders: (reply, path) => void reply.header('cache-control', keepingOf(path)),
  })
  // A first visit lays in every file: counted apart, so that it takes nothing from the share of those who play.
  const config = { rateLimit: { max: limits.files } }
  app.get<{ Params: { '*': string } }>('/*', { config }, (request, reply) =>
    reply.sendFile(isPlace(request.url) ? 'index.html' : request.params['*']),
  )
  app.get('/api/*', (_, reply) => sendProblem(reply, new Problem('not-found')))
}
