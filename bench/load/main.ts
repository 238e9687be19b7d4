/**
 * `npm run load`: how many durable moves a second a server acknowledges, how fast, in how much memory. Server and clients are processes of their own on
 * one machine, bundled as users run them. Flags: --tables 200 --seconds 20 --nodes 1 --database sqlite|postgres|memory --idle TABLES --peer boardgame.io --profile --name KEY (hands its figures on to the bench under this name)
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { openDatabase } from './databases.ts'
import { startNode } from './nodes.ts'
import type { Node } from './nodes.ts'
import { bundlePeer, startPeer } from './peers.ts'
import { COUNTING, describeFigures } from './figures.ts'
import type { Figures, Wish } from './figures.ts'
import { tellRow } from '../rows.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
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

/** Runs the clients; their progress is passed on, their last line is the figures. */
const runClients = async (program: string, wish: Wish, counting: () => void): Promise<Figures> => {
  const child = spawn(process.execPath, [program, JSON.stringify(wish)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(one => one !== '')) {
      last = line
      if (line === COUNTING) counting()
      else if (!line.startsWith('{')) console.log(line)
    }
  })
  const code = await new Promise(resolve => child.on('exit', resolve))
  if (code !== 0) throw new Error(`the clients ended with ${String(code)}`)
  return JSON.parse(last) as Figures
}

const measure = async (nodes: readonly Node[], program: string): Promise<void> => {
  const idle = Number(values.idle)
  const wish: Wish = {
    ports: nodes.map(({ port }) => port),
    tables: idle > 0 ? idle : Number(values.tables),
    seconds: Number(values.seconds),
    every: idle > 0 ? 10_000 : 0,
  }
  const before: number[] = []
  const figures = await runClients(program, wish, () => before.push(...nodes.map(({ work }) => work())))
  for (const line of describeFigures(figures)) console.log(line)
  const { moves } = figures
  const tell = (key: string, value: number): void => tellRow({ key: `${values.name}-${key}`, value })
  tell('moves', moves / figures.seconds)
  tell('p50', figures.p50)
  tell('p99', figures.p99)
  for (const [index, node] of nodes.entries()) {
    const { now, peak } = node.memory()
    if (index === 0) tell('resident', now)
    const work = node.work() - (before[index] ?? 0)
    if (index === 0) tell('work', (1000 * work) / moves)
    console.log(
      `node ${index + 1}: ${now} MB resident, ${peak} MB at most, ${((1000 * work) / moves).toFixed(3)} ms of processor time a move`,
    )
  }
  console.log(`clients: ${((1000 * figures.work) / moves).toFixed(3)} ms of processor time a move`)
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}`)
const isPeer = values.peer !== ''
if (isPeer && values.peer !== 'boardgame.io') throw new Error('the peer that can be measured is boardgame.io')
const database = await openDatabase(isPeer ? 'memory' : values.database)
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${root}dist/bench/profiles`, '--cpu-prof-interval=500'] : []
const nodes: Node[] = []
try {
  for (let n = 0; n < (isPeer ? 1 : Number(values.nodes)); n += 1)
    nodes.push(isPeer ? await startPeer(root) : await startNode(database.options, flags))
  await measure(nodes, isPeer ? await bundlePeer(root, 'client') : await bundleClient())
} finally {
  for (const node of nodes) await node.stop()
  await database.remove()
}
