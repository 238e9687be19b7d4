/** Moving tiles, splitting and joining sets, and undoing steps in a draft. */
import { describe, expect, it } from 'vitest'
import { isTouched, joinSets, kindOfSet, laidTiles, setOf, splitSet, startOver, switchKind, undoStep } from './draft.ts'
import { draftFrom, move, print, tile } from './testing.ts'

const OPENED = '| B: K2 | opened: A'
const begin = (table: string, rack: string) => draftFrom(`pl | table: ${table} | A: ${rack} ${OPENED}`)

describe('a draft', () => {
  it('begins with the unchanged table', () => {
    const draft = begin('B4 B5 B6 / R8 O8 K8', 'B3 B8')
    expect(print(draft)).toBe('B4 B5 B6 / R8 O8 K8 | B3 B8')
    expect(isTouched(draft)).toBe(false)
    expect(laidTiles(draft)).toEqual([])
  })

  it('inserts tiles where they fit in a set', () => {
    const draft = begin('B4 B5 B6 / R8 O8 K8', 'B3 B8')
    expect(print(move(move(draft, 'B3', 0), 'B8', 1))).toBe('B3 B4 B5 B6 / R8 O8 K8 B8 | ')
    expect(print(move(draft, 'B8', 0))).toBe('B4 B5 B6 B8 / R8 O8 K8 | B3')
  })

  it('makes a new set of several tiles and sorts it into a run', () => {
    const draft = begin('-', 'K9 K7 J K10 R1')
    expect(print(move(draft, 'K10 J K7 K9', 'new'))).toBe('K7 J K9 K10 | R1')
    expect(print(move(draft, 'K10 R1', 'new'))).toBe('K10 R1 | K9 K7 J')
  })

  it('keeps a joker at the end where it was put, if that is valid', () => {
    const draft = begin('K4 K5 K6 / R11 R12 R13', 'J')
    expect(print(move(draft, 'J', 0, 0))).toBe('J K4 K5 K6 / R11 R12 R13 | ')
    expect(print(move(draft, 'J', 0, 3))).toBe('K4 K5 K6 J / R11 R12 R13 | ')
    expect(print(move(draft, 'J', 0, 1))).toBe('K4 K5 K6 J / R11 R12 R13 | ')
    expect(print(move(draft, 'J', 1))).toBe('K4 K5 K6 / J R11 R12 R13 | ')
  })

  it('splits a run around a tile that it already contains', () => {
    expect(print(move(begin('R4 R5 R6 R7 R8', 'R6'), 'R6', 0))).toBe('R4 R5 R6 / R6 R7 R8 | ')
    expect(print(move(begin('R4 R5 R6 R7', 'R6'), 'R6', 0))).toBe('R4 R5 R6 R7 R6 | ')
  })

  it('splits a run where a tile is taken out, if both halves are valid', () => {
    const draft = begin('B1 B2 B3 J B5 B6 B7', 'R9 K9')
    expect(print(move(draft, 'J@0 R9 K9', 'new'))).toBe('B1 B2 B3 / B5 B6 B7 / J R9 K9 | ')
    expect(print(move(begin('R4 R5 R6 R7 R8', '-'), 'R6@0', 'new'))).toBe('R4 R5 R7 R8 / R6 | ')
  })

  it('puts a tile in place of a joker, which moves to an end', () => {
    expect(print(move(begin('B3 B4 J B6', 'B5 R11 R12'), 'B5', 0))).toBe('B3 B4 B5 B6 J | R11 R12')
    expect(print(move(begin('K11 J K13', 'K12'), 'K12', 0))).toBe('J K11 K12 K13 | ')
  })

  it('splits and joins', () => {
    const draft = begin('R4 R5 R6 R7 R8', 'R6')
    const split = splitSet(draft, tile(draft, 'R7@0'))
    expect(print(split)).toBe('R4 R5 R6 / R7 R8 | R6')
    expect(splitSet(draft, tile(draft, 'R4@0'))).toBe(draft)
    expect(print(move(split, 'R6', 1))).toBe('R4 R5 R6 / R6 R7 R8 | ')
    expect(print(joinSets(split, split.sets[1]?.id ?? '', split.sets[0]?.id ?? ''))).toBe('R4 R5 R6 R7 R8 | R6')
  })

  it('moves a whole set, and a tile within its set', () => {
    const draft = begin('~K4 J / R4 B4', '-')
    expect(print(move(draft, 'K4@0 J@0', 1))).toBe('R4 B4 K4 J | ')
    const run = begin('K4 K5 J', '-')
    expect(print(move(run, 'J@0', 0, 0))).toBe('J K4 K5 | ')
    expect(print(move(run, 'K4@0 K5@0 J@0', 'new'))).toBe('K4 K5 J | ')
  })

  it('moves only rack tiles back to the rack', () => {
    const draft = move(begin('K4 K5 K6', 'K7 R1'), 'K7', 0)
    expect(print(draft)).toBe('K4 K5 K6 K7 | R1')
    expect(print(move(draft, 'K6@0 K7@0', 'rack'))).toBe('K4 K5 K6 | K7 R1')
    expect(move(draft, 'K6@0', 'rack')).toBe(draft)
  })

  it('undoes step by step, and starting over is a step, too', () => {
    const first = begin('K4 K5 K6', 'K7 K8')
    const second = move(first, 'K7', 0)
    const third = move(second, 'K8', 0)
    expect(print(undoStep(third))).toBe(print(second))
    expect(print(undoStep(undoStep(third)))).toBe(print(first))
    expect(undoStep(first)).toBe(first)
    const over = startOver(third)
    expect(isTouched(over)).toBe(false)
    expect(print(undoStep(over))).toBe(print(third))
    expect(startOver(first)).toBe(first)
  })

  it('counts as unchanged once all tiles are back in their sets', () => {
    const begun = begin('K4 K5 K6 K7 / R1 B1 O1 K1 / ~K10 J J', 'R5')
    const away = move(begun, 'K7@0 R1@1 K10@2', 'new')
    expect(isTouched(away)).toBe(true)
    const back = move(move(move(away, 'K7@3', 0), 'R1@3', 1), 'K10@3', 2, 0)
    expect(print(back)).toBe('K4 K5 K6 K7 / B1 O1 K1 R1 / K10 J J | R5')
    expect(isTouched(back)).toBe(false)
    expect(back.sets.map(set => kindOfSet(back, set))).toEqual(['run', 'group', 'run'])
  })

  it('keeps unchanged sets as the same objects', () => {
    const draft = begin('K4 K5 K6 / R1 R2 R3', 'K7')
    expect(move(draft, 'K7', 0).sets[1]).toBe(draft.sets[1])
  })

  it('reads an ambiguous set with the higher sum, or the other way on request', () => {
    const draft = move(begin('-', 'K12 J J'), 'K12 J J', 'new')
    const [set] = draft.sets
    if (set === undefined) throw new Error('no set')
    expect(kindOfSet(draft, set)).toBe('group') // 36; as a run it would end past 13
    const before = move(begin('-', 'K11 J J'), 'K11 J J', 'new')
    const [runs] = before.sets
    expect(runs && kindOfSet(before, runs)).toBe('run') // 11, 12, 13
    const turned = switchKind(before, runs?.id ?? '')
    expect(turned.sets[0] && kindOfSet(turned, turned.sets[0])).toBe('group')
    expect(switchKind(begin('K4 K5 K6', '-'), 's0').past).toEqual([])
  })

  it('finds the set of a tile', () => {
    const draft = begin('K4 K5 K6 / R1 R2 R3', 'K7')
    expect(setOf(draft, tile(draft, 'R2@1'))?.id).toBe('s1')
    expect(setOf(draft, tile(draft, 'K7'))).toBeUndefined()
  })
})
