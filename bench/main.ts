/** `npm run bench`: measures everything that has a performance target and prints a table. `npm run bench -- NAME` runs one part. No test asserts these figures. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { BROWSER_LAYERS } from '../tools/browser-layers.mjs'
import { bundlePeer } from './load/peers.ts'
import { parseJson } from '@tortuga/wire'
import { benchResultSchema } from './results.ts'
import { resultsTable } from './results-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = `${root}dist/bench`
const resultsFile = `${outdir}/results-${process.pid}.jsonl`

type Command = readonly [program: string, ...args: readonly string[]]
const node = process.execPath
const source = (file: string, ...args: readonly string[]): Command => [node, '--import', 'tsx', `bench/${file}`, ...args]

/** Replaces the kit's search with the counted one. */
const countSearches: Plugin = {
  name: 'count-searches',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/search\.ts$/ }, ({ path, importer }) =>
      path === './search/search.ts' && importer.endsWith('/packages/kit/src/index.ts')
        ? { path: `${root}bench/counted-search.ts` }
        : undefined,
    ),
}

/** Bundles a bench, because users run bundled code. The TypeScript loader would be slower: it sets the name of every inner function on each call. */
const bundle = async (name: string): Promise<Command> => {
  mkdirSync(outdir, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: [`bench/${name}.ts`],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['highs', '@photostructure/sqlite', 'pg-native', ...BROWSER_LAYERS], // the first three load files from their own folders
    banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
    plugins: [countSearches],
    logLevel: 'warning',
  })
  return [node, `${outdir}/${name}.mjs`]
}

type BenchPart = { readonly name: string; readonly about: string; readonly commands: () => Promise<readonly Command[]> }

/** The parts of the bench, in order. */
const PARTS: readonly BenchPart[] = [
  { name: 'rules', about: 'random games with the rules alone', commands: async () => [await bundle('rules')] },
  { name: 'peer', about: 'boardgame.io on the same RUM', commands: async () => [[node, await bundlePeer(root, 'engine')]] },
  { name: 'search', about: 'search iterations per second', commands: async () => [await bundle('search')] },
  { name: 'solver', about: 'the Rummikub solver against HiGHS', commands: async () => [await bundle('solver')] },
  {
    name: 'server',
    about: 'durable moves under load, boardgame.io under the same load, a thousand idle tables',
    commands: async () => [
      source('load/main.ts', '--seconds', '15', '--name', 'server'),
      source('load/main.ts', '--seconds', '15', '--peer', 'boardgame.io', '--name', 'peer-server'),
      source('load/main.ts', '--seconds', '20', '--idle', '1000', '--name', 'idle'),
    ],
  },
  { name: 'growth', about: 'cost of a move late in a match', commands: async () => [await bundle('growth')] },
  { name: 'notify', about: 'what NOTIFY costs as nodes grow', commands: async () => [source('notify.ts')] },
  { name: 'kill', about: 'a server killed under load', commands: async () => [source('kill.ts')] },
  { name: 'page', about: 'download size of a first visit', commands: async () => [source('page-weight.ts')] },
  {
    name: 'editions',
    about: 'opening a match of the first edition in the browser',
    commands: async () => [[node, '--import', 'tsx', 'apps/web/test/edition-times.ts']],
  },
  {
    name: 'dev',
    about: '`npm run dev`: its start, and from an edit to the screen',
    commands: async () => [[node, '--import', 'tsx', 'apps/web/test/dev-times.ts']],
  },
]

const [only] = process.argv.slice(2)
const chosen = only === undefined ? PARTS : PARTS.filter(({ name }) => name === only)
if (chosen.length === 0) {
  console.error(`Unknown bench "${only}"; known: ${PARTS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const start = performance.now()
const minutes = (): string => `${((performance.now() - start) / 60_000).toFixed(1)} min`
const systemLoad = (): string => loadavg()[0]?.toFixed(1) ?? '?'
console.log(
  `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB; load average before: ${systemLoad()}`,
)
mkdirSync(outdir, { recursive: true })
rmSync(resultsFile, { force: true })
for (const [index, { name, about, commands }] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${name}: ${about} (${minutes()} so far)`)
  for (const [program, ...args] of await commands()) {
    const env = { ...process.env, NODE_ENV: 'production', BENCH_RESULTS: resultsFile }
    const { status, signal } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env })
    if (status === 0) continue
    console.log(`${name} failed (${signal ?? `code ${status}`}): its rows are missing below`)
    process.exitCode = 1
  }
}

const readResults = (): ReadonlyMap<string, number> => {
  try {
    const lines = readFileSync(resultsFile, 'utf8').trimEnd().split('\n')
    return new Map(lines.map(line => parseJson(benchResultSchema, line)).map(({ key, value }) => [key, value]))
  } catch {
    return new Map()
  }
}
console.log(`\n${resultsTable(readResults()).join('\n')}\n\nFinished in ${minutes()}; load average after: ${systemLoad()}.`)
rmSync(resultsFile, { force: true })
