/** The texts of the web table: plural forms, explanations of invalid sets, the list of keys. */
import { LANGUAGES } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { texts } from '../../text/index.ts'
import { loadTexts, TABLE_TEXTS } from './index.ts'

await Promise.all(LANGUAGES.map(loadTexts))
const { en, pl } = TABLE_TEXTS
const COUNTS = [0, 1, 2, 5, 12, 22]

describe('the texts of the table', () => {
  it('use the Polish plural forms', () => {
    expect(COUNTS.map(texts.pl.terms.tiles)).toEqual(['0 kostek', '1 kostka', '2 kostki', '5 kostek', '12 kostek', '22 kostki'])
    expect(COUNTS.map(pl.broken)).toEqual([
      '0 układów nie jest jeszcze poprawnych.',
      '1 układ nie jest jeszcze poprawny.',
      '2 układy nie są jeszcze poprawne.',
      '5 układów nie jest jeszcze poprawnych.',
      '12 układów nie jest jeszcze poprawnych.',
      '22 układy nie są jeszcze poprawne.',
    ])
    expect([1, 2, 5, 22].map(pl.marked)).toEqual([
      'Zaznaczona 1 kostka. Wskaż miejsce.',
      'Zaznaczone 2 kostki. Wskaż miejsce.',
      'Zaznaczono 5 kostek. Wskaż miejsce.',
      'Zaznaczone 22 kostki. Wskaż miejsce.',
    ])
    expect([1, 2, 5, 22].map(pl.relaid).map(text => text.split('; ')[1])).toEqual([
      '1 kostka wróciła na tabliczkę.',
      '2 kostki wróciły na tabliczkę.',
      '5 kostek wróciło na tabliczkę.',
      '22 kostki wróciły na tabliczkę.',
    ])
    expect([1, 2, 5, 22].map(pl.laid)).toEqual(['Wyłożona 1 kostka.', 'Wyłożone 2 kostki.', 'Wyłożono 5 kostek.', 'Wyłożone 22 kostki.'])
    expect([1, 2, 5, 22].map(pl.rearranging)).toEqual(['wykłada 1 kostkę', 'wykłada 2 kostki', 'wykłada 5 kostek', 'wykłada 22 kostki'])
    expect([1, 3, 5].map(count => pl.timeUp('Ola', count))).toEqual([
      'Czas minął. Ola bierze 1 kostkę.',
      'Czas minął. Ola bierze 3 kostki.',
      'Czas minął. Ola bierze 5 kostek.',
    ])
    expect([pl.timeUp(null, 0), pl.timeUp('Ola', 0)]).toEqual([
      'Czas minął. Nie bierzesz żadnej kostki.',
      'Czas minął. Ola nie bierze żadnej kostki.',
    ])
    expect([-43, -22, -1, 0, 5].map(pl.points)).toEqual(['−43 punkty', '−22 punkty', '−1 punkt', '0 punktów', '5 punktów'])
    expect(pl.box('XP', 160, 4)).toBe('XP: 160 kostek, 4 jokery')
    expect([1, 3].map(needed => pl.redealNot(0, needed))).toEqual([
      'Do nowego rozdania potrzeba 1 dubletu; masz 0. Pytani są wszyscy gracze.',
      'Do nowego rozdania potrzeba 3 dubletów; masz 0. Pytani są wszyscy gracze.',
    ])
  })

  it('use the English plural forms', () => {
    expect(COUNTS.map(texts.en.terms.tiles)).toEqual(['0 tiles', '1 tile', '2 tiles', '5 tiles', '12 tiles', '22 tiles'])
    expect([1, 2].map(en.broken)).toEqual(['1 set is not valid yet.', '2 sets are not valid yet.'])
    expect(en.timeUp(null, 1)).toBe('Time is up. You take 1 tile.')
    expect(en.box('Standard', 106, 2)).toBe('Standard: 106 tiles, 2 jokers')
  })

  it('explain an invalid set and where the missing tile is', () => {
    expect(pl.faults.gap({ type: 'gap', set: 0, tile: 'O8', expected: 7 })).toEqual({
      title: 'Luka między 6 a 8',
      more: 'Brakuje numeru 7.',
    })
    expect(en.faults.gap({ type: 'gap', set: 0, tile: 'O8', expected: 7 }).title).toBe('Gap between 6 and 8')
    expect(en.faults.gap({ type: 'gap', set: 0, tile: 'O3', expected: 7 }).title).toBe('Not in order')
    expect(pl.faults.gap({ type: 'gap', set: 0, tile: 'O1', expected: 14 }).title).toBe('Poza 13')
    expect(pl.spareInSet('O7', 2)).toBe('Pomarańczowa 7 jest w układzie 2: możesz ją stamtąd wziąć.')
    expect(en.spareOnRack('O7')).toBe('You have orange 7 on your rack.')
    expect(pl.faults['colours-differ']({ type: 'colours-differ', set: 0, tile: 'R5', colour: 'K' })).toEqual({
      title: 'Czerwona 5 nie pasuje do tej serii',
      more: 'Kolor serii: czarny.',
    })
    expect(en.faults['numbers-differ']({ type: 'numbers-differ', set: 0, tile: 'B4', number: 6 }).title).toBe(
      'Blue 4 does not belong to this group of 6s',
    )
  })

  it('[R9.7] say what an announcement saves, and never that it costs the same', () => {
    expect(en.announceWhy(200, 100)).toContain('−100 instead of −200')
    expect(pl.announceWhy(200, 'rack')).toContain('punkty z tabliczki zamiast −200')
    for (const text of [en, pl]) expect(text.announceWhy(200, null)).not.toContain('200')
  })

  it('list the same keys in both languages', () => {
    expect(pl.keysHelp.length).toBe(en.keysHelp.length)
    for (const [index, [keys]] of en.keysHelp.entries()) if (keys !== 'Space') expect(pl.keysHelp[index]?.[0]).toBe(keys)
  })

  it('are never empty', () => {
    for (const text of [en, pl]) for (const entry of Object.values(text)) if (typeof entry === 'string') expect(entry).not.toBe('')
  })
})
