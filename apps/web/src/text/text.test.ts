/** All languages have the same texts, translated and with the right plural forms. */
import { LANGUAGES } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { pickLanguage } from '../preferences/preferences.ts'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'
import { tableDialogs } from './pl/table-dialogs.ts'

/** All paths of a text table with their values, arrays by index. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inside]) => leaves(inside, `${path}.${key}`))
    : [[path, value] as const]

const SUBJECTS = import.meta.glob<unknown>('./*/*.ts', { eager: true })
const subjectsOf = (language: string): readonly string[] =>
  Object.keys(SUBJECTS).flatMap(file => (file.startsWith(`./${language}/`) ? [file.slice(language.length + 3)] : []))
const textsOf = (language: string, subject: string): readonly (readonly [string, unknown])[] => leaves(SUBJECTS[`./${language}/${subject}`])

/** Texts that are the same in every language: names of keys. */
const UNTRANSLATED = ['.replay.keyHints.0.0', '.replay.keyHints.1.0', '.replay.keyHints.3.0']

describe.each(LANGUAGES.filter(language => language !== 'en'))('%s', language => {
  it('has the same subjects as English', () => expect(subjectsOf(language)).toEqual(subjectsOf('en')))

  it.each(subjectsOf('en').filter(subject => subject !== 'index.ts'))('has every text of %s, translated', subject => {
    const english = textsOf('en', subject)
    const translated = textsOf(language, subject)
    expect(translated.map(([path]) => path)).toEqual(english.map(([path]) => path))
    expect([...english, ...translated].filter(([, value]) => value === '')).toEqual([])
    const same = translated.filter(([path, value]) => typeof value === 'string' && value === new Map(english).get(path))
    expect(same.map(([path]) => path).filter(path => !UNTRANSLATED.includes(path))).toEqual([])
  })
})

describe('Polish plural forms', () => {
  it.each([
    [0, '0 ruchów'],
    [1, '1 ruch'],
    [2, '2 ruchy'],
    [5, '5 ruchów'],
    [12, '12 ruchów'],
    [22, '22 ruchy'],
  ])('count %d moves', (count, text) => expect(pl.lists.moves(count)).toBe(text))

  it.each([
    [0, '0 punktów'],
    [1, '1 punkt'],
    [2, '2 punkty'],
    [5, '5 punktów'],
    [12, '12 punktów'],
    [22, '22 punkty'],
  ])('count %d points', (count, text) => expect(tableDialogs.result.points(count)).toBe(text))

  it.each([
    [1, 'brakuje 1 gracza'],
    [2, 'brakuje 2 graczy'],
    [5, 'brakuje 5 graczy'],
    [22, 'brakuje 22 graczy'],
  ])('count %d missing players', (count, text) => expect(pl.lists.waitingFor(count)).toBe(text))
})

it('joins names in each language', () => {
  expect(pl.and(['Ola', 'Jan', 'Ewa'])).toBe('Ola, Jan i Ewa')
  expect(en.and(['Ola', 'Jan'])).toBe('Ola and Jan')
})

it('picks the first of our languages that the browser prefers', () => {
  expect(pickLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl')
  expect(pickLanguage(['en-GB'])).toBe('en')
  expect(pickLanguage(['fr'])).toBe('en')
})
