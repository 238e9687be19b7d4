/** `npm run bench`: everything the house has promised to be fast at, measured in one run on this machine and set against what others do. No test asserts any of it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { bundlePeer } from './load/peers.ts'
import type { Told } from './rows.ts'
import { tableOf } from './table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = `${root}dist/bench`
const rows = `${outdir}/rows-${process.pid}.jsonl`

type Command = readonly [program: string, ...words: readonly string[]]
const node = process.execPath
const source = (file: string, ...words: readonly string[]): Command => [node, '--import', 'tsx', `bench/${file}`, ...words]

/** Puts the counted search in the place of the kit's. */
const counting: Plugin = {
  name: 'counting',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/search\.ts$/ }, ({ path, importer }) =>
      path === './search/search.ts' && importer.endsWith('/packages/kit/src/index.ts')
        ? { path: `${root}bench/counted-search.ts` }
        : undefined,
    ),
}

/** Bundled as users run it: the loader for TypeScript marks every function with its name, and inner ones pay for that at each call. */
const bundled = async (name: string): Promise<Command> => {
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
    external: ['highs', '@photostructure/sqlite', 'pg-native'], // they load files of their own folders
    banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
    plugins: [counting],
    logLevel: 'warning',
  })
  return [node, `${outdir}/${name}.mjs`]
}

type Part = { readonly name: string; readonly about: string; readonly commands: () => Promise<readonly Command[]> }

/** What is measured, in order; `npm run bench -- rules` measures one alone. */
const PARTS: readonly Part[] = [
  { name: 'rules', about: 'random games by the bare rules', commands: async () => [await bundled('rules')] },
  { name: 'peer', about: 'boardgame.io on the same RUM', commands: async () => [[node, await bundlePeer(root, 'engine')]] },
  { name: 'search', about: 'playouts a second', commands: async () => [await bundled('search')] },
  { name: 'solver', about: 'the Rummikub solver against HiGHS', commands: async () => [await bundled('solver')] },
  {
    name: 'server',
    about: 'durable moves under load, boardgame.io under the same, a thousand quiet tables',
    commands: async () => [
      source('load/main.ts', '--seconds', '15', '--name', 'server'),
      source('load/main.ts', '--seconds', '15', '--peer', 'boardgame.io', '--name', 'peer-server'),
      source('load/main.ts', '--seconds', '20', '--idle', '1000', '--name', 'idle'),
    ],
  },
  { name: 'growth', about: 'what a move costs late in a match', commands: async () => [await bundled('growth')] },
  { name: 'kill', about: 'a server killed under load', commands: async () => [source('kill.ts')] },
  { name: 'page', about: 'what a first visitor loads', commands: async () => [source('page.ts')] },
]

const [only] = process.argv.slice(2)
const chosen = only === undefined ? PARTS : PARTS.filter(({ name }) => name === only)
if (chosen.length === 0) {
  console.error(`There is no bench "${only}"; there are: ${PARTS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const start = performance.now()
const minutes = (): string => `${((performance.now() - start) / 60_000).toFixed(1)} min`
const busy = (): string => loadavg()[0]?.toFixed(1) ?? '?'
console.log(
  `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB; at work before we began: ${busy()}`,
)
mkdirSync(outdir, { recursive: true })
rmSync(rows, { force: true })
for (const [index, { name, about, commands }] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${name}: ${about} (after ${minutes()})`)
  for (const [program, ...words] of await commands()) {
    const env = { ...process.env, NODE_ENV: 'production', BENCH_ROWS: rows }
    const { status, signal } = spawnSync(program, words, { cwd: root, stdio: 'inherit', env })
    if (status === 0) continue
    console.log(`${name} did not come to its end (${signal ?? `code ${status}`}): its rows are missing below`)
    process.exitCode = 1
  }
}

const readRows = (): ReadonlyMap<string, number> => {
  try {
    const lines = readFileSync(rows, 'utf8').trimEnd().split('\n')
    return new Map(lines.map(line => JSON.parse(line) as Told).map(({ key, value }) => [key, value]))
  } catch {
    return new Map()
  }
}
console.log(`\n${tableOf(readRows()).join('\n')}\n\nAll in ${minutes()}; at work at the end: ${busy()}.`)
rmSync(rows, { force: true })
