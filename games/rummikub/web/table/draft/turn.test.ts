/** Taps and keys: selecting tiles and moving them. */
import { describe, expect, it } from 'vitest'
import { FIRST_ORDER } from './rack-order.ts'
import { draftFrom, print, tile } from './testing.ts'
import {
  startTurnOver,
  startTurnDraft,
  clearSelection,
  moveToRack,
  moveToNewSet,
  moveToRackAt,
  fittingSets,
  join,
  selectSet,
  pressEnter,
  pressTile,
  rackOf,
  sortRack,
  splitAtTile,
  toggleSelection,
  undoDraftStep,
  type TurnState,
} from './turn.ts'

const begin = (table: string, rack: string): TurnState =>
  startTurnDraft(draftFrom(`pl | table: ${table} | A: ${rack} | B: K2 | opened: A`), FIRST_ORDER)
const tap = (turn: TurnState, ...names: readonly string[]): TurnState =>
  names.reduce((now, name) => pressTile(now, tile(now.draft, name)), turn)

describe('taps', () => {
  it('select rack tiles and move them to the tapped set', () => {
    const turn = begin('K4 K5 K6 / R1 R2 R3', 'K7 K8 O1')
    const selected = tap(turn, 'K7', 'K8')
    expect(selected.selected).toEqual(['K7#0', 'K8#0'])
    expect(tap(selected, 'K7').selected).toEqual(['K8#0'])
    const laid = tap(selected, 'K5@0')
    expect(print(laid.draft)).toBe('K4 K5 K6 K7 K8 / R1 R2 R3 | O1')
    expect(laid).toMatchObject({ selected: [], lastAction: { type: 'moved', set: 's0', isNew: false } })
  })

  it('select several tiles of a set before they move to another', () => {
    const turn = tap(begin('K4 K5 K6 K7 / R1 R2 R3', 'O1'), 'K6@0', 'K7@0')
    expect(turn.selected).toEqual(['0.2', '0.3'])
    expect(print(tap(turn, 'R1@1').draft)).toBe('K4 K5 / R1 R2 R3 K6 K7 | O1')
  })

  it('make a new set, and take tiles back', () => {
    const turn = moveToNewSet(tap(begin('-', 'K9 R9 B9'), 'K9', 'R9', 'B9'), null)
    expect(print(turn.draft)).toBe('K9 R9 B9 | ')
    expect(print(moveToRack(tap(turn, 'R9@0'), null).draft)).toBe('K9 B9 | R9')
    const table = tap(begin('K4 K5 K6', 'K7'), 'K4@0')
    expect(moveToRack(table, null).lastAction).toEqual({ type: 'not-to-rack' })
  })
})

describe('keys', () => {
  it('Enter selects a tile, then moves the selection to the focused set', () => {
    const turn = begin('K4 K5 K6', 'K7 O1')
    const held = pressEnter(turn, 'K7#0')
    expect(held.selected).toEqual(['K7#0'])
    expect(print(pressEnter(held, '0.0').draft)).toBe('K4 K5 K6 K7 | O1')
    const laid = toggleSelection(pressEnter(held, '0.0'), 'K7#0')
    expect(print(pressEnter(laid, 'O1#0').draft)).toBe('K4 K5 K6 | K7 O1')
  })

  it('split, join, select a set, and undo', () => {
    const turn = begin('R4 R5 R6 R7 R8', 'R6')
    const parts = splitAtTile(turn, '0.3')
    expect(print(parts.draft)).toBe('R4 R5 R6 / R7 R8 | R6')
    expect(print(join(parts, '0.0').draft)).toBe('R4 R5 R6 R7 R8 | R6')
    expect(join(turn, '0.0')).toBe(turn)
    expect(selectSet(parts, '0.4').selected).toEqual(['0.3', '0.4'])
    expect(clearSelection(selectSet(parts, '0.4')).selected).toEqual([])
    expect(print(undoDraftStep(parts).draft)).toBe('R4 R5 R6 R7 R8 | R6')
    expect(startTurnOver(parts).lastAction).toEqual({ type: 'started-over' })
    expect(startTurnOver(turn)).toBe(turn)
  })
})

describe('the rack', () => {
  it('changes its order and accepts tiles at a position', () => {
    const turn = begin('-', 'R5 K9 R1')
    expect(rackOf(turn)).toEqual(['K9#0', 'R1#0', 'R5#0'])
    expect(rackOf(sortRack(turn))).toEqual(['R1#0', 'R5#0', 'K9#0'])
    const put = moveToRackAt(turn, ['R5#0'], 0)
    expect(rackOf(put)).toEqual(['R5#0', 'K9#0', 'R1#0'])
    const laid = moveToNewSet(tap(put, 'K9'), null)
    expect(rackOf(laid)).toEqual(['R5#0', 'R1#0'])
    expect(rackOf(moveToRackAt(laid, ['K9#0'], 2))).toEqual(['R5#0', 'R1#0', 'K9#0'])
  })
})

describe('offered actions', () => {
  it('show the sets that the selected tiles fit', () => {
    const turn = begin('K4 K5 K6 / R7 B7 O7 / K1 K2 K3', 'K7 O1')
    expect(fittingSets(turn)).toEqual([])
    expect(fittingSets(tap(turn, 'K7'))).toEqual(['s0', 's1'])
    expect(fittingSets(tap(turn, 'O1'))).toEqual([])
    expect(fittingSets(tap(turn, 'K1@2'))).toEqual([])
  })

  it('say that a new set needs selected tiles', () => {
    const turn = begin('K4 K5 K6', 'K7 O1')
    expect(moveToNewSet(turn, null).lastAction).toEqual({ type: 'select-first' })
    expect(moveToNewSet(tap(turn, 'K7'), null).lastAction?.type).toBe('moved')
  })
})
