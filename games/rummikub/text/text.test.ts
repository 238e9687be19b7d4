/** Both languages say everything, in the forms their grammar asks for. */
import { at, fastRandom, LEVELS } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bots } from '../bots/index.ts'
import { rummikub } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import type { Event, Reason, Refusal } from '../rules/index.ts'
import { texts } from './index.ts'
import type { Texts } from './index.ts'

const name = (seat: number): string => ['Ola', 'Jan', 'Ewa', 'Jerzy'][seat] ?? '?'
const say = ({ log }: Texts, event: Event): string => (log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)
const refuse = ({ refusals }: Texts, refusal: Refusal): string => (refusals[refusal.type] as (refusal: Refusal) => string)(refusal)
const { en, pl } = texts
const COUNTS = [0, 1, 2, 5, 12, 22]

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
/** Titles as the rulebook's own text has them. */
const titlesIn = (file: string): Record<string, string> =>
  Object.fromEntries(Array.from(read(file).matchAll(/\*\*(R\d+\.\d+)\*\* \*([^*]+?)\.?\*/g), ([, number, title]) => [number, title]))
const chaptersIn = (file: string): Record<string, string> =>
  Object.fromEntries(Array.from(read(file).matchAll(/^## (\d+)\. (.+)$/gm), ([, number, title]) => [number, title]))

describe('the words of Rummikub', () => {
  it('counts in Polish as Polish does', () => {
    expect(COUNTS.map(pl.words.tiles)).toEqual(['0 kostek', '1 kostka', '2 kostki', '5 kostek', '12 kostek', '22 kostki'])
    expect(COUNTS.map(pl.words.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
  })

  it('names tiles', () => {
    expect(['K1', 'O13', 'J'].map(pl.words.tile)).toEqual(['czarna 1', 'pomarańczowa 13', 'joker'])
    expect(['K1', 'O13', 'J'].map(en.words.tile)).toEqual(['black 1', 'orange 13', 'a joker'])
    expect((['K', 'R', 'B', 'O'] as const).map(pl.words.colour)).toEqual(['czarny', 'czerwony', 'niebieski', 'pomarańczowy'])
  })

  it('says what happens, in the present tense and with names as they are', () => {
    expect(say(pl, { type: 'drew', seat: 0, tile: null, bankLeft: 5 })).toBe('Ola dobiera kostkę.')
    expect(say(pl, { type: 'drew', seat: 0, tile: 'B4', bankLeft: 5 })).toBe('Ola dobiera niebieską 4.')
    expect(say(pl, { type: 'played', seat: 1, tiles: ['B4', 'J'], opening: null, rearranged: true })).toBe(
      'Jan wykłada niebieską 4, jokera i przebudowuje stół.',
    )
    expect(say(en, { type: 'played', seat: 1, tiles: ['K10', 'R10', 'B10'], opening: 30, rearranged: false })).toBe(
      'Jan opens with 30 points: black 10, red 10, blue 10.',
    )
    expect(say(pl, { type: 'penalised', seat: 0, cause: 'time', tiles: [null] })).toBe(
      'Czas minął: stół wraca do poprzedniego stanu, Ola bierze 1 kostkę.',
    )
    expect(say(en, { type: 'penalised', seat: 0, cause: 'mistake', tiles: [] })).toBe(
      'A mistake: the table goes back, and Ola takes no tile.',
    )
    const scored = {
      type: 'scored',
      round: 1,
      ending: 'out',
      winners: [0],
      racks: [[], ['K1'], ['K2']],
      grounds: ['won', 'rack', 'never-opened'],
      scores: [101, -1, -100],
      totals: [101, -1, -100],
    } as const
    expect(say(en, scored)).toBe('Round 1 is over, Ola goes out: Ola +101, Jan −1, Ewa −100 (never opened).')
    expect(say(pl, scored)).toBe('Koniec rundy 1, kończy Ola: Ola +101, Jan −1, Ewa −100 (bez otwarcia).')
  })

  it('says why not, with the set and the sum', () => {
    expect(refuse(en, { type: 'below-opening', sum: 27, needed: 30, best: 30 })).toBe(
      'Your opening counts 27, and 30 are needed. Laid in another way it would count 30.',
    )
    expect(refuse(pl, { type: 'below-opening', sum: 27, needed: 30, best: 27 })).toBe('Twoje otwarcie daje 27 punktów, a potrzeba 30.')
    expect(refuse(pl, { type: 'gap', set: 1, tile: 'R8', expected: 7 })).toBe('Układ 2 ma lukę: gdzie leży czerwona 8, powinno być 7.')
    expect(refuse(en, { type: 'colour-twice', set: 0, tile: 'K13' })).toBe('Set 1 has the colour of black 13 twice.')
  })

  it('has a sentence for every refusal, reason and preset', () => {
    for (const language of [en, pl]) {
      expect(Object.keys(language.refusals).toSorted()).toEqual(Object.keys(rummikub.refusalRules).toSorted())
      expect(Object.keys(language.presets)).toEqual(Object.keys(rummikub.presets))
      expect(Object.keys(language.options).toSorted()).toEqual(Object.keys(PRESETS.pl).toSorted())
      expect(Object.keys(language.bots)).toEqual([...LEVELS])
    }
  })

  it('has every chapter and title of its rulebook, and the two rulebooks have the same numbers', () => {
    expect(en.rules).toEqual(titlesIn('rulebook.md'))
    expect(pl.rules).toEqual(titlesIn('rulebook.pl.md'))
    expect(en.chapters).toEqual(chaptersIn('rulebook.md'))
    expect(pl.chapters).toEqual(chaptersIn('rulebook.pl.md'))
    expect(Object.keys(pl.rules)).toEqual(Object.keys(en.rules))
  })

  it('tells a whole match in both languages', () => {
    const random = fastRandom(3)
    let { state, events } = rummikub.setup(PRESETS.pl, 4, random)
    const told: Event[] = [...events]
    const reasons: Reason[] = []
    for (let seat = rummikub.awaited(state)[0]; seat !== undefined; seat = rummikub.awaited(state)[0]) {
      const { move, reason } = bots[at(LEVELS, seat % LEVELS.length)](rummikub.view(state, seat), { random, playouts: 0 })
      if (reason !== null) reasons.push(reason)
      ;({ state, events } = rummikub.apply(state, seat, move, random))
      told.push(...events)
    }
    for (const language of [en, pl]) {
      for (const event of told) expect(say(language, rummikub.viewEvent(event, 'table') ?? event)).toMatch(/^\S.*\.$/)
      for (const reason of reasons) expect((language.reasons[reason.type] as (reason: Reason) => string)(reason)).toMatch(/^\S/)
    }
  })
})
