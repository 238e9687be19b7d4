/** Errors that the server sends to clients as problem codes. */
import { PROBLEM_STATUS } from '@tortuga/wire'
import type { ProblemBody, ProblemCode } from '@tortuga/wire'
import type { FastifyReply } from 'fastify'

/** Thrown by routes and the lobby; the error handler sends it to the client. */
export class HttpProblem extends Error {
  readonly code: ProblemCode
  /** In seconds: when the client may try again. */
  readonly retryAfter: number | null
  constructor(code: ProblemCode, message = '', retryAfter: number | null = null) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const apiErrorBody = (code: ProblemCode, message = ''): ProblemBody => ({ error: message === '' ? { code } : { code, message } })

export const sendApiError = (reply: FastifyReply, { code, message, retryAfter }: HttpProblem): FastifyReply => {
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter))
  return reply.code(PROBLEM_STATUS[code]).send(apiErrorBody(code, message))
}
