/** For whoever watches over the server: is it alive, is it ready, how much does it do. */
import type { FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import type { App } from '../http/schema.ts'

const isLoopback = (address = ''): boolean => address === '::1' || /^(::ffff:)?127\./.test(address)

/** Asked by this machine itself, and for nobody else: a proxy here, believed or not, says for whom it asks. */
const isFromHere = ({ ip, socket, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && isLoopback(socket.remoteAddress) && !FORWARDED.some(name => headers[name] !== undefined)
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

export const addHealthRoutes = (app: App, { store, metrics, areMetricsOpen, isStopping }: House): void => {
  const config = { rateLimit: false } as const

  app.get('/healthz', { config }, () => ({ ok: true }))

  app.get('/readyz', { config }, async () => {
    if (isStopping()) throw new Problem('restarting', '', 5)
    if (!(await store.isReady().catch(() => false))) throw new Problem('try-again', 'the database does not answer', 5)
    return { ok: true }
  })

  // Counts tell what others just did: for this machine alone, unless the host opens them.
  app.get('/metrics', async (request, reply) => {
    if (!areMetricsOpen && !isFromHere(request)) throw new Problem('not-found')
    return reply.type(metrics.register.contentType).send(await metrics.register.metrics())
  })
}
