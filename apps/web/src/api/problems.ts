/** What can go wrong with a request, as far as the page has words for it. */

const PROBLEM_CODES = [
  'unreachable',
  'not-a-guest',
  'table-full',
  'seat-taken',
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
  'other',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A request that did not work. */
export class Problem extends Error {
  readonly code: ProblemCode
  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}

const isKnown = (code: unknown): code is ProblemCode => PROBLEM_CODES.some(known => known === code)

/** From what the server says: `{ error: { code } }`. */
export const problemFrom = (body: unknown): Problem => {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code
  return new Problem(isKnown(code) ? code : 'other')
}
