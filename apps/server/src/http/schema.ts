/** Valibot as Fastify's validator: a route names the schemas of its body, query and parameters, and gets them typed. */
import type { FastifyBaseLogger, FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'

interface ValibotProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ValibotProvider>

/** Says where it is wrong, and not what was sent there. */
const explain = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 3)
    .map(issue => `${v.getDotPath(issue) ?? 'it'}: expected ${issue.expected ?? 'something else'}`)
    .join('; ')

export const compileSchema: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data: unknown) => {
    const result = v.safeParse(schema, data)
    return result.success ? { value: result.output } : { error: new Error(explain(result.issues)) }
  }

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A number in a path or a query. */
const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

export const seatSchema = v.pipe(count, v.maxValue(63))
export const matchParams = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })
export const seatParams = v.strictObject({ ...matchParams.entries, seat: digits })
export const versionParams = v.strictObject({ ...matchParams.entries, version: digits })
export const seatQuery = v.strictObject({ match: matchParams.entries.id, seat: digits })
export const viewerQuery = v.strictObject({ viewer: v.optional(v.union([digits, v.picklist(['table', 'open'])])) })
