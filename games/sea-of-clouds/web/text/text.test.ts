/** Both languages say the table as a person would, and Polish counts as Polish does. */
import { describe, expect, it } from 'vitest'
import { TABLE_TEXTS } from './index.ts'

const { en, pl } = TABLE_TEXTS
const COUNTS = [1, 2, 5, 12, 22]

describe('the words of the table', () => {
  it('count in Polish', () => {
    expect(COUNTS.map(pl.andHidden)).toEqual(['+ 1 zakryta', '+ 2 zakryte', '+ 5 zakrytych', '+ 12 zakrytych', '+ 22 zakryte'])
    expect(COUNTS.map(count => pl.pointsKnown('3 punkty', count))).toEqual([
      '3 punkty i 1 karta zakryta',
      '3 punkty i 2 karty zakryte',
      '3 punkty i 5 kart zakrytych',
      '3 punkty i 12 kart zakrytych',
      '3 punkty i 22 karty zakryte',
    ])
    expect(COUNTS.map(count => pl.deckSaid(count, 'Rum', 0))[4]).toBe('Talia: 22 karty, na wierzchu: Rum; nic jeszcze nie odrzucono')
    expect(pl.deckSaid(0, null, 5)).toBe('Talia: 0 kart; odrzucone: 5 kart')
  })

  it('count in English', () => {
    expect(COUNTS.map(en.objectCount)).toEqual(['1 Object', '2 Objects', '5 Objects', '12 Objects', '22 Objects'])
    expect(en.deckSaid(1, 'Pirate', 1)).toBe('Deck: 1 card, on top: Pirate; 1 card discarded')
  })

  it('compare crews in numbers', () => {
    expect([-2, 0, 3].map(difference => en.compared(difference, en.youWin))).toEqual([
      '2 less: you win',
      'as strong: you win',
      '3 more: you win',
    ])
    expect([-2, 0, 3].map(difference => pl.compared(difference, pl.youLose))).toEqual([
      'o 2 mniej: przegrywasz',
      'tyle samo: przegrywasz',
      'o 3 więcej: przegrywasz',
    ])
  })

  it('say next steps with their sign', () => {
    expect(en.nextStep('Siren’s Song', 3)).toBe('next +3: Siren’s Song')
    expect(pl.nextStep('Śpiew syreny', -1)).toBe('kolejna −1: Śpiew syreny')
  })

  it('leave no sentence empty, and differ', () => {
    for (const text of [en, pl]) for (const saying of Object.values(text)) if (typeof saying === 'string') expect(saying).not.toBe('')
    const same = Object.entries(en).filter(
      ([key, saying]) => typeof saying === 'string' && saying === (pl as unknown as Record<string, unknown>)[key],
    )
    expect(same).toEqual([])
  })
})
