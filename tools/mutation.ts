/**
 * Mutation testing of one folder: `npm run mutation -- packages/kit` (or games/rum, …). It works in a clone of the last commit in the system's
 * temporary directory, takes minutes to hours and is not part of `npm test`. It can be stopped at any time; the next run goes on with the files
 * that are not complete.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describeScore, findMutatedFiles, isComplete, readJournal } from './mutation-journal.ts'
import type { MeasuredFile, MutatedFile } from './mutation-journal.ts'
import { ROOT } from './files.ts'

const STRYKER = '9.6.1'
const PROGRESS_EVERY = 60_000
const HELP = 'npm run mutation -- FOLDER [FILE…]   as in: npm run mutation -- packages/kit src/match/undo.ts'

/** Stryker reports at the end of a run only. This reporter writes one line per mutant to the journal at once, so that nothing is lost. */
const reporterFor = (journal: string, files: readonly MutatedFile[]): string => `import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
const keys = new Map(${JSON.stringify(files.map(({ file, key }) => [file, key]))})
const write = line => appendFileSync(${JSON.stringify(journal)}, JSON.stringify(line) + '\\n')
const fileOf = mutant => relative(process.cwd(), mutant.fileName).replaceAll('\\\\', '/')
const onMutationTestingPlanReady = ({ mutantPlans }) => {
  for (const [file, key] of keys) write({ type: 'plan', file, key, count: mutantPlans.filter(({ mutant }) => fileOf(mutant) === file).length })
}
const onMutantTested = ({ status, mutatorName, replacement, testsCompleted, location, ...mutant }) =>
  write({ type: 'mutant', file: fileOf(mutant), key: keys.get(fileOf(mutant)), mutant: { status, mutatorName, replacement, testsCompleted, location } })
export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'lines', { onMutationTestingPlanReady, onMutantTested })]
`

/** What is mutated: the source of a package, the rules of a game. */
const sourceOf = (folder: string): string => `${folder}/${folder.startsWith('games/') ? 'rules' : 'src'}`

const configure = (clone: string, folder: string, journal: string, files: readonly MutatedFile[]): void => {
  // Only the tests of the rules run: those of bots and tables find a fault in the rules late and slowly. The laws play complete games, so they run last.
  // Each mutant gets its own worker; the test files in it share their modules.
  const tests = `import { defineConfig } from 'vitest/config'
const isLawTest = file => file.moduleId.includes('laws')
export default defineConfig({ test: {
  include: ['${folder}/${folder.startsWith('games/') ? 'rules/' : ''}**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/*.{gate,full}.test.ts'],
  isolate: false,
  testTimeout: 60_000,
  sequence: { sequencer: class { shard = files => files; sort = files => [...files].sort((a, b) => isLawTest(a) - isLawTest(b)) } },
} })
`
  // In place, because a sandbox would not follow the links between workspaces.
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './mutation-reporter.mjs'],
    mutate: files.map(({ file }) => file),
    inPlace: true,
    concurrency: Math.max(1, availableParallelism() - 1),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'lines'],
  }
  writeFileSync(join(clone, 'vitest.mutation.ts'), tests)
  writeFileSync(join(clone, 'mutation-reporter.mjs'), reporterFor(journal, files))
  writeFileSync(join(clone, 'stryker.config.json'), JSON.stringify(config))
}

const run = (clone: string, command: string, options: readonly string[]): void => {
  const { status } = spawnSync(command, options, { cwd: clone, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} ended with ${status}`)
}

/** The files of a folder in the last commit, by path, with their hashes. */
const readBlobs = (folder: string): ReadonlyMap<string, string> => {
  const listed = execFileSync('git', ['ls-tree', '-r', 'HEAD', `${folder}/`], { cwd: ROOT, encoding: 'utf8' })
  return new Map([...listed.matchAll(/^\d+ blob (\w+)\t(.*)$/gm)].map(([, hash = '', path = '']) => [path, hash]))
}

/** Tests the mutants of these files; false if the run was stopped. */
const measure = async (folder: string, journal: string, files: readonly MutatedFile[], progress: () => string): Promise<boolean> => {
  const clone = mkdtempSync(join(tmpdir(), 'tortuga-mutation-'))
  console.log(`working in ${clone}`)
  process.on('SIGINT', () => console.log('stopping')) // Stryker receives the signal as well and ends; the results so far are reported
  const timer = setInterval(() => console.log(progress()), PROGRESS_EVERY)
  try {
    execFileSync('git', ['clone', '-q', ROOT, clone])
    run(clone, 'npm', ['ci', '--no-audit', '--no-fund'])
    const packages = ['core', 'vitest-runner'].map(name => `@stryker-mutator/${name}@${STRYKER}`)
    run(clone, 'npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages])
    configure(clone, folder, journal, files)
    const [status] = (await once(
      spawn('npx', ['stryker', 'run', 'stryker.config.json'], { cwd: clone, stdio: 'inherit' }),
      'exit',
    )) as unknown[]
    return status === 0
  } finally {
    clearInterval(timer)
    rmSync(clone, { recursive: true, force: true })
  }
}

/** Opens the journal of a folder. A line that a killed run has not finished is removed. */
const openJournal = (journal: string): void => {
  mkdirSync(dirname(journal), { recursive: true })
  const text = existsSync(journal) ? readFileSync(journal, 'utf8') : ''
  writeFileSync(journal, text.slice(0, text.lastIndexOf('\n') + 1))
}

const main = async (options: readonly string[]): Promise<number> => {
  const [folder = '', ...only] = options
  if (!/^(packages|games)\/[\w-]+$/.test(folder) || !existsSync(join(ROOT, sourceOf(folder)))) {
    console.error(`which folder? ${HELP}`)
    return 2
  }
  const all = findMutatedFiles(readBlobs(folder), sourceOf(folder))
  const missing = only.filter(path => !all.some(({ file }) => file === `${folder}/${path}`))
  if (missing.length > 0) {
    console.error(`the last commit has no ${missing.join(', ')} to mutate in ${folder}. ${HELP}`)
    return 2
  }
  const results = join(ROOT, 'mutation', folder.replaceAll('/', '-'))
  const journal = `${results}.jsonl`
  openJournal(journal)
  const known = (): readonly MeasuredFile[] => readJournal(readFileSync(journal, 'utf8'), all)
  const progress = (): string => {
    const measured = known()
    return `${folder}: ${measured.filter(isComplete).length} of ${all.length} files are complete; ${describeScore(measured).score}`
  }
  const complete = new Set(known().flatMap(measured => (isComplete(measured) ? measured.file : [])))
  const wanted = all.filter(({ file }) => (only.length === 0 || only.includes(file.slice(folder.length + 1))) && !complete.has(file))
  console.log(`${progress()}; ${wanted.length} files to go`)
  const hasEnded = wanted.length === 0 || (await measure(folder, journal, wanted, progress))
  const { score, survivors } = describeScore(known())
  writeFileSync(`${results}.txt`, `${score}\n${survivors.join('\n')}\n`)
  console.log(`${progress()}; the survivors are in ${results}.txt${hasEnded ? '' : '. Stopped: the next run goes on'}`)
  return 0
}

process.exitCode = await main(process.argv.slice(2))
