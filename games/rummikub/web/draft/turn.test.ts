/** Taps and keys: what is marked, and where it goes. */
import { describe, expect, it } from 'vitest'
import { FIRST_ORDER } from './rack.ts'
import { drafting, print, tile } from './testing.ts'
import {
  beginAgain,
  beginTurn,
  clearMarks,
  dropBack,
  dropNew,
  dropOnRack,
  fittingSets,
  join,
  markSet,
  mayArrange,
  pressEnter,
  pressTile,
  rackOf,
  sortRack,
  split,
  toggleMark,
  undo,
  type Turn,
} from './turn.ts'

const begin = (table: string, rack: string): Turn =>
  beginTurn(drafting(`pl | table: ${table} | A: ${rack} | B: K2 | opened: A`), FIRST_ORDER)
const tap = (turn: Turn, ...names: readonly string[]): Turn => names.reduce((now, name) => pressTile(now, tile(now.drafting, name)), turn)

describe('tap and tap', () => {
  it('marks tiles of the rack, and puts them into the set that is tapped', () => {
    const turn = begin('K4 K5 K6 / R1 R2 R3', 'K7 K8 O1')
    const marked = tap(turn, 'K7', 'K8')
    expect(marked.marked).toEqual(['K7#0', 'K8#0'])
    expect(tap(marked, 'K7').marked).toEqual(['K8#0'])
    const laid = tap(marked, 'K5@0')
    expect(print(laid.drafting)).toBe('K4 K5 K6 K7 K8 / R1 R2 R3 | O1')
    expect(laid).toMatchObject({ marked: [], did: { type: 'moved', set: 's0', isNew: false } })
  })

  it('collects tiles of one set before they go to another', () => {
    const turn = tap(begin('K4 K5 K6 K7 / R1 R2 R3', 'O1'), 'K6@0', 'K7@0')
    expect(turn.marked).toEqual(['0.2', '0.3'])
    expect(print(tap(turn, 'R1@1').drafting)).toBe('K4 K5 / R1 R2 R3 K6 K7 | O1')
  })

  it('puts a new set down, and takes tiles back', () => {
    const turn = dropNew(tap(begin('-', 'K9 R9 B9'), 'K9', 'R9', 'B9'), null)
    expect(print(turn.drafting)).toBe('K9 R9 B9 | ')
    expect(print(dropBack(tap(turn, 'R9@0'), null).drafting)).toBe('K9 B9 | R9')
    const table = tap(begin('K4 K5 K6', 'K7'), 'K4@0')
    expect(dropBack(table, null).did).toEqual({ type: 'not-to-rack' })
  })
})

describe('keys', () => {
  it('Enter marks, and then puts down where one is', () => {
    const turn = begin('K4 K5 K6', 'K7 O1')
    const held = pressEnter(turn, 'K7#0')
    expect(held.marked).toEqual(['K7#0'])
    expect(print(pressEnter(held, '0.0').drafting)).toBe('K4 K5 K6 K7 | O1')
    const laid = toggleMark(pressEnter(held, '0.0'), 'K7#0')
    expect(print(pressEnter(laid, 'O1#0').drafting)).toBe('K4 K5 K6 | K7 O1')
  })

  it('split, join, mark a set, and go back', () => {
    const turn = begin('R4 R5 R6 R7 R8', 'R6')
    const parts = split(turn, '0.3')
    expect(print(parts.drafting)).toBe('R4 R5 R6 / R7 R8 | R6')
    expect(print(join(parts, '0.0').drafting)).toBe('R4 R5 R6 R7 R8 | R6')
    expect(join(turn, '0.0')).toBe(turn)
    expect(markSet(parts, '0.4').marked).toEqual(['0.3', '0.4'])
    expect(clearMarks(markSet(parts, '0.4')).marked).toEqual([])
    expect(print(undo(parts).drafting)).toBe('R4 R5 R6 R7 R8 | R6')
    expect(beginAgain(parts).did).toEqual({ type: 'begun-again' })
    expect(beginAgain(turn)).toBe(turn)
  })
})

describe('the rack', () => {
  it('goes from order to order, and takes tiles to a place of their own', () => {
    const turn = begin('-', 'R5 K9 R1')
    expect(rackOf(turn)).toEqual(['K9#0', 'R1#0', 'R5#0'])
    expect(rackOf(sortRack(turn))).toEqual(['R1#0', 'R5#0', 'K9#0'])
    const put = dropOnRack(turn, ['R5#0'], 0)
    expect(rackOf(put)).toEqual(['R5#0', 'K9#0', 'R1#0'])
    const laid = dropNew(tap(put, 'K9'), null)
    expect(rackOf(laid)).toEqual(['R5#0', 'R1#0'])
    expect(rackOf(dropOnRack(laid, ['K9#0'], 2))).toEqual(['R5#0', 'R1#0', 'K9#0'])
  })
})

describe('what is offered', () => {
  it('are the sets in which the marked tiles would lie right', () => {
    const turn = begin('K4 K5 K6 / R7 B7 O7 / K1 K2 K3', 'K7 O1')
    expect(fittingSets(turn)).toEqual([])
    expect(fittingSets(tap(turn, 'K7'))).toEqual(['s0', 's1'])
    expect(fittingSets(tap(turn, 'O1'))).toEqual([])
    expect(fittingSets(tap(turn, 'K1@2'))).toEqual([])
  })

  it('is arranging, once something was laid or marked', () => {
    const turn = begin('K4 K5 K6', 'K7 O1')
    expect([turn, tap(turn, 'K4@0'), tap(turn, 'O1'), dropNew(tap(turn, 'O1'), null)].map(mayArrange)).toEqual([false, false, true, true])
  })
})
