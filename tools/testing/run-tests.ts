/** Runs the test files of a lane with Vitest. Tests with browsers and processes that fail are tried a second time. */
import { relative } from 'node:path'
import { startVitest } from 'vitest/node'
import type { TestModule, Vitest } from 'vitest/node'
import { ROOT } from '../files.ts'
import type { Lane } from './lanes.ts'
import type { RunOutcome } from './outcome.ts'

type TestTime = { readonly lane: Lane; readonly name: string; readonly ms: number }

export type TestOutcome = RunOutcome & {
  /** Tests that passed only when tried again. */
  readonly flaky: readonly string[]
  readonly times: readonly TestTime[]
}

/** More failed files than this are no accident, so they are not tried again. */
const MAX_TRIED_AGAIN = 6

/** How many files run at once. Quick tests use every core. Tests with browsers and servers wait for pages, disks and deadlines part of their time, those of the full lane most, and two cores are busy only with more. */
const WORKERS: Readonly<Record<Lane, string>> = { quick: '100%', gate: '3', full: '4' }

type Result = {
  readonly file: string
  readonly name: string
  readonly hasPassed: boolean
  /** The first line of the reason, for a test that failed. */
  readonly reason: string
  readonly ms: number
}

const firstLine = (error: unknown): string => {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return String(message).trim().split('\n')[0] ?? ''
}

/** A file that cannot be loaded counts as one failed test. So does a test that was left out: every test has to run. */
const resultsOf = (module: TestModule): readonly Result[] => {
  const file = relative(ROOT, module.moduleId)
  const tests = [...module.children.allTests()].map(test => {
    const { state, errors } = test.result()
    const reason = state === 'failed' ? firstLine(errors[0]) : 'it did not run'
    return { file, name: `${file} > ${test.fullName}`, hasPassed: state === 'passed', reason, ms: test.diagnostic()?.duration ?? 0 }
  })
  const hasFailed = tests.some(({ hasPassed }) => !hasPassed)
  const [error] = module.errors()
  return error === undefined || hasFailed ? tests : [...tests, { file, name: file, hasPassed: false, reason: firstLine(error), ms: 0 }]
}

type Run = { readonly results: readonly Result[]; readonly strayErrors: readonly string[] }

const runOnce = async (lane: Lane, files: readonly string[], workers: string): Promise<Run> => {
  const vitest: Vitest = await startVitest('test', [...files], { watch: false, project: lane, maxWorkers: workers })
  const results = vitest.state.getTestModules().flatMap(resultsOf)
  const strayErrors = vitest.state.getUnhandledErrors().map(firstLine)
  await vitest.close()
  return { results, strayErrors }
}

const failuresOf = ({ results, strayErrors }: Run): readonly string[] => [
  ...results.filter(({ hasPassed }) => !hasPassed).map(({ name, reason }) => `${name}: ${reason}`),
  ...strayErrors.map(reason => `an error outside of any test: ${reason}`),
]

const namesOf = (results: readonly Result[], hasPassed: boolean): readonly string[] =>
  results.filter(result => result.hasPassed === hasPassed).map(({ name }) => name)

const outcomeOf = (lane: Lane, run: Run, flaky: readonly string[]): TestOutcome => ({
  passed: namesOf(run.results, true).length,
  failures: failuresOf(run),
  flaky,
  times: run.results.map(({ name, ms }) => ({ lane, name, ms })),
})

/** `files` are parts of file names; none stand for the whole lane. A run that found no test fails. */
export const runTests = async (lane: Lane, files: readonly string[]): Promise<TestOutcome> => {
  const run = await runOnce(lane, files, WORKERS[lane])
  if (run.results.length === 0) return { passed: 0, failures: [`${lane} tests: none was found`], flaky: [], times: [] }
  const failedFiles = new Set(run.results.filter(({ hasPassed }) => !hasPassed).map(({ file }) => file))
  const isTriedAgain = lane !== 'quick' && failedFiles.size > 0 && failedFiles.size <= MAX_TRIED_AGAIN
  if (!isTriedAgain) return outcomeOf(lane, run, [])

  console.log(`\nA second try, one file at a time: ${[...failedFiles].join(', ')}`)
  const second = await runOnce(lane, [...failedFiles], '1')
  const hasPassedNow = new Set(namesOf(second.results, true))
  const flaky = namesOf(run.results, false).filter(name => hasPassedNow.has(name))
  const results = [...run.results.filter(({ file }) => !failedFiles.has(file)), ...second.results]
  return outcomeOf(lane, { results, strayErrors: [...run.strayErrors, ...second.strayErrors] }, flaky)
}
