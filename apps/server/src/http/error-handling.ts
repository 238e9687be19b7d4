/** Sends all errors in the same shape, even in response to bytes that are not HTTP. */
import type { ProblemCode } from '@tortuga/wire'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { ServerContext } from '../context/server-context.ts'
import { isTemporaryFailure } from '../errors/database-errors.ts'
import { isDiskFull } from '../errors/startup-error.ts'
import { HttpProblem, apiErrorBody, sendApiError } from './api-errors.ts'
import type { App } from './validation.ts'

const CODE_BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'too-long',
  415: 'not-json',
  429: 'too-often',
  503: 'restarting',
}

/** Null for an unexpected error: it has status 500 or none, while Fastify's own rejections have another status. */
const problemOf = (error: FastifyError | HttpProblem): HttpProblem | null => {
  if (error instanceof HttpProblem) return error
  if (error.validation !== undefined) return new HttpProblem('malformed', error.message)
  const status = error.statusCode ?? 500
  return status < 500 || status === 503 ? new HttpProblem(CODE_BY_STATUS[status] ?? 'malformed') : null
}

export const addErrorHandlers = (app: App, { store, metrics }: ServerContext, log: Logger): void => {
  const isReady = (): Promise<boolean> => store.isReady().catch(() => false)
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_, reply) => sendApiError(reply, new HttpProblem('not-found')))
  app.setErrorHandler(async (error: FastifyError | HttpProblem, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error)
    if (problem !== null) return sendApiError(reply, problem)
    metrics.failures.inc({ what: 'request' })
    log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request failed')
    if (isDiskFull(error)) return sendApiError(reply, new HttpProblem('try-again', 'the disk is full', 5))
    const isFault = !isTemporaryFailure(error) && (await isReady())
    return sendApiError(reply, isFault ? new HttpProblem('fault') : new HttpProblem('try-again', 'the database does not answer', 2))
  })
}

/** Security headers of answers that are sent before Fastify's plugins run. */
const MINIMAL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
}

/** Fastify calls this for requests that it cannot route, such as a broken URL. */
export const answerUnroutable = (_: unknown, __: unknown, reply: FastifyReply): void =>
  void sendApiError(reply.headers(MINIMAL_HEADERS), new HttpProblem('malformed'))

/** Node calls this for bytes that are not HTTP and for headers that are too long. It destroys the socket, because the client may never close its side. */
export const answerUnparsable = (error: { readonly code: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(apiErrorBody('malformed'))
  const headers = Object.entries({ ...MINIMAL_HEADERS, 'content-length': body.length, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'), () => socket.destroy())
}
