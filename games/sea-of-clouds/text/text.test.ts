/** Both languages have a sentence for everything, in the grammatical forms they need. */
import { fastRandom, LANGUAGES, LEVELS, namesFor, type NameOf } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DECKS, seaOfClouds } from '../rules/index.ts'
import type { Event, Refusal, EventLoot } from '../rules/index.ts'
import { createTexts } from './index.ts'
import { cardsAccusative } from './pl/counts.ts'
import type { Texts } from './index.ts'

const name = (seat: number): string => ['Ola', 'Jan', 'Ewa', 'Jerzy'][seat] ?? '?'
const say = ({ log }: Texts, event: Event, names: NameOf = name): string =>
  (log[event.type] as (event: Event, nameOf: NameOf) => string)(event, names)
const refuse = ({ refusals }: Texts, refusal: Refusal): string => (refusals[refusal.type] as (refusal: Refusal) => string)(refusal)
const texts = createTexts(Object.values(DECKS))
const { en, pl } = texts
const COUNTS = [0, 1, 2, 5, 12, 22]
const rum = (face: string | null): EventLoot => ({ back: 'rum', face, open: false, seenBy: [0] })

/** Rule titles as the rulebook prints them. */
const titlesIn = (file: string): Record<string, string> => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  return Object.fromEntries(Array.from(text.matchAll(/\*\*(R\d+\.\d+)\*\* \*([^*]+?)\.?\*/g), ([, number, title]) => [number, title]))
}

