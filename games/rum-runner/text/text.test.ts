/** Both languages have a text for everything, with correct plural forms. */
import { fastRandom, LEVELS, namesFor, pick } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CARD_FILES, rumRunner } from '../rules/index.ts'
import type { CardsData, Event, Refusal } from '../rules/index.ts'
import { TASKS } from '../rules/agenda.ts'
import { EFFECTS } from '../rules/effects/effects.ts'
import { texts } from './index.ts'
import type { Texts } from './index.ts'

const name = (seat: number): string => ['Ola', 'Jan'][seat] ?? '?'
const say = ({ log }: Texts, event: Event): string => (log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)
const refuse = ({ refusals }: Texts, refusal: Refusal): string => (refusals[refusal.type] as (refusal: Refusal) => string)(refusal)
const { en, pl } = texts
const COUNTS = [0, 1, 2, 5, 12, 22]
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Titles as the rulebook's own text has them. */
const titlesIn = (file: string): Record<string, string> =>
  Object.fromEntries(Array.from(read(file).matchAll(/\*\*(R\d+\.\d+)\*\* \*([^*]+?)\.?\*/g), ([, number, title]) => [number, title]))

describe('the texts of Rum Runner', () => {
  it('have correct Polish plural forms', () => {
    expect(COUNTS.map(pl.terms.coins)).toEqual(['0 monet', '1 moneta', '2 monety', '5 monet', '12 monet', '22 monety'])
    expect(COUNTS.map(pl.terms.cards)).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect(COUNTS.map(pl.terms.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
    expect([1, 2, 3].map(pl.terms.actionsLeft)).toEqual(['Została 1 akcja', 'Zostały 2 akcje', 'Zostały 3 akcje'])
    expect([1, 2, 5].map(coins => say(pl, { type: 'gained', seat: 0, coins, actions: 1 }))).toEqual([
      'Ola zyskuje 1 monetę.',
      'Ola zyskuje 2 monety.',
      'Ola zyskuje 5 monet.',
    ])
  })

  it('have log lines in the present tense with names in the nominative', () => {
    expect(say(en, { type: 'gained', seat: 1, coins: 1, actions: 1 })).toBe('Jan gains 1 coin.')
    const raid = { type: 'raid-began', seat: 1, island: 1, isle: 'privateer-point', actions: 1 } as const
    expect(say(pl, { ...raid, ships: [0, 1], cards: ['longboat', 'sloop'], fee: 1, payer: 1 })).toBe(
      'Jan płynie na rajd na Przylądek Kaprów: Szalupa, Slup.',
    )
    expect(say(en, { ...raid, ships: [0], cards: ['longboat'], fee: 2, payer: null })).toBe(
      'Jan raids Privateer Point with Longboat (2 coins from the bank).',
    )
    expect(say(pl, { type: 'founded', seat: 0, cards: [{ island: 1, isle: 'privateer-point', card: null }], actions: 2 })).toBe(
      'Ola kładzie zakrytą inwestycję na Przylądku Kaprów.',
    )
    expect(say(en, { type: 'ended', reason: 'cap', places: [1, 1], scores: [2, 2] })).toBe('The last turn is over. A draw, 2 : 2.')
  })

  it('name causes and cards, and address the reader', () => {
    const you = namesFor(name, 0)
    const on = [{ island: 0, hazard: 0 }]
    const added: Event = {
      type: 'coins-added',
      cause: 'cash-crop',
      crown: 0,
      on,
      isles: ['home-port'],
      names: [{ card: 'hidden-harbor', visibility: 'hidden' }],
      ships: [],
      cards: [],
    }
    expect(en.log['coins-added'](added, you)).toBe('Cash Crop puts a coin on Hidden Harbor.')
    const invested: Event = {
      type: 'invested',
      seat: 0,
      on,
      isles: ['home-port'],
      names: [{ card: 'light-rum', visibility: 'hidden' }],
      actions: 2,
    }
    expect(en.log.invested(invested, you)).toBe('You put 1 coin on Light Rum.')
    expect(en.log.invested(rumRunner.viewEvent(invested, 1) as typeof invested, namesFor(name, 1))).toBe(
      'Ola puts 1 coin on hazard 1 at Home Port.',
    )
    expect(pl.log.invested(invested, you)).toBe('Inwestujesz 1 monetę: Jasny rum.')
    const drawn = { type: 'drew', seat: 0, cards: ['reef'], actions: 2 } as const
    expect([en.log.drew(drawn, you), pl.log.drew(drawn, you)]).toEqual(['You draw 1 card: Reef.', 'Dobierasz 1 kartę: Rafa.'])
  })

  it('explain refusals with the numbers in question', () => {
    expect(refuse(pl, { type: 'too-dear', cost: 5, coins: 3, rules: ['R5.1'] })).toBe('To kosztuje 5 monet, a masz 3.')
    expect(refuse(en, { type: 'not-funded', island: 1, coins: 1, cost: 2 })).toBe('It needs 2 coins and has 1.')
  })

  it.each(['en', 'pl'] as const)('have a log line for every event of whole matches, for every viewer (%s)', language => {
    const random = fastRandom(4)
    for (let game = 0; game < 6; game += 1) {
      let step = rumRunner.setup(
        rumRunner.presets.lot ?? { cards: 'standard', crown: 0, mulligan: true, turnCap: 20, bank: 'open' },
        2,
        random,
      )
      for (let [seat] = rumRunner.awaited(step.state); seat !== undefined; [seat] = rumRunner.awaited(step.state)) {
        for (const viewer of [0, 'table', 'open'] as const)
          for (const event of step.events) {
            const sentence = say(texts[language], rumRunner.viewEvent(event, viewer) ?? event)
            expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u)
            expect(sentence).not.toMatch(/undefined|null|NaN|[a-z]-[a-z]+-[a-z]/)
          }
        step = rumRunner.apply(step.state, seat, pick(Array.from(rumRunner.moves(rumRunner.view(step.state, seat))), random), random)
      }
    }
  })

  it.each([
    ['rulebook.md', en],
    ['rulebook.pl.md', pl],
  ] as const)('have the titles of %s for every rule that refusals cite', (file, { rules }) => {
    expect(titlesIn(file)).toMatchObject(rules)
    for (const rule of Object.values(rumRunner.refusalRules).flat()) expect(rules).toHaveProperty([rule])
  })

  it('name every card, card file, preset and level, and have every question', () => {
    const data = CARD_FILES.standard as CardsData
    const ids = [data.investments, data.hazards, data.crownEvents, data.ships, data.crew, data.pirateEvents].flat().map(({ id }) => id)
    const asking = [TASKS, EFFECTS].flatMap(kinds =>
      Object.entries(kinds).flatMap(([name, { answers }]) => (answers.length > 0 ? [name] : [])),
    )
    for (const text of [en, pl]) {
      expect(Object.keys(text.cards).toSorted()).toEqual(ids.toSorted())
      expect(new Set(ids.map(text.terms.card)).size).toBe(ids.length)
      expect(new Set(data.islands.map(({ id }) => text.terms.island(id))).size).toBe(4)
      expect(data.islands.filter(({ id }) => text.terms.island(id) === id)).toEqual([])
      expect(Object.keys(text.options.cards.values)).toEqual(Object.keys(CARD_FILES))
      expect(Object.keys(text.presets)).toEqual(Object.keys(rumRunner.presets))
      expect(Object.keys(text.bots)).toEqual([...LEVELS])
      expect(Object.keys(text.terms.questions).toSorted()).toEqual([...new Set([...asking, 'way'])].toSorted())
    }
  })

  it('show the id of an unknown card or island', () => {
    expect([pl.terms.card('sea-serpent'), en.terms.island('atoll'), pl.terms.island('atoll')]).toEqual(['sea-serpent', 'atoll', 'atoll'])
    expect(say(en, { type: 'flipped', seat: 0, island: 1, isle: 'atoll', card: 'light-rum' })).toBe('Ola turns up Light Rum at atoll.')
  })
})
