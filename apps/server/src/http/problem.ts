/** What can go wrong with a request, each with its status. Every error answer is `{ error: { code, message? } }`. */
import type { FastifyReply } from 'fastify'

export const PROBLEMS = {
  malformed: 400,
  'bad-options': 400,
  'bad-seats': 400,
  'no-such-level': 400,
  'not-a-guest': 401,
  barred: 403,
  'foreign-origin': 403,
  'not-yours': 403,
  'no-spectators': 403,
  'not-welcome': 403,
  'not-found': 404,
  'no-such-game': 404,
  'no-such-table': 404,
  'no-such-version': 404,
  'no-such-link': 404,
  'already-begun': 409,
  'not-begun': 409,
  'not-over': 409,
  'already-seated': 409,
  'not-seated': 409,
  'seat-taken': 409,
  'table-full': 409,
  'name-taken': 409,
  'other-commitment': 409,
  'other-rules': 409,
  'too-many-tables': 409,
  busy: 409,
  'too-long': 413,
  'not-json': 415,
  'upgrade-needed': 426,
  'too-often': 429,
  fault: 500,
  'try-again': 503,
  restarting: 503,
} as const
export type ProblemCode = keyof typeof PROBLEMS

/** Thrown by routes and the lobby; the error handler says it. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | null
  constructor(code: ProblemCode, message = '', retryAfter: number | null = null) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const problemBody = (
  code: ProblemCode,
  message = '',
): { readonly error: { readonly code: ProblemCode; readonly message?: string } } => ({
  error: message === '' ? { code } : { code, message },
})

export const sendProblem = (reply: FastifyReply, { code, message, retryAfter }: Problem): FastifyReply => {
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter))
  return reply.code(PROBLEMS[code]).send(problemBody(code, message))
}
