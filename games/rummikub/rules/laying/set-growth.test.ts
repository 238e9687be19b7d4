/** What a play did to the sets, as the log tells it. */
import { describe, expect, it } from 'vitest'
import { gainsOf, jokersLaid } from './set-growth.ts'
import { compareTables } from '../opening/opening.ts'
import { parseTable } from '../notation/moves.ts'
import { PRESETS } from '../options.ts'

const gains = (before: string, after: string): readonly string[] | null =>
  gainsOf(compareTables(parseTable(before), parseTable(after)))?.map(
    ({ kind, tiles, isNew }) => `${isNew ? 'new' : 'longer'} ${kind} ${tiles.join(' ')}`,
  ) ?? null
const jokers = (before: string, after: string, laid: string): unknown =>
  jokersLaid(parseTable(before), parseTable(after), laid.split(' '), PRESETS.pl)

describe('the gains of a play', () => {
  it('are new sets and tiles that make sets longer', () => {
    expect(gains('B4 B5 B6', 'B4 B5 B6 / R8 O8 K8')).toEqual(['new group R8 O8 K8'])
    expect(gains('B4 B5 B6 / R8 O8 K8', 'B3 B4 B5 B6 / R8 O8 K8 B8')).toEqual(['longer run B3', 'longer group B8'])
    expect(gains('B4 B5 B6', 'B4 B5 B6 B7 / R8 O8 K8')).toEqual(['longer run B7', 'new group R8 O8 K8'])
  })

  it('are not told if a set was taken apart', () => {
    expect(gains('R4 R5 R6 R7 R8', 'R4 R5 R6 / R6 R7 R8')).toBeNull()
    expect(gains('R4 O4 K4 B4', 'R4 O4 K4 / B3 B4 B5 B6')).toBeNull()
  })
})

describe('jokers that were laid', () => {
  it('[R7.1] stand for a tile of a run or for any missing colour of a group', () => {
    expect(jokers('B1 B2 B3', 'B1 B2 B3 / R4 J R6', 'J R4 R6')).toEqual([{ colour: 'R', number: 5 }])
    expect(jokers('B3 R3 K3', 'B3 R3 K3 J', 'J')).toEqual([{ colour: null, number: 3 }])
  })

  it('are told apart from jokers that were there', () => {
    expect(jokers('R4 J R6', 'R4 J R6 / K1 J K3', 'J K1 K3')).toEqual([{ colour: 'K', number: 2 }])
    expect(jokers('R4 J R6', 'R4 J R6 R7', 'R7')).toEqual([])
  })
})
