/** The texts of the table: names of pieces and plural forms in both languages. */
import { LANGUAGES, namesFor } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../rules/index.ts'
import { DYES } from '../art/ink.ts'
import { en } from './en/index.ts'
import { cardsIn, gameText, loadTexts } from './index.ts'
import { pl } from './pl/index.ts'

const COUNTS = [0, 1, 2, 5, 12, 22]

describe('the texts of the table', () => {
  it('name both ends of a card', () => {
    expect(en.card({ dye: 'green', count: 2 }, { dye: 'blue', count: 1 })).toBe('two green bottles up, one blue below')
    expect(en.card({ dye: 'blue', count: 1 }, { dye: 'green', count: 2 })).toBe('one blue bottle up, two green below')
    expect(pl.card({ dye: 'green', count: 2 }, { dye: 'blue', count: 1 })).toBe('dwie zielone butelki u góry, jedna niebieska na dole')
    expect(pl.card({ dye: 'blue', count: 1 }, { dye: 'black', count: 2 })).toBe('jedna niebieska butelka u góry, dwie czarne na dole')
  })

  it('use the Polish plural forms', () => {
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

  it('use the English plural forms', () => {
    expect(COUNTS.map(en.cards)).toEqual(['0 cards', '1 card', '2 cards', '5 cards', '12 cards', '22 cards'])
    expect(COUNTS.map(en.pointsWord)).toEqual(['points', 'point', 'points', 'points', 'points', 'points'])
  })

  it('give seven captains different names', () => {
    for (const { captain } of [en, pl]) expect(new Set(DYES.map(captain)).size).toBe(7)
    expect(pl.captainSaid('yellow', 3, { type: 'other', name: 'Jerzy' })).toBe('Żółta karta kolekcji, warta 3, ma ją Jerzy')
  })

  it('leave no text empty', () => {
    for (const text of [en, pl]) for (const entry of Object.values(text)) if (typeof entry === 'string') expect(entry).not.toBe('')
  })
})

describe('card names in log lines', () => {
  it.each(LANGUAGES)('are written as the line writes them (%s)', async language => {
    await loadTexts(language)
    const events: readonly Event[] = [
      { type: 'drew', seat: 1, from: 0, card: 'red2-blue1', open: true },
      { type: 'beach-laid', cards: ['red2-blue1', 'green2-red1', 'blue2-black1'] },
      {
        type: 'played',
        seat: 1,
        cards: [
          { card: 'red2-blue1', end: 'two' },
          { card: 'green2-red1', end: 'one' },
        ],
        beach: [],
      },
    ]
    for (const event of events) {
      const line = gameText.sayEvent(
        event,
        namesFor(() => 'Bonny', null),
        language,
      )
      const found = cardsIn(event, language)
      expect(found.map(([, card]) => card)).toContain('red2-blue1')
      for (const [words] of found) expect(line).toContain(words)
    }
    expect(cardsIn({ type: 'refilled', slot: 1, card: null, open: false }, language)).toEqual([])
  })
})
