/** Runs all checks and tests (`./tortuga test`). The last line is `N passed, M failed`; above it stands what to mend, or where the time went. */
import { relative } from 'node:path'
import { ROOT } from './files.ts'
import { runChecks } from './testing/checks.ts'
import { laneOf, LANES, listTests } from './testing/lanes.ts'
import type { Lane } from './testing/lanes.ts'
import { openRunFolder } from './testing/leftovers.ts'
import type { RunOutcome } from './testing/outcome.ts'
import { installPrograms } from './testing/packages.ts'
import { runTests } from './testing/run-tests.ts'
import type { TestOutcome } from './testing/run-tests.ts'

const HELP = `./tortuga test [OPTION] [FILE...]

  --quick    types, lint, format, unused code, rulebooks, and all tests without processes and browsers
  (none)     the same, and one short journey for every promise to a user; this is what has to pass
  --all      everything: whole matches in browsers, bots against bots, long samples
  FILE...    single test files, or all whose path contains this; each in its own lane
  --help     this text

A file's name says in which lane it runs: *.test.ts is quick, *.gate.test.ts is the default, *.full.test.ts runs with --all only.
Random tests use the seed TEST_SEED, which is 1 unless it is set; --all draws one and prints it.
A test with a browser or a process that fails is tried a second time. What passes only then is printed as flaky.
docs/testing.md tells more.`

const MAX_SLOW = 10
/** No test of the gate should take longer. */
const LONG_IN_GATE = 15_000

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

type Part = { readonly name: string; readonly ms: number }

const printTimes = (parts: readonly Part[], times: TestOutcome['times']): void => {
  console.log('\nThe slowest tests:')
  for (const { name, ms } of times.toSorted((one, other) => other.ms - one.ms).slice(0, MAX_SLOW))
    console.log(`  ${formatSeconds(ms).padStart(8)}  ${name}`)
  const long = times.filter(({ lane, ms }) => lane === 'gate' && ms > LONG_IN_GATE)
  if (long.length > 0) console.log(`Too long for the gate (${formatSeconds(LONG_IN_GATE)}): ${long.map(({ name }) => name).join('; ')}`)
  console.log(`Time: ${parts.map(({ name, ms }) => `${name} ${formatSeconds(ms)}`).join(', ')}`)
}

type Plan = { readonly lanes: readonly Lane[]; readonly files: readonly string[] }

const lanesOf = (option: string | undefined): readonly Lane[] => {
  if (option === '--quick') return ['quick']
  return option === '--all' ? LANES : ['quick', 'gate']
}

/** What to run; a sentence if the arguments make no sense. */
const planFor = (args: readonly string[]): Plan | string => {
  const options = args.filter(arg => arg.startsWith('-'))
  const names = args.filter(arg => !arg.startsWith('-')).map(name => relative(ROOT, name))
  const unknown = options.filter(option => !['--quick', '--all'].includes(option))
  if (unknown.length > 0) return `Unknown option: ${unknown.join(' ')}`
  if (options.length > 1 || (options.length > 0 && names.length > 0)) return 'Give one option, or files.'
  if (names.length === 0) return { lanes: lanesOf(options[0]), files: [] }
  const tests = listTests()
  const unmatched = names.filter(name => !tests.some(test => test.includes(name)))
  if (unmatched.length > 0) return `No test file has this in its path: ${unmatched.join(' ')}`
  const files = tests.filter(test => names.some(name => test.includes(name)))
  return { lanes: LANES.filter(lane => files.some(file => laneOf(file) === lane)), files }
}

const drawSeed = (): void => {
  process.env['TEST_SEED'] ??= String(1 + Math.floor(Math.random() * 1e6))
  console.log(`Seed ${process.env['TEST_SEED']}. To repeat this run: TEST_SEED=${process.env['TEST_SEED']} ./tortuga test --all`)
}

const runAll = async ({ lanes, files }: Plan): Promise<number> => {
  const outcomes: RunOutcome[] = []
  const tests: TestOutcome[] = []
  const parts: Part[] = []
  const runPart = async <A extends RunOutcome>(name: string, run: () => Promise<A>): Promise<A> => {
    const start = performance.now()
    const outcome = await run()
    parts.push({ name, ms: performance.now() - start })
    outcomes.push(outcome)
    return outcome
  }
  const isWhole = files.length === 0
  if (isWhole) await runPart('checks', runChecks)
  const runFolder = openRunFolder()
  for (const lane of lanes) {
    // Without its programs, many tests of the lane would fail for the same reason.
    if (isWhole && lane !== 'quick' && (await runPart(`programs of ${lane}`, () => installPrograms(lane))).failures.length > 0) break
    const chosen = files.filter(file => laneOf(file) === lane)
    tests.push(await runPart(lane, () => runTests(lane, chosen)))
  }
  const hadFailures = tests.some(({ failures, flaky }) => failures.length + flaky.length > 0)
  await runPart('left behind', () => runFolder.finish(hadFailures))

  const failures = outcomes.flatMap(outcome => outcome.failures)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const times = tests.flatMap(outcome => outcome.times)
  if (failures.length === 0) printTimes(parts, times)
  console.log('')
  for (const test of tests.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${test}`)
  for (const failure of failures) console.log(`FAIL ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

const main = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const plan = planFor(args)
  if (typeof plan === 'string') {
    console.error(`${plan}\n\n${HELP}`)
    return 2
  }
  if (args.includes('--all')) drawSeed()
  return runAll(plan)
}

// Vitest may keep handles open.
process.exit(await main(process.argv.slice(2)))
