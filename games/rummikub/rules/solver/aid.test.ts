/** *Arrange for me*: what is broken is mended with as little change as can be, and what cannot be laid stays on the rack. */
import { describe, expect, it } from 'vitest'
import { kindOf } from '../sets.ts'
import { aid, type AidQuestion } from './aid.ts'

/** `plain R4 R5 R6`, `broken K1 (K2)`: own tiles in brackets. */
const lying = (text: string): AidQuestion['sets'][number] => {
  const [state, ...words] = text.split(' ')
  const tiles = words.map(word => word.replace(/[()]/g, ''))
  const own = words.filter(word => word.startsWith('(')).map(word => word.replace(/[()]/g, ''))
  return { kind: kindOf(tiles) ?? 'run', tiles, own, state: state as 'plain' }
}
const ask = (sets: readonly string[], more: string, opening: number | null = null): string => {
  const answer = aid({ sets: sets.map(lying), more: more.split(' ').filter(word => word !== ''), opening })
  return answer === null
    ? 'none'
    : `${answer.table
        .map(({ tiles }) => tiles.join(' '))
        .toSorted()
        .join(' / ')} | ${answer.left.join(' ')}`
}

describe('arrange for me', () => {
  it('mends the broken sets alone where that is enough', () => {
    expect(ask(['plain K1 K2 K3', 'broken R4 R5 R6 R7 R8 (R6)'], '')).toBe('K1 K2 K3 / R4 R5 R6 / R6 R7 R8 | ')
    expect(ask(['broken O5 O6 (O8)', 'broken O7', 'plain K7 R7 B7'], '')).toBe('K7 R7 B7 / O5 O6 O7 O8 | ')
  })

  it('takes apart one more set, or two, before the whole table', () => {
    expect(ask(['plain K1 K2 K3', 'plain R4 R5 R6 R7 R8'], 'R6')).toBe('K1 K2 K3 / R4 R5 R6 / R6 R7 R8 | ')
    expect(ask(['plain K9 K10 K11 K12', 'plain O1 O2 O3', 'plain B9 B10 B11 B12'], 'R9')).toContain('O1 O2 O3')
  })

  it('rebuilds much where it must', () => {
    expect(ask(['plain O5 O6 O7', 'plain R5 R6 R7', 'plain K5 K6 K7 K8 K9'], 'K10 B5')).toMatch(/\| $/)
  })

  it('leaves on the rack what does not fit', () => {
    expect(ask(['plain K1 K2 K3', 'broken (R9) (K4)'], '')).toBe('K1 K2 K3 K4 | R9')
    expect(ask(['broken K1 K2', 'broken K3'], '')).toBe('K1 K2 K3 | ')
  })

  it('touches nothing of the table before the opening, and aims at its sum', () => {
    expect(ask(['plain K1 K2 K3', 'broken (R10) (B10) (J)', 'broken (K4)'], '', 30)).toMatch(/^K1 K2 K3 \/ .*10.*\| K4$/)
    expect(ask(['broken (R1) (R2)'], 'R3', 30)).toBe('R1 R2 R3 | ')
    expect(ask(['plain K1 K2 K3', 'broken (R1) (R2)'], '', 30)).toBe('K1 K2 K3 | R1 R2')
  })

  it('has no answer where the table itself cannot lie', () => {
    expect(ask(['broken K1 K2', 'broken R9'], '')).toBe('none')
  })

  it('does not understand anything else', () => {
    expect(() => aid({ sets: [], more: ['X1'], opening: null })).toThrow()
    expect(() => aid(null)).toThrow()
  })
})
