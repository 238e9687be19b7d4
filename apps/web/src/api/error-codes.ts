/** Why a request to the server failed, as far as the page has texts for it. */
import { problemSchema } from '@tortuga/wire'
import type { ProblemCode } from '@tortuga/wire'
import * as v from 'valibot'

/** Codes of the server that have their own text; every other code becomes `other`. */
const CODES_WITH_TEXT = [
  'not-a-guest',
  'table-full',
  'seat-taken',
  'seat-given',
  'name-taken',
  'already-begun',
  'already-seated',
  'not-welcome',
  'too-many-tables',
  'too-often',
  'no-such-table',
  'no-such-link',
  'other-commitment',
  'malformed',
  'barred',
] as const satisfies readonly ProblemCode[]
export type ApiProblemCode = (typeof CODES_WITH_TEXT)[number] | 'unreachable' | 'other'

/** A request that failed. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode
  constructor(code: ApiProblemCode) {
    super(code)
    this.code = code
  }
}

/** Reads an error answer of the server. */
export const apiErrorFrom = (body: unknown): ApiProblem => {
  const parsed = v.safeParse(problemSchema, body)
  const code = parsed.success ? parsed.output.error.code : null
  return new ApiProblem(CODES_WITH_TEXT.find(known => known === code) ?? 'other')
}
