/** Both languages say everything, and count as people do. */
import { describe, expect, it } from 'vitest'
import { pickLanguage } from '../prefs.ts'
import { sayAgo } from '../when.ts'
import { en } from './en.ts'
import { en as laterEn } from './later/en.ts'
import { pl as laterPl } from './later/pl.ts'
import { pl } from './pl.ts'

/** All paths of a table with their values, arrays by index. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inside]) => leaves(inside, `${path}.${key}`))
    : [[path, value] as const]

describe.each([
  ['the first words', en, pl],
  ['the later words', laterEn, laterPl],
] as const)('%s', (_, english, polish) => {
  it('have the same sentences, none of them empty', () => {
    expect(leaves(polish).map(([path]) => path)).toEqual(leaves(english).map(([path]) => path))
    expect([...leaves(english), ...leaves(polish)].filter(([, value]) => value === '')).toEqual([])
  })

  it('differ wherever there are words', () => {
    const inEnglish = new Map(leaves(english))
    const same = leaves(polish).filter(([path, value]) => typeof value === 'string' && value === inEnglish.get(path))
    expect(same.map(([path]) => path)).toEqual([])
  })
})

describe('Polish', () => {
  it.each([
    [0, '0 ruchów'],
    [1, '1 ruch'],
    [2, '2 ruchy'],
    [5, '5 ruchów'],
    [12, '12 ruchów'],
    [22, '22 ruchy'],
  ])('counts %d moves', (count, words) => expect(pl.lists.moves(count)).toBe(words))

  it.each([
    [0, '0 punktów'],
    [1, '1 punkt'],
    [2, '2 punkty'],
    [5, '5 punktów'],
    [12, '12 punktów'],
    [22, '22 punkty'],
  ])('counts %d points', (count, words) => expect(laterPl.over.points(count)).toBe(words))

  it.each([
    [1, 'brakuje 1 osoby'],
    [2, 'brakuje 2 osób'],
    [5, 'brakuje 5 osób'],
    [22, 'brakuje 22 osób'],
  ])('misses %d people', (count, words) => expect(pl.lists.waitingFor(count)).toBe(words))

  it('joins names', () => {
    expect(pl.and(['Ola', 'Jan', 'Ewa'])).toBe('Ola, Jan i Ewa')
    expect(en.and(['Ola', 'Jan'])).toBe('Ola and Jan')
  })
})

describe('the language', () => {
  it('is the first of ours that the browser asks for', () => {
    expect(pickLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl')
    expect(pickLanguage(['en-GB'])).toBe('en')
    expect(pickLanguage(['fr'])).toBe('en')
  })

  it('tells the time as people do', () => {
    const hour = 3_600_000
    expect(sayAgo(0, 5 * 60_000, 'pl')).toBe('5 minut temu')
    expect(sayAgo(0, 2 * hour, 'en')).toBe('2 hours ago')
    expect(sayAgo(0, 25 * hour, 'pl')).toBe('wczoraj')
    expect(sayAgo(10, 0, 'en')).toBe('now')
  })
})
