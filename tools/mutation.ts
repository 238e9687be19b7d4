/** Mutation testing of one folder: `npm run mutation -- packages/kit` (or games/rum, …). It works in a clone of the last commit under the system's temporary folder, takes from minutes to hours, and is no part of `npm test`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

const STRYKER = '9.6.1'
const HELP = 'npm run mutation -- FOLDER [FILE…]   as in: npm run mutation -- packages/kit src/undo.ts'

type Mutant = {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly testsCompleted?: number
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}
type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> }

/** What is mutated in a folder by default: the source of the kit and the room, the rules of a game. */
const sourceOf = (folder: string): string => (folder.startsWith('games/') ? 'rules' : 'src')

const configure = (clone: string, folder: string, files: readonly string[]): void => {
  const mutate =
    files.length > 0
      ? files.map(file => `${folder}/${file}`)
      : [`${folder}/${sourceOf(folder)}/**/*.ts`, '!**/*.test.ts', '!**/testing.ts', '!**/index.ts']
  // A game's bots and tables play by its rules, too, but say late and slowly that one of them is wrong.
  const tests = `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { include: ['${folder}/${folder.startsWith('games/') ? 'rules/' : ''}**/*.test.ts'], exclude: ['**/node_modules/**', '**/*.long.test.ts'], testTimeout: 60_000 } })
`
  // In place, for workspaces reach each other through links that a sandbox would not follow.
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate,
    inPlace: true,
    concurrency: Math.max(1, availableParallelism() - 1),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: 'mutation.json' },
  }
  writeFileSync(join(clone, 'vitest.mutation.ts'), tests)
  writeFileSync(join(clone, 'stryker.config.json'), JSON.stringify(config))
}

const run = (clone: string, command: string, words: readonly string[]): void => {
  const { status } = spawnSync(command, words, { cwd: clone, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`)
}

/** A survivor that no test ran on says nothing about the tests: it is unmeasured. */
const isMeasured = ({ status, testsCompleted = 0 }: Mutant): boolean =>
  status !== 'NoCoverage' && !(status === 'Survived' && testsCompleted === 0)

const describe = (report: Report): { readonly score: string; readonly survivors: readonly string[] } => {
  const all = Object.entries(report.files).flatMap(([file, { mutants }]) => mutants.map(mutant => ({ file, ...mutant })))
  const judged = all.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  const measured = judged.filter(isMeasured)
  const survived = measured.filter(({ status }) => status === 'Survived')
  const share = measured.length === 0 ? 0 : 100 * (1 - survived.length / measured.length)
  return {
    score: `${share.toFixed(1)} % of ${measured.length} mutants found, ${survived.length} survived, ${judged.length - measured.length} unmeasured`,
    survivors: survived.map(
      ({ file, location, mutatorName, replacement = '' }) =>
        `${file}:${location.start.line}:${location.start.column}  ${mutatorName}  ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
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
  run(clone, 'npx', ['stryker', 'run', 'stryker.config.json'])
  const { score, survivors } = describe(JSON.parse(readFileSync(join(clone, 'mutation.json'), 'utf8')) as Report)
  mkdirSync(join(ROOT, 'mutation'), { recursive: true })
  const file = join(ROOT, 'mutation', `${folder.replaceAll('/', '-')}.txt`)
  writeFileSync(file, `${score}\n${survivors.join('\n')}\n`)
  console.log(`${folder}: ${score}; the survivors are in ${file}`)
  return 0
}

process.exitCode = main(process.argv.slice(2))
