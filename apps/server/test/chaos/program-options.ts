/** The options of the server program, which it gets as JSON. */
import * as v from 'valibot'

export const programOptionsSchema = v.strictObject({
  port: v.number(),
  host: v.string(),
  dataFolder: v.string(),
  botWorker: v.string(),
  databaseUrl: v.exactOptional(v.string()),
  limits: v.exactOptional(v.record(v.string(), v.number())),
  /** Where the server's entropy comes from, so that it deals the same in every run. */
  entropy: v.string(),
  /** Keeps the store in memory. */
  memory: v.optional(v.boolean(), false),
  /** Begins matches under all editions of their games in turn. */
  isAllEditions: v.optional(v.boolean(), false),
  /** How far the server's time is ahead of the machine's, in milliseconds. */
  ahead: v.optional(v.number(), 0),
})
export type ProgramOptions = v.InferInput<typeof programOptionsSchema>
