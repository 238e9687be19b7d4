/** Checks every rulebook, and the specification of the room, against its tests: each numbered rule has a test with its number in the title, and no test names a rule that does not exist. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles, ROOT } from '../files.ts'

const NUMBER = /^[A-Z]\d+(?:\.\d+)*[a-z]?$/

/** The rule numbers of a rulebook: lines or list items that open with a number in bold, such as `**R1.1** Each player …`. */
export const readNumbers = (rulebook: string): string[] =>
  [...rulebook.matchAll(/^[ \t]*(?:[-*|][ \t]+)?\*\*([A-Z]\d+(?:\.\d+)*[a-z]?)\.?\*\*/gm)].map(found => found[1] ?? '')

/** The test titles that name rules, such as `it('[R1.1, R2.3] …'`: first arguments of calls. Skipped and planned tests do not count. */
export const readTitles = (source: string): string[] =>
  [...source.matchAll(/^(?![ \t]*(?:\/\/|\*))(.*)\(\s*(['"`])((?:(?!\2).)*\[[A-Z]\d[^\]\n]*\](?:(?!\2).)*)\2/gm)]
    .filter(found => !/\.(?:skip|todo)\b|\bx(?:it|test|describe)\b/.test(found[1] ?? ''))
    .map(found => found[3] ?? '')

/** The comma-separated numbers in a title's brackets. */
export const numbersIn = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]\d[^\]]*)\]/g)].flatMap(found => (found[1] ?? '').split(/,\s*/))

/** One sentence for each mismatch between a rulebook's numbers and the titles of its tests. */
export const findCoverageGaps = (numbers: readonly string[], titles: readonly string[]): string[] => {
  const letters = new Set(numbers.map(number => number[0]))
  const tested = new Set(titles.flatMap(numbersIn))
  return [
    ...numbers.filter((number, index) => numbers.indexOf(number) !== index).map(number => `${number} appears twice in the rulebook`),
    ...[...new Set(numbers)].filter(number => !tested.has(number)).map(number => `${number} has no test`),
    ...[...tested]
      .filter(name => letters.has(name[0]) && !numbers.includes(name))
      .map(name =>
        NUMBER.test(name) ? `a test names ${name}, which is not in the rulebook` : `a test names [${name}], which is not a rule number`,
      ),
  ]
}

const TOY = 'packages/kit/test/toy/rulebook.md'
const ROOM = 'docs/room.md'

/** Each rulebook with the folders of its tests. A game without a rulebook is listed too, so that the check reports it. */
const books = (): { book: string; tests: readonly string[] }[] => [
  ...['games', 'examples']
    .flatMap(folder => listFiles(folder, /^[^/]+\/[^/]+\/game\.ts$/))
    .map(path => ({ book: `${dirname(path)}/rulebook.md`, tests: [dirname(path)] })),
  { book: TOY, tests: ['packages/kit/test'] },
  { book: ROOM, tests: ['packages/room', 'apps/server'] },
]

/** Prints what it checked and each mismatch; returns the number of mismatches. */
const report = (): number => {
  let mismatches = 0
  let rules = 0
  let named = 0
  for (const { book, tests } of books()) {
    const files = tests.flatMap(folder => listFiles(folder, /\.test\.tsx?$/))
    const numbers = existsSync(`${ROOT}${book}`) ? readNumbers(readFileSync(`${ROOT}${book}`, 'utf8')) : []
    const titles = files.flatMap(file => readTitles(readFileSync(`${ROOT}${file}`, 'utf8')))
    const gaps = numbers.length === 0 ? ['no numbered rule found'] : findCoverageGaps(numbers, titles)
    console.log(`${book}: ${numbers.length} rules, ${titles.length} titles that name rules in ${files.length} test files`)
    for (const gap of gaps) console.log(`  ${gap}`)
    mismatches += gaps.length
    rules += numbers.length
    named += titles.length
  }
  console.log(`looked at ${rules} rules and ${named} tests`)
  return mismatches
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = report() === 0 ? 0 : 1
