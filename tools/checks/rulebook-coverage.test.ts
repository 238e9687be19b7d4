/** The rulebook check, on small rulebooks and tests written for it. */
import { describe, expect, it } from 'vitest'
import { findCoverageGaps, numbersIn, readNumbers, readTitles } from './rulebook-coverage.ts'

describe('reading a rulebook', () => {
  it('reads the numbers that open a line', () => {
    const book = [
      '# Game',
      '**R1.1** Text, see **R9.9**.',
      '- **R1.2** More.',
      '  * **R1.2a** Most.',
      'As **R8.8** says',
      '**Bold** text',
    ].join('\n')
    expect(readNumbers(book)).toEqual(['R1.1', 'R1.2', 'R1.2a'])
  })
})

describe('reading tests', () => {
  const titled = (line: string): string[] => readTitles(line).flatMap(numbersIn)

  it.each([
    ["it('\x5bR1.1] a', () => {})", ['R1.1']],
    ["it('\x5bR1.1, R2.3] a \x5bR4] b', () => {})", ['R1.1', 'R2.3', 'R4']],
    ["  it.each(rows)('\x5bR1.1] %s', row => {})", ['R1.1']],
    ['it(\n  "it\'s \x5bR1.1]",\n  () => {})', ['R1.1']],
    ["// it('\x5bR1.1] a', () => {})", []],
    ["it.skip('\x5bR1.1] a', () => {})", []],
    ["it.todo('\x5bR1.1] a')", []],
    ["it('no number', () => rows[0])", []],
    ["expect(list).toEqual(['\x5bR1.1]'])", []],
  ])('%j', (line, wanted) => expect(titled(line)).toEqual(wanted))
})

describe('gaps', () => {
  it('reports nothing if every rule is tested', () =>
    expect(findCoverageGaps(['R1.1', 'R1.2'], ['[R1.1] a', 'b [R1.2, R1.1]'])).toEqual([]))

  it('reports missing, duplicate, unknown and unreadable numbers', () => {
    expect(findCoverageGaps(['R1.1', 'R1.2', 'R1.1'], ['[R1.1] a', '[R9.9] b', '[R1.1–R1.2] c', '[X1] not a rule of this book'])).toEqual([
      'R1.1 appears twice in the rulebook',
      'R1.2 has no test',
      'a test names R9.9, which is not in the rulebook',
      'a test names [R1.1–R1.2], which is not a rule number',
    ])
  })
})
