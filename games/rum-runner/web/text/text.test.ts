/** Both languages have all texts; Polish has correct plural forms and no English left. */
import { LANGUAGES } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { texts } from '../../text/index.ts'
import { GLOSSARY, loadTexts, TABLE_TEXTS } from './index.ts'

await Promise.all(LANGUAGES.map(loadTexts))
const { en, pl } = TABLE_TEXTS
const COUNTS = [0, 1, 2, 5, 12, 22]

/** All string texts, by path. */
const sentences = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => sentences(part, `${path}.${key}`))
}

describe('the texts of the web table', () => {
  it('have Polish plural forms', () => {
    expect(COUNTS.map(pl.moveLabels.invest)).toEqual([
      'Zainwestuj 0 monet',
      'Zainwestuj 1 monetę',
      'Zainwestuj 2 monety',
      'Zainwestuj 5 monet',
      'Zainwestuj 12 monet',
      'Zainwestuj 22 monety',
    ])
    const raise = (count: number): string =>
      pl.moveLabels.raise(
        Array.from({ length: count }, () => 'Rafa'),
        false,
      )
    expect([1, 2, 5, 22].map(raise)).toEqual(['Podnieś: Rafa', 'Podnieś: Rafa i Rafa', 'Podnieś 5 zagrożeń', 'Podnieś 22 zagrożenia'])
    expect(COUNTS.slice(1).map(pl.moveLabels.discard)).toEqual([
      'Odrzuć 1 kartę',
      'Odrzuć 2 karty',
      'Odrzuć 5 kart',
      'Odrzuć 12 kart',
      'Odrzuć 22 karty',
    ])
    expect([1, 2, 3].map(pl.actionsLeft)).toEqual(['została 1 akcja', 'zostały 2 akcje', 'zostały 3 akcje'])
    expect([1, 2, 5].map(pl.moveLabels.found)).toEqual(['Połóż zakrytą', 'Połóż 2 zakryte', 'Połóż 5 zakrytych'])
    expect(pl.shipPlan({ places: 3, navigation: 0, combat: 2 })).toBe('3 miejsca dla załogi, walka 2.')
  })

  it('have English plural forms', () => {
    expect([1, 2, 3].map(en.actionsLeft)).toEqual(['1 action left', '2 actions left', '3 actions left'])
    expect([1, 2].map(en.moveLabels.invest)).toEqual(['Invest 1 coin', 'Invest 2 coins'])
    expect(en.ship('Sloop', 'ready', { navigation: 1, combat: 0 }, 1, 2)).toBe('Sloop, ready, crew 1 of 2, 1 navigation')
  })

  it('have no empty text, and no English text in Polish', () => {
    const english = new Map(sentences(en))
    const polish = sentences(pl)
    expect(polish.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted())
    expect(polish.filter(([, text]) => text.trim() === '')).toEqual([])
    expect(polish.filter(([path, text]) => english.get(path) === text)).toEqual([])
  })

  it('have an alphabetical glossary that refers to existing rules', () => {
    for (const language of ['en', 'pl'] as const) {
      const words = GLOSSARY[language].map(({ word }) => word)
      expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, language)))
      for (const { rule } of GLOSSARY[language]) expect(Object.keys(texts[language].rules)).toContain(rule)
    }
    expect(GLOSSARY.pl.length).toBe(GLOSSARY.en.length)
  })
})
