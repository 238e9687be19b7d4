/** `tortuga serve`: opens the table server, says where it is, and closes it cleanly when it is told to. */
import { serve } from '@tortuga/server'
import { readLanguage, readNumber } from '../arguments.ts'
import { attempt, readDatabaseUrl, readIdleDays, readMetrics, readPublicUrl, readTrust } from '../host.ts'
import { EXIT } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { TEXTS } from '../text/index.ts'

export type ServeOptions = { readonly port?: string; readonly host?: string; readonly data?: string; readonly lang?: string }

export const runServe = async (io: Io, fallback: Language, options: ServeOptions): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  const port = readNumber(options.port ?? '8080', 0, 65_535, texts.misuse.port)
  const idleDays = readIdleDays(io)
  const say = (line: string): unknown => io.output.write(`${line}\n`)
  const settings = {
    port,
    host: options.host ?? '0.0.0.0',
    dataFolder: options.data ?? 'data',
    databaseUrl: readDatabaseUrl(io, language),
    publicUrl: readPublicUrl(io, language),
    trustProxy: readTrust(io, language),
    areMetricsOpen: readMetrics(io, language),
    ...(idleDays === null ? {} : { limits: { idleDays: readNumber(idleDays, 1, 3650, texts.misuse.idleDays) } }),
  }
  const server = await attempt(language, () => serve(settings))
  say(texts.serve.ready)
  for (const address of server.addresses) say(`  ${address}`)
  say(texts.serve.stop)
  await io.toldToStop()
  say(texts.serve.stopping)
  await server.stop()
  say(texts.serve.stopped)
  return EXIT.fine
}
