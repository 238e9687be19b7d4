/** Chapter 5 of the rulebook: the opening. */
import { describe, expect, it } from 'vitest'
import { after, playing, refusalOf, under } from '../testing.ts'

const rack = (tiles: string, table = '-'): string => `pl | table: ${table} | A: ${tiles} K1 | B: K2`

describe('the opening', () => {
  it('[R5.1] an opening counts 30 points from the rack alone, in one set or several', () => {
    expect(refusalOf(rack('R10 B10 K10'), 'play R10 B10 K10')).toBeNull()
    expect(playing(rack('R9 B9 K9'), 'play R9 B9 K9').refusal).toEqual({ type: 'below-opening', sum: 27, needed: 30, best: 27 })
    expect(refusalOf(rack('B1 B2 B3 R8 B8 K8'), 'play B1 B2 B3 / R8 B8 K8')).toBeNull()
    expect(refusalOf(rack('R4 B4 K4 R6 B6 K6'), 'play R4 B4 K4 / R6 B6 K6')).toBeNull()
    expect(playing(rack('R10 B10 K10'), 'play R10 B10 K10').events).toEqual([
      {
        type: 'played',
        seat: 0,
        tiles: ['K10', 'R10', 'B10'],
        opening: 30,
        rearranged: false,
        table: [{ kind: 'group', tiles: ['R10', 'B10', 'K10'] }],
        gains: [{ kind: 'group', tiles: ['R10', 'B10', 'K10'], isNew: true }],
        jokers: [],
      },
    ])
  })

  it('[R5.1] an option sets another sum, or none', () => {
    const position = 'own | table: B4 B5 B6 | A: R9 B9 K9 B3 | B: K2'
    expect(refusalOf(under({ openingMin: 27 }, position), 'play B4 B5 B6 / R9 B9 K9')).toBeNull()
    const free = under({ openingMin: 0 }, `${position} | opened: A B`)
    expect(refusalOf(free, 'play B3 B4 B5 B6')).toBeNull()
  })

  it('[R5.2] the opening does not touch the table: nothing is added or split, no joker is taken', () => {
    const adding = rack('R10 B10 K10 B3', 'B4 B5 B6')
    expect(refusalOf(adding, 'play B4 B5 B6 / R10 B10 K10')).toBeNull()
    expect(playing(adding, 'play B3 B4 B5 B6 / R10 B10 K10').refusal).toEqual({ type: 'table-touched', tiles: ['B4', 'B5', 'B6'] })
    expect(refusalOf(rack('R10 B10 K10', 'B1 B2 B3 B4 B5 B6'), 'play B1 B2 B3 / B4 B5 B6 / R10 B10 K10')).toBe('table-touched')
    expect(refusalOf(rack('B5 R10 B10', 'B3 B4 J'), 'play B3 B4 B5 / R10 B10 J')).toBe('table-touched')
  })

  it('[R5.2] with `tableInOpeningTurn` the player may use the table once the sum is reached', () => {
    const open = (position: string): string => under({ tableInOpeningTurn: true }, position.replace('pl', 'own'))
    expect(refusalOf(open(rack('R10 B10 K10 B3', 'B4 B5 B6')), 'play B3 B4 B5 B6 / R10 B10 K10')).toBeNull()
    expect(refusalOf(open(rack('R9 B9 K9 B3', 'B4 B5 B6')), 'play B3 B4 B5 B6 / R9 B9 K9')).toBe('table-touched')
  })

  it('[R5.3] a joker counts as it is laid; the refusal mentions a better reading', () => {
    expect(refusalOf(rack('R10 B10 J'), 'play R10 B10 J')).toBeNull()
    expect(refusalOf(rack('R9 J J'), 'play ~R9 J J')).toBeNull()
    expect(playing(rack('R9 J J'), 'play =R9 J J').refusal).toEqual({ type: 'below-opening', sum: 27, needed: 30, best: 30 })
    expect(playing(rack('R9 J J'), 'play ~J J R9').refusal).toEqual({ type: 'below-opening', sum: 24, needed: 30, best: 30 })
    expect(playing(rack('R9 R10 J'), 'play J R9 R10').refusal).toEqual({ type: 'below-opening', sum: 27, needed: 30, best: 30 })
  })

  it('[R5.4] from the next turn on the player may use the table', () => {
    const position = 'pl | table: B4 B5 B6 | A: R10 B10 K10 B3 K1 | B: K2 K3 | opened: B | bank: O1 O2'
    const opened = after(position, ['play B4 B5 B6 / R10 B10 K10', 'draw'])
    expect(opened.standings[0]?.opened).toBe(true)
    expect(refusalOf(opened, 'play B3 B4 B5 B6 / R10 B10 K10')).toBeNull()
  })

  it('[R5.5] an opening may lay the whole rack, but never counts less than the sum', () => {
    const out = playing('pl | A: R10 B10 K10 | B: K2 | opened: B', 'play R10 B10 K10')
    expect(out.events.map(({ type }) => type)).toEqual(['played', 'scored', 'ended'])
    const low = 'pl | A: K1 R1 B1 O1 K1 R1 B1 O1 K2 R2 B2 K2 R2 O2 | B: K5'
    expect(playing(low, 'play K1 R1 B1 O1 / K1 R1 B1 O1 / K2 R2 B2 / K2 R2 O2').refusal).toMatchObject({ type: 'below-opening', sum: 20 })
  })
})
