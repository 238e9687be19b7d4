/** Error codes of the HTTP routes, each with its status. Every error answer is `{ error: { code, message? } }`. */
import * as v from 'valibot'

export const PROBLEM_STATUS = {
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
  'no-such-device': 404,
  'already-begun': 409,
  'not-begun': 409,
  'not-over': 409,
  'already-seated': 409,
  'not-seated': 409,
  'seat-taken': 409,
  'table-full': 409,
  'name-taken': 409,
  'other-commitment': 409,
  'seat-given': 409,
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
export type ProblemCode = keyof typeof PROBLEM_STATUS

/** `code` is any string: a newer server may have codes that this client does not know. */
export const problemSchema = v.object({ error: v.object({ code: v.string(), message: v.optional(v.string()) }) })
export type ProblemBody = { readonly error: { readonly code: ProblemCode; readonly message?: string } }
