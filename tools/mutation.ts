/** Mutation testing of one folder: `npm run mutation -- packages/kit` (or games/rum, …). It works in a clone of the last commit under the system's temporary folder, takes from minutes to hours, and is no part of `npm test`. A run that is stopped tells what it saw till then. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from './sources.ts'

const STRYKER = '9.6.1'
const HELP = 'npm run mutation -- FOLDER [FILE…]   as in: npm run mutation -- packages/kit src/undo.ts'

type Mutant = {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly testsCompleted?: number
  readonly fileName: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

const MUTANTS = 'mutants.jsonl'
/** Stryker's own reports come at the end of a run; this one writes a line for every mutant, so that a stopped run has something to tell. */
const REPORTER = `import { appendFileSync } from 'node:fs'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
const onMutantTested = mutant => appendFileSync('${MUTANTS}', JSON.stringify(mutant) + '\\n')
export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'lines', { onMutantTested })]
`

/** What is mutated in a folder by default: the source of the kit and the room, the rules of a game. */
const sourceOf = (folder: string): string => (folder.startsWith('games/') ? 'rules' : 'src')

const configure = (clone: string, folder: string, files: readonly string[]): void => {
  const mutate =
    files.length > 0
      ? files.map(file => `${folder}/${file}`)
      : [`${folder}/${sourceOf(folder)}/**/*.ts`, '!**/*.test.ts', '!**/testing.ts', '!**/index.ts']
  // A game's bots and tables play by its rules, too, but say late and slowly that one of them is wrong. The laws find nearly everything, but play whole games: they come last.
  // Each mutant gets a worker of its own; within it the files share what they load.
  const tests = `import { defineConfig } from 'vitest/config'
const isOfLaws = file => file.moduleId.includes('laws')
export default defineConfig({ test: {
  include: ['${folder}/${folder.startsWith('games/') ? 'rules/' : ''}**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/*.long.test.ts'],
  isolate: false,
  testTimeout: 60_000,
  sequence: { sequencer: class { shard = files => files; sort = files => [...files].sort((a, b) => isOfLaws(a) - isOfLaws(b)) } },
} })
`
  // In place, for workspaces reach each other through links that a sandbox would not follow.
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './mutation-reporter.mjs'],
    mutate,
    inPlace: true,
    concurrency: Math.max(1, availableParallelism() - 1),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'lines'],
  }
  writeFileSync(join(clone, 'vitest.mutation.ts'), tests)
  writeFileSync(join(clone, 'mutation-reporter.mjs'), REPORTER)
  writeFileSync(join(clone, MUTANTS), '')
  writeFileSync(join(clone, 'stryker.config.json'), JSON.stringify(config))
}

const run = (clone: string, command: string, words: readonly string[]): void => {
  const { status } = spawnSync(command, words, { cwd: clone, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`)
}

const mutantsOf = (clone: string): readonly Mutant[] =>
  readFileSync(join(clone, MUTANTS), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Mutant)

/** A survivor that no test ran on says nothing about the tests: it is unmeasured. */
const isMeasured = ({ status, testsCompleted = 0 }: Mutant): boolean =>
  status !== 'NoCoverage' && !(status === 'Survived' && testsCompleted === 0)

const describe = (clone: string, all: readonly Mutant[]): { readonly score: string; readonly survivors: readonly string[] } => {
  const judged = all.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  const measured = judged.filter(isMeasured)
  const survived = measured.filter(({ status }) => status === 'Survived')
  const share = measured.length === 0 ? 0 : 100 * (1 - survived.length / measured.length)
  return {
    score: `${share.toFixed(1)} % of ${measured.length} mutants found, ${survived.length} survived, ${judged.length - measured.length} unmeasured`,
    survivors: survived.map(
      ({ fileName, location, mutatorName, replacement = '' }) =>
        `${relative(clone, fileName)}:${location.start.line}:${location.start.column}  ${mutatorName}  ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    ),
  }
}

const main = (words: readonly string[]): number => {
  const [folder = '', ...files] = words
  if (!/^(packages|games)\/[\w-]+$/.test(folder) || !existsSync(join(ROOT, folder, sourceOf(folder)))) {
    console.error(`which folder? ${HELP}`)
    return 2
  }
  const clone = mkdtempSync(join(tmpdir(), 'tortuga-mutation-'))
  console.log(`working in ${clone}`)
  execFileSync('git', ['clone', '-q', ROOT, clone])
  run(clone, 'npm', ['ci', '--no-audit', '--no-fund'])
  run(clone, 'npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    `@stryker-mutator/core@${STRYKER}`,
    `@stryker-mutator/vitest-runner@${STRYKER}`,
  ])
  configure(clone, folder, files)
  process.on('SIGINT', () => console.log('stopped')) // the run below gets it, too, and ends; what it saw is told
  const { status } = spawnSync('npx', ['stryker', 'run', 'stryker.config.json'], { cwd: clone, stdio: 'inherit' })
  const mutants = mutantsOf(clone)
  if (mutants.length === 0) throw new Error(`stryker ended with ${status} before the first mutant`)
  const { score, survivors } = describe(clone, mutants)
  mkdirSync(join(ROOT, 'mutation'), { recursive: true })
  const file = join(ROOT, 'mutation', `${folder.replaceAll('/', '-')}.txt`)
  writeFileSync(file, `${score}\n${survivors.join('\n')}\n`)
  console.log(`${folder}: ${score}${status === 0 ? '' : ', stopped before the end'}; the survivors are in ${file}`)
  return 0
}

process.exitCode = main(process.argv.slice(2))
