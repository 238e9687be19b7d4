/**
 * Measures what PostgreSQL's NOTIFY costs as nodes grow: short commits from four connections, with and without a notice, while 1 to 64
 * connections listen, as each node does. Processor time of the database hardly depends on other work on the machine; rates and delays do.
 */
import pg from 'pg'
import { at, range } from '@tortuga/kit'
import { startPostgres } from '../tools/postgres.ts'
import { cpuSecondsOf } from './load/servers.ts'

const [WRITERS, SECONDS] = [4, 3]
const NODES = [0, 1, 2, 4, 8, 16, 32, 64]

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

type NotifyFigures = { readonly commits: number; readonly cpu: number; readonly delays: readonly number[] }

/** Commits as fast as the database answers. A delay is the time from sending the commit until the last listener has the notice. */
const measure = async (url: string, nodes: number): Promise<NotifyFigures> => {
  const listeners = await Promise.all(range(nodes).map(() => connect(url)))
  const writers = await Promise.all(range(WRITERS).map(() => connect(url)))
  const missing = new Map<string, { readonly sent: number; left: number }>()
  const delays: number[] = []
  for (const listener of listeners) {
    listener.on('notification', ({ payload = '' }) => {
      const notice = missing.get(payload)
      if (notice === undefined) return
      notice.left -= 1
      if (notice.left > 0) return
      delays.push(performance.now() - notice.sent)
      missing.delete(payload)
    })
    await listener.query('listen bench')
  }
  const backends = await at(writers, 0).query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')
  const cpuSeconds = (): number => backends.rows.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0)
  const text =
    nodes === 0 ? 'insert into bench (n) values ($1)' : `with added as (insert into bench (n) values ($1)) select pg_notify('bench', $1)`
  const before = cpuSeconds()
  const until = performance.now() + SECONDS * 1000
  let commits = 0
  const write = async (writer: pg.Client, index: number): Promise<void> => {
    for (let n = 0; performance.now() < until; n += 1) {
      const payload = `["${index}",["${'x'.repeat(22)}",${n}]]` // as long as the notice of one move
      if (nodes > 0) missing.set(payload, { sent: performance.now(), left: nodes })
      await writer.query({ name: 'write', text, values: [payload] })
      commits += 1
    }
  }
  await Promise.all(writers.map(write))
  const cpu = cpuSeconds() - before
  await Promise.all([...listeners, ...writers].map(client => client.end()))
  return { commits, cpu, delays: delays.toSorted((one, other) => one - other) }
}

const postgres = await startPostgres({ isSafe: true, isOwn: true })
try {
  const client = await connect(postgres.url)
  await client.query('create table bench (n text not null)')
  await client.end()
  console.log('| nodes that listen | commits/s | processor time of the database a commit | delay p50 | p99 |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const nodes of NODES) {
    const { commits, cpu, delays } = await measure(postgres.url, nodes)
    const delay = (part: number): string => (nodes === 0 ? '' : `${(delays[Math.floor(delays.length * part)] ?? 0).toFixed(1)} ms`)
    const label = nodes === 0 ? 'none, no NOTIFY' : String(nodes)
    console.log(
      `| ${label} | ${Math.round(commits / SECONDS)} | ${((1e6 * cpu) / commits).toFixed(0)} µs | ${delay(0.5)} | ${delay(0.99)} |`,
    )
  }
} finally {
  await postgres.stop()
}
