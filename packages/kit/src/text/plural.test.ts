/** Plural forms in Polish and English. */
import { describe, expect, it } from 'vitest'
import { pluralFormFor, pluralFor } from './plural.ts'

describe('in Polish', () => {
  const count = pluralFor('pl')
  const cards = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }

  it.each([
    [0, '0 kart'],
    [1, '1 karta'],
    [2, '2 karty'],
    [4, '4 karty'],
    [5, '5 kart'],
    [11, '11 kart'],
    [12, '12 kart'],
    [14, '14 kart'],
    [21, '21 kart'],
    [22, '22 karty'],
    [101, '101 kart'],
    [112, '112 kart'],
    [0.5, '0.5 karty'],
    [1.5, '1.5 karty'],
  ])('%d is written „%s”', (number, words) => expect(count(number, cards)).toBe(words))

  it('falls back to `other` for a missing form', () => expect(count(2, { one: 'raz', other: 'razy' })).toBe('2 razy'))
})

describe('in English', () => {
  const count = pluralFor('en')
  const cards = { one: 'card', other: 'cards' }

  it.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
    [21, '21 cards'],
    [1.5, '1.5 cards'],
  ])('%d is written "%s"', (number, words) => expect(count(number, cards)).toBe(words))
})

it('pluralFormFor returns the form without the number', () => {
  expect(pluralFormFor('pl')(3, { one: 'wygrał', few: 'wygrali', many: 'wygrało', other: 'wygrało' })).toBe('wygrali')
  expect(pluralFormFor('en')(1, { one: 'is', other: 'are' })).toBe('is')
})
