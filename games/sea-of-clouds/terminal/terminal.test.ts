/** Sea of Clouds in a terminal: what is drawn, how moves are listed, and what a player can type. */
import type { Language, TerminalReader } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import * as rules from '../rules/index.ts'
import { terminal } from './index.ts'

const { notation, seaOfClouds } = rules

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
const readerIn = (language: Language): TerminalReader => ({ language, ink, name: (seat: number) => ['Ola', 'Jan', 'Ewa'][seat] ?? '?' })

const POSITION =
  'standard | round: 4 | spaces: rum-2 gunner +1 / cutlass{AB} / - +2 | A: 7 pirates cook first-mate first-mate relics kraken-eye kraken-eye rum rotgut rotgut | ' +
  'B: 3 objects chest+5 rum rum-5{A} rum-4 secrets rum-guide | deck: steward …'
const viewOf = (position: string, viewer: rules.View['viewer'] = 0): rules.View => seaOfClouds.view(notation.parseState(position), viewer)
const drawn = (position: string, language: Language, viewer: rules.View['viewer'] = 0): string =>
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
    expect(table).toContain('Take everything on space 1, or leave it?')
  })

  it('is drawn in Polish, and without faces for a spectator', () => {
    const table = drawn(POSITION, 'pl', 'table')
    expect(table).toContain('Runda 4 z 15 · abordaż po rundzie 5 · Talia: ')
    expect(table).toContain('1  [Rum] (zna Ola), [Pirat] (zna Ola), 1 dublon')
    expect(table).not.toContain('Kordelas')
    expect(table).toContain('Teraz gra Ola.')
  })

  it('[R10.7] without reminders shows only the share being looked at and the viewer’s own cards', () => {
    const table = drawn(FROM_MEMORY, 'en')
    expect(table).toContain('1  Spiced Rum, Gunner')
    expect(table).toContain('2  [Object] (seen by Jan)')
    expect(table).toContain('Rum: [Rum] ×2')
    expect(table).toContain('Rum: Rotgut ×2')
  })

  it('shows all faces to the open viewer', () => expect(drawn(POSITION, 'en', 'open')).toContain('Secrets: Rum Guide'))
})

describe('moves', () => {
  const say = (move: string, position = POSITION, language: Language = 'en'): string =>
    terminal.sayMove(notation.parseMove(move), viewOf(position), readerIn(language))

  it('are listed with the text of their card', () => {
    expect([say('take'), say('leave', POSITION, 'pl')]).toEqual(['Take it all', 'Zostaw'])
    expect(say('pick 2 1')).toBe('Take card 1 of space 2: Cutlass')
    expect(say('pick 2 1', FROM_MEMORY)).toBe('Take card 1 of space 2: Object')
    expect(say('discard 1', POSITION, 'pl')).toBe('Odrzuć: Kucharz – Przejmij papugę (1x).')
    const boarding =
      'standard | A: 3 pirates gunner>B gunner>BC recon | B: 3 | C: 3 | boarding: 5 0 0; A>B | agenda: resolve A, end-boarding'
    expect(say('resolve 2 C', boarding)).toBe(
      'Resolve Gunner (still to be resolved against Jan and Ewa) against Ewa – Steal 1 random Rum from each captain you defeat.',
    )
    expect(say('resolve 2 C', boarding.replace('gunner>B ', ''))).toMatch(/^Resolve Recon against Ewa/)
    expect(say('aim B', POSITION, 'pl')).toBe('Cel: Jan')
    expect(say('exchange B 1')).toBe('Give Jan Rotgut for a random Rum')
    expect(say('exchange B 2', POSITION.replace('rum rotgut rotgut', 'rum rotgut{B} rotgut'))).toBe(
      'Give Jan Rotgut (seen by nobody) for a random Rum',
    )
    const objects = POSITION.replace('A: 7', 'A: 7 objects cutlass.2')
    expect(say('exchange B 1 for 1', objects, 'pl')).toBe('Oddaj: Kordelas, weź: Skrzynia (Jan)')
    expect(say('decline')).toBe('Exchange nothing')
    const hand = 'standard | hand: beer rum-1 | A: 3 | B: 3 | agenda: play-cards A, end-turn A'
    expect(say('play 1', hand)).toBe('Play Beer – Discard 1 of your Pirates.')
  })

  it.each([
    ['take', 'take'],
    ['T', 'take'],
    ['weź', 'take'],
    ['zostaw', 'leave'],
    ['rozpatrz 2 b', 'resolve 2 B'],
    ['wymień B 1 za 2', 'exchange B 1 for 2'],
    ['nic', 'decline'],
  ])('%s is read as %s', (typed, meant) => expect(terminal.spell(typed, viewOf(POSITION))).toBe(meant))

  it('[R1.12] are all listed in the order of the rules; the same choice with an equal card comes last', () => {
    expect([terminal.rank({ type: 'take' }, viewOf(POSITION)), terminal.howToType(viewOf(POSITION), readerIn('en'))]).toEqual([0, []])
    const view = viewOf('standard | A: 3 pirates cook gunner gunner | B: 3 | agenda: effect A beer discard-pirate, end-turn A')
    expect([0, 1, 2].map(place => terminal.rank({ type: 'discard', place }, view))).toEqual([0, 0, -1])
  })
})
