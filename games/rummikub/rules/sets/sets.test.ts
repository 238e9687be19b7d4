/** Chapter 3 of the rulebook, and what jokers may stand for. */
import { describe, expect, it } from 'vitest'
import { parseTable } from '../notation/moves.ts'
import { PRESETS } from '../options.ts'
import { findSetFault, FREE_SETS, numbersOfSet, sumOf, type SetRules } from './sets.ts'
import type { TileSet } from '../data/types.ts'

const setOf = (text: string): TileSet => parseTable(text)[0]!
const fault = (text: string, rules: SetRules = FREE_SETS): unknown => findSetFault(setOf(text), 0, rules)
const sum = (text: string): number => sumOf(setOf(text), FREE_SETS)

describe('groups and runs', () => {
  it.each([
    ['K7 R7 B7 O7', 28],
    ['B3 B4 B5 B6', 18],
    ['R10 B10 J', 30],
    ['J K12 K13', 36],
    ['B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13', 91],
    ['R5 J J R8', 26],
    ['=J J K12', 36],
    ['~J J K12', 33],
    ['=R9 J J', 27],
    ['~R9 J J', 30],
    ['~J R9 J', 27],
    ['~J J R9', 24],
    ['R5 R6 J', 18],
    ['J R5 R6', 15],
  ])('[R3.1, R3.2, R3.5, R7.1] %s counts %i', (text, points) => {
    expect(fault(text)).toBeNull()
    expect(sum(text)).toBe(points)
  })

  it.each([
    ['R4 B4', { type: 'too-short', set: 0, length: 2 }],
    ['R4 R4 B4', { type: 'colour-twice', set: 0, tile: 'R4' }],
    ['R13 O13 K13 K13', { type: 'colour-twice', set: 0, tile: 'K13' }],
    ['=R4 B5 K4', { type: 'numbers-differ', set: 0, tile: 'B5', number: 4 }],
  ])('[R3.1] %s is not a group', (text, wrong) => expect(fault(text)).toEqual(wrong))

  it.each([
    ['B3 B4', { type: 'too-short', set: 0, length: 2 }],
    ['R5 B6 R7', { type: 'colours-differ', set: 0, tile: 'B6', colour: 'R' }],
    ['R5 R6 R8', { type: 'gap', set: 0, tile: 'R8', expected: 7 }],
    ['R7 R6 R5', { type: 'gap', set: 0, tile: 'R6', expected: 8 }],
    ['R5 J R6', { type: 'gap', set: 0, tile: 'R6', expected: 7 }],
  ])('[R3.2, R3.5] %s is not a run', (text, wrong) => expect(fault(text)).toEqual(wrong))

  it('[R3.3] nothing follows the 13', () => {
    expect(fault('K12 K13 K1')).toEqual({ type: 'gap', set: 0, tile: 'K1', expected: 14 })
    expect(fault('K13 K1 K2')).toMatchObject({ type: 'gap' })
  })

  it('[R3.3] with `oneAfter13` a run may end with 1, which counts 1', () => {
    const high = { ...PRESETS.pl, oneAfter13: true }
    expect(fault('K12 K13 K1', high)).toBeNull()
    expect(numbersOfSet(setOf('K12 K13 K1'), high)).toEqual([12, 13, 1])
    expect(fault('K12 K13 J', high)).toBeNull()
    expect(fault('~J J K1', high)).toBeNull()
    expect(fault('K13 K1 K2', high)).toMatchObject({ type: 'gap' })
    expect(fault('K11 K12 K13 J K2', high)).toMatchObject({ type: 'gap' })
    expect(fault('K1 K2 K3', high)).toBeNull()
  })

  it('[R7.2] a joker cannot stand before 1, after 13, or as a fifth tile of a group', () => {
    expect(fault('J K1 K2')).toEqual({ type: 'before-1', set: 0 })
    expect(fault('K12 K13 J')).toEqual({ type: 'past-13', set: 0 })
    expect(fault('K7 R7 B7 O7 J')).toEqual({ type: 'too-long', set: 0, length: 5 })
  })

  it('[R7.6] a set may have several jokers but needs a numbered tile', () => {
    expect(fault('=J J J')).toEqual({ type: 'only-jokers', set: 0 })
    expect(fault('~J J J J')).toEqual({ type: 'only-jokers', set: 0 })
    expect(fault('R5 J J R8')).toBeNull()
    expect(fault('R5 J J R8', { ...PRESETS.pl, jokersPerSet: 1 })).toEqual({ type: 'too-many-jokers', set: 0, most: 1 })
  })
})
