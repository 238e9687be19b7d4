/** The checks that are no tests: types, lint, format, unused code, rulebooks, type names. */
import { runCommand } from './run-command.ts'
import type { RunOutcome } from './outcome.ts'

type Check = {
  readonly name: string
  readonly command: string
  /** Reads from the output how many items were checked. A check that looked at nothing fails. */
  readonly checked: (output: string) => number
  /** What it counts, if not files. */
  readonly unit?: string
}

const numberIn =
  (pattern: RegExp) =>
  (output: string): number =>
    Number(pattern.exec(output)?.[1] ?? 0)

/** `tsc --listFiles` prints the full path of every file it read; those outside node_modules are the project's own. */
const isListed = (line: string): boolean => line.startsWith('/') && !line.includes('): error')
const ownFiles = (output: string): number => output.split('\n').filter(line => isListed(line) && !line.includes('/node_modules/')).length

const CHECKS: readonly Check[] = [
  { name: 'types', command: 'tsc -p tsconfig.json --listFiles', checked: ownFiles },
  { name: 'web types', command: 'tsc -p tsconfig.web.json --listFiles', checked: ownFiles },
  { name: "types of the page's tests", command: 'tsc -p tsconfig.page.json --listFiles', checked: ownFiles },
  { name: 'pure types', command: 'tsc -p tsconfig.pure.json --listFiles', checked: ownFiles },
  { name: 'lint', command: 'oxlint --type-aware', checked: numberIn(/ on (\d+) files/) },
  { name: 'format', command: 'oxfmt --check', checked: numberIn(/ on (\d+) files/) },
  {
    name: 'unused code',
    command: 'knip --no-progress --no-config-hints --reporter symbols --reporter ./tools/checks/knip-reporter.ts',
    checked: numberIn(/looked at (\d+) files/),
  },
  {
    name: 'rulebooks',
    command: 'node --import tsx tools/checks/rulebook-coverage.ts',
    checked: numberIn(/looked at (\d+) rules/),
    unit: 'rules',
  },
  {
    name: 'type names',
    command: 'node --import tsx tools/checks/type-names.ts',
    checked: numberIn(/looked at (\d+) exported types/),
    unit: 'exported types',
  },
]

const runCheck = async ({ name, command, checked, unit = 'files' }: Check): Promise<RunOutcome> => {
  const start = performance.now()
  const { code, output } = await runCommand(command)
  const count = checked(output)
  const hasPassed = code === 0 && count > 0
  console.log(`${hasPassed ? '✓' : '✗'} ${name}: ${count} ${unit}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (hasPassed) return { passed: 1, failures: [] }
  const lines = output.split('\n').filter(line => !isListed(line))
  console.log(lines.join('\n'))
  return { passed: 0, failures: [`${name}: npx ${command.replace(' --listFiles', '')}${count === 0 ? ' (it checked nothing)' : ''}`] }
}

export const runChecks = async (): Promise<RunOutcome> => {
  const outcomes: RunOutcome[] = []
  for (const check of CHECKS) outcomes.push(await runCheck(check))
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}
