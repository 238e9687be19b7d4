/** Rummikub in a terminal: the drawn table, moves as choices, and typed moves. */
import type { Language } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import * as rules from '../rules/index.ts'
import { terminal } from './index.ts'

const { notation, rummikub } = rules

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
const readerIn = (language: Language) => ({ language, ink, name: (seat: number) => ['Ola', 'Jan', 'Ewa'][seat] ?? '?' })

const POSITION = 'pl | table: B4 B5 B6 / =J J K12 | A: B7 K1 B3 | B: R1 R2 | opened: A | announced: B | rounds: 5 -5 | bank: O1 O2'
const viewOf = (position: string, viewer: rules.View['viewer'] = 0): rules.View => rummikub.view(notation.parseState(position), viewer)

const drawn = (position: string, language: Language, viewer: rules.View['viewer'] = 0): string =>
  terminal.draw(viewOf(position, viewer), readerIn(language)).join('\n')
const said = (move: string, language: Language = 'en'): string =>
  terminal.sayMove(notation.parseMove(move), viewOf(POSITION), readerIn(language))
const spelt = (text: string): string => terminal.spell(text, viewOf(POSITION))

describe('the table', () => {
  it('is drawn in English from the viewer’s seat', () => {
    const table = drawn(POSITION, 'en')
    expect(table).toContain('Bank: 2')
    expect(table).toContain(' 1  B4 B5 B6\n')
    expect(table).toContain(' 2  J J K12 (group)')
    expect(table).toMatch(/▶ Ola {5}\+5 {2}3 tiles, opened/)
    expect(table).toMatch(/Jan {5}−5 {2}2 tiles, not opened, announces an opening/)
    expect(table).toContain('Rack   K1 B3 B7')
    expect(table).not.toContain('R1')
  })

  it('is drawn in Polish, with all racks after the match', () => {
    expect(drawn(POSITION, 'pl')).toContain('Tabliczka   K1 B3 B7')
    const over = drawn('pl | agenda: - | A: - | B: R2 R1 | opened: A B | rounds: 3 -3 | lap: B | bank: -', 'pl', 'table')
    expect(over).toContain('2 kostki, po otwarciu  R1 R2')
    expect(over).toContain('Ostatnie ruchy: Jan')
  })

  it('shows the question', () => {
    expect(drawn('pl | agenda: redeal A | A: K1 | B: K2 | answers: ? no', 'en')).toContain('Do you want a new deal?')
    expect(drawn('pl | agenda: redeal B | A: K1 | B: K2 | answers: no ?', 'en')).toContain('Waiting for Jan.')
    expect(drawn('pl | agenda: announcement A, end-turn A | A: K1 | B: K2', 'pl')).toContain('Czy zapowiadasz otwarcie')
    expect(drawn('pl | A: K1 | B: K2 | lap: A B | bank: -', 'en')).toContain('Your last move')
  })
})

describe('moves', () => {
  it('are described as choices', () => {
    expect(said('draw', 'pl')).toBe('Dobierz kostkę')
    expect(said('redeal no')).toBe('Keep these tiles')
    expect(said('announce yes')).toBe('Announce an opening')
    expect(said('play B4 B5 B6 B7 / =J J K12')).toBe('Add to set 1: B7 → B4 B5 B6 B7')
    expect(said('play B3 B4 B5 / B6 B7 J / ~J K12 K1')).toMatch(/^Rearrange, laying K1 B3 B7/)
    const opening = viewOf('pl | table: B4 B5 B6 | A: R10 B10 K10 K1 | B: K2')
    expect(terminal.sayMove(notation.parseMove('play B4 B5 B6 / K10 R10 B10'), opening, readerIn('en'))).toBe('Lay K10 R10 B10 (30 points)')
  })

  it('are ranked with drawing first, then by tiles laid', () => {
    const view = viewOf(POSITION)
    const ranks = [...rummikub.moves(view)].map(move => terminal.rank(move, view))
    expect(ranks[0]).toBe(Infinity)
    expect(terminal.rank(notation.parseMove('play B3 B4 B5 B6 B7 / =J J K12'), view)).toBe(2)
  })

  it('are typed in either language, with the rest of the table filled in', () => {
    expect(spelt('dobierz')).toBe('draw')
    expect(spelt('Rozdaj tak')).toBe('redeal yes')
    expect(spelt('add b7 to 1')).toBe('play ~B4 B5 B6 B7 / =J J K12')
    expect(spelt('dołóż B3 do 1')).toBe('play ~B3 B4 B5 B6 / =J J K12')
    expect(spelt('lay k1 k2 k3')).toBe('play ~B4 B5 B6 / =J J K12 / K1 K2 K3')
    expect(spelt('k1 k2 k3/r1 r2 r3')).toBe('play ~B4 B5 B6 / =J J K12 / K1 K2 K3 / R1 R2 R3')
    expect(spelt('play b4 b5 b6 / =j j k12')).toBe('play B4 B5 B6 / =J J K12')
    expect(spelt('add b7 to 9')).toBe('add B7 to 9')
    for (const text of ['add b7 to 1', 'lay k1 k2 k3']) expect(() => notation.parseMove(spelt(text))).not.toThrow()
  })

  it('are explained for the current question', () => {
    expect(terminal.howToType(viewOf(POSITION), readerIn('en'))).toHaveLength(4)
    expect(terminal.howToType(viewOf('pl | agenda: redeal A B | A: K1 | B: K2'), readerIn('pl'))).toEqual(['rozdaj tak, rozdaj nie'])
    expect(terminal.howToType(viewOf('pl | A: K1 | B: K2 | lap: A B | bank: -'), readerIn('en'))[0]).toBe('pass')
  })
})
