/** Both languages say the same things; Polish counts as Polish does and leaves nothing in English. */
import { describe, expect, it } from 'vitest'
import { texts } from '../../text/index.ts'
import { GLOSSARY, TABLE_TEXTS } from './index.ts'

const { en, pl } = TABLE_TEXTS
const COUNTS = [0, 1, 2, 5, 12, 22]

/** All plain sentences of a table of texts, by path. */
const sentences = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => sentences(part, `${path}.${key}`))
}

describe('the words of the table', () => {
  it('count in Polish', () => {
    expect(COUNTS.map(pl.deeds.invest)).toEqual([
      'Zainwestuj 0 monet',
      'Zainwestuj 1 monetę',
      'Zainwestuj 2 monety',
      'Zainwestuj 5 monet',
      'Zainwestuj 12 monet',
      'Zainwestuj 22 monety',
    ])
    expect(COUNTS.slice(1).map(pl.deeds.raise)).toEqual([
      'Podnieś 1 zagrożenie',
      'Podnieś 2 zagrożenia',
      'Podnieś 5 zagrożeń',
      'Podnieś 12 zagrożeń',
      'Podnieś 22 zagrożenia',
    ])
    expect(COUNTS.slice(1).map(pl.deeds.discard)).toEqual([
      'Odrzuć 1 kartę',
      'Odrzuć 2 karty',
      'Odrzuć 5 kart',
      'Odrzuć 12 kart',
      'Odrzuć 22 karty',
    ])
    expect([1, 2, 3].map(pl.actionsLeft)).toEqual(['zostaje 1 akcja', 'zostają 2 akcje', 'zostają 3 akcje'])
    expect([1, 2, 5].map(pl.deeds.found)).toEqual(['Połóż zakrytą', 'Połóż 2 zakryte', 'Połóż 5 zakrytych'])
    expect(pl.shipPlan({ places: 3, navigation: 0, combat: 2 })).toBe('3 miejsca dla załogi, walka 2.')
  })

  it('count in English', () => {
    expect([1, 2, 3].map(en.actionsLeft)).toEqual(['1 action left', '2 actions left', '3 actions left'])
    expect([1, 2].map(en.deeds.invest)).toEqual(['Invest 1 coin', 'Invest 2 coins'])
    expect(en.ship('Sloop', 'ready', { navigation: 1, combat: 0 }, 1, 2)).toBe('Sloop, ready, crew 1 of 2, 1 navigation')
  })

  it('leave no sentence empty, and none in English', () => {
    const english = new Map(sentences(en))
    const polish = sentences(pl)
    expect(polish.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted())
    expect(polish.filter(([, text]) => text.trim() === '')).toEqual([])
    expect(polish.filter(([path, text]) => english.get(path) === text)).toEqual([])
  })

  it('explain words whose rules there are, in alphabetical order', () => {
    for (const language of ['en', 'pl'] as const) {
      const words = GLOSSARY[language].map(({ word }) => word)
      expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, language)))
      for (const { rule } of GLOSSARY[language]) expect(Object.keys(texts[language].rules)).toContain(rule)
    }
    expect(GLOSSARY.pl.length).toBe(GLOSSARY.en.length)
  })
})
