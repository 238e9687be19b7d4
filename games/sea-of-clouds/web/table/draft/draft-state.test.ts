/** Drafts: orders of cards, exchanges, and what other players see of them. */
import { describe, expect, it } from 'vitest'
import { deckOf, notation, seaOfClouds, type FaceDownLootView, type View } from '../../../rules/index.ts'
import { moveOfDraft, questionOf, draftFromMove, needsOrder, NO_DRAFT, placesIn, sharedDraftOf } from './draft-state.ts'

const deck = deckOf('completed')
const cards = (...faces: readonly string[]): readonly FaceDownLootView[] => faces.map(face => ({ back: 'object', face, seenBy: [0] }))
const view = (position: string): View => seaOfClouds.view(notation.parseState(`standard | ${position}`), 0)

describe('an order', () => {
  it('gives the places of the cards; equal cards follow each other, unnamed cards come last', () => {
    expect(placesIn(cards('beer', 'cook', 'beer'), ['cook', 'beer'])).toEqual([1, 0, 2])
    expect(placesIn(cards('beer', 'cook'), [])).toEqual([0, 1])
    expect(placesIn(cards('beer'), ['toll', 'beer'])).toEqual([0])
  })

  it('[R4.1] is asked for if it can matter', () => {
    expect(needsOrder(deck, cards('beer', 'cook'))).toBe(true)
    expect(needsOrder(deck, cards('treasure-map', 'treasure-map'))).toBe(false)
    expect(needsOrder(deck, cards('cook', 'gunner'))).toBe(false)
    expect(needsOrder(deck, cards('beer'))).toBe(false)
    expect(needsOrder(deck, cards('purse', 'kraken-eye'))).toBe(false)
  })

  it('gives the card that is played next', () => {
    const asked = view('hand: cook beer gunner | A: 3 | B: 3 | agenda: play-cards A, end-turn A')
    expect(moveOfDraft(asked, 'order', NO_DRAFT, ['gunner', 'beer', 'cook'])).toEqual({ type: 'play', place: 2 })
    expect(moveOfDraft(asked, 'order', NO_DRAFT, [])).toEqual({ type: 'play', place: 0 })
  })
})

describe('an answer', () => {
  const exchanging = view('A: 3 objects cutlass | B: 3 objects chest+2 | agenda: effect A swindler exchange-object vs B, end-boarding')
  it('is complete when both sides of an exchange are chosen', () => {
    expect(questionOf(exchanging.agenda[0]!)).toBe('exchange')
    expect(moveOfDraft(exchanging, 'exchange', { ...NO_DRAFT, give: 0 }, [])).toBeNull()
    const whole = { ...NO_DRAFT, give: 0, get: { victim: 1, take: 0 } }
    expect(moveOfDraft(exchanging, 'exchange', whole, [])).toEqual({ type: 'exchange', victim: 1, give: 0, take: 0 })
    expect(draftFromMove({ type: 'exchange', victim: 1, give: 0, take: 0 })).toEqual(whole)
  })

  it('shows other players a space or a captain, never a card', () => {
    expect(sharedDraftOf({ ...NO_DRAFT, chosen: { type: 'pick', space: 2, place: 1 } })).toEqual({ type: 'space', space: 2 })
    expect(sharedDraftOf({ ...NO_DRAFT, chosen: { type: 'resolve', place: 0, victim: 1 } })).toEqual({ type: 'captain', seat: 1 })
    expect(sharedDraftOf({ ...NO_DRAFT, give: 1, get: { victim: 2, take: null } })).toEqual({ type: 'captain', seat: 2 })
    expect(sharedDraftOf({ ...NO_DRAFT, chosen: { type: 'discard', place: 0 } })).toEqual({ type: 'none' })
  })
})
