/** A run shared over PostgreSQL by three workers, one of which is killed, gives the figures of a single machine. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../../../../../tools/postgres.ts'
import type { TestPostgres } from '../../../../../tools/postgres.ts'
import { bundleCli } from '../../../test/bundle.ts'
import { newFolder } from '../../../test/lab.ts'

let cli: string
let postgres: TestPostgres
const children: ChildProcess[] = []
beforeAll(async () => {
  cli = await bundleCli()
  postgres = await startPostgres()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await postgres.stop()
  rmSync(dirname(cli), { recursive: true, force: true })
})

const start = (argv: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [cli, ...argv], {
    env: { PATH: process.env['PATH'], LANG: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  return { child, ended, output: () => output }
}

/** Polls until the condition holds; fails at once if a process ends. */
const until = async ({ child, output }: ReturnType<typeof start>, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${output()}`)
    await pause(10)
  }
}

const RUN = ['lab', 'rum', '--games', '240', '--bots', 'greedy,random']

it('three workers, one of them killed, give the figures of one machine', async () => {
  const url = await postgres.database()
  const [alone, shared] = [newFolder(), newFolder()]
  expect(await start([...RUN, '--out', alone], {}).ended).toBe(0)

  const database = { DATABASE_URL: url }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const workers = [1, 2, 3].map(() => start(['lab-worker', '--cores', '1'], database))
  for (const worker of workers) await until(worker, () => worker.output().includes('Waiting for jobs'))
  // The first worker must hold a job when it dies: it is stopped like a hanging machine, then killed.
  const lab = start([...RUN, '--cores', '0', '--out', shared], database)
  const [victim] = workers
  if (victim === undefined) throw new Error('no worker')
  const holdsJob = async (): Promise<boolean> => {
    victim.child.kill('SIGSTOP')
    const { rows } = await client.query('select 1 from lab_jobs where worker like $1 and games is null', [`%:${victim.child.pid}`])
    if (rows.length === 0) victim.child.kill('SIGCONT')
    return rows.length > 0
  }
  await until(lab, holdsJob)
  victim.child.kill('SIGKILL')

  expect(await lab.ended).toBe(0)
  expect(lab.output()).toContain('every lab-worker there takes part')
  expect(readFileSync(join(shared, 'report.json'), 'utf8')).toBe(readFileSync(join(alone, 'report.json'), 'utf8'))
  const { rows } = await client.query('select 1 from lab_runs')
  expect(rows).toEqual([])
  await client.end()
  for (const { child, ended, output } of workers.slice(1)) {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(Number(/Stopped after (\d+) games?/.exec(output())?.[1])).toBeGreaterThan(0)
  }
})

it('a stopped lab removes its run from the table, keeps the finished games and resumes from them', async () => {
  const url = await postgres.database()
  const out = newFolder()
  const argv = ['lab', 'rum', '--games', '4000', '--bots', 'random', '--cores', '1', '--out', out]
  const lab = start(argv, { DATABASE_URL: url })
  const kept = (): number => {
    try {
      return readFileSync(join(out, 'games.jsonl'), 'utf8').split('\n').length - 1
    } catch {
      return 0
    }
  }
  await until(lab, () => kept() > 0)
  lab.child.kill('SIGINT')
  expect(await lab.ended).toBe(1)
  expect(lab.output()).toMatch(/Stopped: \d+ of 4000 games are stored/)
  const before = kept()
  const again = start(argv.with(3, String(before + 20)), { DATABASE_URL: url })
  expect(await again.ended).toBe(0)
  expect(again.output()).toMatch(new RegExp(`${before} games already played`))
  expect(kept()).toBe(before + 20)
})
