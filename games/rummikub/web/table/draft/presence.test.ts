/** Shared drafts contain no faces and are shown only on the table they were made for. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rummikub } from '../../../rules/index.ts'
import { FACES } from '../../../rules/data/pieces.ts'
import { isBlank, sharedDraftOf, readPresence } from './presence.ts'
import { draftOf, move, viewOf } from './testing.ts'

const view = viewOf('pl | table: R4 R5 R6 R7 R8 / K1 K2 K3 | A: R6 B9 J | B: - | opened: A')
const unchanged = draftOf(view)
const draft = move(move(unchanged, 'R6', 0), 'B9 J', 'new')

describe('a shared draft', () => {
  it('is empty while nothing is changed', () => {
    expect(sharedDraftOf(unchanged)).toEqual({ type: 'none' })
    expect(sharedDraftOf(move(draft, 'R6@0', 'rack')).type).toBe('table')
  })

  it('shows table tiles by position and rack tiles as blanks', () => {
    const shown = sharedDraftOf(draft)
    expect(v.is(rummikub.schemas.draft, shown)).toBe(true)
    expect(FACES.filter(face => JSON.stringify(shown).includes(`"${face}"`))).toEqual([])
    const seen = readPresence(shown, view.table)
    expect(seen?.map(({ tiles }) => tiles.map(id => (isBlank(id) ? '?' : id)).join(' '))).toEqual([
      '0.0 0.1 0.2',
      '? 0.3 0.4',
      '1.0 1.1 1.2',
      '? ?',
    ])
  })

  it('is the same for any rack tile in that position', () => {
    const other = draftOf({ ...view, rack: ['R6', 'O13', 'J'] })
    expect(sharedDraftOf(move(move(other, 'R6', 0), 'O13 J', 'new'))).toEqual(sharedDraftOf(draft))
  })

  it('separates loose tiles from sets', () => {
    expect(sharedDraftOf(move(unchanged, 'K2@1', 'new'))).toMatchObject({ type: 'table', loose: [{ set: 1, place: 1 }] })
  })

  it('is ignored on another table', () => {
    const shown = sharedDraftOf(draft)
    expect(readPresence(shown, viewOf('pl | table: R4 R5 R6 R7 / K1 K2 K3 | A: R6 | B: - | opened: A').table)).toBeNull()
    expect(readPresence({ type: 'none' }, view.table)).toBeNull()
    expect(readPresence(null, view.table)).toBeNull()
    expect(
      readPresence(
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
