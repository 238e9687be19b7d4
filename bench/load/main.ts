/**
 * `npm run load`: measures how many durable moves per second a server acknowledges, its response times and its memory. Server and clients are
 * separate processes on one machine, bundled as users run them. Flags:
 *
 *  --tables 200       number of tables
 *  --seconds 20       duration of the measurement
 *  --nodes 1          number of servers that share the database
 *  --together         both players of a table use the same server; otherwise they use different ones
 *  --database NAME    sqlite (default), postgres or memory
 *  --idle TABLES      this many tables with a move every ten seconds, instead of --tables as fast as possible
 *  --peer NAME        measures boardgame.io instead of Tortuga
 *  --profile          writes a CPU profile of the server to dist/bench/profiles
 *  --name KEY         prefix under which `npm run bench` finds the figures
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { openLoadDatabase } from './databases.ts'
import { startServerNode } from './servers.ts'
import type { ServerProcess } from './servers.ts'
import { bundlePeer, startPeer } from './peers.ts'
import { parseJson } from '@tortuga/wire'
import { COUNTING_STARTED, describeFigures, loadFiguresSchema } from './figures.ts'
import type { LoadFigures, LoadOptions } from './figures.ts'
import { recordResult } from '../results.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
    together: { type: 'boolean', default: false },
    idle: { type: 'string', default: '0' },
    peer: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    name: { type: 'string', default: '' },
  },
})

const bundleClient = async (): Promise<string> => {
  const outfile = `${root}dist/bench/load-client.mjs`
  mkdirSync(`${root}dist/bench`, { recursive: true })
  const banner = { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" }
  await build({
    entryPoints: [`${root}bench/load/client.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner,
    logLevel: 'warning',
  })
  return outfile
}

/** Runs the clients and prints their progress. Their last line contains the figures. */
const runClients = async (program: string, options: LoadOptions, onStart: () => void): Promise<LoadFigures> => {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(part => part !== '')) {
      last = line
      if (line === COUNTING_STARTED) onStart()
      else if (!line.startsWith('{')) console.log(line)
    }
  })
  const code = await new Promise(resolve => child.on('exit', resolve))
  if (code !== 0) throw new Error(`the clients exited with code ${String(code)}`)
  return parseJson(loadFiguresSchema, last)
}

const measure = async (nodes: readonly ServerProcess[], program: string): Promise<void> => {
  const idle = Number(values.idle)
  const options: LoadOptions = {
    ports: nodes.map(({ port }) => port),
    tables: idle > 0 ? idle : Number(values.tables),
    seconds: Number(values.seconds),
    every: idle > 0 ? 10_000 : 0,
    together: values.together,
  }
  const before: number[] = []
  const figures = await runClients(program, options, () => before.push(...nodes.map(({ cpuSeconds }) => cpuSeconds())))
  for (const line of describeFigures(figures)) console.log(line)
  const { moves } = figures
  const record = (key: string, value: number): void => recordResult({ key: `${values.name}-${key}`, value })
  record('moves', moves / figures.seconds)
  record('p50', figures.p50)
  record('p99', figures.p99)
  for (const [index, node] of nodes.entries()) {
    const { now, peak } = node.memory()
    if (index === 0) record('resident', now)
    const cpuUsed = node.cpuSeconds() - (before[index] ?? 0)
    if (index === 0) record('cpu', (1000 * cpuUsed) / moves)
    console.log(`node ${index + 1}: ${now} MB resident, ${peak} MB peak, ${((1000 * cpuUsed) / moves).toFixed(3)} ms of CPU time per move`)
  }
  console.log(`clients: ${((1000 * figures.cpuSeconds) / moves).toFixed(3)} ms of CPU time per move`)
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}`)
const isPeer = values.peer !== ''
if (isPeer && values.peer !== 'boardgame.io') throw new Error('--peer must be boardgame.io')
const database = await openLoadDatabase(isPeer ? 'memory' : values.database)
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${root}dist/bench/profiles`, '--cpu-prof-interval=500'] : []
const nodes: ServerProcess[] = []
try {
  for (let n = 0; n < (isPeer ? 1 : Number(values.nodes)); n += 1)
    nodes.push(isPeer ? await startPeer(root) : await startServerNode(database.options, flags))
  await measure(nodes, isPeer ? await bundlePeer(root, 'client') : await bundleClient())
} finally {
  for (const node of nodes) await node.stop()
  await database.remove()
}
