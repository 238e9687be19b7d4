/** Chapters 1 and 2 of the rulebook: components and set-up. */
import { fastRandom, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { strengthOf } from './boarding/battles.ts'
import { DECKS, deckOf } from './decks/decks.ts'
import { boardOf, cardOf } from './data/pieces.ts'
import { PRESETS } from './options.ts'
import { seaOfClouds } from './index.ts'
import { setup } from './setup.ts'
import { namesOf } from './testing.ts'
import type { State } from './data/types.ts'
import { view } from './views/view.ts'

const deck = deckOf('completed')
const begin = (seats: number, seed = 1, startSeat: 'random' | number = 'random'): State =>
  setup({ ...PRESETS.standard, startSeat }, seats, fastRandom(seed)).state
const countBacks = (pieces: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = { rum: 0, relic: 0, object: 0, pirate: 0 }
  for (const piece of pieces) counts[cardOf(deck, piece).back] = (counts[cardOf(deck, piece).back] ?? 0) + 1
  return counts
}

describe('components', () => {
  it('[R1.1] there are 94 loot cards', () => {
    expect(deck.pieces).toHaveLength(94)
    expect(countBacks(deck.pieces)).toEqual({ rum: 21, relic: 23, object: 28, pirate: 22 })
  })

  it('[R1.2] each card says how certain its data is', () => {
    const rows = DECKS['completed']!.cards
    const sum = (confidence: string): number =>
      rows.filter(row => row.confidence === confidence).reduce((all, { copies }) => all + copies, 0)
    expect(['seen', 'partly', 'inferred', 'invented'].map(sum)).toEqual([31, 25, 31, 7])
    expect(rows.filter(row => row.copiesConfidence === 'table').map(({ id }) => id)).toEqual([
      'collectors-rum',
      'sirens-song',
      'behemoth-tooth',
      'kraken-eye',
    ])
  })

  it('[R1.3] a view shows only the backs of the shares and of the deck’s top card', () => {
    const state = begin(3)
    const seen = view(state, 'table')
    expect(seen.shares.map(({ cards }) => cards.map(({ back, face }) => [back, face]))).toEqual(
      state.shares.map(({ cards }) => cards.map(({ card }) => [cardOf(deck, card).back, null])),
    )
    expect(seen.deckTop).toBe(cardOf(deck, state.deck[0]!).back)
    expect(seen.deck).toBeNull()
  })

  it('[R1.6] Objects are immediate, permanent or secret: 7, 15 and 6 of them', () => {
    const count = (kind: string): number => deck.pieces.filter(piece => cardOf(deck, piece).kind === kind).length
    expect(['immediate', 'permanent', 'secret'].map(count)).toEqual([7, 15, 6])
  })

  it('[R1.7] every Pirate has a strength and an effect', () => {
    const pirates = deck.faces.map(face => cardOf(deck, face)).filter(({ back }) => back === 'pirate')
    expect(pirates.every(({ onWin }) => onWin.length > 0)).toBe(true)
    expect(Object.fromEntries(pirates.map(({ face, strength }) => [face, strength]))).toEqual({
      'first-mate': 2,
      gunner: 2,
      'rachel-cruz': 2,
      steward: 1,
      cook: 3,
      'mr-feather': 4,
      recon: 1,
      brawler: 4,
      pickpocket: 3,
      smuggler: 3,
      swindler: 3,
    })
  })

  it('[R1.9] one captain has the Hat and the Parrot from the start', () => {
    for (const seed of range(10)) expect(begin(4, seed).parrot).toBe(begin(4, seed).hat)
  })

  it('[R1.10] 15 rounds for two and three captains, 12 for four, with three boardings', () => {
    expect([2, 3, 4].map(seats => [boardOf(deck, seats).rounds, ...boardOf(deck, seats).boardings])).toEqual([
      [15, 5, 10, 15],
      [15, 5, 10, 15],
      [12, 4, 8, 12],
    ])
  })

  it('[R1.11] a captain without cards has no strength', () => {
    expect(strengthOf(deck, { pirates: [], objects: [] })).toBe(0)
  })
})

describe('set-up', () => {
  it('[R2.1] each captain starts with three doubloons and no cards', () => {
    for (const captain of begin(4).captains)
      expect(captain).toEqual({ doubloons: 3, pirates: [], relics: [], objects: [], rum: [], secrets: [] })
  })

  it('[R2.2] a random captain or the named seat starts', () => {
    expect(new Set(range(40).map(seed => begin(3, seed).hat))).toEqual(new Set([0, 1, 2]))
    expect([0, 1, 2, 3].map(seat => begin(3, 1, seat).hat)).toEqual([0, 1, 2, 0])
  })

  it('[R2.3] two captains play with 71 cards: no Siren’s Song, and 5 Objects, 5 Rum, 5 Pirates removed unseen', () => {
    const state = begin(2)
    expect(countBacks(state.unseen)).toEqual({ rum: 5, relic: 0, object: 5, pirate: 5 })
    const played = seaOfClouds.secrets.pieces(state).filter(piece => !state.unseen.includes(piece))
    expect(countBacks(played)).toEqual({ rum: 16, relic: 15, object: 23, pirate: 17 })
    expect(played.some(piece => piece.startsWith('sirens-song'))).toBe(false)
    expect(view(state, 0)).toMatchObject({ unseenSize: 15, unseen: null })
    expect(new Set(range(200).flatMap(seed => begin(2, seed).unseen)).size).toBe(71)
  })

  it('[R2.3] three and four captains play with all cards', () => {
    expect([begin(3), begin(4)].map(({ deck: cards, unseen }) => [cards.length, unseen.length])).toEqual([
      [91, 0],
      [91, 0],
    ])
  })

  it('[R2.4] each space gets one face-down card, and the first captain looks at space 1', () => {
    const { state, events } = setup(PRESETS.standard, 3, fastRandom(4))
    expect(namesOf(events)).toBe('began shares-laid round-began looked')
    expect(state.shares.map(({ cards, doubloons }) => [cards.length, doubloons])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
    expect(state.shares.map(({ cards }) => cards[0]!.seenBy)).toEqual([[state.hat], [], []])
    expect(state.agenda).toEqual([
      { type: 'decide', seat: state.hat, space: 0 },
      { type: 'end-turn', seat: state.hat },
    ])
  })
})
