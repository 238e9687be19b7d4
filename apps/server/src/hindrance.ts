/** What can keep a host from opening a store or a port, as data: the words for it are the command line's. */
import { unreachable } from '@tortuga/kit'

const HINDRANCES = [
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
  'no-database',
  'database-refuses',
] as const
export type HindranceType = (typeof HINDRANCES)[number]

/** `about` is the port, folder, file or machine in question, and never a password. */
export class Hindrance extends Error {
  readonly type: HindranceType
  readonly about: string
  constructor(type: HindranceType, about: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.type = type
    this.about = about
  }
}

/** What was being tried when something failed. */
export type Tried =
  | { readonly type: 'listen'; readonly host: string; readonly port: number }
  | { readonly type: 'folder'; readonly folder: string }
  | { readonly type: 'copy'; readonly file: string }
  | { readonly type: 'database'; readonly url: string }

const machineOf = (url: string): string => (URL.canParse(url) ? new URL(url).host || 'localhost' : 'localhost')

const NO_WAY_IN = /unable to open|readonly|read-only|permission denied|EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOENT/i
const FULL = /is full|ENOSPC|EDQUOT/i
const NO_STORE = /not a database|malformed|encrypted/i

/** Whether something failed for want of room on the disk. */
export const isFull = ({ message }: Error): boolean => FULL.test(message)

const ofListening = (code: string, host: string, port: number): readonly [HindranceType, string] | null => {
  if (code === 'EADDRINUSE') return ['port-taken', String(port)]
  if (code === 'EACCES') return ['port-forbidden', String(port)]
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code) ? ['no-such-address', host] : null
}

const ofFile = (text: string, place: string, forbidden: HindranceType): readonly [HindranceType, string] | null => {
  if (FULL.test(text)) return ['disk-full', place]
  if (NO_STORE.test(text)) return ['not-a-store', place]
  return NO_WAY_IN.test(text) ? [forbidden, place] : null
}

/** PostgreSQL's own codes have five signs; whatever else fails before the first answer is the way there. */
const ofDatabase = (code: string, text: string, url: string): readonly [HindranceType, string] | null => {
  if (/^(?:28|3D|42501)/.test(code)) return ['database-refuses', text]
  if (/^E[A-Z_]+$/.test(code) || /timeout|terminated|SSL/i.test(text)) return ['no-database', machineOf(url)]
  return null
}

const find = (tried: Tried, code: string, text: string): readonly [HindranceType, string] | null => {
  switch (tried.type) {
    case 'listen':
      return ofListening(code, tried.host, tried.port)
    case 'folder':
      return ofFile(`${code} ${text}`, tried.folder, 'folder-forbidden')
    case 'copy':
      return ofFile(`${code} ${text}`, tried.file, 'file-forbidden')
    case 'database':
      return ofDatabase(code, text, tried.url)
    default:
      return unreachable(tried)
  }
}

/** Does something, and says what stood in the way where that is known. */
export const trying = async <A>(tried: Tried, act: () => A | Promise<A>): Promise<A> => {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Hindrance) throw error
    const found = find(tried, (error as { code?: string }).code ?? '', error.message)
    throw found === null ? error : new Hindrance(found[0], found[1], error.message, error)
  }
}