describe('the texts of Sea of Clouds', () => {
  it('use the plural forms of each language', () => {
    expect(COUNTS.map(cardsAccusative)).toEqual(['0 kart', '1 kartę', '2 karty', '5 kart', '12 kart', '22 karty'])
    expect(COUNTS.map(pl.phrases.doubloons)).toEqual(['0 dublonów', '1 dublon', '2 dublony', '5 dublonów', '12 dublonów', '22 dublony'])
    expect(COUNTS.map(pl.phrases.points)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'])
    expect(COUNTS.slice(0, 3).map(en.phrases.doubloons)).toEqual(['0 doubloons', '1 doubloon', '2 doubloons'])
  })

  it('describe the worth of a share as a gain, nothing or a loss', () => {
    const say = (text: typeof pl, now: number, hoped: number): string => text.reasons.leaves({ type: 'leaves', points: now, hoped })
    expect([1, 2, 22].map(now => say(pl, now, 5))).toEqual([
      'tu tylko około 1 punktu, gdzie indziej można liczyć na około 5',
      'tu tylko około 2 punktów, gdzie indziej można liczyć na około 5',
      'tu tylko około 22 punktów, gdzie indziej można liczyć na około 5',
    ])
    expect(say(pl, -3, 0)).toBe('tu strata około 3 punktów, gdzie indziej nie ma na co liczyć')
    expect(say(en, -3, 5)).toBe('a loss of about 3 points here, about 5 expected elsewhere')
    expect([say(en, 3, 3), say(pl, 1, 1)]).toEqual(['both choices are about equal (3 points)', 'obie możliwości są prawie równe (1 punkt)'])
    expect(say(en, 0, -1)).toBe('almost nothing here, a loss of about 1 elsewhere')
  })

  it('describe events in the present tense with names in the nominative', () => {
    const stolen = { type: 'stole-rum', seat: 0, victim: 1, rum: rum('rum-2'), left: { place: 0, seenBy: [] }, card: 'gunner' } as const
    expect(say(pl, stolen)).toBe('Ola okrada kapitana Jan: Rum korzenny (Kanonier).')
    expect(say(en, stolen)).toBe('Ola’s Gunner steals Spiced Rum from Jan.')
    expect(say(en, { ...stolen, rum: rum(null) })).toBe('Ola’s Gunner steals a Rum from Jan.')
    expect([1, 2, 5].map(amount => say(pl, { type: 'gained', seat: 0, amount, card: 'first-mate' }))).toEqual([
      'Ola bierze 1 dublon (Bosman).',
      'Ola bierze 2 dublony (Bosman).',
      'Ola bierze 5 dublonów (Bosman).',
    ])
    expect(say(pl, { type: 'looked', seat: 1, space: 2, cards: [rum(null)], isNew: [true] })).toBe('Jan ogląda pole 3: rum.')
    expect(say(pl, { type: 'ended', places: [1, 1], scores: [22, 22] })).toBe('Ola i Jan: wspólne zwycięstwo, 22 punkty.')
    expect(say(en, { type: 'majority', of: 'luxury-rum', seat: 2, count: 3 })).toBe('Most Luxury Rum: Ewa (3).')
    expect(say(pl, { type: 'majority', of: 'luxury-rum', seat: 2, count: 3 })).toBe('Najwięcej kart „Rum luksusowy”: Ewa (3).')
  })

  it('address the reader, as the one who acts and as the one who loses', () => {
    const stolen = { type: 'stole-rum', seat: 0, victim: 1, rum: rum('rum-2'), left: { place: 0, seenBy: [] }, card: 'gunner' } as const
    const toll = { type: 'paid', seat: 1, amount: 3, card: 'toll' } as const
    const fought = { type: 'fought', seats: [0, 1], winner: 1, tied: true } as const
    const ended = { type: 'ended', places: [2, 1], scores: [20, 31] } as const
    const told = (text: Texts, you: number): readonly string[] =>
      [stolen, toll, fought, ended].map(event => say(text, event, namesFor(name, you)))
    expect(told(en, 1)).toEqual([
      'Ola’s Gunner steals Spiced Rum from you.',
      'Harbour Toll costs you 3 doubloons.',
      'You beat Ola (the Parrot breaks the tie).',
      'You win with 31 points.',
    ])
    expect(told(en, 0).slice(0, 3)).toEqual([
      'Your Gunner steals Spiced Rum from Jan.',
      'Harbour Toll costs Jan 3 doubloons.',
      'Jan beats you (the Parrot breaks the tie).',
    ])
    expect(told(pl, 1)).toEqual([
      'Ola okrada cię: Rum korzenny (Kanonier).',
      'Płacisz 3 dublony (Opłata portowa).',
      'Bitwa Ola – ty: wygrywasz (remis rozstrzyga papuga).',
      'Wygrywasz: 31 punktów.',
    ])
  })

  it('explain refusals', () => {
    expect(refuse(pl, { type: 'no-card-there', space: 1, place: 2 })).toBe('Nie ma tu karty 3: pole 2.')
    expect(refuse(en, { type: 'no-such-object', isChosen: false, victim: 1 })).toBe('Choose the Object you want in return.')
    expect(refuse(en, { type: 'wrong-victim', card: 'gunner', victim: null })).toContain('choose which one')
  })

  it.each(['en', 'pl'] as const)('have a sentence for every event of whole matches, for every viewer (%s)', language => {
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
  ] as const)('have the titles of %s for every rule that refusals cite', (file, { rules }) => {
    expect(titlesIn(file)).toMatchObject(rules)
    for (const rule of Object.values(seaOfClouds.refusalRules).flat()) expect(rules).toHaveProperty([rule])
  })

  it('name every card, deck, preset and level, and no two cards alike', () => {
    const { cards } = DECKS['completed']!
    for (const text of [en, pl]) {
      expect(new Set(cards.map(({ id }) => text.phrases.card(id).name)).size).toBe(cards.length)
      for (const { id } of cards) expect(text.phrases.card(id).text).toMatch(/^[\p{Lu}\d−+].*\.$/u)
      expect(Object.keys(text.options.deck.values)).toEqual(Object.keys(DECKS))
      expect(Object.keys(text.presets)).toEqual(Object.keys(seaOfClouds.presets))
      expect(Object.keys(text.bots)).toEqual([...LEVELS])
    }
  })

  it('name and explain the cards of the box in every language', () => {
    for (const { id, name, text } of DECKS['completed']!.cards)
      for (const words of [name, text]) expect([id, Object.keys(words ?? {})]).toEqual([id, [...LANGUAGES]])
  })

  it('derive the name of an unknown card from its face', () => {
    expect(pl.phrases.card('old-bone')).toEqual({ name: 'Old bone', text: '' })
  })
})
