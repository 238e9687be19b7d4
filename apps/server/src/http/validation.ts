/** Valibot as Fastify's validator: a route names the schemas of its body, query and parameters, and gets them typed. */
import { matchIdSchema } from '@tortuga/wire'
import type { FastifyBaseLogger, FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'

interface ValibotProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ValibotProvider>

/** Names the invalid fields but does not repeat their values, because the message may be logged. */
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

/** A number in a path or a query. */
const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

export const matchParams = v.strictObject({ id: matchIdSchema })
export const seatParams = v.strictObject({ id: matchIdSchema, seat: digits })
export const versionParams = v.strictObject({ id: matchIdSchema, version: digits })
export const deviceParams = v.strictObject({ device: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) })
export const seatQuery = v.strictObject({ match: matchIdSchema, seat: digits })
export const viewerQuery = v.strictObject({ viewer: v.optional(v.union([digits, v.picklist(['table', 'open'])])) })
