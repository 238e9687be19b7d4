/**
 * The log: one JSON object per line. Errors are reduced to type, code, message and stack, because a database driver's error also
 * contains its connection and the values of the query.
 */
import { pino } from 'pino'
import type { Logger } from 'pino'

type LoggedError = { readonly type: string; readonly code?: string; readonly message: string; readonly stack?: string }

const serializeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'the thrown value is not an Error' }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: error.message,
    ...(error.stack !== undefined && { stack: error.stack }),
  }
}

/** By default the log goes to standard error. */
export const createLogger = (logger: Logger = pino({ base: null }, pino.destination(2))): Logger =>
  logger.child({}, { serializers: { err: serializeError } })
