/** Both languages say the table's things as a person would, and Polish counts as Polish does. */
import { describe, expect, it } from 'vitest'
import { TABLE_TEXTS } from './index.ts'

const { en, pl } = TABLE_TEXTS
const COUNTS = [0, 1, 2, 5, 12, 22]

describe('the words of the table', () => {
  it('count in Polish', () => {
    expect(COUNTS.map(pl.tiles)).toEqual(['0 kostek', '1 kostka', '2 kostki', '5 kostek', '12 kostek', '22 kostki'])
    expect(COUNTS.map(pl.broken)).toEqual([
      '0 układów jest jeszcze zepsutych.',
      '1 układ jest jeszcze zepsuty.',
      '2 układy są jeszcze zepsute.',
      '5 układów jest jeszcze zepsutych.',
      '12 układów jest jeszcze zepsutych.',
      '22 układy są jeszcze zepsute.',
    ])
    expect([1, 2, 5, 22].map(pl.marked)).toEqual([
      'Zaznaczona 1 kostka. Wskaż miejsce.',
      'Zaznaczone 2 kostki. Wskaż miejsce.',
      'Zaznaczono 5 kostek. Wskaż miejsce.',
      'Zaznaczone 22 kostki. Wskaż miejsce.',
    ])
    expect([1, 2, 5, 22].map(pl.relaid).map(words => words.split('; ')[1])).toEqual([
      '1 kostka wróciła na tabliczkę.',
      '2 kostki wróciły na tabliczkę.',
      '5 kostek wróciło na tabliczkę.',
      '22 kostki wróciły na tabliczkę.',
    ])
    expect([1, 2, 5, 22].map(pl.rearranging)).toEqual(['wykłada 1 kostkę', 'wykłada 2 kostki', 'wykłada 5 kostek', 'wykłada 22 kostki'])
    expect([1, 3, 5].map(count => pl.timeUp('Ola', count))).toEqual([
      'Czas minął. Ola bierze 1 kostkę.',
      'Czas minął. Ola bierze 3 kostki.',
      'Czas minął. Ola bierze 5 kostek.',
    ])
    expect([-22, -1, 0, 5].map(pl.points)).toEqual(['−22 punkty', '−1 punkt', '0 punktów', '5 punktów'])
    expect(pl.box('XP', 160, 4)).toBe('XP: 160 kostek, 4 jokery')
    expect([1, 3].map(needed => pl.redealNot(0, needed))).toEqual([
      'Do tego potrzeba 1 dubletu; masz 0. Pytani są wszyscy.',
      'Do tego potrzeba 3 dubletów; masz 0. Pytani są wszyscy.',
    ])
  })

  it('count in English', () => {
    expect(COUNTS.map(en.tiles)).toEqual(['0 tiles', '1 tile', '2 tiles', '5 tiles', '12 tiles', '22 tiles'])
    expect([1, 2].map(en.broken)).toEqual(['1 set is still broken.', '2 sets are still broken.'])
    expect(en.timeUp(null, 1)).toBe('Time is up. You take 1 tile.')
    expect(en.box('Standard', 106, 2)).toBe('Standard: 106 tiles, 2 jokers')
  })

  it('say what is wrong with a set, and where the missing tile is', () => {
    expect(pl.faults.gap({ type: 'gap', set: 0, tile: 'O8', expected: 7 })).toEqual({
      title: 'Luka między 6 a 8',
      more: 'Brakuje numeru 7.',
    })
    expect(en.faults.gap({ type: 'gap', set: 0, tile: 'O8', expected: 7 }).title).toBe('A gap between 6 and 8')
    expect(en.faults.gap({ type: 'gap', set: 0, tile: 'O3', expected: 7 }).title).toBe('Not in order')
    expect(pl.faults.gap({ type: 'gap', set: 0, tile: 'O1', expected: 14 }).title).toBe('Za 13 nie ma nic')
    expect(pl.spareInSet('O7', 2)).toBe('Pomarańczowa 7 leży w układzie 2, który się bez niej obejdzie.')
    expect(en.spareOnRack('O7')).toBe('You hold orange 7.')
    expect(pl.faults['colours-differ']({ type: 'colours-differ', set: 0, tile: 'R5', colour: 'K' })).toEqual({
      title: 'Seria: kolor czarny',
      more: 'Czerwona 5 tu nie pasuje.',
    })
  })

  it('say the same keys in both languages', () => {
    expect(pl.keysHelp.length).toBe(en.keysHelp.length)
    for (const [index, [keys]] of en.keysHelp.entries()) if (keys !== 'Space') expect(pl.keysHelp[index]?.[0]).toBe(keys)
  })

  it('leave no sentence empty', () => {
    for (const text of [en, pl]) for (const saying of Object.values(text)) if (typeof saying === 'string') expect(saying).not.toBe('')
  })
})
