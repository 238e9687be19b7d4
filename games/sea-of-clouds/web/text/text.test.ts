/** The texts of the web table: plural forms, and no missing or equal sentences. */
import { LANGUAGES } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../rules/index.ts'
import { cardsIn, gameText, loadTexts, TABLE_TEXTS } from './index.ts'

await Promise.all(LANGUAGES.map(loadTexts))
const { en, pl } = TABLE_TEXTS
const COUNTS = [1, 2, 5, 12, 22]

describe('the texts of the table', () => {
  it('use Polish plural forms', () => {
    expect(COUNTS.map(pl.andHidden)).toEqual(['+ 1 zakryta', '+ 2 zakryte', '+ 5 zakrytych', '+ 12 zakrytych', '+ 22 zakryte'])
    expect(COUNTS.map(count => pl.pointsKnown('3 punkty', count))).toEqual([
      '3 punkty i 1 karta zakryta',
      '3 punkty i 2 karty zakryte',
      '3 punkty i 5 kart zakrytych',
      '3 punkty i 12 kart zakrytych',
      '3 punkty i 22 karty zakryte',
    ])
    expect(COUNTS.map(count => pl.deckLabel(count, 'Rum', 0))[4]).toBe('Talia: 22 karty, na wierzchu: Rum; nic jeszcze nie odrzucono')
    expect(pl.deckLabel(0, null, 5)).toBe('Talia: 0 kart; odrzucone: 5 kart')
  })

  it('use English plural forms', () => {
    expect([1, 3].map(owned => en.takesCoins(Math.min(2, owned), owned))).toEqual(['you take 1 of 1 doubloon', 'you take 2 of 3 doubloons'])
    expect(en.takesRum(0, 0)).toBe('no Rum to take')
    expect(en.deckLabel(1, 'Pirate', 1)).toBe('Deck: 1 card, on top: Pirate; 1 card discarded')
  })

  it('compare strengths', () => {
    expect([-2, 0, 3].map(difference => en.compared(difference, en.youWin))).toEqual([
      '2 weaker: you win',
      'equally strong: you win',
      '3 stronger: you win',
    ])
    expect([-2, 0, 3].map(difference => pl.compared(difference, pl.youLose))).toEqual([
      'o 2 mniej: przegrywasz',
      'równa siła: przegrywasz',
      'o 3 więcej: przegrywasz',
    ])
  })

  it('print gains with their sign', () => {
    expect(en.nextStep('Siren’s Song', 3)).toBe('next +3: Siren’s Song')
    expect(pl.nextStep('Śpiew syreny', -1)).toBe('kolejna −1: Śpiew syreny')
    expect([1, -3].map(en.gainPoints)).toEqual(['+1 point', '−3 points'])
    expect([1, 2, 5, 22, -3].map(pl.gainPoints)).toEqual(['+1 punkt', '+2 punkty', '+5 punktów', '+22 punkty', '−3 punkty'])
  })

  it('are never empty, and differ between languages', () => {
    for (const text of [en, pl]) for (const entry of Object.values(text)) if (typeof entry === 'string') expect(entry).not.toBe('')
    const same = Object.entries(en).filter(
      ([key, entry]) => typeof entry === 'string' && entry === (pl as unknown as Record<string, unknown>)[key],
    )
    expect(same).toEqual([])
  })
})

describe('the cards in a log line', () => {
  const stole: Event = {
    type: 'stole-rum',
    seat: 0,
    victim: 1,
    rum: { back: 'rum', face: 'rum-2', open: false, seenBy: [0] },
    left: { place: 0, seenBy: [] },
    card: 'gunner',
  }
  it.each(['en', 'pl'] as const)('are named as the line names them (%s)', language => {
    const line = gameText.sayEvent(stole, seat => `P${seat}`, language)
    expect(cardsIn(stole, language).map(([, card]) => card)).toEqual(['rum-2', 'gunner'])
    for (const [words] of cardsIn(stole, language)) expect(line).toContain(words)
  })
  it('are none if the line names none', () => {
    expect(cardsIn({ type: 'pirates-discarded', pirates: [['gunner'], []] }, 'en')).toEqual([])
  })
})
