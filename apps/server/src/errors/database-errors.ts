/** Tells errors of a database that will pass, such as a lock or a lost connection, from faults of this program. */

/** SQLite's primary result codes: busy, locked, out of memory, read-only, I/O error, full, cannot open. */
const SQLITE_CODES: readonly number[] = [5, 6, 7, 8, 10, 13, 14]
/** PostgreSQL's classes: connection, resources, operator intervention; read-only transaction (after a failover), serialization failure, deadlock, lock not available. */
const POSTGRES_CODES = /^(?:08|53|57P)\w+$|^(?:25006|40001|40P01|55P03|57014)$/
const NETWORK_CODES = /^(?:ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/
/** The PostgreSQL driver's own errors, which have no code. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

/** Whether the same request may succeed later. The error of a transaction may be the cause of the one that arrives. */
export const isTemporaryFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown }
  if (typeof errcode === 'number' && SQLITE_CODES.includes(errcode & 0xff)) return true
  if (typeof code === 'string' && (POSTGRES_CODES.test(code) || NETWORK_CODES.test(code))) return true
  return DRIVER_MESSAGES.test(error.message) || (error.cause !== undefined && isTemporaryFailure(error.cause))
}
