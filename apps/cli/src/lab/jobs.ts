/** A run as jobs in a PostgreSQL table, shared by any number of machines. A job is lent for a while and lent again when its worker is not heard of: whoever dies takes nothing along. */
import pg from 'pg'
import * as v from 'valibot'
import type { Fault } from './crew.ts'
import { PlanSchema } from './plan.ts'
import type { Chunk, Plan } from './plan.ts'
import { RowSchema } from './row.ts'
import type { Row } from './row.ts'

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
/** Any number will do that nobody else locks by. */
const LOCK = 7_465_102
/** Longer than a worker is ever silent, shorter than anybody's patience. */
const LENT_FOR = 10
export const RENEW_EVERY = 2000

type Job = { readonly run: string; readonly job: number; readonly plan: Plan; readonly chunk: Chunk }
type Finished = { readonly job: number; readonly rows: readonly Row[]; readonly fault: Fault | null }

export type Jobs = {
  /** Puts a run on the table; one that is there already is left as it is. */
  readonly post: (run: string, plan: Plan, jobs: readonly Pick<Job, 'job' | 'chunk'>[]) => Promise<void>
  /** A job nobody has, or whose worker was not heard of in time; of this run alone where one is named. */
  readonly take: (worker: string, build: string, run: string | null) => Promise<Job | null>
  readonly renew: (worker: string) => Promise<void>
  readonly finish: (job: Job, rows: readonly Row[]) => Promise<void>
  readonly fail: (job: Job, fault: Fault) => Promise<void>
  /** Gives back what this worker has not finished. */
  readonly giveBack: (worker: string) => Promise<void>
  /** What is finished of a run, but for these jobs. */
  readonly collect: (run: string, but: readonly number[]) => Promise<readonly Finished[]>
  readonly remove: (run: string) => Promise<void>
  /** Whether jobs wait that only another build plays. */
  readonly hasForeign: (build: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

const Rows = v.array(RowSchema)
type Taken = { readonly run: string; readonly job: number; readonly fixture: number; readonly first: number; readonly last: number }

/** `failed` hears of a line that was cut while nobody used it. */
export const openJobs = async (url: string, failed: (error: Error) => void): Promise<Jobs> => {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 })
  pool.on('error', failed)
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
      const column = (pick: (chunk: Chunk) => number): readonly number[] => wanted.map(({ chunk }) => pick(chunk))
      await ask(
        `insert into lab_jobs (run, job, fixture, first, last)
         select $1, job, fixture, first, last from unnest($2::int[], $3::int[], $4::int[], $5::int[]) as wanted (job, fixture, first, last)
         on conflict do nothing`,
        [run, wanted.map(({ job }) => job), column(({ fixture }) => fixture), column(({ from }) => from), column(({ to }) => to)],
      )
    },
    take: async (worker, build, run) => {
      const [taken] = await ask<Taken>(
        `update lab_jobs set worker = $1, lent_until = now() + make_interval(secs => ${LENT_FOR}) where (run, job) = (
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
        `update lab_jobs set lent_until = now() + make_interval(secs => ${LENT_FOR}) where worker = $1 and games is null and fault is null`,
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
    collect: async (run, but) => {
      const found = await ask<{ job: number; games: string | null; fault: string | null }>(
        'select job, games, fault from lab_jobs where run = $1 and (games is not null or fault is not null) and job <> all ($2::int[]) order by job limit 100',
        [run, but],
      )
      return found.map(({ job, games, fault }) => ({
        job,
        rows: games === null ? [] : v.parse(Rows, JSON.parse(games)),
        fault: fault === null ? null : (JSON.parse(fault) as Fault),
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
