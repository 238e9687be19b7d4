/** The log: one JSON object a line. Of an error it says what happened and where, and nothing that hangs on it: a driver's error brings its connection and the values of what was asked along. */
import { pino } from 'pino'
import type { Logger } from 'pino'

type Said = { readonly type: string; readonly code?: string; readonly message: string; readonly stack?: string }

const sayError = (error: unknown): Said => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error at all was thrown' }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: error.message,
    ...(error.stack !== undefined && { stack: error.stack }),
  }
}

/** The server's own log on standard error, or the one that was passed in. */
export const openLog = (passed: Logger = pino({ base: null }, pino.destination(2))): Logger =>
  passed.child({}, { serializers: { err: sayError } })
