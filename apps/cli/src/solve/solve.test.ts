/** The solver command: one response line for every input line. */
import { expect, it } from 'vitest'
import { runWith } from '../../test/terminal.ts'

it('answers each position with its best play, and malformed input with an error', async () => {
  const { exit, out } = await runWith(
    ['solve', 'rummikub'],
    [
      '{"id":"p1","table":[["B4","B5","B6"]],"rack":["B3","J"],"objective":"tiles","opening":false}',
      'nonsense',
      '{"id":2,"table":[["B4"]],"rack":[]}',
    ],
  )
  const answers = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)
  expect(exit).toBe(0)
  expect(answers[0]).toMatchObject({ id: 'p1', tiles: 2, left: [] })
  expect(answers[1]).toEqual({ id: null, error: 'not JSON' })
  expect(answers[2]).toMatchObject({ id: 2, error: expect.stringContaining('no set') })
})
