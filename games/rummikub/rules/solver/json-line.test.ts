/** Positions as lines of JSON, as `tortuga solve` reads them. */
import { describe, expect, it } from 'vitest'
import { solveLine } from './json-line.ts'

const ask = (position: unknown): unknown =>
  JSON.parse(solveLine(typeof position === 'string' ? position : JSON.stringify(position), () => 0))

describe('a line to solve', () => {
  it('is answered with the best play', () => {
    expect(ask({ id: 'p1', table: [['B4', 'B5', 'B6']], rack: ['B3', 'J'], objective: 'tiles', opening: false })).toEqual({
      id: 'p1',
      tiles: 2,
      value: 33,
      table: [['B3', 'B4', 'B5', 'B6', 'J']],
      left: [],
      ms: 0,
    })
  })

  it('returns the table unchanged if nothing can be laid', () => {
    const table = [
      ['O8', 'R8', 'K8'],
      ['J', 'B4', 'B5', 'B6', 'B7', 'B8'],
    ]
    expect(ask({ id: 2, table, rack: ['K1'] })).toEqual({ id: 2, tiles: 0, value: 0, table, left: ['K1'], ms: 0 })
    expect(ask({ id: 3, table, rack: ['R9', 'B9', 'K9'], objective: 'value', opening: true })).toMatchObject({ tiles: 0, table })
  })

  it('adds the sets of an opening to the table', () => {
    const table = [['B4', 'B5', 'B6']]
    expect(ask({ id: null, table, rack: ['B7', 'R10', 'B10', 'J'], objective: 'value', opening: true })).toMatchObject({
      tiles: 3,
      value: 50,
      table: [...table, ['R10', 'B10', 'J']],
      left: ['B7'],
    })
  })

  it.each([
    ['no JSON', '{', { id: null, error: 'not JSON' }],
    ['no such tile', { id: 1, table: [], rack: ['B14'] }, { id: 1, error: 'rack.0: no such tile' }],
    ['no set', { id: 1, table: [['B3', 'B4']], rack: [] }, { id: 1, error: 'set 0 of the table is no set: B3 B4' }],
    ['too many', { id: 1, table: [], rack: ['B3', 'B3', 'B3', 'B3'] }, { id: 1, error: 'more than 3 of B3' }],
    ['too many jokers', { id: 1, table: [], rack: ['J', 'J', 'J', 'J', 'J'] }, { id: 1, error: 'more than 4 of the jokers' }],
  ])('reports an error: %s', (_, position, answer) => expect(ask(position)).toEqual(answer))

  it('reports an error for any malformed line', () => {
    for (const odd of ['', 'null', '[]', '7', '{"id":{},"table":0}', '{"id":"x"}']) expect(ask(odd)).toHaveProperty('error')
  })
})
