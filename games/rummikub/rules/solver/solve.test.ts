/** Compares the solver with other methods on random positions, and checks known examples and corner cases. */
import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import { writeIntegerProgram } from './integer-program.ts'
import { arrangeAll, bestSum, canLay, OBJECTIVES, solve, solveOpening, type Objective } from './solve.ts'
import { compareSmallPosition, drawLargePosition, findSolutionError } from './testing.ts'

const tiles = (text: string): readonly string[] => (text === '-' ? [] : text.split(' ').filter(word => word !== '/'))
const best = (table: string, rack: string, objective: Objective = 'tiles'): number | null => {
  const found = solve(tiles(table), tiles(rack), objective)
  if (found !== null) expect(findSolutionError({ table: tiles(table), rack: tiles(rack) }, found)).toBeNull()
  return found === null ? null : found[objective]
}

describe('the solver', () => {
  it('agrees with an exhaustive search on small random positions', () => {
    for (let seed = 1; seed <= 60; seed += 1) expect(compareSmallPosition(seed)).toBeNull()
  })

  it('agrees with an integer program on large random positions', async () => {
    const highs = await loadHighs()
    for (let seed = 1; seed <= 3; seed += 1) {
      const { table, rack } = drawLargePosition(seed)
      for (const objective of OBJECTIVES) {
        const { ObjectiveValue } = highs.solve(writeIntegerProgram(table, rack, objective), { presolve: 'off' })
        expect({ seed, best: solve(table, rack, objective)?.[objective] }).toEqual({ seed, best: Math.round(ObjectiveValue) })
      }
    }
  })

  it.each([
    ['B4 B5 B6 / R8 O8 K8', 'B3 B8', 2],
    ['R4 O4 K4 B4', 'B3 B5 B6', 3],
    ['B8 B9 B10', 'B11 K8 O8', 3],
    ['R4 R5 R6 R7 R8', 'R6', 1],
    ['O1 O2 O3 O4 / B1 K1 R1 O1', 'B1', 1],
    ['O5 O6 O7 / R5 R6 R7 / K5 K6 K7 K8 K9', 'K10 B5', 2],
    ['B3 R3 J', 'K3 O3 K4 K5', 4],
    ['B1 B2 B3 J B5 B6 B7', 'R9 K9', 2],
    ['B3 B4 J B6', 'B5 R11 R12', 3],
    ['K1 K2 J / R1 B1 O1 / R2 B2 O2', 'O9 O10', 2],
  ])('%s with %s lays %i', (table, rack, count) => expect(best(table, rack)).toBe(count))

  it('reports that nothing can be laid', () => {
    expect(solve(tiles('B4 B5 B6'), ['K1', 'R9'], 'tiles')).toMatchObject({ tiles: 0, value: 0, laid: [], left: ['K1', 'R9'] })
    expect(canLay(tiles('B4 B5 B6'), ['K1'])).toBe(false)
    expect(canLay(tiles('B4 B5 B6'), ['B7'])).toBe(true)
    expect(best('-', 'J J J')).toBe(0)
  })

  it('counts a rack joker as one tile and as 30 points', () => {
    expect(best('B4 B5 B6', 'J')).toBe(1)
    expect(best('B4 B5 B6', 'J', 'value')).toBe(30)
    expect(best('-', 'J J J J K13')).toBe(5)
  })

  it('finds the only place for a joker', () => {
    expect(best('R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13', 'J')).toBe(1)
    expect(best('R1 R2 R3 / K1 B1 O1 R1', 'J')).toBe(1)
    expect(best('K1 R1 B1 O1', 'J')).toBe(0)
    expect(best('K13 R13 B13 O13 / K13 R13 B13 O13', 'J J', 'value')).toBe(60)
  })

  it('arranges tiles in sets, or returns null', () => {
    expect(arrangeAll(tiles('B6 B4 B5 K5 R5'))).toBeNull()
    expect(arrangeAll(tiles('B6 B4 B5 K5 R5 B5'))?.map(set => set.tiles)).toEqual(
      [
        ['B4', 'B5', 'B6'],
        ['K5', 'R5', 'B5'],
      ].toReversed(),
    )
    expect(arrangeAll([])).toEqual([])
    expect(arrangeAll(['J'])).toBeNull()
  })

  it('finds the highest sum of a rack, jokers at their best positions', () => {
    expect(bestSum(tiles('R10 B10 J'))).toBe(30)
    expect(bestSum(tiles('R9 J J'))).toBe(30)
    expect(bestSum(tiles('R9 B9 K9'))).toBe(27)
    expect(bestSum(tiles('K12 K13 J'))).toBe(36)
    expect(bestSum(tiles('B1 B2 B3 R8 B8 K8'))).toBe(30)
    expect(bestSum([])).toBe(0)
  })

  it('finds the opening that lays most tiles and reaches the sum', () => {
    const rack = tiles('R10 B10 K10 R1 B1 K1 O1 R2 B2')
    expect(solveOpening(rack, 'tiles', 30)).toMatchObject({ tiles: 7, value: 34 })
    expect(solveOpening(tiles('R9 B9 K9'), 'tiles', 30)).toBeNull()
  })
})
