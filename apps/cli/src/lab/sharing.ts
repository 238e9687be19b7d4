/** Playing a run together with other machines: whoever has cores takes jobs; the one that was asked for the run collects what comes. */
import { canonicalJson, sha256Hex, upTo } from '@tortuga/kit'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Crew } from './crew.ts'
import { RENEW_EVERY } from './jobs.ts'
import type { Jobs } from './jobs.ts'
import { gamesOf, listChunks } from './plan.ts'
import type { Plan, GameNumber } from './plan.ts'
import type { Ended } from './playing.ts'
import type { Row } from './row.ts'

/** How long whoever found nothing to do waits before looking again. */
const LOOK_EVERY = 300

/** Waits, but no longer than until `stopped`. */
const rest = (milliseconds: number, stopped: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal: stopped }).catch(() => undefined)

export type Work = {
  readonly jobs: Jobs
  readonly crew: Crew
  /** How many of its threads play; none where others do the work. */
  readonly threads: number
  readonly build: string
  readonly stopped: AbortSignal
  /** Of this run alone, or of any. */
  readonly run: string | null
  readonly onJob: (games: number) => void
  /** What the database said when it did not answer; the work goes on when it does. */
  readonly onTrouble: (error: Error) => void
}

/** Takes jobs and plays them on every thread until `stopped`. */
export const workOnJobs = async ({ jobs, crew, threads, build, stopped, run, onJob, onTrouble }: Work): Promise<void> => {
  const worker = `${hostname()}:${process.pid}`
  const bear = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      onTrouble(error instanceof Error ? error : new Error(String(error)))
      await rest(10 * LOOK_EVERY, stopped)
    }
  }
  const playNext = async (thread: number): Promise<void> => {
    const job = await jobs.take(worker, build, run)
    if (job === null) return rest(LOOK_EVERY, stopped)
    const rows: Row[] = []
    const played = await crew.play(thread, job.plan, job.chunk, row => rows.push(row))
    if (stopped.aborted) return
    if (!played.ok) return jobs.fail(job, played.fault)
    await jobs.finish(job, rows)
    onJob(rows.length)
  }
  const stop = (): void => void crew.stop()
  stopped.addEventListener('abort', stop, { once: true })
  const renewing = setInterval(() => void jobs.renew(worker).catch(onTrouble), RENEW_EVERY)
  const work = async (thread: number): Promise<void> => {
    while (!stopped.aborted) await bear(() => playNext(thread))
  }
  await Promise.all(Array.from({ length: threads }, (_, thread) => work(thread)))
  clearInterval(renewing)
  await jobs.giveBack(worker).catch(onTrouble)
}

/** Games to a job: so few that many machines have work, and so many that the table stays small. */
const sizeFor = (games: number): number => Math.max(1, Math.min(50, Math.ceil(games / 400)))

/** Puts the run on the table and collects until all is there. Whoever stops it takes it off the table again, all that was done kept. */
export const playTogether = async (
  plan: Plan,
  work: Omit<Work, 'run' | 'onJob'>,
  { has, keep }: { readonly has: (number: GameNumber) => boolean; readonly keep: (row: Row) => void },
): Promise<Ended> => {
  const { jobs, stopped } = work
  // Numbered over the whole plan: so a run whose lab was killed is found again, with whatever others have played of it.
  const missing = listChunks(plan, sizeFor(gamesOf(plan)), () => false)
    .map((chunk, job) => ({ job, chunk }))
    .filter(({ chunk: { fixture, from, to } }) => upTo(to - from).some(offset => !has({ fixture, game: from + offset })))
  const run = sha256Hex(canonicalJson(plan))
  const over = new AbortController()
  stopped.addEventListener('abort', () => over.abort(), { once: true })
  await jobs.post(run, plan, missing)
  const working = workOnJobs({ ...work, run, stopped: over.signal, onJob: () => undefined })
  const collected = new Set<number>()
  const collect = async (): Promise<Ended | null> => {
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
      await rest(LOOK_EVERY, stopped)
    }
  } finally {
    over.abort()
    await working
    await jobs.remove(run)
  }
}
