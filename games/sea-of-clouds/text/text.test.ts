/** Both languages say everything, in the forms their grammar asks for. */
import { fastRandom, LEVELS } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DECKS, seaOfClouds } from '../rules/index.ts'
import type { Event, Refusal, Shown } from '../rules/index.ts'
import { createTexts } from './index.ts'
import type { Texts } from './index.ts'

const name = (seat: number): string => ['Ola', 'Jan', 'Ewa', 'Jerzy'][seat] ?? '?'
const say = ({ log }: Texts, event: Event): string => (log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)
const refuse = ({ refusals }: Texts, refusal: Refusal): string => (refusals[refusal.type] as (refusal: Refusal) => string)(refusal)
const texts = createTexts(Object.values(DECKS))
const { en, pl } = texts
const COUNTS = [0, 1, 2, 5, 12, 22]
const rum = (face: string | null): Shown => ({ back: 'rum', face, open: false, seenBy: [0] })

/** Titles as the rulebook's own text has them. */
const titlesIn = (file: string): Record<string, string> => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  return Object.fromEntries(Array.from(text.matchAll(/\*\*(R\d+\.\d+)\*\* \*([^*]+?)\.?\*/g), ([, number, title]) => [number, title]))
}
const chaptersIn = (file: string): Record<string, string> => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  return Object.fromEntries(Array.from(text.matchAll(/^## (\d+)\. (.+)$/gm), ([, number, title]) => [number, title]))
}

describe('the words of Sea of Clouds', () => {
  it('counts as each language does', () => {
    expect(COUNTS.map(pl.words.cards)).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect(COUNTS.map(pl.words.doubloons)).toEqual(['0 dublonów', '1 dublon', '2 dublony', '5 dublonów', '12 dublonów', '22 dublony'])
    expect(COUNTS.map(pl.words.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
    expect(COUNTS.slice(0, 3).map(en.words.doubloons)).toEqual(['0 doubloons', '1 doubloon', '2 doubloons'])
  })

  it('says what a share is worth as a gain, nothing or a loss', () => {
    const say = (text: typeof pl, now: number, hoped: number): string => text.reasons.leaves({ type: 'leaves', points: now, hoped })
    expect([1, 2, 22].map(now => say(pl, now, 5))).toEqual([
      'tu tylko około 1 punktu, gdzie indziej można liczyć na 5',
      'tu tylko około 2 punktów, gdzie indziej można liczyć na 5',
      'tu tylko około 22 punktów, gdzie indziej można liczyć na 5',
    ])
    expect(say(pl, -3, 0)).toBe('tu strata około 3 punktów, gdzie indziej nie ma na co liczyć')
    expect(say(en, -3, 5)).toBe('a loss of about 3 points here, about 5 to be hoped for elsewhere')
    expect(say(en, 0, -1)).toBe('next to nothing here, a loss of about 1 elsewhere')
  })

  it('says what happens, in the present tense and with names as they are', () => {
    const stolen = { type: 'stole-rum', seat: 0, victim: 1, rum: rum('rum-2'), card: 'gunner' } as const
    expect(say(pl, stolen)).toBe('Ola kradnie: Rum korzenny, traci Jan (Kanonier).')
    expect(say(en, stolen)).toBe('Ola steals Spiced Rum from Jan (Gunner).')
    expect(say(en, { ...stolen, rum: rum(null) })).toBe('Ola steals a Rum from Jan (Gunner).')
    expect([1, 2, 5].map(amount => say(pl, { type: 'gained', seat: 0, amount, card: 'first-mate' }))).toEqual([
      'Ola bierze 1 dublon (Bosman).',
      'Ola bierze 2 dublony (Bosman).',
      'Ola bierze 5 dublonów (Bosman).',
    ])
    expect(say(pl, { type: 'looked', seat: 1, space: 2, cards: [rum(null)] })).toBe('Jan ogląda pole 3: rum.')
    expect(say(pl, { type: 'ended', places: [1, 1], scores: [22, 22] })).toBe('Ola i Jan dzielą zwycięstwo: 22 punkty.')
    expect(say(en, { type: 'majority', of: 'luxury-rum', seat: 2, count: 3 })).toBe('Most Luxury Rum: Ewa (3).')
  })

  it('says why not', () => {
    expect(refuse(pl, { type: 'no-card-there', space: 1, place: 2 })).toBe('Nie ma tu karty 3: pole 2.')
    expect(refuse(en, { type: 'not-your-rum', card: 'rum-5' })).toBe("You have no Admiral's Reserve among your Rum.")
    expect(refuse(en, { type: 'wrong-victim', card: 'gunner', victim: null })).toContain('say for whom')
  })

  it.each(['en', 'pl'] as const)('has a sentence for every event of whole matches, from every seat (%s)', language => {
    const faces = new Set(DECKS['completed']!.cards.map(({ id }) => id).filter(id => id.includes('-')))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const random = fastRandom(seed)
      let step = seaOfClouds.setup(seaOfClouds.presets.standard!, 2 + (seed % 3), random)
      for (let seat = seaOfClouds.awaited(step.state)[0]; seat !== undefined; seat = seaOfClouds.awaited(step.state)[0]) {
        const moves = Array.from(seaOfClouds.moves(seaOfClouds.view(step.state, seat)))
        step = seaOfClouds.apply(step.state, seat, moves[random.int(moves.length)]!, random)
        for (const viewer of [0, 'table', 'open'] as const)
          for (const event of step.events) {
            const sentence = say(texts[language], seaOfClouds.viewEvent(event, viewer) ?? event)
            expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u)
            expect(sentence).not.toMatch(/undefined|null|NaN/)
            expect(sentence.split(/[ ,.:;()]+/).filter(word => faces.has(word))).toEqual([])
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

  it('names every card, deck, preset and level, and no two cards alike', () => {
    const { cards } = DECKS['completed']!
    for (const text of [en, pl]) {
      expect(new Set(cards.map(({ id }) => text.words.card(id).name)).size).toBe(cards.length)
      for (const { id } of cards) expect(text.words.card(id).text).toMatch(/^[\p{Lu}\d−].*\.$/u)
      expect(Object.keys(text.options.deck.values)).toEqual(Object.keys(DECKS))
      expect(Object.keys(text.presets)).toEqual(Object.keys(seaOfClouds.presets))
      expect(Object.keys(text.bots)).toEqual([...LEVELS])
    }
  })

  it('leaves the name of an unknown card as its file has it', () => {
    expect(pl.words.card('old-bone')).toEqual({ name: 'Old bone', text: '' })
  })
})
