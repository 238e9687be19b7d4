/** Drafts that outlive a reload, and what is left of them over another table. */
import { describe, expect, it } from 'vitest'
import { keepDraft, relay, restore } from './keep.ts'
import { drafting, move, print } from './testing.ts'
import { undoStep } from './draft.ts'

const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a kept draft', () => {
  const begun = drafting('pl | table: K4 K5 K6 / R4 R5 R6 R7 R8 / B1 B2 B3 | A: R6 K7 O9 | B: - | opened: A')
  const draft = move(move(begun, 'R6', 1), 'K7', 0)

  it('is found again with its steps', () => {
    const found = restore(through(keepDraft(draft)), begun.base)
    expect(found && print(found)).toBe(print(draft))
    expect(found && print(undoStep(found))).toBe(print(undoStep(draft)))
  })

  it('is nothing where nothing sound was kept', () => {
    expect(restore(null, begun.base)).toBeNull()
    expect(restore({ sets: 3 }, begun.base)).toBeNull()
    expect(
      restore({ ...(through(keepDraft(draft)) as object), sets: [{ id: 'n1', tiles: ['0.0', '0.0'], kind: null }] }, begun.base),
    ).toBeNull()
    const another = drafting('pl | table: K4 K5 K6 / R4 R5 R6 R7 R8 / B1 B2 B3 | A: K7 O9 | B: - | opened: A')
    expect(restore(through(keepDraft(draft)), another.base)).toBeNull()
  })

  it('is laid anew where the old sets it touches still lie there, in whatever order', () => {
    const next = drafting('pl | table: O1 O2 O3 / R4 R5 R6 R7 R8 / K4 K5 K6 | A: R6 K7 O9 R1 | B: - | opened: A')
    const { drafting: laid, lost, isAnother } = relay(draft, next.base)
    expect(print(laid)).toBe('O1 O2 O3 / K4 K5 K6 K7 / R4 R5 R6 / R6 R7 R8 | O9 R1')
    expect({ lost, isAnother }).toEqual({ lost: 0, isAnother: true })
    expect(print(undoStep(laid))).toBe(print(next))
  })

  it('loses the parts whose sets have changed, and all that hangs together with them', () => {
    const next = drafting('pl | table: K4 K5 K6 / R4 R5 R6 R7 / B1 B2 B3 | A: R6 K7 O9 | B: - | opened: A')
    const found = relay(draft, next.base)
    expect(print(found.drafting)).toBe('R4 R5 R6 R7 / B1 B2 B3 / K4 K5 K6 K7 | R6 O9')
    expect(found.lost).toBe(1)
    const linked = move(move(begun, 'R4@1', 2), 'K7', 'new')
    expect(print(relay(linked, next.base).drafting)).toBe('K4 K5 K6 / R4 R5 R6 R7 / B1 B2 B3 / K7 | R6 O9')
  })

  it('loses tiles that are no longer held', () => {
    const next = drafting('pl | table: K4 K5 K6 / R4 R5 R6 R7 R8 / B1 B2 B3 | A: R6 O9 | B: - | opened: A')
    expect(print(relay(draft, next.base).drafting)).toBe('K4 K5 K6 / B1 B2 B3 / R4 R5 R6 / R6 R7 R8 | O9')
  })
})
