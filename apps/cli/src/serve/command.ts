/** `tortuga serve`: opens the table server, says where it is, and closes it cleanly when it is told to. */
import { serve } from '@tortuga/server'
import { readLanguage, readNumber } from '../arguments.ts'
import { EXIT, Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { TEXTS } from '../text/index.ts'

export type ServeOptions = { readonly port?: string; readonly host?: string; readonly data?: string; readonly lang?: string }

/** `TRUST_PROXY=1` trusts any proxy; otherwise it names the addresses to trust. */
const readTrust = (value: string | undefined): boolean | string =>
  value === undefined || value === '' ? false : value === '1' ? true : value

export const runServe = async (io: Io, fallback: Language, options: ServeOptions): Promise<number> => {
  const texts = TEXTS[readLanguage(TEXTS[fallback], options.lang, fallback)]
  const port = readNumber(options.port ?? '8080', 0, 65_535, texts.misuse.port)
  const idleDays = io.env['IDLE_DAYS']
  const say = (line: string): unknown => io.output.write(`${line}\n`)
  const server = await serve({
    port,
    host: options.host ?? '0.0.0.0',
    dataFolder: options.data ?? 'data',
    databaseUrl: io.env['DATABASE_URL'] ?? null,
    publicUrl: io.env['PUBLIC_URL'] ?? null,
    trustProxy: readTrust(io.env['TRUST_PROXY']),
    areMetricsOpen: io.env['METRICS'] === 'open',
    ...(idleDays === undefined ? {} : { limits: { idleDays: readNumber(idleDays, 1, 3650, texts.misuse.idleDays) } }),
  }).catch((error: unknown) => {
    throw new Misuse(texts.misuse.trouble(error instanceof Error ? error.message : String(error)))
  })
  say(texts.serve.ready)
  for (const address of server.addresses) say(`  ${address}`)
  say(texts.serve.stop)
  await io.toldToStop()
  say(texts.serve.stopping)
  await server.stop()
  say(texts.serve.stopped)
  return EXIT.fine
}
