/** Chapter 1 of the rulebook: the tiles. */
import { describe, expect, it } from 'vitest'
import { colourOf, copiesOf, doubletsIn, FACES, faceOf, indexOf, numberOf, piecesFor, valueOfRack } from './pieces.ts'
import { COLOURS } from './types.ts'

describe('tiles', () => {
  it('[R1.1] Standard: 104 numbered tiles in four colours, each twice, and two jokers', () => {
    const pieces = piecesFor(4)
    expect(pieces).toHaveLength(106)
    expect(new Set(pieces).size).toBe(106)
    expect(pieces.filter(piece => faceOf(piece) === 'J')).toEqual(['J.1', 'J.2'])
    for (const colour of COLOURS) expect(pieces.filter(piece => piece.startsWith(colour) && faceOf(piece) !== 'J')).toHaveLength(26)
    expect(pieces.filter(piece => faceOf(piece) === 'B4')).toEqual(['B4.1', 'B4.2'])
  })

  it('[R1.2] XP: 156 numbered tiles, each three times, and four jokers', () => {
    expect(piecesFor(5)).toHaveLength(160)
    expect(piecesFor(6).filter(piece => faceOf(piece) === 'J')).toHaveLength(4)
    expect(copiesOf('O13', 6)).toBe(3)
  })

  it('[R1.3] the number of seats decides which tiles are used', () => {
    expect([2, 3, 4, 5, 6].map(seats => piecesFor(seats).length)).toEqual([106, 106, 106, 160, 160])
  })

  it('[R1.4] copies share one face', () => {
    expect(['B4.1', 'B4.2', 'B4.3', 'J.4'].map(faceOf)).toEqual(['B4', 'B4', 'B4', 'J'])
    expect(FACES).toHaveLength(53)
  })

  it('gives number, colour and value of a face', () => {
    expect(['K1', 'O13', 'J'].map(numberOf)).toEqual([1, 13, 0])
    expect(['K1', 'R2', 'B3', 'O4'].map(colourOf)).toEqual(['K', 'R', 'B', 'O'])
    expect(valueOfRack(['K1', 'O13', 'J'], 30)).toBe(44)
    expect(() => indexOf('Z1')).toThrow(RangeError)
  })

  it('counts doublets', () => {
    expect(doubletsIn(['R12', 'R12', 'B8', 'B8', 'R3', 'R3', 'K1'])).toEqual(['R3', 'R12', 'B8'])
    expect(doubletsIn(['J', 'J', 'K1', 'K1', 'K1'])).toEqual(['K1'])
  })
})
