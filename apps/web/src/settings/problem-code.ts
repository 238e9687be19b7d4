/** The code of a failed request, for the text table of problems. */
import { ApiProblem } from '../api/error-codes.ts'
import type { ApiProblemCode } from '../api/error-codes.ts'

export const problemCodeOf = (error: unknown): ApiProblemCode => (error instanceof ApiProblem ? error.code : 'other')
