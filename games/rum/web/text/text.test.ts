/** Both languages say the table's pieces as a person would, and Polish counts as Polish does. */
import { describe, expect, it } from 'vitest'
import { DYES } from '../art/ink.ts'
import { TABLE_TEXTS } from './index.ts'

const { en, pl } = TABLE_TEXTS
const COUNTS = [0, 1, 2, 5, 12, 22]

describe('the words of the table', () => {
  it('say a card by both its ends', () => {
    expect(en.card({ dye: 'green', count: 2 }, { dye: 'blue', count: 1 })).toBe('two green bottles up, one blue below')
    expect(en.card({ dye: 'blue', count: 1 }, { dye: 'green', count: 2 })).toBe('one blue bottle up, two green below')
    expect(pl.card({ dye: 'green', count: 2 }, { dye: 'blue', count: 1 })).toBe('dwie zielone butelki u góry, jedna niebieska na dole')
    expect(pl.card({ dye: 'blue', count: 1 }, { dye: 'black', count: 2 })).toBe('jedna niebieska butelka u góry, dwie czarne na dole')
  })

  it('count in Polish', () => {
    expect(COUNTS.map(pl.cards)).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect(COUNTS.map(pl.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
    expect(COUNTS.map(pl.pointsWord)).toEqual(['punktów', 'punkt', 'punkty', 'punktów', 'punktów', 'punkty'])
    expect(COUNTS.map(pl.discard)).toEqual([
      'Zwróć 0 kart',
      'Zwróć 1 kartę',
      'Zwróć 2 karty',
      'Zwróć 5 kart',
      'Zwróć 12 kart',
      'Zwróć 22 karty',
    ])
    expect(COUNTS.map(count => pl.bottles('blue', count))).toEqual([
      '0 niebieskich',
      '1 niebieska',
      '2 niebieskie',
      '5 niebieskich',
      '12 niebieskich',
      '22 niebieskie',
    ])
  })

  it('count in English', () => {
    expect(COUNTS.map(en.cards)).toEqual(['0 cards', '1 card', '2 cards', '5 cards', '12 cards', '22 cards'])
    expect(COUNTS.map(en.pointsWord)).toEqual(['points', 'point', 'points', 'points', 'points', 'points'])
  })

  it('name seven captains apart', () => {
    for (const { captain } of [en, pl]) expect(new Set(DYES.map(captain)).size).toBe(7)
    expect(pl.captainSaid('yellow', 3, { type: 'other', name: 'Jerzy' })).toBe('Żółta karta kolekcji, warta 3, ma ją Jerzy')
  })

  it('leave no sentence empty', () => {
    for (const text of [en, pl]) for (const saying of Object.values(text)) if (typeof saying === 'string') expect(saying).not.toBe('')
  })
})
