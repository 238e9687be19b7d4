/** How a hint tells the chance of winning. */
import { describe, expect, it } from 'vitest'
import { en } from '../../text/en/index.ts'
import { describeChance } from './ask-hint.ts'

const said = (chance: number, lead?: number): string => describeChance(chance, lead, en)

describe('the chance in a hint', () => {
  it('calls choices equal that differ by no more than the error of the search', () => {
    expect(said(0.44, 0)).toBe(en.table.hintEqual(44))
    expect(said(0.44, 0.01)).toBe(en.table.hintEqual(44))
    expect(said(0.44, 0.02)).toBe(en.table.hintEqual(44))
  })
  it('compares choices that differ by more', () => {
    expect(said(0.44, 0.03)).toBe(en.table.hintBetter(44, 41))
    expect(said(0.9, 0.5)).toBe(en.table.hintBetter(90, 40))
  })
  it('compares nothing if there is only one choice', () => expect(said(0.44)).toBe(en.table.hintChance(44)))
})
