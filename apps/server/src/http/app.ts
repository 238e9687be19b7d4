/** The Fastify server: its plugins, security headers, origin check and rate limits. Routes are added in `routes/`. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger } from 'fastify'
import { isUtf8 } from 'node:buffer'
import type { Logger } from 'pino'
import { findRouteBudget } from '../config/budgets.ts'
import type { ServerContext } from '../context/server-context.ts'
import { addErrorHandlers, answerUnparsable, answerUnroutable } from './error-handling.ts'
import { isOwnOrigin, isUnsafe } from './origin.ts'
import { HttpProblem } from './api-errors.ts'
import { compileSchema } from './validation.ts'
import type { App } from './validation.ts'

/** Nothing from other hosts, nothing inline, no frames. `'self'` covers our own sockets. */
const CONTENT_SECURITY_POLICY = {
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

/** The only route that accepts sockets. */
export const SOCKET_PATH = '/api/matches/:id/socket'

const addHooks = (app: App, { publicUrl, metrics, isStopping }: ServerContext, log: Logger): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isStopping() && !request.ws && request.url.startsWith('/api/')) throw new HttpProblem('restarting', '', 2)
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) throw new HttpProblem('not-found')
    if (isUnsafe(request) && !isOwnOrigin(request, publicUrl)) throw new HttpProblem('foreign-origin')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (reply.elapsedTime > (findRouteBudget(request.method, route)?.time ?? Infinity)) metrics.slow.inc({ route })
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** Gives every route the rate of its budget. Routes with the rate `requests` share one counter, the plugin's own. */
const addBudgets = (app: App, { limits }: ServerContext): void => {
  app.addHook('onRoute', route => {
    for (const method of [route.method].flat()) {
      const budget = findRouteBudget(method, route.url)
      if (budget === null) throw new Error(`the route ${method} ${route.url} has no budget`)
      if (budget.rate === 'requests') continue
      route.config = { ...route.config, rateLimit: budget.rate === null ? false : { max: limits[budget.rate] } }
    }
  })
}

/** Accepts JSON in UTF-8 only. */
const addJsonParser = (app: App): void => {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null)
    else if (!isUtf8(Buffer.from(body))) done(new HttpProblem('malformed', 'not UTF-8'))
    else void parse(request, body.toString(), done)
  })
}

const addPlugins = async (app: App, { limits, publicUrl }: ServerContext, { log, preClose }: AppSettings): Promise<void> => {
  await app.register(websocket, {
    options: { maxPayload: limits.payload, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      log.debug({ code: (error as { code?: string }).code }, 'a socket failed')
      socket.terminate()
    },
    preClose,
  })
  await app.register(cookie)
  const isSecure = publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure, // browsers ignore it over plain HTTP and log a warning
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    ipv6Subnet: 64,
    errorResponseBuilder: (_, { ttl }) => new HttpProblem('too-often', '', Math.ceil(ttl / 1000)),
  })
}

/** `preClose` disconnects the socket clients before the server closes. */
type AppSettings = { readonly log: Logger; readonly trustProxy: boolean | string; readonly preClose: () => Promise<void> }

/** Creates the server without routes. */
export const createApp = async (context: ServerContext, settings: AppSettings): Promise<App> => {
  const { log, trustProxy } = settings
  const fastifyLog: FastifyBaseLogger = log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : log.level }) // Fastify logs too much below `warn`
  const app: App = Fastify({
    loggerInstance: fastifyLog,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: context.limits.body,
    pluginTimeout: 60_000, // a small, busy machine may take long to start
    requestTimeout: 30_000,
    connectionTimeout: 60_000, // for connections without a request; open sockets have their own pings
    return503OnClosing: false, // a hook above does it; Fastify's own would answer a socket that is still being upgraded, but never close it
    clientErrorHandler: answerUnparsable,
    frameworkErrors: answerUnroutable,
  })
  app.setValidatorCompiler(compileSchema)
  addJsonParser(app)
  addBudgets(app, context)
  await addPlugins(app, context, settings)
  addHooks(app, context, log)
  addErrorHandlers(app, context, log)
  return app
}
