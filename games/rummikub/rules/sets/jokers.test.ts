/** Chapter 7 of the rulebook, and examples of rearranging: six with tiles, four with jokers. */
import { describe, expect, it } from 'vitest'
import { notation } from '../notation/index.ts'
import { after, playing, refusalOf, under } from '../testing.ts'

const at = (table: string, tiles: string): string => `pl | table: ${table} | A: ${tiles} O13 | B: K2 | opened: A B`

describe('examples of rearranging', () => {
  it.each([
    ['add to sets', 'B4 B5 B6 / R8 O8 K8', 'B3 B8', 'B3 B4 B5 B6 / R8 O8 K8 B8'],
    ['take from a group', 'R4 O4 K4 B4', 'B3 B5 B6', 'R4 O4 K4 / B3 B4 B5 B6'],
    ['add to a run and take from its other end', 'B8 B9 B10', 'B11 K8 O8', 'B9 B10 B11 / B8 K8 O8'],
    ['split a run', 'R4 R5 R6 R7 R8', 'R6', 'R4 R5 R6 / R6 R7 R8'],
    ['a group from several sets', 'O1 O2 O3 O4 / B1 K1 R1 O1', 'B1', 'O2 O3 O4 / B1 K1 O1 / B1 O1 R1'],
    ['several changes in one turn', 'O5 O6 O7 / R5 R6 R7 / K5 K6 K7 K8 K9', 'K10 B5', 'B5 O5 R5 K5 / O6 R6 K6 / O7 R7 K7 / K8 K9 K10'],
  ])('[R6.1] %s', (_, before, tiles, table) => {
    const state = after(at(before, tiles), [`play ${table}`])
    expect(state.racks[0]).toEqual(['O13.1'])
    expect(notation.printState(state).replace(/\.\d/g, '')).toContain(`table: ${table} |`)
  })

  it.each([
    ['[R7.3] both missing colours replace a joker', 'B3 R3 J', 'K3 O3 K4 K5', 'B3 R3 K3 O3 / J K4 K5'],
    ['[R7.4] splitting a run frees its joker', 'B1 B2 B3 J B5 B6 B7', 'R9 K9', 'B1 B2 B3 / B5 B6 B7 / R9 K9 J'],
    ['[R7.3] a rack tile replaces a joker', 'B3 B4 J B6', 'B5 R11 R12', 'B3 B4 B5 B6 / R11 R12 J'],
    ['[R7.4] moving its neighbours frees a joker', 'K1 K2 J / R1 B1 O1 / R2 B2 O2', 'O9 O10', 'R1 B1 O1 K1 / R2 B2 O2 K2 / O9 O10 J'],
  ])('%s', (_, before, tiles, table) => expect(after(at(before, tiles), [`play ${table}`]).racks[0]).toEqual(['O13.1']))
})

describe('jokers', () => {
  it('[R7.1] a joker is laid in a new set or added to one on the table', () => {
    expect(refusalOf(at('B4 B5 B6', 'J R5 R6'), 'play B4 B5 B6 / R5 R6 J')).toBeNull()
    expect(refusalOf(at('B4 B5 B6', 'J'), 'play B4 B5 B6 J')).toBeNull()
    expect(refusalOf(at('B4 K4 R4', 'J'), 'play B4 K4 R4 J')).toBeNull()
  })

  it('[R7.4] a set with a joker may be split', () => {
    expect(refusalOf(at('B1 B2 B3 J B5 B6', 'B7'), 'play B1 B2 B3 / B5 B6 B7 J')).toBeNull()
  })

  it('[R7.3] the replacing tile may come from another set', () => {
    expect(refusalOf(at('B3 B4 J / K5 R5 B5 O5', 'K12 K13'), 'play B3 B4 B5 / K5 R5 O5 / J K12 K13')).toBeNull()
  })

  it('[R7.5] a freed joker stays on the table, in any set, and the turn lays a rack tile', () => {
    expect(playing(at('B3 B4 J B6', 'B5'), 'play B3 B4 B5 B6').refusal).toEqual({ type: 'table-tile-missing', tiles: ['J'] })
    expect(refusalOf(at('J B5 B6 B7', 'B4'), 'play B4 B5 B6 B7 J')).toBeNull()
    expect(refusalOf(at('J B5 B6 B7', 'B4'), 'play B5 B6 B7 J')).toBe('nothing-laid')
    expect(refusalOf(at('J B5 B6 / K7 K8 K9', 'B4'), 'play B4 B5 B6 / J K7 K8 K9')).toBeNull()
  })

  it('[R7.7] in a group of three the joker has no colour', () => {
    expect(refusalOf(at('B3 R3 J', 'K3'), 'play B3 R3 J K3')).toBeNull()
    expect(refusalOf(at('B3 R3 J', 'O3'), 'play B3 R3 J O3')).toBeNull()
    expect(refusalOf(at('B3 R3 K3 J', 'O3 K4 K5'), 'play B3 R3 K3 O3 / J K4 K5')).toBeNull()
  })

  it('[R7.8] a joker may stand for a tile whose copies are all on the table', () => {
    expect(refusalOf(at('B4 B5 B6 / B4 B5 B6', 'J B7 B8'), 'play B4 B5 B6 / B4 B5 B6 / J B7 B8')).toBeNull()
  })

  it('[R7.9] a set with jokers may be read differently later, but not in an opening turn', () => {
    expect(refusalOf(at('=J J K12', 'K13'), 'play J J K12 K13')).toBeNull()
    const unopened = at('=J J K12', 'R10 B10 K10').replace('opened: A B', 'opened: B')
    expect(refusalOf(unopened, 'play =J J K12 / R10 B10 K10')).toBeNull()
    expect(refusalOf(unopened, 'play ~J J K12 / R10 B10 K10')).toBe('table-touched')
  })

  it('[R7.6] `jokersPerSet` limits the jokers in a set', () => {
    const one = (position: string): string => under({ jokersPerSet: 1 }, position.replace('pl', 'own'))
    expect(refusalOf(one(at('B4 B5 J', 'J')), 'play B4 B5 J J')).toBe('too-many-jokers')
  })
})

