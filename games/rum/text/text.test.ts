/** Both languages have a text for everything, in correct grammatical forms. */
import { fastRandom, LANGUAGES, LEVELS, namesFor, type NameOf } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deckOf, rum } from '../rules/index.ts'
import { PRESETS } from '../rules/data/presets.ts'
import type { Event, Refusal } from '../rules/index.ts'
import { cards, bottles as englishBottles } from './en/cards.ts'
import { texts } from './index.ts'
import { bottles, cards as cardsInAccusative, points } from './pl/cards.ts'
import type { Texts } from './types.ts'

const name = (seat: number): string => ['Ola', 'Jan', 'Ewa', 'Jerzy'][seat] ?? '?'
const logLine = ({ log }: Texts, event: Event, names: NameOf = name): string =>
  (log[event.type] as (event: Event, nameOf: NameOf) => string)(event, names)
const refusalText = ({ refusals }: Texts, refusal: Refusal): string => (refusals[refusal.type] as (refusal: Refusal) => string)(refusal)
const { en, pl } = texts
const COUNTS = [0, 1, 2, 5, 12, 22]

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const titlesIn = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(read(file).matchAll(/\*\*(R\d+\.\d+)\*\* \*([^*]+?)\.?\*/g), ([, number, title]) => [number, title]))
const numbersIn = (file: string): readonly string[] =>
  Array.from(read(file).matchAll(/^(?:## (\d+)\. |\*\*(R\d+\.\d+)\*\* )/gm), ([, chapter, rule]) => chapter ?? rule ?? '')

describe('the texts of RUM', () => {
  it('use the Polish plural forms', () => {
    expect(COUNTS.map(cardsInAccusative)).toEqual(['0 kart', '1 kartę', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect(COUNTS.map(points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
    expect(COUNTS.map(count => bottles(count, 'green'))).toEqual([
      '0 zielonych butelek',
      '1 zielona butelka',
      '2 zielone butelki',
      '5 zielonych butelek',
      '12 zielonych butelek',
      '22 zielone butelki',
    ])
    expect(bottles(5, 'blue')).toBe('5 niebieskich butelek')
  })

  it('use the English plural forms', () => {
    expect(COUNTS.slice(0, 3).map(cards)).toEqual(['0 cards', '1 card', '2 cards'])
    expect(englishBottles(1, 'green')).toBe('1 green bottle')
  })

  it('describe events in the present tense, with names in the nominative', () => {
    const taken = { type: 'gained', seat: 0, colour: 'green', from: 1, before: 5, value: 7, bottles: 3, trio: true } as const
    expect(logLine(pl, taken)).toBe('Ola odbiera zieloną kartę kolekcji (dotąd: Jan), teraz o wartości 7 (rumowe trio).')
    expect(logLine(en, taken)).toBe('Ola takes the green captain from Jan, now worth 7 (rum trio).')
    expect(logLine(pl, { ...taken, from: 0, trio: false })).toBe('Ola podnosi wartość zielonej karty kolekcji z 5 do 7.')
    expect(logLine(pl, { type: 'drew', seat: 1, from: 'wreck', card: null, open: false })).toBe('Jan dobiera kartę z wraku.')
    expect(logLine(pl, { type: 'drew', seat: 1, from: 2, card: 'red2-blue1', open: true })).toBe(
      'Jan bierze z plaży: 2 czerwone / 1 niebieska.',
    )
    expect(logLine(pl, { type: 'asked', cause: 'tide', amount: 2, seats: [0, 1] })).toBe('Papuga: Ola i Jan muszą zwrócić po 2 karty.')
    expect(logLine(pl, { type: 'ended', reason: 'clock', places: [1, 1], scores: [9, 9] })).toBe(
      'Przypłynął statek piratów. Zwycięstwo dzielą Ola i Jan: 9 punktów.',
    )
    expect(logLine(en, { type: 'ended', reason: 'points', places: [1, 2], scores: [21, 3] })).toBe(
      'Target reached: Ola wins with 21 points.',
    )
    expect(
      COUNTS.slice(1, 4).map(count => logLine(pl, { type: 'returned', seat: 0, cards: Array.from({ length: count }, () => null) })),
    ).toEqual(['Ola zwraca 1 kartę.', 'Ola zwraca 2 karty.', 'Ola zwraca 5 kart.'])
    expect(logLine(en, { type: 'returned', seat: 0, cards: [null, null] })).toBe('Ola returns 2 cards.')
  })

  it('address the reader', () => {
    const said = (event: Event): readonly string[] => [en, pl].map(text => logLine(text, event, namesFor(name, 1)))
    expect(said({ type: 'drew', seat: 1, from: 'wreck', card: 'red2-blue1', open: false })).toEqual([
      'You draw from the wreck: 2 red / 1 blue.',
      'Dobierasz z wraku: 2 czerwone / 1 niebieska.',
    ])
    const taken = { type: 'gained', seat: 0, colour: 'green', from: 1, before: 4, value: 5, bottles: 5, trio: false } as const
    expect(said(taken)).toEqual([
      'Ola takes your green captain, now worth 5.',
      'Ola odbiera ci zieloną kartę kolekcji, teraz o wartości 5.',
    ])
    expect(said({ ...taken, seat: 1, from: null })).toEqual([
      'You gain the green captain, worth 5.',
      'Zdobywasz zieloną kartę kolekcji o wartości 5.',
    ])
    expect(said({ type: 'wreck-emptied', seats: [1] })).toEqual([
      'The wreck is empty. You have the most cards and must return them.',
      'Wrak jest pusty. Masz najwięcej kart i zwracasz je wszystkie.',
    ])
    expect(said({ type: 'asked', cause: 'tide', amount: 2, seats: [0, 1] })).toEqual([
      'The parrot: Ola and you must return 2 cards each.',
      'Papuga: Ola i ty musicie zwrócić po 2 karty.',
    ])
    expect(said({ type: 'ended', reason: 'points', places: [2, 1], scores: [3, 21] })).toEqual([
      'Target reached: you win with 21 points.',
      'Cel osiągnięty. Wygrywasz: 21 punktów.',
    ])
  })

  it('explain refusals with the numbers in question', () => {
    const short = { type: 'gains-nothing', shortfalls: [{ colour: 'green', bottles: 2, value: 3, own: false }] } as const
    expect(refusalText(pl, short)).toBe('Ten zestaw nie zdobywa żadnej karty kolekcji: 2 zielone butelki to za mało na kartę o wartości 3.')
    expect(refusalText(en, short)).toBe('This set gains no captain: 2 green bottles against a captain at 3.')
    const full = { type: 'gains-nothing', shortfalls: [{ colour: 'green', bottles: 3, value: 8, own: true }] } as const
    expect(refusalText(pl, full)).toContain('wartość twojej zielonej karty kolekcji nie wzrośnie powyżej 8')
    expect(refusalText(pl, { type: 'wrong-count', given: 1, amount: 2 })).toBe('Zwróć dokładnie 2 karty (wybrane: 1).')
  })

  it.each(LANGUAGES)('have a sentence for every event of whole matches, for every viewer (%s)', language => {
    const random = fastRandom(4)
    for (const seats of [2, 3, 4]) {
      let step = rum.setup(PRESETS[language], seats, random)
      for (let seat = rum.awaited(step.state)[0]; seat !== undefined; seat = rum.awaited(step.state)[0]) {
        const moves = Array.from(rum.moves(rum.view(step.state, seat)))
        step = rum.apply(step.state, seat, moves[random.int(moves.length)] ?? rum.timeUp(rum.view(step.state, seat)), random)
        for (const viewer of [0, 'table', 'open'] as const)
          for (const event of step.events) {
            const sentence = logLine(texts[language], rum.viewEvent(event, viewer) ?? event)
            expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u)
            expect(sentence).not.toMatch(/undefined|null|NaN|[a-z]2-[a-z]+1/)
          }
      }
    }
  })

  it.each([
    ['rulebook.md', en],
    ['rulebook.pl.md', pl],
  ] as const)('have the rule titles of %s', (file, { rules }) => {
    expect(titlesIn(file)).toMatchObject(rules)
  })

  it('both rulebooks have the same chapters and rules, each rule with a title', () => {
    expect(numbersIn('rulebook.pl.md')).toEqual(numbersIn('rulebook.md'))
    for (const file of ['rulebook.md', 'rulebook.pl.md'])
      expect(Object.keys(titlesIn(file))).toEqual(numbersIn(file).filter(number => number.startsWith('R')))
  })

  it('name every card, preset and level', () => {
    for (const text of [en, pl]) {
      expect(new Set(deckOf('paley').pieces.map(text.card))).toHaveLength(21)
      expect(Object.keys(text.presets)).toEqual(Object.keys(rum.presets))
      expect(Object.keys(text.bots)).toEqual([...LEVELS])
    }
  })

  it('keep the name of an unknown colour', () => {
    expect(pl.card('brown2-amber1')).toBe('2 brown / 1 amber')
    expect(en.card('parrot')).toBe('the parrot')
  })
})
