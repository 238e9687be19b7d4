/** Both languages say everything, in the forms their grammar asks for. */
import { fastRandom, LEVELS } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deckOf, DECKS, rum } from '../rules/index.ts'
import { PRESETS } from '../rules/options.ts'
import type { Event, Refusal } from '../rules/index.ts'
import { texts } from './index.ts'
import type { Texts } from './index.ts'

const name = (seat: number): string => ['Ola', 'Jan', 'Ewa', 'Jerzy'][seat] ?? '?'
const say = ({ log }: Texts, event: Event): string => (log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)
const refuse = ({ refusals }: Texts, refusal: Refusal): string => (refusals[refusal.type] as (refusal: Refusal) => string)(refusal)
const { en, pl } = texts
const COUNTS = [0, 1, 2, 5, 12, 22]

/** Titles as the rulebook's own text has them. */
const titlesIn = (file: string): Record<string, string> => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  return Object.fromEntries(Array.from(text.matchAll(/\*\*(R\d+\.\d+)\*\* \*([^*]+?)\.?\*/g), ([, number, title]) => [number, title]))
}
const chaptersIn = (file: string): Record<string, string> => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  return Object.fromEntries(Array.from(text.matchAll(/^## (\d+)\. (.+)$/gm), ([, number, title]) => [number, title]))
}

describe('the words of RUM', () => {
  it('counts in Polish as Polish does', () => {
    expect(COUNTS.map(pl.words.cards)).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect(COUNTS.map(pl.words.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
    expect(COUNTS.map(count => pl.words.bottles(count, 'green'))).toEqual([
      '0 zielonych butelek',
      '1 zielona butelka',
      '2 zielone butelki',
      '5 zielonych butelek',
      '12 zielonych butelek',
      '22 zielone butelki',
    ])
    expect(pl.words.bottles(5, 'blue')).toBe('5 niebieskich butelek')
  })

  it('counts in English as English does', () => {
    expect(COUNTS.slice(0, 3).map(en.words.cards)).toEqual(['0 cards', '1 card', '2 cards'])
    expect(en.words.bottles(1, 'green')).toBe('1 green bottle')
  })

  it('says what happens, in the present tense and with names as they are', () => {
    const taken = { type: 'gained', seat: 0, colour: 'green', from: 1, before: 5, value: 7, bottles: 3, trio: true } as const
    expect(say(pl, taken)).toBe('Ola odbiera zieloną kartę kolekcji (dotąd: Jan), teraz o wartości 7 (rumowe trio).')
    expect(say(en, taken)).toBe('Ola takes the green captain from Jan, now at 7 (rum trio).')
    expect(say(pl, { type: 'drew', seat: 1, from: 'wreck', card: null, open: false })).toBe('Jan dobiera kartę z wraku.')
    expect(say(pl, { type: 'drew', seat: 1, from: 2, card: 'red2-blue1', open: true })).toBe(
      'Jan bierze z plaży: 2 czerwone / 1 niebieska.',
    )
    expect(say(pl, { type: 'asked', cause: 'tide', amount: 2, seats: [0, 1] })).toBe('Ola i Jan muszą zwrócić po 2 karty.')
    expect(say(pl, { type: 'ended', reason: 'clock', places: [1, 1], scores: [9, 9] })).toBe(
      'Przypłynął statek piratów. Ola i Jan dzielą zwycięstwo: 9 punktów.',
    )
    expect(
      COUNTS.slice(1, 4).map(count => say(pl, { type: 'returned', seat: 0, cards: Array.from({ length: count }, () => null) })),
    ).toEqual(['Ola zwraca 1 kartę.', 'Ola zwraca 2 karty.', 'Ola zwraca 5 kart.'])
    expect(say(en, { type: 'returned', seat: 0, cards: [null, null] })).toBe('Ola returns 2 cards.')
  })

  it('says why not, with the numbers in question', () => {
    const short = { type: 'gains-nothing', shortfalls: [{ colour: 'green', bottles: 2, value: 3, own: false }] } as const
    expect(refuse(pl, short)).toBe('Ten zestaw nie zdobywa żadnej karty kolekcji: 2 zielone butelki przeciw karcie o wartości 3.')
    expect(refuse(en, short)).toBe('This set gains no captain: 2 green bottles against a captain at 3.')
    const full = { type: 'gains-nothing', shortfalls: [{ colour: 'green', bottles: 3, value: 8, own: true }] } as const
    expect(refuse(pl, full)).toContain('twoja zielona karta kolekcji nie urośnie ponad 8')
    expect(refuse(pl, { type: 'wrong-count', given: 1, amount: 2 })).toBe('Musisz zwrócić 2 karty, a nie 1.')
  })

  it.each(['en', 'pl'] as const)('has a sentence for every event of whole matches, from every seat (%s)', language => {
    const random = fastRandom(4)
    for (const seats of [2, 3, 4]) {
      let step = rum.setup(PRESETS[language], seats, random)
      for (let seat = rum.awaited(step.state)[0]; seat !== undefined; seat = rum.awaited(step.state)[0]) {
        const moves = Array.from(rum.moves(rum.view(step.state, seat)))
        step = rum.apply(step.state, seat, moves[random.int(moves.length)] ?? rum.timeUp(rum.view(step.state, seat)), random)
        for (const viewer of [0, 'table', 'open'] as const)
          for (const event of step.events) {
            const sentence = say(texts[language], rum.viewEvent(event, viewer) ?? event)
            expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u)
            expect(sentence).not.toMatch(/undefined|null|NaN|[a-z]2-[a-z]+1/)
          }
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

  it('names every colour, deck, preset and level', () => {
    const { colours } = deckOf('paley')
    for (const { words } of [en, pl]) {
      expect(new Set(colours.map(words.letter))).toHaveLength(7)
      expect(new Set(colours.map(words.colour))).toHaveLength(7)
    }
    for (const text of [en, pl]) {
      expect(Object.keys(text.options.deck.values)).toEqual(Object.keys(DECKS))
      expect(Object.keys(text.presets)).toEqual(Object.keys(rum.presets))
      expect(Object.keys(text.bots)).toEqual([...LEVELS])
    }
  })

  it('leaves the name of an unknown colour as it is', () => {
    expect(pl.words.card('brown2-amber1')).toBe('2 brown / 1 amber')
    expect(pl.words.letter('cyan')).toBe('C')
    expect(en.words.card('parrot')).toBe('the parrot')
  })
})
