/** The journal of mutation runs: a later run continues it, and measures again what has changed. */
import { expect, it } from 'vitest'
import { describeScore, findMutatedFiles, isComplete, readJournal } from './mutation-journal.ts'

const BLOBS = new Map([
  ['packages/kit/src/a.ts', '1'],
  ['packages/kit/src/b.ts', '2'],
  ['packages/kit/src/index.ts', '3'],
  ['packages/kit/src/a.test.ts', '4'],
  ['packages/kit/src/a.full.test.ts', '5'],
  ['packages/kit/test/helper.ts', '6'],
  ['packages/kit/README.md', '7'],
])
const filesAfter = (path: string, blob: string) => findMutatedFiles(new Map([...BLOBS, [path, blob]]), 'packages/kit/src')
const FILES = findMutatedFiles(BLOBS, 'packages/kit/src')
const [A, B] = FILES as [(typeof FILES)[number], (typeof FILES)[number]]

const mutant = (status: string, line: number, testsCompleted = 1) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  testsCompleted,
  location: { start: { line, column: 3 } },
})
const plan = (file: typeof A, count: number): string => `${JSON.stringify({ type: 'plan', ...file, count })}\n`
const tested = (file: typeof A, ...mutants: readonly ReturnType<typeof mutant>[]): string =>
  mutants.map(each => `${JSON.stringify({ type: 'mutant', ...file, mutant: each })}\n`).join('')

it('finds the files to mutate; their keys change with themselves and with the tests', () => {
  expect(FILES.map(({ file }) => file)).toEqual(['packages/kit/src/a.ts', 'packages/kit/src/b.ts'])
  const isKept = (path: string): readonly boolean[] => filesAfter(path, 'new').map(({ key }, index) => key === FILES[index]?.key)
  expect(isKept('packages/kit/src/a.ts')).toEqual([false, true])
  expect(isKept('packages/kit/src/a.test.ts')).toEqual([false, false])
  expect(isKept('packages/kit/test/helper.ts')).toEqual([false, false])
  expect(isKept('packages/kit/src/a.full.test.ts')).toEqual([true, true])
})

it('knows which files are complete, also after an interruption in the middle of a line', () => {
  const text = plan(A, 2) + plan(B, 2) + tested(A, mutant('Killed', 1), mutant('Survived', 2)) + tested(B, mutant('Killed', 1))
  const measured = readJournal(`${text}{"type":"mut`, FILES)
  expect(measured.map(isComplete)).toEqual([true, false])
  expect(readJournal('', FILES)).toEqual([])
  expect(readJournal(plan(A, 0), FILES).map(isComplete)).toEqual([true])
})

it('restarts a file when it is planned again, and forgets results of an earlier content', () => {
  const first = plan(A, 2) + tested(A, mutant('Killed', 1))
  const [again] = readJournal(first + plan(A, 2) + tested(A, mutant('Killed', 1), mutant('Killed', 2)), FILES)
  expect([again?.mutants.length, again !== undefined && isComplete(again)]).toEqual([2, true])
  expect(readJournal(first, filesAfter('packages/kit/src/a.ts', 'new'))).toEqual([])
})

it('gives the score of everything that was measured', () => {
  const results = [mutant('Killed', 1), mutant('Timeout', 2), mutant('Survived', 3), mutant('Survived', 4, 0), mutant('Ignored', 5)]
  const { score, survivors } = describeScore(readJournal(plan(A, 5) + tested(A, ...results), FILES))
  expect(score).toBe('66.7 % of 3 mutants found, 1 survived, 1 unmeasured')
  expect(survivors).toEqual(['packages/kit/src/a.ts:3:3  BooleanLiteral  false'])
})
