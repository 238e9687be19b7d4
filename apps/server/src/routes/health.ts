/** Routes for monitoring: liveness, readiness and metrics. */
import type { Millis } from '@tortuga/kit'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import { HttpProblem } from '../http/api-errors.ts'
import type { App } from '../http/validation.ts'

const isLoopback = (address = ''): boolean => address === '::1' || /^(::ffff:)?127(\.\d+){3}$/.test(address)

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

const LOCAL_NAMES = ['localhost', '[::1]']

/** Whether the request names this machine by a local address. A browser on this machine that follows a foreign name to 127.0.0.1 does not (DNS rebinding). */
const namesThisMachine = ({ hostname }: FastifyRequest): boolean => LOCAL_NAMES.includes(hostname) || isLoopback(hostname)

/** Whether this machine itself sent the request. A proxy on this machine, trusted or not, forwards requests of others. */
const isFromThisMachine = (request: FastifyRequest): boolean => {
  const { ip, socket, headers } = request
  return (
    namesThisMachine(request) &&
    isLoopback(ip) &&
    isLoopback(socket.remoteAddress) &&
    !PROXY_HEADERS.some(name => headers[name] !== undefined)
  )
}

/** Nodes store a heartbeat every second. */
const OLDEST_WRITE: Millis = 30_000

export const addHealthRoutes = (app: App, { store, metrics, health, areMetricsOpen, isStopping }: ServerContext): void => {
  let newestSchema = ''

  app.get('/healthz', () => ({ ok: true, bots: health.bots() }))

  app.get('/readyz', async () => {
    if (isStopping()) throw new HttpProblem('restarting', '', 5)
    const schema = await store.findSchema().catch(() => null)
    if (schema === null || !(await store.isReady().catch(() => false)))
      throw new HttpProblem('try-again', 'the database does not answer', 5)
    newestSchema = schema > newestSchema ? schema : newestSchema
    if (schema < newestSchema) throw new HttpProblem('try-again', `the database is older than this server: it has ${schema}`, 5)
    const sinceWrite = health.sinceWrite() ?? 0
    if (sinceWrite > OLDEST_WRITE) throw new HttpProblem('try-again', 'the database takes no writes', 5)
    return { ok: true, schema, secondsSinceWrite: Math.round(sinceWrite / 1000), bots: health.bots() }
  })

  // Metrics reveal what players are doing, so other machines get them only if the host allows it.
  app.get('/metrics', async (request, reply) => {
    if (!areMetricsOpen && !isFromThisMachine(request)) throw new HttpProblem('not-found')
    return reply.type(metrics.register.contentType).send(await metrics.register.metrics())
  })
}
