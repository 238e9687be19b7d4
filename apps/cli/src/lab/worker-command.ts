/** `tortuga lab-worker`: lends this machine's cores to runs that others have put on the table. */
import { readLanguage } from '../arguments.ts'
import { EXIT, Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { TEXTS } from '../text/index.ts'
import { buildOf, findThread } from './command.ts'
import { hireCrew } from './crew.ts'
import { openJobs } from './jobs.ts'
import { workOnJobs } from './sharing.ts'
import { LAB_TEXTS } from './text/index.ts'
import { readCores } from './wish.ts'

export type LabWorkerOptions = { readonly cores?: string; readonly lang?: string }

const SAY_EVERY = 10_000

export const runLabWorker = async (io: Io, fallback: Language, given: LabWorkerOptions): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], given.lang, fallback)
  const { worker: texts, misuse } = LAB_TEXTS[language]
  const url = io.env['DATABASE_URL'] ?? ''
  if (url === '') throw new Misuse(misuse.noDatabase)
  const cores = readCores(LAB_TEXTS[language], given.cores, 1)
  const file = findThread(io)
  const build = buildOf(file)
  const say = (line: string): unknown => io.output.write(`${line}\n`)
  const trouble = (error: Error): void => void say(texts.trouble(error.message))
  const jobs = await openJobs(url, trouble).catch((error: unknown) => {
    throw new Misuse(TEXTS[language].misuse.trouble(error instanceof Error ? error.message : String(error)))
  })
  if (await jobs.hasForeign(build)) say(texts.foreign)
  say(texts.ready(cores))

  let [all, told, last] = [0, 0, performance.now()]
  const onJob = (games: number): void => {
    all += games
    if (performance.now() - last < SAY_EVERY) return
    say(texts.played(all - told, all))
    ;[told, last] = [all, performance.now()]
  }
  const stop = new AbortController()
  void io.toldToStop().then(() => stop.abort())
  const crew = hireCrew(file, cores)
  await workOnJobs({ jobs, crew, threads: cores, build, stopped: stop.signal, run: null, onJob, onTrouble: trouble })
  await crew.stop()
  await jobs.close()
  say(texts.stopped(all))
  return EXIT.fine
}
