/** What the commands of a host share: the variables of the environment, read and checked, and the words for what stood in the way. */
import { Hindrance } from '@tortuga/server'
import { BlockList, isIP } from 'node:net'
import { Misuse } from './io.ts'
import type { Io } from './io.ts'
import type { Language } from './language.ts'
import { TEXTS } from './text/index.ts'
import { HINDRANCES, SETTINGS } from './text/hindrances.ts'

/** A variable that is set to nothing is not set. */
const read = ({ env }: Io, name: string): string | null => env[name] || null

const PROTOCOLS = ['postgres:', 'postgresql:']

export const readDatabaseUrl = (io: Io, language: Language): string | null => {
  const url = read(io, 'DATABASE_URL')
  if (url === null || (URL.canParse(url) && PROTOCOLS.includes(new URL(url).protocol))) return url
  throw new Misuse(SETTINGS[language].DATABASE_URL)
}

/** Nothing but the origin: the page lives at the top of its address. */
export const readPublicUrl = (io: Io, language: Language): string | null => {
  const text = read(io, 'PUBLIC_URL')
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`
  if (!isPlain) throw new Misuse(SETTINGS[language].PUBLIC_URL)
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
export const readTrust = (io: Io, language: Language): boolean | string => {
  const text = read(io, 'TRUST_PROXY')
  if (text === null) return false
  if (text === '1') return true
  const names = text.split(',').map(name => name.trim())
  if (!names.every(name => PROXIES.includes(name) || isNetwork(name))) throw new Misuse(SETTINGS[language].TRUST_PROXY)
  return names.join(',')
}

export const readMetrics = (io: Io, language: Language): boolean => {
  const text = read(io, 'METRICS')
  if (text !== null && text !== 'open') throw new Misuse(SETTINGS[language].METRICS)
  return text === 'open'
}

export const readIdleDays = (io: Io): string | null => read(io, 'IDLE_DAYS')

/** Does what may meet a hindrance, and says it in a sentence. */
export const attempt = async <A>(language: Language, act: () => A | Promise<A>): Promise<A> => {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Misuse) throw error
    if (error instanceof Hindrance) throw new Misuse(HINDRANCES[language][error.type](error.about))
    throw new Misuse(TEXTS[language].misuse.trouble(error instanceof Error ? error.message : String(error)))
  }
}
