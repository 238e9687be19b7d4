/** The solver against a plain search on small positions, and against HiGHS on large ones: a sample, or with `SOLVER_POSITIONS=300` three thousand and three hundred. */
import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import { writeProgram } from './program.ts'
import { OBJECTIVES, solve } from './solve.ts'
import { compareSmall, drawLarge, findFault } from './testing.ts'

const LARGE = Number(process.env['SOLVER_POSITIONS'] ?? 60)
const SMALL = 10 * LARGE

describe('the solver, at length', () => {
  it(`finds what a plain search finds on ${SMALL} small positions`, () => {
    for (let seed = 1; seed <= SMALL; seed += 1) expect(compareSmall(10_000 + seed)).toBeNull()
  })

  it(`finds what an integer program finds on ${LARGE} large positions, both objectives`, async () => {
    const highs = await loadHighs()
    for (let seed = 1; seed <= LARGE; seed += 1) {
      const position = drawLarge(20_000 + seed)
      for (const objective of OBJECTIVES) {
        const found = solve(position.table, position.rack, objective)
        const { ObjectiveValue } = highs.solve(writeProgram(position.table, position.rack, objective), { presolve: 'off' })
        const fault = found === null ? 'none' : findFault(position, found)
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
