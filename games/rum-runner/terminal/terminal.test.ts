/** The terminal table: drawing, labels of moves, and typed moves. */
import { fastRandom, pick, type Language } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type View } from '../rules/index.ts'
import { terminal } from './index.ts'

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
const readerIn = (language: Language) => ({ language, ink, name: (seat: number) => ['Ola', 'Jan'][seat] ?? '?' })

const POSITION =
  'crown | turn: pirate 3 | coins: 4 6 | privateer-point: (light-rum)+2 < port-taxes+1 (reef)* (squall)? | fleet: longboat[peg-leg-paul], sloop+1[doug-doubloon] | ' +
  'crown hand: gold-rum kraken | pirate hand: galleon able-abigail | removed: informant'
const viewOf = (viewer: View['viewer'], position = POSITION): View => rumRunner.view(notation.parseState(position), viewer)
const drawn = (viewer: View['viewer'], language: Language, position?: string): string =>
  terminal.draw(viewOf(viewer, position), readerIn(language)).join('\n')

describe('the table', () => {
  it('is drawn as the pirate sees it', () => {
    const table = drawn(1, 'en')
    expect(table).toContain('▶ Jan (the pirate)  0 points · 6 coins · Hand 2')
    expect(table).toContain('[2] Privateer Point: face down ●2')
    expect(table).toContain('2.1 Port Taxes ●1')
    expect(table).toContain('2.2 face down (since the start)')
    expect(table).toContain('2.3 (Squall (known))')
    expect(table).toContain('[2] Sloop N 1/2 ●1')
    expect(table).toContain('2.1 Doug Doubloon C')
    expect(table).toMatch(/a {2}Galleon ●5 {2}A ship/)
    expect(table).toContain('Choose an action. 3 actions left.')
    expect(table).not.toMatch(/Light Rum|Reef|Gold Rum/)
  })

  it('is drawn in Polish as the crown sees it', () => {
    const table = drawn(0, 'pl')
    expect(table).toContain('[2] Przylądek Kaprów: (Jasny rum) ●2')
    expect(table).toContain('(Rafa)')
    expect(table).toContain('Teraz gra pirat.')
    expect(table).toContain('Poza grą: Informator')
    expect(drawn('open', 'pl')).toContain('Ręka 2 · Talia')
  })
})

describe('moves', () => {
  const say = (move: string, language: Language = 'en', viewer = 1, position = POSITION): string =>
    terminal.sayMove(notation.parseMove(move), viewOf(viewer, position), readerIn(language))

  it('have labels with names', () => {
    expect(say('raid 2 with 1')).toBe('Raid Privateer Point with Longboat [1]')
    expect(say('crew - / doug-doubloon able-abigail')).toBe('Crew: Longboat [1]: –; Sloop [2]: Doug Doubloon, Able Abigail')
    expect(say('look 2.2')).toBe('Look at face down (Privateer Point 2.2)')
    expect(say('invest 2', 'pl', 0)).toBe('Inwestuj: Jasny rum (Przylądek Kaprów)')
    expect(say('shift ship2 ship1', 'pl')).toBe('Przesuń monetę: Slup [2] → Szalupa [1]')
    const facing = `${POSITION} | raid: privateer-point 1 | agenda: face; actions`
    expect([say('meet 1', 'en', 1, facing), say('meet 2', 'pl', 1, facing)]).toEqual([
      'Get past: pay 2',
      'Pokonaj zagrożenie: korona zyskuje 3',
    ])
    expect(say('raise 2:0+1', 'en', 0, facing)).toBe('Raise Reef (Privateer Point 2.2) with 1 extra')
  })

  it.each(['en', 'pl'] as const)('have a label in whole matches (%s)', language => {
    const random = fastRandom(3)
    for (let game = 0; game < 5; game += 1) {
      let { state } = rumRunner.setup({ cards: 'standard', crown: 0, mulligan: true, turnCap: 25, bank: 'strict' }, 2, random)
      for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
        const view = rumRunner.view(state, seat)
        const move = pick(Array.from(rumRunner.moves(view)), random)
        expect(terminal.sayMove(move, view, readerIn(language))).toMatch(/^\p{Lu}(?!.*(?:undefined|null|\?\?| \?))/u)
        expect(terminal.spell(notation.printMove(move), view)).toBe(notation.printMove(move))
        expect(terminal.draw(view, readerIn(language)).join('\n')).not.toMatch(/undefined|null|NaN/)
        ;({ state } = rumRunner.apply(state, seat, move, random))
      }
    }
  })

  it('can be typed with letters and words of either language', () => {
    const pirate = viewOf(1)
    expect(terminal.spell('rajd 2 statkami 1', pirate)).toBe('raid 2 with 1')
    expect(terminal.spell('ship a', pirate)).toBe('ship galleon')
    expect(terminal.spell('załoga - / doug-doubloon b', pirate)).toBe('crew - / doug-doubloon able-abigail')
    expect(terminal.spell('found a@3', viewOf(0))).toBe('found gold-rum@3')
    expect(terminal.spell('tak', pirate)).toBe('accept')
  })

  it('are ranked, and have instructions for typing', () => {
    const rank = (move: string): number => terminal.rank(notation.parseMove(move), viewOf(1))
    expect(rank('gain')).toBeGreaterThan(rank('recall 1.1'))
    expect(terminal.howToType(viewOf(1), readerIn('en')).join()).toContain('raid 2 with 1 3')
    expect(terminal.howToType(viewOf(0), readerIn('pl')).join()).toContain('inwestuj')
    expect(terminal.howToType(viewOf(0, `${POSITION} | raid: privateer-point 3 | agenda: raise; actions`), readerIn('en'))[0]).toContain(
      'raise',
    )
    expect(terminal.howToType(viewOf(0, `${POSITION} | agenda: limit …`), readerIn('en'))).toEqual([])
  })
})
