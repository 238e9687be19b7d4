/** How a hint tells the chance of winning. */
import { describe, expect, it } from 'vitest'
import { en } from '../../text/en/index.ts'
import { describeChance } from './ask-hint.ts'

const said = (chance: number, lead?: number, leadError?: number): string =>
  describeChance({ chance, ...(lead === undefined ? {} : { lead }), ...(leadError === undefined ? {} : { leadError }) }, en)

describe('the chance in a hint', () => {
  it('calls choices equal whose distance is within the error of the search', () => {
    expect(said(0.44, 0, 0.01)).toBe(en.table.hintEqual(44))
    expect(said(0.44, 0.019, 0.01)).toBe(en.table.hintEqual(44))
    expect(said(0.6, 0.14, 0.08)).toBe(en.table.hintEqual(60))
    expect(said(0.44, 0.02)).toBe(en.table.hintEqual(44))
  })
  it('compares choices that differ by more', () => {
    expect(said(0.44, 0.03)).toBe(en.table.hintBetter(44, 41))
    expect(said(0.44, 0.02, 0.005)).toBe(en.table.hintBetter(44, 42))
    expect(said(0.9, 0.5, 0.08)).toBe(en.table.hintBetter(90, 40))
  })
  it('does not compare two numbers that look the same', () => expect(said(0.444, 0.004, 0.001)).toBe(en.table.hintEqual(44)))
  it('compares nothing if there is only one choice', () => expect(said(0.44)).toBe(en.table.hintChance(44)))
})
