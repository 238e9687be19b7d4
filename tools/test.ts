/** Runs all gates and tests (`npm test`); `--quick` leaves the long tests out. The last line is `N passed, M failed` over gates and tests. */
import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { ROOT } from './sources.ts'

type Gate = {
  readonly name: string
  readonly command: string
  /** Reads from the gate's output how many items it checked. A gate that checked nothing fails. */
  readonly checked: (output: string) => number
  /** What it counts, if not files. */
  readonly unit?: string
}
type Result = { readonly code: number; readonly output: string }
type Counts = { readonly passed: number; readonly failed: number }

const numberIn =
  (pattern: RegExp) =>
  (output: string): number =>
    Number(pattern.exec(output)?.[1] ?? 0)

/** `tsc --listFiles` prints the full path of every file it read; those outside node_modules are the project's own. */
const isListed = (line: string): boolean => line.startsWith('/') && !line.includes('): error')
const ownFiles = (output: string): number => output.split('\n').filter(line => isListed(line) && !line.includes('/node_modules/')).length

const GATES: readonly Gate[] = [
  { name: 'types', command: 'tsc -p tsconfig.json --listFiles', checked: ownFiles },
  { name: 'web types', command: 'tsc -p tsconfig.web.json --listFiles', checked: ownFiles },
  { name: "types of the page's tests", command: 'tsc -p tsconfig.page.json --listFiles', checked: ownFiles },
  { name: 'pure types', command: 'tsc -p tsconfig.pure.json --listFiles', checked: ownFiles },
  { name: 'lint', command: 'oxlint --type-aware', checked: numberIn(/ on (\d+) files/) },
  { name: 'format', command: 'oxfmt --check', checked: numberIn(/ on (\d+) files/) },
  {
    name: 'unused code',
    command: 'knip --no-progress --no-config-hints --reporter symbols --reporter ./tools/knip-reporter.ts',
    checked: numberIn(/looked at (\d+) files/),
  },
  { name: 'rulebooks', command: 'node --import tsx tools/rulebook.ts', checked: numberIn(/looked at (\d+) rules/), unit: 'rules' },
  {
    name: 'type names',
    command: 'node --import tsx tools/type-names.ts',
    checked: numberIn(/looked at (\d+) exported types/),
    unit: 'exported types',
  },
]

const ENV = {
  ...process.env,
  PATH: `${ROOT}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
}

/** Runs a command in the project's folder; `isShown` also prints its output as it arrives. */
const run = (command: string, isShown: boolean): Promise<Result> =>
  new Promise(resolve => {
    const [program = '', ...words] = command.split(' ')
    const child = spawn(program, words, { cwd: ROOT, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (chunk: string): void => {
      output += chunk
      if (isShown) process.stdout.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const runGate = async ({ name, command, checked, unit = 'files' }: Gate): Promise<Counts> => {
  const start = performance.now()
  const { code, output } = await run(command, false)
  const count = checked(output)
  const hasPassed = code === 0 && count > 0
  console.log(`${hasPassed ? '✓' : '✗'} ${name}: ${count} ${unit}, ${seconds(start)}`)
  if (hasPassed) return { passed: 1, failed: 0 }
  console.log(`  ${command}${count === 0 ? ' (it checked nothing)' : ''}`)
  console.log(
    output
      .split('\n')
      .filter(line => !isListed(line))
      .join('\n'),
  )
  return { passed: 0, failed: 1 }
}

/** Each test counts. A run that broke off, or that found no test, counts as one failure. */
const runTests = async (name: string, options: string): Promise<Counts> => {
  const start = performance.now()
  const { code, output } = await run(`vitest run ${options}`, true)
  const counts = /^(\d+) files: (\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output)
  const [files = 0, passed = 0, counted = 0, skipped = 0] = counts?.slice(1).map(Number) ?? []
  const failed = counted === 0 && (code !== 0 || passed === 0) ? 1 : counted
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${files} files, ${passed + counted} tests run, ${skipped} skipped, ${seconds(start)}`)
  return { passed, failed }
}

const main = async (options: readonly string[]): Promise<number> => {
  const unknown = options.filter(option => option !== '--quick')
  if (unknown.length > 0) {
    console.error(`The only option is --quick. To run a single file: npx vitest run ${unknown.join(' ')}`)
    return 2
  }
  const all: Counts[] = []
  for (const gate of GATES) all.push(await runGate(gate))
  all.push(await runTests('quick tests', '--project quick --maxWorkers 100%'))
  // Browser and server tests spend much of their time waiting, so two files run in parallel; more would compete for the processor.
  if (!options.includes('--quick')) all.push(await runTests('long tests', '--project long --maxWorkers 2'))
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
