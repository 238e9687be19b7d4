/** Which tiles on the table are marked as laid last. */
import { describe, expect, it } from 'vitest'
import { parseTable } from '../../rules/notation/moves.ts'
import { findLaid } from './last-laid.ts'

describe('tiles laid last', () => {
  it('are found in the sets that changed, also if equal tiles lie elsewhere', () => {
    const base = parseTable('K1 K2 K3 K4 / B1 B2 B3')
    const table = parseTable('K1 K2 K3 K4 / B1 B2 B3 / K4 R4 O4')
    expect([...findLaid({ base, laid: [{ seat: 1, tiles: ['K4', 'R4', 'O4'] }] }, table)]).toEqual([
      ['2.0', 1],
      ['2.1', 1],
      ['2.2', 1],
    ])
  })

  it('keep the seat that laid each of them', () => {
    const table = parseTable('K1 K2 K3 K4 / B1 B2 B3 B4')
    const laid = [
      { seat: 1, tiles: ['K4'] },
      { seat: 2, tiles: ['B4'] },
    ]
    expect(Object.fromEntries(findLaid({ base: parseTable('K1 K2 K3 / B1 B2 B3'), laid }, table))).toEqual({ '0.3': 1, '1.3': 2 })
  })
})
