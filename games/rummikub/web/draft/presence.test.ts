/** What the others see of a draft holds no face, and is read back only over the table it was made over. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FACES } from '../../rules/pieces.ts'
import { rummikub } from '../../rules/index.ts'
import { isBlank, presenceOf, seenDraft } from './presence.ts'
import { draftOf, move, viewOf } from './testing.ts'

const view = viewOf('pl | table: R4 R5 R6 R7 R8 / K1 K2 K3 | A: R6 B9 J | B: - | opened: A')
const begun = draftOf(view)
const draft = move(move(begun, 'R6', 0), 'B9 J', 'new')

describe('the presence of a draft', () => {
  it('is none while nothing was touched', () => {
    expect(presenceOf(begun)).toEqual({ type: 'none' })
    expect(presenceOf(move(draft, 'R6@0', 'rack')).type).toBe('table')
  })

  it('shows table tiles by where they lay, rack tiles as nothing at all', () => {
    const shown = presenceOf(draft)
    expect(v.is(rummikub.schemas.draft, shown)).toBe(true)
    expect(FACES.filter(face => JSON.stringify(shown).includes(`"${face}"`))).toEqual([])
    const seen = seenDraft(shown, view.table)
    expect(seen?.map(({ tiles }) => tiles.map(id => (isBlank(id) ? '?' : id)).join(' '))).toEqual([
      '0.0 0.1 0.2',
      '? 0.3 0.4',
      '1.0 1.1 1.2',
      '? ?',
    ])
  })

  it('is the same for any tile of the rack in that place', () => {
    const other = draftOf({ ...view, rack: ['R6', 'O13', 'J'] })
    expect(presenceOf(move(move(other, 'R6', 0), 'O13 J', 'new'))).toEqual(presenceOf(draft))
  })

  it('tells loose tiles apart from sets', () => {
    expect(presenceOf(move(begun, 'K2@1', 'new'))).toMatchObject({ type: 'table', loose: [{ set: 1, place: 1 }] })
  })

  it('is not drawn over another table', () => {
    const shown = presenceOf(draft)
    expect(seenDraft(shown, viewOf('pl | table: R4 R5 R6 R7 / K1 K2 K3 | A: R6 | B: - | opened: A').table)).toBeNull()
    expect(seenDraft({ type: 'none' }, view.table)).toBeNull()
    expect(seenDraft(null, view.table)).toBeNull()
    expect(
      seenDraft(
        {
          type: 'table',
          sets: [
            [
              { set: 0, place: 0 },
              { set: 0, place: 0 },
            ],
          ],
          loose: [],
        },
        view.table,
      ),
    ).toBeNull()
  })
})
