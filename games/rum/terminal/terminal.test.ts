/** RUM in the terminal: the drawn table, the list of moves, and typed moves. */
import type { Language, TerminalReader, Viewer } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rum, type View } from '../rules/index.ts'
import { PLAIN_INK } from '../test/plain-ink.ts'
import { terminal } from './index.ts'

const readerIn = (language: Language): TerminalReader => ({ language, ink: PLAIN_INK, name: seat => ['Ola', 'Jan', 'Ewa'][seat] ?? '?' })

const POSITION =
  'pl | turn: A | clock: 5 | captains: green 5 B, yellow 3 A | beach: black2-green1 (red2-orange1) green2-purple1 | A: yellow2-green1 orange2-green1 yellow2-blue1! | B: blue2-purple1!'
const OWED = `${POSITION.replace('beach: black2-green1 (red2-orange1) green2-purple1', 'beach: black2-green1 - green2-purple1')} | apart: parrot | agenda: discards drawn 2 A - -; turn refill`

const viewOf = (position: string, viewer: Viewer = 0): View => rum.view(notation.parseState(position), viewer)
const drawn = (position: string, language: Language, viewer: Viewer = 0): string =>
  terminal.draw(viewOf(position, viewer), readerIn(language)).join('\n')

describe('the terminal table', () => {
  it('is drawn in English, as the player sees it', () => {
    const table = drawn(POSITION, 'en')
    expect(table).toContain(': 5 / 8 (')
    expect(table).toMatch(/green +5 ■■■■■··· {2}Jan/)
    expect(table).toContain('[1] 1 green (2 black)   [2] face down   [3] 1 purple (2 green)')
    expect(table).toMatch(/▶ Ola {2}3 points/)
    expect(table).toMatch(/Jan {2}5 points .*: 1 \(.*: 2 blue \/ 1 purple\)/)
    expect(table).toMatch(/a {2}2 yellow \/ 1 green\n +b {2}2 orange \/ 1 green/)
    expect(table).not.toContain('2 red')
  })

  it('is drawn in Polish', () => {
    const table = drawn(POSITION, 'pl')
    expect(table).toContain('Zegar rozbitka: 5 / 8 (papuga kosztuje 3 karty) · Wrak: ')
    expect(table).toContain('[1] 1 zielona (2 czarne)   [2] zakryta')
    expect(table).toMatch(/Jan {2}5 punktów {2} *Ręka: 1 \(znane karty: 2 niebieskie \/ 1 fioletowa\)/)
  })

  it('shows all cards to an open view, and no hand to a spectator', () => {
    expect(drawn(POSITION, 'en', 'open')).toContain('face down: 2 red / 1 orange')
    expect(drawn(POSITION, 'en', 'table')).not.toContain('2 orange')
  })

  it('asks for the action of a turn only the player of that turn', () => {
    expect(drawn(POSITION, 'en')).toContain('Your turn: draw a card or play a set.')
    expect(drawn(POSITION, 'en', 1)).not.toContain('Your turn')
  })

  it('says how many cards the parrot costs, and who still has to choose', () => {
    expect(drawn(OWED, 'pl')).toContain('Wybierz 2 karty do zwrotu.')
    expect(drawn(OWED, 'pl', 1)).toContain('Teraz wybiera Ola.')
    expect(drawn(OWED, 'pl', 1)).not.toContain('do zwrotu')
  })
})

describe('moves', () => {
  const say = (move: string, position = POSITION, language: Language = 'pl'): string =>
    terminal.sayMove(notation.parseMove(move), viewOf(position), readerIn(language))

  it('are listed with what they gain', () => {
    expect(say('draw wreck')).toBe('Dobierz z wraku')
    expect(say('draw 1')).toBe('Weź z plaży (miejsce 1): 2 czarne / 1 zielona')
    expect(say('draw 2')).toBe('Weź z plaży zakrytą kartę (miejsce 2)')
    expect(say('play yellow2-green1/1 orange2-green1/1')).toBe('Zagraj zestaw a1 b1: 1 zielona, 1 zielona → zielona 7 ← Jan')
    expect(say('play yellow2-green1/2 yellow2-blue1/2')).toBe('Zagraj zestaw a2 c2: 2 żółte, 2 żółte → żółta 4')
    expect(say('play yellow2-green1/1 with none')).toContain('a1: 1 zielona, Plaża: –')
    expect(say('discard orange2-green1 yellow2-blue1', OWED, 'en')).toMatch(/ b c: 2 orange \/ 1 green, 2 yellow \/ 1 blue$/)
  })

  it('are ranked by the points they win and take, after the draws', () => {
    const rank = (move: string): number => terminal.rank(notation.parseMove(move), viewOf(POSITION))
    expect(rank('draw wreck')).toBe(Infinity)
    expect(rank('play yellow2-green1/1 orange2-green1/1')).toBe(7 + 5)
    expect(rank('play yellow2-green1/2 yellow2-blue1/2')).toBe(1)
  })

  it.each([
    ['draw wreck', 'draw wreck'],
    ['D W', 'draw wreck'],
    ['dobierz wrak', 'draw wreck'],
    ['dobierz 2', 'draw 2'],
    ['a1 b1', 'play yellow2-green1/1 orange2-green1/1'],
    ['Zagraj A2, c2', 'play yellow2-green1/2 yellow2-blue1/2'],
    ['play a2 with 1 3', 'play yellow2-green1/2 with 1 3'],
    ['graj a2 plaża nic', 'play yellow2-green1/2 with none'],
    ['play yellow2-green1/1', 'play yellow2-green1/1'],
  ])('“%s” means “%s”', (typed, expected) => expect(terminal.spell(typed, viewOf(POSITION))).toBe(expected))

  it('need no verb where only one is possible', () => {
    expect(terminal.spell('b c', viewOf(OWED))).toBe('discard orange2-green1 yellow2-blue1')
    expect(terminal.spell('zwróć a b', viewOf(OWED))).toBe('discard yellow2-green1 orange2-green1')
  })

  it('come with examples of how to type them', () => {
    const examples = (position: string): string => terminal.howToType(viewOf(position), readerIn('en')).join('\n')
    expect(examples(POSITION)).not.toContain('with 1 3')
    expect(examples(POSITION.replace('pl |', 'en |'))).toContain('with 1 3')
    expect(examples(OWED)).toBe('discard a c')
  })
})
