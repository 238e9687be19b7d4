/** Both languages say everything, in the forms their grammar asks for. */
import { fastRandom, LEVELS, pick } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FILES, rumRunner } from '../rules/index.ts'
import type { CardsData, Event, Refusal } from '../rules/index.ts'
import { EFFECTS, TASKS, takenBy } from '../rules/tasks.ts'
import type { Task } from '../rules/types.ts'
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
const chaptersIn = (file: string): Record<string, string> =>
  Object.fromEntries(Array.from(read(file).matchAll(/^## (\d+)\. (.+)$/gm), ([, number, title]) => [number, title]))

describe('the words of Rum Runner', () => {
  it('counts in Polish as Polish does', () => {
    expect(COUNTS.map(pl.words.coins)).toEqual(['0 monet', '1 moneta', '2 monety', '5 monet', '12 monet', '22 monety'])
    expect(COUNTS.map(pl.words.cards)).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect(COUNTS.map(pl.words.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
    expect([1, 2, 3].map(pl.words.actionsLeft)).toEqual(['Zostaje 1 akcja', 'Zostają 2 akcje', 'Zostają 3 akcje'])
    expect([1, 2, 5].map(coins => say(pl, { type: 'gained', seat: 0, coins }))).toEqual([
      'Ola zyskuje 1 monetę.',
      'Ola zyskuje 2 monety.',
      'Ola zyskuje 5 monet.',
    ])
  })

  it('says what happens, in the present tense and with names as they are', () => {
    expect(say(en, { type: 'gained', seat: 1, coins: 1 })).toBe('Jan gains 1 coin.')
    expect(say(pl, { type: 'raid-began', seat: 1, island: 1, isle: 'privateer-point', ships: [0, 1], cards: ['longboat', 'sloop'] })).toBe(
      'Jan rusza na rajd (Przylądek Kaprów): Szalupa, Slup.',
    )
    expect(say(pl, { type: 'founded', seat: 0, cards: [{ island: 1, isle: 'privateer-point', card: null }] })).toBe(
      'Ola kładzie zakryte inwestycje: Przylądek Kaprów.',
    )
    expect(say(en, { type: 'ended', reason: 'cap', places: [1, 1], scores: [2, 2] })).toBe('The last turn is over. A draw, 2 : 2.')
  })

  it('says why not, with the numbers in question', () => {
    expect(refuse(pl, { type: 'too-dear', cost: 5, coins: 3 })).toBe('To kosztuje 5 monet, a masz 3.')
    expect(refuse(en, { type: 'not-funded', island: 1, coins: 1, cost: 2 })).toBe('It needs 2 coins and has 1.')
  })

  it.each(['en', 'pl'] as const)('has a sentence for every event of whole matches, from every seat (%s)', language => {
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
  ] as const)('has the titles of %s', (file, { rules, chapters }) => {
    expect(rules).toEqual(titlesIn(file))
    expect(chapters).toEqual(chaptersIn(file))
  })

  it('names every card, file, preset and level, and asks every question', () => {
    const data = FILES.standard as CardsData
    const ids = [data.investments, data.hazards, data.crownEvents, data.ships, data.crew, data.pirateEvents].flat().map(({ id }) => id)
    const asking = [...Object.entries(TASKS), ...Object.entries(EFFECTS)].filter(([, rule]) => rule.takes.length > 0).map(([name]) => name)
    for (const text of [en, pl]) {
      expect(Object.keys(text.cards).toSorted()).toEqual(ids.toSorted())
      expect(new Set(ids.map(text.words.card)).size).toBe(ids.length)
      expect(new Set(data.islands.map(({ id }) => text.words.island(id))).size).toBe(4)
      expect(data.islands.filter(({ id }) => text.words.island(id) === id)).toEqual([])
      expect(Object.keys(text.options.cards.values)).toEqual(Object.keys(FILES))
      expect(Object.keys(text.presets)).toEqual(Object.keys(rumRunner.presets))
      expect(Object.keys(text.bots)).toEqual([...LEVELS])
      expect(Object.keys(text.words.questions).toSorted()).toEqual([...new Set(asking)].toSorted())
    }
    expect(takenBy({ type: 'raise' } satisfies Task)).toEqual(['raise'])
  })

  it('leaves the name of an unknown card or island as it is', () => {
    expect([pl.words.card('sea-serpent'), en.words.island('atoll'), pl.words.island('atoll')]).toEqual(['sea-serpent', 'atoll', 'atoll'])
    expect(say(en, { type: 'flipped', seat: 0, island: 1, isle: 'atoll', card: 'light-rum' })).toBe('Ola turns up Light Rum on atoll.')
  })
})
