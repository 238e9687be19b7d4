/** A run as jobs in a PostgreSQL table, shared by any number of machines. A job is leased and becomes available again when the lease expires, so a dead worker blocks nothing. */
import pg from 'pg'
import * as v from 'valibot'
import { gameFaultSchema } from './thread-pool.ts'
import type { GameFault } from './thread-pool.ts'
import { PlanSchema } from './plan.ts'
import type { GameRange, Plan } from './plan.ts'
import { GameRowSchema } from './game-row.ts'
import type { GameRow } from './game-row.ts'

const TABLES = `
  create table if not exists lab_runs (id text primary key, build text not null, plan text not null, posted timestamptz not null default now());
  create table if not exists lab_jobs (
    run text not null references lab_runs (id) on delete cascade, job integer not null,
    fixture integer not null, first integer not null, last integer not null,
    worker text, lent_until timestamptz, games text, fault text,
    primary key (run, job)
  );
  create index if not exists lab_jobs_open on lab_jobs (run, job) where games is null and fault is null;
`
/** An arbitrary advisory lock number that nothing else uses. */
const LOCK = 7_465_102
/** Lease in seconds: much longer than the renewal interval. */
const LEASE_SECONDS = 10
export const RENEW_EVERY = 2000

type Job = { readonly run: string; readonly job: number; readonly plan: Plan; readonly chunk: GameRange }
type Finished = { readonly job: number; readonly rows: readonly GameRow[]; readonly fault: GameFault | null }

export type Jobs = {
  /** Inserts a run and its jobs; an existing run stays unchanged. */
  readonly post: (run: string, plan: Plan, jobs: readonly Pick<Job, 'job' | 'chunk'>[]) => Promise<void>
  /** Takes a job that is free or whose lease has expired; only of the given run, if any. */
  readonly take: (worker: string, build: string, run: string | null) => Promise<Job | null>
  readonly renew: (worker: string) => Promise<void>
  readonly finish: (job: Job, rows: readonly GameRow[]) => Promise<void>
  readonly fail: (job: Job, fault: GameFault) => Promise<void>
  /** Releases the unfinished jobs of this worker. */
  readonly giveBack: (worker: string) => Promise<void>
  /** The finished jobs of a run, except those given. */
  readonly collect: (run: string, except: readonly number[]) => Promise<readonly Finished[]>
  readonly remove: (run: string) => Promise<void>
  /** Whether jobs are waiting that only another build can play. */
  readonly hasForeign: (build: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

const Rows = v.array(GameRowSchema)
type Taken = { readonly run: string; readonly job: number; readonly fixture: number; readonly first: number; readonly last: number }

/** `onError` is called when an idle connection breaks. */
export const openJobs = async (url: string, onError: (error: Error) => void): Promise<Jobs> => {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 })
  pool.on('error', onError)
  const plans = new Map<string, Plan>()
  const ask = async <A extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly A[]> =>
    (await pool.query<A>(text, [...values])).rows

  const client = await pool.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${LOCK}); ${TABLES} commit`)
  } finally {
    client.release()
  }

  const planOf = async (run: string): Promise<Plan | null> => {
    const known = plans.get(run)
    if (known !== undefined) return known
    const [found] = await ask<{ plan: string }>('select plan from lab_runs where id = $1', [run])
    if (found === undefined) return null
    const plan = v.parse(PlanSchema, JSON.parse(found.plan))
    plans.set(run, plan)
    return plan
  }

  return {
    post: async (run, plan, wanted) => {
      await ask('insert into lab_runs (id, build, plan) values ($1, $2, $3) on conflict do nothing', [
        run,
        plan.build,
        JSON.stringify(plan),
      ])
      const column = (pick: (chunk: GameRange) => number): readonly number[] => wanted.map(({ chunk }) => pick(chunk))
      await ask(
        `insert into lab_jobs (run, job, fixture, first, last)
         select $1, job, fixture, first, last from unnest($2::int[], $3::int[], $4::int[], $5::int[]) as wanted (job, fixture, first, last)
         on conflict do nothing`,
        [run, wanted.map(({ job }) => job), column(({ fixture }) => fixture), column(({ from }) => from), column(({ to }) => to)],
      )
    },
    take: async (worker, build, run) => {
      const [taken] = await ask<Taken>(
        `update lab_jobs set worker = $1, lent_until = now() + make_interval(secs => ${LEASE_SECONDS}) where (run, job) = (
           select j.run, j.job from lab_jobs j join lab_runs r on r.id = j.run
           where r.build = $2 and ($3::text is null or j.run = $3) and j.games is null and j.fault is null and (j.lent_until is null or j.lent_until < now())
           order by r.posted, j.job limit 1 for update of j skip locked)
         returning run, job, fixture, first, last`,
        [worker, build, run],
      )
      if (taken === undefined) return null
      const plan = await planOf(taken.run)
      const chunk = { fixture: taken.fixture, from: taken.first, to: taken.last }
      return plan === null ? null : { run: taken.run, job: taken.job, plan, chunk }
    },
    renew: async worker => {
      await ask(
        `update lab_jobs set lent_until = now() + make_interval(secs => ${LEASE_SECONDS}) where worker = $1 and games is null and fault is null`,
        [worker],
      )
    },
    finish: async ({ run, job }, rows) => {
      await ask('update lab_jobs set games = $3 where run = $1 and job = $2 and games is null', [run, job, JSON.stringify(rows)])
    },
    fail: async ({ run, job }, fault) => {
      await ask('update lab_jobs set fault = $3 where run = $1 and job = $2 and games is null', [run, job, JSON.stringify(fault)])
    },
    giveBack: async worker => {
      await ask('update lab_jobs set worker = null, lent_until = null where worker = $1 and games is null', [worker])
    },
    collect: async (run, except) => {
      const found = await ask<{ job: number; games: string | null; fault: string | null }>(
        'select job, games, fault from lab_jobs where run = $1 and (games is not null or fault is not null) and job <> all ($2::int[]) order by job limit 100',
        [run, except],
      )
      return found.map(({ job, games, fault }) => ({
        job,
        rows: games === null ? [] : v.parse(Rows, JSON.parse(games)),
        fault: fault === null ? null : v.parse(gameFaultSchema, JSON.parse(fault)),
      }))
    },
    remove: async run => {
      await ask('delete from lab_runs where id = $1', [run])
    },
    hasForeign: async build =>
      (
        await ask(
          'select 1 from lab_jobs j join lab_runs r on r.id = j.run where r.build <> $1 and j.games is null and j.fault is null limit 1',
          [build],
        )
      ).length > 0,
    close: () => pool.end(),
  }
}
