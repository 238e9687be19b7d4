/** Both languages have every text, with correct plural forms and cases. */
import { at, fastRandom, LEVELS, namesFor, type NameOf } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bots } from '../bots/index.ts'
import { rummikub } from '../rules/index.ts'
import type { Event, Reason, Refusal } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import { texts } from './index.ts'
import type { Texts } from './index.ts'

const name = (seat: number): string => ['Ola', 'Jan', 'Ewa', 'Jerzy'][seat] ?? '?'
const say = ({ log }: Texts, event: Event): string => (log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)
const refuse = ({ refusals }: Texts, refusal: Refusal): string => (refusals[refusal.type] as (refusal: Refusal) => string)(refusal)
const { en, pl } = texts
const COUNTS = [0, 1, 2, 5, 12, 22, 43]

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
/** The titles in a rulebook. */
const titlesIn = (file: string): Record<string, string> =>
  Object.fromEntries(Array.from(read(file).matchAll(/\*\*(R\d+\.\d+)\*\* \*([^*]+?)\.?\*/g), ([, number, title]) => [number, title]))

describe('the texts of Rummikub', () => {
  it('use the Polish plural forms', () => {
    expect(COUNTS.map(pl.terms.tiles)).toEqual(['0 kostek', '1 kostka', '2 kostki', '5 kostek', '12 kostek', '22 kostki', '43 kostki'])
    expect(COUNTS.map(pl.terms.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty', '43 punkty'])
  })

  it('name tiles and colours', () => {
    expect(['K1', 'O13', 'J'].map(pl.terms.tile)).toEqual(['czarna 1', 'pomarańczowa 13', 'joker'])
    expect(['K1', 'O13', 'J'].map(en.terms.tile)).toEqual(['black 1', 'orange 13', 'a joker'])
    expect((['K', 'R', 'B', 'O'] as const).map(pl.terms.colour)).toEqual(['czarny', 'czerwony', 'niebieski', 'pomarańczowy'])
  })

  it('describe events in the present tense with names in the nominative', () => {
    expect(say(pl, { type: 'drew', seat: 0, tile: null, bankLeft: 5 })).toBe('Ola dobiera kostkę.')
    expect(say(pl, { type: 'drew', seat: 0, tile: 'B4', bankLeft: 5 })).toBe('Ola dobiera niebieską 4.')
    const play = { type: 'played', seat: 1, opening: null, rearranged: true, table: [], jokers: [] } as const
    const [joker] = [{ colour: 'B', number: 5 }] as const
    expect(say(pl, { ...play, tiles: ['B4', 'J'], gains: null, jokers: [joker] })).toBe(
      'Jan przebudowuje stół i wykłada niebieską 4, jokera jako niebieską 5.',
    )
    expect(say(en, { ...play, tiles: ['O8'], gains: [{ kind: 'run', tiles: ['O8'], isNew: false }] })).toBe('Jan adds orange 8 to a run.')
    expect(say(pl, { ...play, tiles: ['O8'], gains: [{ kind: 'run', tiles: ['O8'], isNew: false }] })).toBe(
      'Jan dokłada pomarańczową 8 do serii.',
    )
    const both = [
      { kind: 'group', tiles: ['J'], isNew: false },
      { kind: 'run', tiles: ['O8', 'O9', 'O10'], isNew: true },
    ] as const
    const mixed = { ...play, tiles: ['O8', 'O9', 'O10', 'J'], gains: both, jokers: [{ colour: null, number: 5 }] }
    expect(say(en, mixed)).toBe('Jan adds a joker as a 5 to a group and lays orange 8, orange 9, orange 10.')
    expect(say(en, { ...play, tiles: ['K10', 'R10', 'B10'], opening: 30, gains: null })).toBe(
      'Jan opens with 30 points: black 10, red 10, blue 10.',
    )
    expect(say(pl, { type: 'penalised', seat: 0, cause: 'time', tiles: [null] })).toBe(
      'Czas minął: stół wraca do poprzedniego stanu, Ola bierze 1 kostkę.',
    )
    expect(say(en, { type: 'penalised', seat: 0, cause: 'mistake', tiles: [] })).toBe('Mistake: the table is restored, Ola takes no tile.')
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

  it('address the reader', () => {
    const you = namesFor(name, 1)
    const toYou = (texts: Texts, event: Event): string => (texts.log[event.type] as (event: Event, name: NameOf) => string)(event, you)
    expect(toYou(en, { type: 'drew', seat: 1, tile: 'B4', bankLeft: 5 })).toBe('You draw blue 4.')
    expect(toYou(pl, { type: 'drew', seat: 1, tile: 'B4', bankLeft: 5 })).toBe('Dobierasz niebieską 4.')
    expect(toYou(en, { type: 'drew', seat: 0, tile: null, bankLeft: 5 })).toBe('Ola draws a tile.')
    const added = [{ kind: 'run', tiles: ['O8'], isNew: false }] as const
    const play = { type: 'played', seat: 1, tiles: ['O8'], opening: null, rearranged: true, table: [], gains: added, jokers: [] } as const
    expect(toYou(en, play)).toBe('You add orange 8 to a run.')
    expect(toYou(pl, play)).toBe('Dokładasz pomarańczową 8 do serii.')
    expect(toYou(pl, { type: 'ended', places: [2, 1, 3], scores: [-4, 9, -5] })).toBe('Wygrywasz, wynik +9.')
  })

  it('explain refusals with the set and the sum', () => {
    expect(refuse(en, { type: 'below-opening', sum: 27, needed: 30, best: 30 })).toBe(
      'Your opening counts 27; you need 30. Arranged differently it counts 30.',
    )
    expect(refuse(pl, { type: 'below-opening', sum: 27, needed: 30, best: 27 })).toBe('Twoje otwarcie daje 27 punktów, a potrzeba 30.')
    expect(refuse(pl, { type: 'gap', set: 1, tile: 'R8', expected: 7 })).toBe(
      'Układ 2 ma lukę: w miejscu, gdzie leży czerwona 8, powinno być 7.',
    )
    expect(refuse(en, { type: 'colour-twice', set: 0, tile: 'K13' })).toBe('Set 1 has the colour of black 13 twice.')
  })

  it('have a sentence for every refusal, preset, option and bot', () => {
    for (const language of [en, pl]) {
      expect(Object.keys(language.refusals).toSorted()).toEqual(Object.keys(rummikub.refusalRules).toSorted())
      expect(Object.keys(language.presets)).toEqual(Object.keys(rummikub.presets))
      expect(Object.keys(language.options).toSorted()).toEqual(Object.keys(PRESETS.pl).toSorted())
      expect(Object.keys(language.bots)).toEqual([...LEVELS])
    }
  })

  it('have the titles of both rulebooks for every rule that refusals cite', () => {
    expect(titlesIn('rulebook.md')).toMatchObject(en.rules)
    expect(titlesIn('rulebook.pl.md')).toMatchObject(pl.rules)
    for (const rule of Object.values(rummikub.refusalRules).flat()) expect(en.rules).toHaveProperty([rule])
    expect(Object.keys(pl.rules)).toEqual(Object.keys(en.rules))
  })

  it('describe a whole match in both languages', () => {
    const random = fastRandom(3)
    let { state, events } = rummikub.setup(PRESETS.pl, 4, random)
    const seen: Event[] = [...events]
    const reasons: Reason[] = []
    for (let seat = rummikub.awaited(state)[0]; seat !== undefined; seat = rummikub.awaited(state)[0]) {
      const { move, reason } = bots[at(LEVELS, seat % LEVELS.length)](rummikub.view(state, seat), { random, playouts: 0 })
      if (reason !== null) reasons.push(reason)
      ;({ state, events } = rummikub.apply(state, seat, move, random))
      seen.push(...events)
    }
    for (const language of [en, pl]) {
      for (const event of seen) expect(say(language, rummikub.viewEvent(event, 'table') ?? event)).toMatch(/^\S.*\.$/)
      for (const reason of reasons) expect((language.reasons[reason.type] as (reason: Reason) => string)(reason)).toMatch(/^\S/)
    }
  })
})
