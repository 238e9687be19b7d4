/** The HTTP server: its plugins, who may ask what from where, and how every error is said. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isUtf8 } from 'node:buffer'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { isFull } from '../hindrance.ts'
import type { House } from '../house.ts'
import { changesSomething, isOwnOrigin } from './origin.ts'
import { Problem, problemBody, sendProblem } from './problem.ts'
import type { ProblemCode } from './problem.ts'
import { compileSchema } from './schema.ts'
import type { App } from './schema.ts'

/** Nothing from elsewhere, nothing inline, in nobody's frame. `'self'` covers our own sockets. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'too-long',
  415: 'not-json',
  429: 'too-often',
  503: 'restarting',
}

/** A fault of ours has status 500 or none; what the framework turned down has one of its own. */
const problemOf = (error: FastifyError | Problem): Problem | null => {
  if (error instanceof Problem) return error
  if (error.validation !== undefined) return new Problem('malformed', error.message)
  const status = error.statusCode ?? 500
  return status < 500 || status === 503 ? new Problem(BY_STATUS[status] ?? 'malformed') : null
}

/** The one place where lines are opened. */
export const SOCKET_PATH = '/api/matches/:id/socket'

const addErrors = (app: App, { store, metrics }: House, log: Logger): void => {
  const isReady = (): Promise<boolean> => store.isReady().catch(() => false)
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_, reply) => sendProblem(reply, new Problem('not-found')))
  app.setErrorHandler(async (error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error)
    if (problem !== null) return sendProblem(reply, problem)
    metrics.failures.inc({ what: 'request' })
    log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request failed')
    if (isFull(error)) return sendProblem(reply, new Problem('try-again', 'the disk is full', 5))
    return sendProblem(reply, (await isReady()) ? new Problem('fault') : new Problem('try-again', 'the database does not answer', 2))
  })
}

const addHooks = (app: App, { publicUrl, metrics, isStopping }: House, log: Logger): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isStopping() && !request.ws && request.url.startsWith('/api/')) throw new Problem('restarting', '', 2)
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) throw new Problem('not-found')
    if (changesSomething(request) && !isOwnOrigin(request, publicUrl)) throw new Problem('foreign-origin')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** What is said before the plugins have a say has the headers that matter, too. */
const BARE = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
}

/** What is no HTTP at all, or too long a header, is answered like everything else. */
const answerGarbage = (error: { readonly code: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(problemBody('malformed'))
  const headers = Object.entries({ ...BARE, 'content-length': body.length, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'), () => socket.destroy()) // whoever does not hang up holds nothing here
}

export type AppSettings = { readonly log: Logger; readonly trustProxy: boolean | string; readonly preClose: () => Promise<void> }

/** An app without routes. `preClose` sends the clients away before the server goes. */
export const createApp = async (house: House, { log, trustProxy, preClose }: AppSettings): Promise<App> => {
  const { limits, publicUrl } = house
  const quiet: FastifyBaseLogger = log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : log.level }) // it is talkative
  const app: App = Fastify({
    loggerInstance: quiet,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: limits.body,
    pluginTimeout: 60_000, // a small machine that has much to do may take its time to start
    requestTimeout: 30_000,
    connectionTimeout: 60_000, // of those who open a line and say nothing; sockets once they are up have their pings
    return503OnClosing: false, // we say it ourselves; a line on its way up would be answered, but never closed
    clientErrorHandler: answerGarbage,
    frameworkErrors: (_, __, reply) => void sendProblem(reply.headers(BARE) as FastifyReply, new Problem('malformed')),
  })
  app.setValidatorCompiler(compileSchema)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null)
    else if (!isUtf8(Buffer.from(body))) done(new Problem('malformed', 'not UTF-8'))
    else void parseJson(request, body.toString(), done)
  })
  await app.register(websocket, {
    options: { maxPayload: limits.payload, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      log.debug({ code: (error as { code?: string }).code }, 'a line broke')
      socket.terminate()
    },
    preClose,
  })
  await app.register(cookie)
  const isSecure = publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure, // over plain http browsers only complain of it
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    ipv6Subnet: 64,
    errorResponseBuilder: (_, { ttl }) => new Problem('too-often', '', Math.ceil(ttl / 1000)),
  })
  addHooks(app, house, log)
  addErrors(app, house, log)
  return app
}
