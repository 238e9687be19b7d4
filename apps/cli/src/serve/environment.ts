/** Reads and validates the environment variables of the host's commands, and turns startup errors into sentences. */
import type { Language } from '@tortuga/kit'
import { StartupError } from '@tortuga/server'
import type { ServerOptions } from '@tortuga/server'
import { BlockList, isIP } from 'node:net'
import { readNumber } from '../games/arguments.ts'
import { UsageError } from '../terminal/io.ts'
import type { Io } from '../terminal/io.ts'
import { TEXTS } from '../text/index.ts'
import { STARTUP_ERRORS, ENVIRONMENT_ERRORS } from '../text/startup-errors/index.ts'

/** An empty variable counts as unset. */
const read = ({ env }: Io, name: string): string | null => env[name] || null

const PROTOCOLS = ['postgres:', 'postgresql:']

export const readDatabaseUrl = (io: Io, language: Language): string | null => {
  const url = read(io, 'DATABASE_URL')
  if (url === null || (URL.canParse(url) && PROTOCOLS.includes(new URL(url).protocol))) return url
  throw new UsageError(ENVIRONMENT_ERRORS[language].DATABASE_URL)
}

/** Only an origin is allowed, because the page is served at the root. */
export const readPublicUrl = (io: Io, language: Language): string | null => {
  const text = read(io, 'PUBLIC_URL')
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`
  if (!isPlain) throw new UsageError(ENVIRONMENT_ERRORS[language].PUBLIC_URL)
  return url.origin
}

const PROXIES = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  try {
    new BlockList().addSubnet(address, /^\d{1,3}$/.test(bits) ? Number(bits) : -1, family === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}

/** `TRUST_PROXY=1` trusts any proxy; otherwise it names the addresses to trust. */
export const readTrustedProxies = (io: Io, language: Language): boolean | string => {
  const text = read(io, 'TRUST_PROXY')
  if (text === null) return false
  if (text === '1') return true
  const names = text.split(',').map(name => name.trim())
  if (!names.every(name => PROXIES.includes(name) || isNetwork(name))) throw new UsageError(ENVIRONMENT_ERRORS[language].TRUST_PROXY)
  return names.join(',')
}

export const readMetricsAccess = (io: Io, language: Language): boolean => {
  const text = read(io, 'METRICS')
  if (text !== null && text !== 'open') throw new UsageError(ENVIRONMENT_ERRORS[language].METRICS)
  return text === 'open'
}

const readDays = (io: Io, language: Language, name: string): number | undefined => {
  const text = read(io, name)
  return text === null ? undefined : readNumber(text, 1, 3650, TEXTS[language].errors.days(name))
}

/** The retention limits that are set; the server has defaults for the others. */
export const readRetention = (io: Io, language: Language): NonNullable<ServerOptions['limits']> => {
  const idleDays = readDays(io, language, 'IDLE_DAYS')
  const finishedDays = readDays(io, language, 'FINISHED_DAYS')
  const guestDays = readDays(io, language, 'GUEST_DAYS')
  return {
    ...(idleDays !== undefined && { idleDays }),
    ...(finishedDays !== undefined && { finishedDays }),
    ...(guestDays !== undefined && { guestDays }),
  }
}

/** Runs an action and reports its startup error as a sentence. */
export const explainStartupErrors = async <A>(language: Language, act: () => A | Promise<A>): Promise<A> => {
  try {
    return await act()
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (error instanceof StartupError) throw new UsageError(STARTUP_ERRORS[language][error.type](error.about))
    throw new UsageError(TEXTS[language].errors.trouble(error instanceof Error ? error.message : String(error)))
  }
}
