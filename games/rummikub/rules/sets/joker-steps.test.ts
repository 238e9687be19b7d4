/** The steps of the joker checks in `jokers.ts`, one by one, and cases in which the order of sets must not matter. */
import { describe, expect, it } from 'vitest'
import { canAssign, checkFrozenSets, checkJokerReuse, countFromRack, countMisplaced, isNewSet, listJokers, waysToBecome } from './jokers.ts'
import { parseTable } from '../notation/moves.ts'
import { PRESETS } from '../options.ts'
import { countFaces } from '../data/pieces.ts'
import type { Options, TileSet } from '../data/types.ts'

const { pl } = PRESETS
const set = (text: string): TileSet => parseTable(text)[0]!
const laid = (text: string): Uint8Array => countFaces(text.split(' ').filter(tile => tile !== ''))

describe('[R7.10] new sets only', () => {
  it('lists what each joker stands for: one tile in a run, a number in a group', () => {
    const roles = listJokers(parseTable('B4 J B6 / K3 R3 J / ~J R12 J / K1 K2 K3'), pl).map(({ role }) => role)
    expect(roles).toEqual(['B5', '=3', 'R11', 'R13'])
  })

  it('a new set contains no whole old set; equal tiles count as often as they occur', () => {
    const before = parseTable('K7 K8 K9 / J B5 B6')
    expect(isNewSet(set('J K7 K8 K9'), before)).toBe(false)
    expect(isNewSet(set('K8 K9 J'), before)).toBe(true)
    expect(isNewSet(set('J R5 R6'), before)).toBe(true)
    expect(isNewSet(set('B5 B6 B7 J'), before)).toBe(false)
    expect(isNewSet(set('B5 B6 J'), parseTable('~J J B5'))).toBe(true)
  })

  it('counts the tiles of a set that can have come from the rack', () => {
    expect(countFromRack(set('R5 R6 J'), laid('R5 R6'))).toBe(2)
    expect(countFromRack(set('R5 R6 J'), laid('R6 R6 K1'))).toBe(1)
    expect(countFromRack(set('R5 R6 J'), laid('J'))).toBe(1)
  })

  it('counts moved jokers at forbidden places; those with an old role count as unmoved, forbidden places first', () => {
    const jokers = (text: string) => listJokers(parseTable(text), pl)
    const isAllowed = ({ tiles }: TileSet): boolean => tiles.includes('R5')
    expect(countMisplaced(jokers('B4 J B6'), jokers('B4 J B6'), isAllowed)).toBe(0)
    expect(countMisplaced(jokers('B4 J B6'), jokers('B4 B5 B6 / K1 K2 J'), isAllowed)).toBe(1)
    expect(countMisplaced(jokers('B4 J B6'), jokers('B4 B5 B6 / R5 R6 J'), isAllowed)).toBe(0)
    expect(countMisplaced(jokers('B4 J B6'), jokers('B3 B4 J / B4 J B6'), isAllowed)).toBe(1)
  })

  it('a joker that takes over a role leaves the joker with that role where it is, in whatever order the sets are', () => {
    const before = parseTable('B4 J B6 / K6 J K8')
    const options: Options = { ...pl, jokerReuse: 'newSetWithTwo' }
    for (const after of ['B4 J B6 / K6 K7 K8 / B3 B4 J', 'B3 B4 J / K6 K7 K8 / B4 J B6'])
      expect(checkJokerReuse(before, parseTable(after), laid('K7 B3 B4'), options)).toBeNull()
  })

  it('a joker from the rack may go anywhere', () => {
    const options: Options = { ...pl, jokerReuse: 'newSet' }
    const before = parseTable('K7 K8 K9')
    expect(checkJokerReuse(before, parseTable('J K7 K8 K9'), laid('J'), options)).toBeNull()
    expect(checkJokerReuse(parseTable('J B5 B6 / K7 K8 K9'), parseTable('B4 B5 B6 / J K7 K8 K9'), laid('B4'), options)).not.toBeNull()
  })
})

describe('[R7.11] frozen sets', () => {
  const ways = (old: string, next: string, more: Partial<Options> = {}) => waysToBecome(set(old), set(next), { ...pl, ...more })

  it('a run keeps its positions: tiles are added at its ends, jokers replaced by what they stood for', () => {
    expect(ways('B3 J B5', 'B3 J B5')).toEqual([[]])
    expect(ways('B3 J B5', 'B2 B3 J B5 B6')).toEqual([[]])
    expect(ways('B3 J B5', 'B3 B4 B5')).toEqual([['B4']])
    expect(ways('B3 B4 J', 'B4 B5 B6')).toEqual([])
    expect(ways('B3 J B5', 'R3 R4 R5')).toEqual([])
    expect(ways('~J J K12', '=J J K12')).toEqual([])
  })

  it('a group keeps its number and tiles; any colour it gained may have replaced a joker', () => {
    expect(ways('B3 R3 J', 'B3 R3 J K3')).toEqual([[]])
    expect(ways('B3 R3 J', 'B3 R3 K3')).toEqual([['K3']])
    expect(ways('B3 R3 J', 'B3 R3 K3 O3')).toEqual([['K3'], ['O3']])
    expect(ways('=B3 J J', 'B3 R3 K3')).toEqual([['R3', 'K3']])
    expect(ways('B3 R3 J', 'B3 K3 O3')).toEqual([])
    expect(ways('B3 R3 J', 'B4 R4 K4')).toEqual([])
  })

  it('with `jokerGroupNeedsBoth` a group of three gives its joker only for both colours', () => {
    const both = { jokerGroupNeedsBoth: true }
    expect(ways('B3 R3 J', 'B3 R3 K3', both)).toEqual([])
    expect(ways('B3 R3 J', 'B3 R3 K3 O3', both)).toHaveLength(2)
    expect(ways('B3 R3 O3 J', 'B3 R3 O3 K3', both)).toEqual([['K3']])
  })

  it('every old set needs a new set of its own, found by trying all assignments', () => {
    const olds = [set('R4 J R6'), set('R4 J R6 R7')]
    expect(canAssign(olds, parseTable('R4 R5 R6 R7 / R4 J R6'), laid('R5'), pl)).toBe(true)
    expect(canAssign(olds, parseTable('R4 R5 R6 R7'), laid('R5'), pl)).toBe(false)
  })

  it('a rack tile can replace only one joker', () => {
    const rackOnly: Options = { ...pl, jokerSetsFrozen: true, jokerFromTable: false }
    const olds = [set('=B3 J J'), set('B3 O3 J')]
    const after = parseTable('B3 R3 K3 J / B3 O3 R3')
    expect(canAssign(olds, after, laid('R3 K3'), rackOnly)).toBe(true) // K3 replaced the first joker, R3 the other
    expect(canAssign(olds, after, laid('R3'), rackOnly)).toBe(false)
    expect(canAssign(olds, after, laid('R3'), { ...rackOnly, jokerFromTable: true })).toBe(true)
  })

  it('the refusal names the set that was broken', () => {
    const frozen: Options = { ...pl, jokerSetsFrozen: true }
    const before = parseTable('K1 K2 K3 / B3 B4 J / R3 K3 J')
    expect(checkFrozenSets(before, parseTable('K1 K2 K3 / B3 B4 J B6 / R3 K3 J'), laid('B6'), frozen)).toBeNull()
    expect(checkFrozenSets(before, parseTable('K1 K2 K3 / B3 B4 J / R3 O3 J'), laid('O3'), frozen)).toEqual({
      type: 'frozen-set',
      tiles: ['R3', 'K3', 'J'],
    })
  })
})
