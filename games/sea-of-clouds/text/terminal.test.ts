/** Sea of Clouds in a terminal, from positions in notation: what is drawn, how moves are said, and what can be typed. */
import { describe, expect, it } from 'vitest'
import * as rules from '../rules/index.ts'
import { createTerminal } from './terminal.ts'

const { notation, seaOfClouds } = rules
const terminal = createTerminal(rules)

const same = (text: string): string => text
const ink = {
  bold: same,
  dim: same,
  inverse: same,
  red: same,
  green: same,
  yellow: same,
  blue: same,
  magenta: same,
  cyan: same,
  white: same,
}
const readerIn = (language: 'en' | 'pl') => ({ language, ink, name: (seat: number) => ['Ola', 'Jan', 'Ewa'][seat] ?? '?' })

const POSITION =
  'standard | round: 4 | spaces: rum-2 gunner +1 / cutlass{AB} / - +2 | A: 7 pirates cook first-mate first-mate relics kraken-eye kraken-eye rum rotgut rotgut | ' +
  'B: 3 objects chest+5 rum rum-5{A} rum-4 secrets rum-guide | deck: steward …'
const viewOf = (position: string, viewer: rules.View['viewer'] = 0): rules.View => seaOfClouds.view(notation.parseState(position), viewer)
const drawn = (position: string, language: 'en' | 'pl', viewer: rules.View['viewer'] = 0): string =>
  terminal.draw(viewOf(position, viewer), readerIn(language)).join('\n')
const FROM_MEMORY = `${POSITION.replace('standard', 'own')} | options: ${JSON.stringify({ deck: 'completed', startSeat: 0, reminders: false })}`

describe('the table', () => {
  it('is drawn in English, as the seat sees it', () => {
    const table = drawn(POSITION, 'en')
    expect(table).toContain('Round 4 of 15 · boarding after round 5 · Deck: ')
    expect(table).toContain('[Pirate] · Discards: 0')
    expect(table).toContain('1  Spiced Rum, Gunner, 1 doubloon')
    expect(table).toContain('2  Cutlass (seen by Jan)')
    expect(table).toContain('3  2 doubloons')
    expect(table).toMatch(/▶ Ola {2}Hat, Parrot · 7 doubloons · Strength: 7 · ≥ 10 points/)
    expect(table).toContain('Pirates: Cook 3, First Mate 2 ×2')
    expect(table).toContain('Relics: Eye of the Kraken ×2')
    expect(table).toContain('Objects: Chest (5 doubloons)')
    expect(table).toContain("Rum: Admiral's Reserve, [Rum]")
    expect(table).toContain('Secrets: [Object]')
    expect(table).toContain('Take what lies on space 1, or leave it?')
  })

  it('is drawn in Polish, and without faces for whoever watches', () => {
    const table = drawn(POSITION, 'pl', 'table')
    expect(table).toContain('Runda 4 z 15 · abordaż po rundzie 5 · Talia: ')
    expect(table).toContain('1  [Rum] (kto widział: Ola), [Pirat] (kto widział: Ola), 1 dublon')
    expect(table).not.toContain('Kordelas')
    expect(table).toContain('Czekamy: Ola.')
  })

  it('[R10.7] without reminders draws only what one looks at now, and one’s own', () => {
    const table = drawn(FROM_MEMORY, 'en')
    expect(table).toContain('1  Spiced Rum, Gunner')
    expect(table).toContain('2  [Object] (seen by Jan)')
    expect(table).toContain('Rum: [Rum] ×2')
    expect(table).toContain('Rum: Rotgut ×2')
  })

  it('shows all faces when open', () => expect(drawn(POSITION, 'en', 'open')).toContain('Secrets: Rum Guide'))
})

describe('moves', () => {
  const say = (move: string, position = POSITION, language: 'en' | 'pl' = 'en'): string =>
    terminal.sayMove(notation.parseMove(move), viewOf(position), readerIn(language))

  it('are said with what they mean', () => {
    expect([say('take'), say('leave', POSITION, 'pl')]).toEqual(['Take it all', 'Zostaw'])
    expect(say('pick 2 1')).toBe('Take card 1 of space 2: Cutlass')
    expect(say('pick 2 1', FROM_MEMORY)).toBe('Take card 1 of space 2: Object')
    expect(say('discard cook', POSITION, 'pl')).toBe('Odrzuć: Kucharz – Przejmij papugę (1x).')
    expect(say('resolve gunner B')).toBe('Resolve Gunner against Jan – Steal 1 Rum from each captain you defeat.')
    expect(say('aim B', POSITION, 'pl')).toBe('Cel: Jan')
    expect(say('exchange B rotgut')).toBe('Give Jan Rotgut for a random Rum')
    expect(say('exchange B cutlass for chest', POSITION, 'pl')).toBe('Oddaj: Kordelas, weź: Skrzynia (Jan)')
    expect(say('decline')).toBe('Exchange nothing')
    const hand = 'standard | hand: beer rum-1 | A: 3 | B: 3 | agenda: play-cards A, end-turn A'
    expect(say('play 1', hand)).toBe('Play Beer – Discard one of your Pirates.')
  })

  it.each([
    ['take', 'take'],
    ['T', 'take'],
    ['weź', 'take'],
    ['zostaw', 'leave'],
    ['rozpatrz gunner b', 'resolve gunner B'],
    ['wymień B cutlass za chest', 'exchange B cutlass for chest'],
    ['nic', 'decline'],
  ])('%s is read as %s', (typed, meant) => expect(terminal.spell(typed)).toBe(meant))

  it('are all listed, in the game’s own order', () => {
    expect([terminal.rank(), terminal.howToType()]).toEqual([0, []])
  })
})
