/** The coach's figures, computed from made-up judgements. */
import { describe, expect, it } from 'vitest'
import { countAgreed, decisionAt, curvePoints, findTurningPoints } from './analysis.ts'
import type { JudgedDecision } from './analysis.ts'

const judge = (version: number, chance: number | null, isSame = false): JudgedDecision => ({
  version,
  chance,
  isSame,
  move: null,
  reason: null,
})

describe('turning points', () => {
  it('are changes of the chance above the noise of the search', () => {
    const judged = [judge(2, 0.5, true), judge(6, 0.53), judge(10, 0.3), judge(14, 0.34)]
    expect(findTurningPoints(judged, null)).toEqual([{ version: 6, before: 0.53, after: 0.3, isSame: false }])
  })

  it('include the last decision, compared with the end', () => {
    expect(findTurningPoints([judge(2, 0.5)], 1)).toEqual([{ version: 2, before: 0.5, after: 1, isSame: false }])
    expect(findTurningPoints([judge(2, 0.95)], 1)).toEqual([])
  })

  it('skip decisions without an estimate', () => {
    expect(findTurningPoints([judge(2, 0.7), judge(4, null), judge(6, 0.2)], null).map(({ version }) => version)).toEqual([2])
    expect(findTurningPoints([judge(2, null)], 0)).toEqual([])
  })

  it('are the six largest, in the order of the match', () => {
    const judged = [0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5].map((chance, index) => judge(index, chance))
    expect(findTurningPoints(judged, null).map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('a judged match', () => {
  const judged = [judge(2, 0.5, true), judge(6, null), judge(10, 1)]

  it('counts the decisions with which the bot agrees', () => expect(countAgreed(judged)).toBe(1))
  it('finds a decision by its version', () => {
    expect(decisionAt(judged, 6)?.chance).toBeNull()
    expect(decisionAt(judged, 7)).toBeNull()
  })
  it('is drawn across the whole width, with higher chances at the top', () => {
    expect(curvePoints(judged, 20)).toEqual([
      { x: 10, y: 50 },
      { x: 50, y: 0 },
    ])
    expect(curvePoints([judge(0, 0.5)], 0)).toEqual([{ x: 0, y: 50 }])
  })
})
