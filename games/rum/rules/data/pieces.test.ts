/** Chapter 1 of the rulebook: the components. */
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { DeckSchema } from './deck-data.ts'
import { DECKS, deckOf, discardsAt, faceOf, PARROT } from './pieces.ts'
import { rum } from '../index.ts'
import { notation } from '../notation/index.ts'
import { deckWithCopies } from '../testing.ts'

const paley = deckOf('paley')
const cards = [...paley.cards.values()]
const accepts = (deck: unknown): boolean => v.is(DeckSchema, deck)
const { cards: rows } = deckWithCopies

describe('components', () => {
  it('[R1.1] there are 21 rum cards, and each of seven colours is the one-bottle end of three', () => {
    expect(paley.pieces).toHaveLength(21)
    expect(paley.colours).toHaveLength(7)
    for (const [colour] of paley.colours.entries()) expect(cards.filter(card => card.single === colour)).toHaveLength(3)
  })

  it('[R1.2] the standard deck has every pair of colours on one card, and three two-bottle ends of each colour', () => {
    expect(new Set(cards.map(({ double, single }) => `${Math.min(double, single)} ${Math.max(double, single)}`))).toHaveLength(21)
    for (const [colour] of paley.colours.entries()) expect(cards.filter(card => card.double === colour)).toHaveLength(3)
    for (const { double, single } of cards) expect([1, 2, 4]).toContain((single - double + 7) % 7)
  })

  it('[R1.2] every entry of the deck file states its confidence', () => {
    const confidences = Object.values(DECKS).flatMap(({ colours, cards, discards }) =>
      [...colours, ...cards, ...discards].map(row => row.confidence),
    )
    expect(new Set(confidences)).toEqual(new Set(['seen', 'inferred', 'invented']))
  })

  it('[R1.2] another deck may repeat cards, but needs three single bottles of each colour', () => {
    expect(accepts(deckWithCopies)).toBe(true)
    expect(accepts({ ...deckWithCopies, cards: rows.slice(1) })).toBe(false)
    expect(accepts({ ...deckWithCopies, cards: [{ double: 'brown', single: 'gold' }, ...rows.slice(1)] })).toBe(false)
    expect(accepts({ ...deckWithCopies, cards: [{ double: 'pink', single: 'amber' }, ...rows.slice(1)] })).toBe(false)
    expect(accepts({ ...deckWithCopies, colours: [{ id: 'gold' }, ...deckWithCopies.colours.slice(1)] })).toBe(false)
    expect(accepts({ ...deckWithCopies, discards: deckWithCopies.discards.toReversed() })).toBe(false)
  })

  it('[R1.2] only the state tells copies of a card apart', () => {
    const { pieces, hasCopies } = deckOf(deckWithCopies)
    expect(hasCopies).toBe(true)
    expect(pieces.slice(0, 3)).toEqual(['brown2-amber1', 'brown2-amber1.2', 'brown2-amber1.3'])
    expect(pieces.slice(0, 3).map(faceOf)).toEqual(['brown2-amber1', 'brown2-amber1', 'brown2-amber1'])
  })

  it('[R1.3] each colour has one captain, in the row or owned by a player', () => {
    const { captains } = notation.parseState('pl | captains: green 5 B | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: -')
    expect(captains.map(({ colour }) => colour)).toEqual(paley.colours)
    expect(captains[3]).toEqual({ colour: 'green', owner: 1, value: 5 })
    expect(captains[0]).toEqual({ colour: 'red', owner: null, value: 1 })
  })

  it('[R1.4] the parrot costs 2 cards at clock 1 to 4 and 3 cards at 5 to 7', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(clock => discardsAt(paley, clock))).toEqual([2, 2, 2, 2, 3, 3, 3])
  })

  it('[R1.5] the parrot is one more card, but not a rum card', () => {
    const state = notation.parseState('pl | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: -')
    expect(rum.secrets.pieces(state)).toHaveLength(22)
    expect(rum.secrets.pieces(state).filter(piece => piece === PARROT)).toHaveLength(1)
    expect(paley.cards.has(PARROT)).toBe(false)
  })
})
