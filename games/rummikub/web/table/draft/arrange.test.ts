/** *Arrange for me* as a step of the turn: from an untouched rack, with tiles already laid, and where nothing can be laid. */
import { describe, expect, it } from 'vitest'
import { aid, solve, type ArrangeRequest } from '../../../rules/index.ts'
import { applyAnswers, requestsFor } from './arrange.ts'
import { checkDraft } from './check-draft.ts'
import { FIRST_ORDER } from './rack-order.ts'
import { draftOf, print, tile, viewOf } from './testing.ts'
import { startTurnDraft, moveToNewSet, toggleSelection, type TurnState } from './turn.ts'

const TABLE = 'K4 K5 K6 / R7 B7 O7'
const position = (rack: string, opened = ' | opened: A'): string => `pl | table: ${TABLE} | A: ${rack} | B: R1${opened}`
const begin = (rack: string, opened?: string): TurnState => startTurnDraft(draftOf(viewOf(position(rack, opened))), FIRST_ORDER)
const select = (turn: TurnState, names: string): TurnState =>
  names.split(' ').reduce((last, name) => toggleSelection(last, tile(last.draft, name)), turn)

const arrange = (turn: TurnState, rack: string, opened?: string): TurnState => {
  const view = viewOf(position(rack, opened))
  const requests: readonly ArrangeRequest[] = requestsFor(turn, checkDraft(turn.draft, view, 0), view, 0)
  return applyAnswers(turn, view, 0, requests.flatMap(aid))
}

describe('arrange for me', () => {
  const rack = 'K7 K3 O1 R9 B9'
  const most = solve('K4 K5 K6 R7 B7 O7'.split(' '), rack.split(' '), 'tiles')?.tiles

  it('lays the most tiles from an untouched rack', () => {
    const done = arrange(begin(rack), rack)
    expect(print(done.draft)).toBe('K3 K4 K5 K6 K7 / R7 B7 O7 | O1 R9 B9')
    expect([most, done.lastAction]).toEqual([2, { type: 'arranged', left: [] }])
  })

  it('lays the most tiles in a turn with tiles already laid, and says which go back', () => {
    const laid = moveToNewSet(select(begin(rack), 'K7 R9'), null)
    const done = arrange(laid, rack)
    expect(print(done.draft)).toBe('K3 K4 K5 K6 K7 / R7 B7 O7 | O1 R9 B9')
    expect(done.lastAction).toEqual({ type: 'arranged', left: ['R9'] })
  })

  it('lays only selected tiles if there are any', () => {
    expect(print(arrange(select(begin(rack), 'K3'), rack).draft)).toBe('K3 K4 K5 K6 / R7 B7 O7 | K7 O1 R9 B9')
  })

  it('opens with the tiles of the rack alone', () => {
    const opening = 'K7 R10 B10 O10 O1'
    expect(print(arrange(begin(opening, ''), opening, '').draft)).toBe(`${TABLE} / R10 B10 O10 | K7 O1`)
  })

  it('changes nothing and says so if nothing can be laid', () => {
    const [none, small] = ['O1 R9', 'R1 R2 R3 O9']
    expect(arrange(begin(none), none)).toMatchObject({ draft: begin(none).draft, lastAction: { type: 'none-fits' } })
    expect(arrange(begin(small, ''), small, '')).toMatchObject({ draft: begin(small, '').draft, lastAction: { type: 'cannot-open' } })
  })
})
