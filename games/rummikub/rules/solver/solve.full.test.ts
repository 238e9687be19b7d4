/** Compares the solver with an exhaustive search on small positions and with HiGHS on large ones; `SOLVER_POSITIONS=300` compares more. */
import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import { writeIntegerProgram } from './integer-program.ts'
import { OBJECTIVES, solve } from './solve.ts'
import { compareSmallPosition, drawLargePosition, findSolutionError } from './testing.ts'

const LARGE = Number(process.env['SOLVER_POSITIONS'] ?? 60)
const SMALL = 10 * LARGE

describe('the solver on many positions', () => {
  it(`agrees with an exhaustive search on ${SMALL} small positions`, () => {
    for (let seed = 1; seed <= SMALL; seed += 1) expect(compareSmallPosition(10_000 + seed)).toBeNull()
  })

  it(`agrees with an integer program on ${LARGE} large positions, for both objectives`, async () => {
    const highs = await loadHighs()
    for (let seed = 1; seed <= LARGE; seed += 1) {
      const position = drawLargePosition(20_000 + seed)
      for (const objective of OBJECTIVES) {
        const found = solve(position.table, position.rack, objective)
        const { ObjectiveValue } = highs.solve(writeIntegerProgram(position.table, position.rack, objective), { presolve: 'off' })
        const fault = found === null ? 'none' : findSolutionError(position, found)
        expect({ seed, objective, best: found?.[objective], fault }).toEqual({
          seed,
          objective,
          best: Math.round(ObjectiveValue),
          fault: null,
        })
      }
    }
  })
})
