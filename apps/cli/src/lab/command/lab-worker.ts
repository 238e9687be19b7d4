/** `tortuga lab-worker`: plays jobs of lab runs that other machines have posted to PostgreSQL. */
import type { Language } from '@tortuga/kit'
import { readLanguage } from '../../games/arguments.ts'
import { EXIT, UsageError } from '../../terminal/io.ts'
import type { Io } from '../../terminal/io.ts'
import { TEXTS } from '../../text/index.ts'
import { buildOf, findThread } from './lab.ts'
import { createThreadPool } from '../simulation/thread-pool.ts'
import { openJobs } from '../simulation/job-table.ts'
import { workOnJobs } from '../simulation/shared-run.ts'
import { LAB_TEXTS } from '../text/index.ts'
import { readCores } from './request.ts'

export type LabWorkerFlags = { readonly cores?: string; readonly lang?: string }

const REPORT_INTERVAL = 10_000

export const runLabWorker = async (io: Io, fallback: Language, given: LabWorkerFlags): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], given.lang, fallback)
  const { worker: texts, errors } = LAB_TEXTS[language]
  const url = io.env['DATABASE_URL'] ?? ''
  if (url === '') throw new UsageError(errors.noDatabase)
  const cores = readCores(LAB_TEXTS[language], given.cores, 1)
  const file = findThread(io)
  const build = buildOf(file)
  const say = (line: string): unknown => io.output.write(`${line}\n`)
  const trouble = (error: Error): void => void say(texts.trouble(error.message))
  const jobs = await openJobs(url, trouble).catch((error: unknown) => {
    throw new UsageError(TEXTS[language].errors.trouble(error instanceof Error ? error.message : String(error)))
  })
  if (await jobs.hasForeign(build)) say(texts.foreign)
  say(texts.ready(cores))

  let [all, reported, last] = [0, 0, performance.now()]
  const onJob = (games: number): void => {
    all += games
    if (performance.now() - last < REPORT_INTERVAL) return
    say(texts.played(all - reported, all))
    ;[reported, last] = [all, performance.now()]
  }
  const stop = new AbortController()
  void io.toldToStop().then(() => stop.abort())
  const pool = createThreadPool(file, cores)
  await workOnJobs({ jobs, pool, threads: cores, build, stopped: stop.signal, run: null, onJob, onTrouble: trouble })
  await pool.stop()
  await jobs.close()
  say(texts.stopped(all))
  return EXIT.success
}
