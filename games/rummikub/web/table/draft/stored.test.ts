/** Drafts restored after a reload, and drafts rebased onto another table. */
import { describe, expect, it } from 'vitest'
import { undoStep } from './draft.ts'
import { serializeDraft, rebaseDraft, restoreDraft } from './stored.ts'
import { draftFrom, move, print } from './testing.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a stored draft', () => {
  const unchanged = draftFrom('pl | table: K4 K5 K6 / R4 R5 R6 R7 R8 / B1 B2 B3 | A: R6 K7 O9 | B: - | opened: A')
  const draft = move(move(unchanged, 'R6', 1), 'K7', 0)

  it('is restored with its steps', () => {
    const found = restoreDraft(throughJson(serializeDraft(draft)), unchanged.base)
    expect(found && print(found)).toBe(print(draft))
    expect(found && print(undoStep(found))).toBe(print(undoStep(draft)))
  })

  it('is ignored if it is malformed or belongs to another table', () => {
    expect(restoreDraft(null, unchanged.base)).toBeNull()
    expect(restoreDraft({ sets: 3 }, unchanged.base)).toBeNull()
    expect(
      restoreDraft(
        { ...(throughJson(serializeDraft(draft)) as object), sets: [{ id: 'n1', tiles: ['0.0', '0.0'], kind: null }] },
        unchanged.base,
      ),
    ).toBeNull()
    const another = draftFrom('pl | table: K4 K5 K6 / R4 R5 R6 R7 R8 / B1 B2 B3 | A: K7 O9 | B: - | opened: A')
    expect(restoreDraft(throughJson(serializeDraft(draft)), another.base)).toBeNull()
  })

  it('is rebased if the sets it uses are unchanged, in any order', () => {
    const next = draftFrom('pl | table: O1 O2 O3 / R4 R5 R6 R7 R8 / K4 K5 K6 | A: R6 K7 O9 R1 | B: - | opened: A')
    const { draft: laid, lost, isRebased } = rebaseDraft(draft, next.base)
    expect(print(laid)).toBe('O1 O2 O3 / K4 K5 K6 K7 / R4 R5 R6 / R6 R7 R8 | O9 R1')
    expect({ lost, isRebased }).toEqual({ lost: 0, isRebased: true })
    expect(print(undoStep(laid))).toBe(print(next))
  })

  it('loses sets that use a changed set, and all sets linked to them', () => {
    const next = draftFrom('pl | table: K4 K5 K6 / R4 R5 R6 R7 / B1 B2 B3 | A: R6 K7 O9 | B: - | opened: A')
    const found = rebaseDraft(draft, next.base)
    expect(print(found.draft)).toBe('R4 R5 R6 R7 / B1 B2 B3 / K4 K5 K6 K7 | R6 O9')
    expect(found.lost).toBe(1)
    const linked = move(move(unchanged, 'R4@1', 2), 'K7', 'new')
    expect(print(rebaseDraft(linked, next.base).draft)).toBe('K4 K5 K6 / R4 R5 R6 R7 / B1 B2 B3 / K7 | R6 O9')
  })

  it('loses rack tiles that the player no longer holds', () => {
    const next = draftFrom('pl | table: K4 K5 K6 / R4 R5 R6 R7 R8 / B1 B2 B3 | A: R6 O9 | B: - | opened: A')
    expect(print(rebaseDraft(draft, next.base).draft)).toBe('K4 K5 K6 / B1 B2 B3 / R4 R5 R6 / R6 R7 R8 | O9')
  })
})
