/** `tortuga serve`: starts the server, prints its addresses, and stops it cleanly on a signal. */
import type { Language } from '@tortuga/kit'
import { serve } from '@tortuga/server'
import { readLanguage, readNumber } from '../games/arguments.ts'
import {
  explainStartupErrors,
  readDatabaseUrl,
  readMetricsAccess,
  readPublicUrl,
  readRetention,
  readTrustedProxies,
} from './environment.ts'
import { EXIT } from '../terminal/io.ts'
import type { Io } from '../terminal/io.ts'
import { TEXTS } from '../text/index.ts'

export type ServeFlags = { readonly port?: string; readonly host?: string; readonly data?: string; readonly lang?: string }

const LOCAL_HOSTS = /^(?:localhost|127(?:\.\d+){3}|::1)$/

/** Whether other machines reach the server over plain HTTP. */
const isExposed = ({ host, publicUrl }: { readonly host: string; readonly publicUrl: string | null }): boolean =>
  !LOCAL_HOSTS.test(host) && publicUrl?.startsWith('https:') !== true

export const runServe = async (io: Io, fallback: Language, options: ServeFlags): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  const port = readNumber(options.port ?? '8080', 0, 65_535, texts.errors.port)
  const say = (line: string): unknown => io.output.write(`${line}\n`)
  const settings = {
    port,
    host: options.host ?? '0.0.0.0',
    dataFolder: options.data ?? 'data',
    databaseUrl: readDatabaseUrl(io, language),
    publicUrl: readPublicUrl(io, language),
    trustProxy: readTrustedProxies(io, language),
    areMetricsOpen: readMetricsAccess(io, language),
    limits: readRetention(io, language),
  }
  const server = await explainStartupErrors(language, () => serve(settings))
  say(texts.serve.ready)
  for (const address of server.addresses) say(`  ${address}`)
  if (isExposed(settings)) say(texts.serve.warning)
  say(texts.serve.stop)
  await io.toldToStop()
  say(texts.serve.stopping)
  await server.stop()
  say(texts.serve.stopped)
  return EXIT.success
}