describe('restricted jokers', () => {
  const strict = (table: string, tiles: string): string => under({ jokerReuse: 'newSet' }, at(table, tiles).replace('pl', 'own'))
  const two = (table: string, tiles: string): string => under({ jokerReuse: 'newSetWithTwo' }, at(table, tiles).replace('pl', 'own'))
  const frozen = (table: string, tiles: string, more = {}): string =>
    under({ jokerSetsFrozen: true, ...more }, at(table, tiles).replace('pl', 'own'))

  it('[R7.10] with `newSet` a moved joker must be in a new set', () => {
    expect(playing(strict('J B5 B6 B7', 'B4'), 'play B4 B5 B6 B7 J').refusal).toEqual({ type: 'joker-not-in-new-set', withTwo: false })
    expect(refusalOf(strict('J B5 B6 / K7 K8 K9', 'B4'), 'play B4 B5 B6 / J K7 K8 K9')).toBe('joker-not-in-new-set')
    expect(refusalOf(strict('J B5 B6', 'B4 R5 R6'), 'play B4 B5 B6 / J R5 R6')).toBeNull()
    expect(refusalOf(strict('J B5 B6', 'B7'), 'play J B5 B6 B7')).toBeNull()
    expect(refusalOf(strict('B3 R3 J', 'K3'), 'play B3 R3 K3 J')).toBeNull()
    expect(refusalOf(strict('J B5 B6 / K7 K8 K9', 'J'), 'play J B5 B6 / J K7 K8 K9')).toBeNull()
  })

  it('[R7.10] with `newSetWithTwo` that set must also have two tiles from the rack', () => {
    expect(refusalOf(two('J B5 B6 / K5 O5 B5 R5', 'B4 R6'), 'play B4 B5 B6 / K5 O5 B5 / R5 R6 J')).toBe('joker-not-in-new-set')
    expect(refusalOf(two('J B5 B6', 'B4 R5 R6'), 'play B4 B5 B6 / J R5 R6')).toBeNull()
  })

  it('[R7.11] a frozen set may only be extended or have its joker replaced', () => {
    expect(refusalOf(frozen('B3 B4 J', 'B6'), 'play B3 B4 J B6')).toBeNull()
    expect(refusalOf(frozen('B3 B4 J', 'B5 R5 R6'), 'play B3 B4 B5 / R5 R6 J')).toBeNull()
    expect(playing(frozen('B1 B2 B3 J B5 B6 B7', 'R9 K9'), 'play B1 B2 B3 / B5 B6 B7 / R9 K9 J').refusal).toEqual({
      type: 'frozen-set',
      tiles: ['B1', 'B2', 'B3', 'J', 'B5', 'B6', 'B7'],
    })
    expect(refusalOf(frozen('B3 B4 B5 J', 'B2'), 'play B2 B3 B4 B5 J')).toBeNull()
    expect(refusalOf(frozen('K5 R5 B5 J / B6 B7 B8', 'B9'), 'play K5 R5 J / B5 B6 B7 B8 B9')).toBe('frozen-set')
  })

  it('[R7.11] by option the replacing tile comes from the rack, or both missing colours are needed', () => {
    const rackOnly = { jokerFromTable: false }
    expect(refusalOf(frozen('B3 B4 J / K5 R5 B5 O5', 'K12 K13', rackOnly), 'play B3 B4 B5 / K5 R5 O5 / J K12 K13')).toBe('frozen-set')
    expect(refusalOf(frozen('B3 B4 J', 'B5 K12 K13', rackOnly), 'play B3 B4 B5 / J K12 K13')).toBeNull()
    expect(refusalOf(frozen('B3 R3 J', 'K3 K12 K13', rackOnly), 'play B3 R3 K3 / J K12 K13')).toBeNull()
    const both = { jokerGroupNeedsBoth: true }
    expect(refusalOf(frozen('B3 R3 J', 'K3 K12 K13', both), 'play B3 R3 K3 / J K12 K13')).toBe('frozen-set')
    expect(refusalOf(frozen('B3 R3 J', 'K3 O3 K12 K13', both), 'play B3 R3 K3 O3 / J K12 K13')).toBeNull()
  })
})
