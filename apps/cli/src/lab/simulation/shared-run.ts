/** Plays a run together with other machines: workers take jobs, and the machine that started the run collects the results. */
import { canonicalJson, sha256Hex, range } from '@tortuga/kit'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { ThreadPool } from './thread-pool.ts'
import { RENEW_EVERY } from './job-table.ts'
import type { Jobs } from './job-table.ts'
import { gamesOf, listMissingRanges } from './plan.ts'
import type { Plan, GameNumber } from './plan.ts'
import type { RunEnd } from './local-run.ts'
import type { GameRow } from './game-row.ts'

/** Polling interval when there is nothing to do. */
const POLL_INTERVAL = 300

/** Waits until the time has passed or `stopped` aborts. */
const waitFor = (milliseconds: number, stopped: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal: stopped }).catch(() => undefined)

export type JobWork = {
  readonly jobs: Jobs
  readonly pool: ThreadPool
  /** Number of threads that play; 0 leaves the work to other machines. */
  readonly threads: number
  readonly build: string
  readonly stopped: AbortSignal
  /** Takes only jobs of this run; null for jobs of any run. */
  readonly run: string | null
  readonly onJob: (games: number) => void
  /** Called with each database error; the worker retries. */
  readonly onTrouble: (error: Error) => void
}

/** Takes jobs and plays them on every thread until `stopped` aborts. */
export const workOnJobs = async ({ jobs, pool, threads, build, stopped, run, onJob, onTrouble }: JobWork): Promise<void> => {
  const worker = `${hostname()}:${process.pid}`
  const retry = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      onTrouble(error instanceof Error ? error : new Error(String(error)))
      await waitFor(10 * POLL_INTERVAL, stopped)
    }
  }
  const playNext = async (thread: number): Promise<void> => {
    const job = await jobs.take(worker, build, run)
    if (job === null) return waitFor(POLL_INTERVAL, stopped)
    const rows: GameRow[] = []
    const played = await pool.play(thread, job.plan, job.chunk, row => rows.push(row))
    if (stopped.aborted) return
    if (!played.ok) return jobs.fail(job, played.fault)
    await jobs.finish(job, rows)
    onJob(rows.length)
  }
  const stop = (): void => void pool.stop()
  stopped.addEventListener('abort', stop, { once: true })
  const renewing = setInterval(() => void jobs.renew(worker).catch(onTrouble), RENEW_EVERY)
  const work = async (thread: number): Promise<void> => {
    while (!stopped.aborted) await retry(() => playNext(thread))
  }
  await Promise.all(Array.from({ length: threads }, (_, thread) => work(thread)))
  clearInterval(renewing)
  await jobs.giveBack(worker).catch(onTrouble)
}

/** Games per job: few enough to spread over many machines, and enough to keep the job table small. */
const sizeFor = (games: number): number => Math.max(1, Math.min(50, Math.ceil(games / 400)))

/** Posts the run and collects results until it is complete. Stopping removes the run from the table and keeps the collected games. */
export const playShared = async (
  plan: Plan,
  work: Omit<JobWork, 'run' | 'onJob'>,
  { has, keep }: { readonly has: (number: GameNumber) => boolean; readonly keep: (row: GameRow) => void },
): Promise<RunEnd> => {
  const { jobs, stopped } = work
  // Jobs are numbered over the whole plan, so that a lab that was killed and restarted finds the finished jobs of its run.
  const missing = listMissingRanges(plan, sizeFor(gamesOf(plan)), () => false)
    .map((chunk, job) => ({ job, chunk }))
    .filter(({ chunk: { fixture, from, to } }) => range(to - from).some(offset => !has({ fixture, game: from + offset })))
  const run = sha256Hex(canonicalJson(plan))
  const over = new AbortController()
  stopped.addEventListener('abort', () => over.abort(), { once: true })
  await jobs.post(run, plan, missing)
  const working = workOnJobs({ ...work, run, stopped: over.signal, onJob: () => undefined })
  const collected = new Set<number>()
  const collect = async (): Promise<RunEnd | null> => {
    for (const { job, rows, fault } of await jobs.collect(run, [...collected])) {
      if (fault !== null) return { type: 'fault', fault }
      for (const row of rows) keep(row)
      collected.add(job)
    }
    return missing.every(({ job }) => collected.has(job)) ? { type: 'complete' } : null
  }
  try {
    for (;;) {
      const ended = await collect()
      if (ended !== null) return ended
      if (stopped.aborted) return { type: 'stopped' }
      await waitFor(POLL_INTERVAL, stopped)
    }
  } finally {
    over.abort()
    await working
    await jobs.remove(run)
  }
}
