/** Errors that prevent a command from opening a store or a port, as data: the command line turns them into sentences. */
import { unreachable } from '@tortuga/kit'

const STARTUP_ERROR_TYPES = [
  'port-taken',
  'port-forbidden',
  'no-such-address',
  'folder-in-use',
  'folder-forbidden',
  'no-store',
  'not-a-store',
  'newer-store',
  'disk-full',
  'file-exists',
  'file-forbidden',
  'no-backup',
  'not-a-backup',
  'no-database',
  'database-refuses',
] as const
export type StartupErrorType = (typeof STARTUP_ERROR_TYPES)[number]

/** `about` is the port, folder, file or host concerned. It never contains a password. */
export class StartupError extends Error {
  readonly type: StartupErrorType
  readonly about: string
  constructor(type: StartupErrorType, about: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.type = type
    this.about = about
  }
}

/** The operation that failed. */
type StartupAttempt =
  | { readonly type: 'listen'; readonly host: string; readonly port: number }
  | { readonly type: 'folder'; readonly folder: string }
  | { readonly type: 'copy'; readonly file: string }
  | { readonly type: 'restore'; readonly file: string }
  | { readonly type: 'database'; readonly url: string }

type Classification = readonly [type: StartupErrorType, about: string]

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host || 'localhost' : 'localhost')

const NO_ACCESS = /unable to open|readonly|read-only|permission denied|EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOENT/i
const DISK_FULL = /is full|ENOSPC|EDQUOT/i
const NO_STORE = /not a database|malformed|encrypted/i

export const isDiskFull = ({ message }: Error): boolean => DISK_FULL.test(message)

const classifyListenError = (code: string, host: string, port: number): Classification | null => {
  if (code === 'EADDRINUSE') return ['port-taken', String(port)]
  if (code === 'EACCES') return ['port-forbidden', String(port)]
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code) ? ['no-such-address', host] : null
}

const classifyFileError = (text: string, path: string, forbidden: StartupErrorType): Classification | null => {
  if (DISK_FULL.test(text)) return ['disk-full', path]
  if (NO_STORE.test(text)) return ['not-a-store', path]
  return NO_ACCESS.test(text) ? [forbidden, path] : null
}

/** PostgreSQL's own error codes have five characters. Any other error before the first response is reported as a connection problem. */
const classifyDatabaseError = (code: string, text: string, url: string): Classification | null => {
  if (/^(?:28|3D|42501)/.test(code)) return ['database-refuses', text]
  if (/^E[A-Z_]+$/.test(code) || /timeout|terminated|SSL/i.test(text)) return ['no-database', hostOf(url)]
  return null
}

const classify = (attempt: StartupAttempt, code: string, text: string): Classification | null => {
  switch (attempt.type) {
    case 'listen':
      return classifyListenError(code, attempt.host, attempt.port)
    case 'folder':
      return classifyFileError(`${code} ${text}`, attempt.folder, 'folder-forbidden')
    case 'copy':
      return classifyFileError(`${code} ${text}`, attempt.file, 'file-forbidden')
    case 'restore':
      return NO_STORE.test(`${code} ${text}`) ? ['not-a-backup', attempt.file] : null
    case 'database':
      return classifyDatabaseError(code, text, attempt.url)
    default:
      return unreachable(attempt)
  }
}

/** Runs an operation and rethrows errors with a known cause as a `StartupError`. */
export const withStartupErrors = async <A>(attempt: StartupAttempt, run: () => A | Promise<A>): Promise<A> => {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StartupError) throw error
    const found = classify(attempt, (error as { code?: string }).code ?? '', error.message)
    throw found === null ? error : new StartupError(found[0], found[1], error.message, error)
  }
}
