/** The coach's figures on made-up judgements. */
import { describe, expect, it } from 'vitest'
import { agreedOf, judgedAt, pointsOf, turningsOf } from './coach.ts'
import type { Judged } from './coach.ts'

const judge = (version: number, chance: number | null, isSame = false): Judged => ({ version, chance, isSame, move: null, reason: null })

describe('where a match turned', () => {
  it('is where the chance changes by more than the noise of the search', () => {
    const judged = [judge(2, 0.5, true), judge(6, 0.53), judge(10, 0.3), judge(14, 0.34)]
    expect(turningsOf(judged, null)).toEqual([{ version: 6, before: 0.53, after: 0.3, isSame: false }])
  })

  it('may be the last decision, which led to the end', () => {
    expect(turningsOf([judge(2, 0.5)], 1)).toEqual([{ version: 2, before: 0.5, after: 1, isSame: false }])
    expect(turningsOf([judge(2, 0.95)], 1)).toEqual([])
  })

  it('skips decisions the bot has no opinion of', () => {
    expect(turningsOf([judge(2, 0.7), judge(4, null), judge(6, 0.2)], null).map(({ version }) => version)).toEqual([2])
    expect(turningsOf([judge(2, null)], 0)).toEqual([])
  })

  it('is told in the order of the match, the greatest six', () => {
    const judged = [0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5].map((chance, index) => judge(index, chance))
    expect(turningsOf(judged, null).map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('a judged match', () => {
  const judged = [judge(2, 0.5, true), judge(6, null), judge(10, 1)]

  it('counts where the bot would have done the same', () => expect(agreedOf(judged)).toBe(1))
  it('is found by version', () => {
    expect(judgedAt(judged, 6)?.chance).toBeNull()
    expect(judgedAt(judged, 7)).toBeNull()
  })
  it('is drawn over the whole width, chance upwards', () => {
    expect(pointsOf(judged, 0, 20)).toEqual([
      { x: 10, y: 50 },
      { x: 50, y: 0 },
    ])
    expect(pointsOf([judge(3, 0.5)], 3, 3)).toEqual([{ x: 0, y: 50 }])
  })
})
