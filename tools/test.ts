/** All gates, one after the other: `npm test`, or with --quick without the long tests. The last line is `N passed, M failed`, gates and tests together. */
import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { ROOT } from './sources.ts'

type Gate = {
  readonly name: string
  readonly command: string
  /** How many things the gate looked at, by its own output. A gate that looked at nothing fails. */
  readonly looked: (output: string) => number
}
type Result = { readonly code: number; readonly output: string }
type Counts = { readonly passed: number; readonly failed: number }

const numberIn =
  (pattern: RegExp) =>
  (output: string): number =>
    Number(pattern.exec(output)?.[1] ?? 0)

/** `tsc --listFiles` names every file it read, by full path; ours are those outside node_modules. */
const isListed = (line: string): boolean => line.startsWith('/') && !line.includes('): error')
const ownFiles = (output: string): number => output.split('\n').filter(line => isListed(line) && !line.includes('/node_modules/')).length

const GATES: readonly Gate[] = [
  { name: 'types', command: 'tsc -p tsconfig.json --listFiles', looked: ownFiles },
  { name: 'web types', command: 'tsc -p tsconfig.web.json --listFiles', looked: ownFiles },
  { name: "types of the page's tests", command: 'tsc -p tsconfig.page.json --listFiles', looked: ownFiles },
  { name: 'pure types', command: 'tsc -p tsconfig.pure.json --listFiles', looked: ownFiles },
  { name: 'lint', command: 'oxlint --type-aware', looked: numberIn(/ on (\d+) files/) },
  { name: 'format', command: 'oxfmt --check', looked: numberIn(/ on (\d+) files/) },
  {
    name: 'unused code',
    command: 'knip --no-progress --no-config-hints --reporter symbols --reporter ./tools/knip-reporter.ts',
    looked: numberIn(/looked at (\d+) files/),
  },
  { name: 'rulebooks', command: 'node --import tsx tools/rulebook.ts', looked: numberIn(/looked at (\d+) rules/) },
]

const ENV = {
  ...process.env,
  PATH: `${ROOT}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
}

/** Runs a command in the root; `isShown` passes its output on while it comes. */
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

const runGate = async ({ name, command, looked }: Gate): Promise<Counts> => {
  const start = performance.now()
  const { code, output } = await run(command, false)
  const seen = looked(output)
  const hasPassed = code === 0 && seen > 0
  console.log(`${hasPassed ? '✓' : '✗'} ${name}: ${seen} ${name === 'rulebooks' ? 'rules' : 'files'}, ${seconds(start)}`)
  if (hasPassed) return { passed: 1, failed: 0 }
  console.log(`  ${command}${seen === 0 ? ' (it looked at nothing)' : ''}`)
  console.log(
    output
      .split('\n')
      .filter(line => !isListed(line))
      .join('\n'),
  )
  return { passed: 0, failed: 1 }
}

/** The tests count one by one; a run that broke off, or that found no test, is one more failure. */
const runTests = async (name: string, words: string): Promise<Counts> => {
  const start = performance.now()
  const { code, output } = await run(`vitest run ${words}`, true)
  const counts = /^(\d+) files: (\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output)
  const [files = 0, passed = 0, counted = 0, skipped = 0] = counts?.slice(1).map(Number) ?? []
  const failed = counted === 0 && (code !== 0 || passed === 0) ? 1 : counted
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${files} files, ${passed + counted} tests run, ${skipped} skipped, ${seconds(start)}`)
  return { passed, failed }
}

const main = async (words: readonly string[]): Promise<number> => {
  const unknown = words.filter(word => word !== '--quick')
  if (unknown.length > 0) {
    console.error(`The tests take --quick and nothing else; for a single file run: npx vitest run ${unknown.join(' ')}`)
    return 2
  }
  const all: Counts[] = []
  for (const gate of GATES) all.push(await runGate(gate))
  all.push(await runTests('quick tests', '--project quick --maxWorkers 100%'))
  // Browsers and servers wait much of their time, so two files run side by side; more would share the machine badly.
  if (!words.includes('--quick')) all.push(await runTests('long tests', '--project long --maxWorkers 2'))
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
