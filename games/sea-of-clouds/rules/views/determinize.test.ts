/** Determinized states are possible by the rules, and every possible card appears in some of them (chapter 10). */
import { fastRandom, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { deckOf } from '../decks/decks.ts'
import { determinize } from './determinize.ts'
import { seaOfClouds } from '../index.ts'
import { notation } from '../notation/index.ts'
import { cardOf, faceOf } from '../data/pieces.ts'
import type { Piece, State } from '../data/types.ts'
import { view } from './view.ts'

const DEALT =
  'standard | spaces: rum-2 gunner / chest / cook | A: 3 | B: 3 | C: 3 secrets secret-most-rum | deck: steward rum-4 kraken-eye …'
const worldsOf = (state: State, viewer: number | 'open'): readonly State[] =>
  range(600).map(seed => determinize(view(state, viewer), fastRandom(seed + 1)))

describe('a determinized state', () => {
  const state = notation.parseState(DEALT)
  const deck = deckOf(state.options.deck)
  const kindsOf = (pieces: readonly Piece[]): ReadonlySet<string | null> => new Set(pieces.map(piece => cardOf(deck, piece).kind))

  it('[R10.2] replaces a hidden secret by any other secret', () => {
    const secrets = worldsOf(state, 0).map(({ captains }) => captains[2]!.secrets[0]!.card)
    expect([...kindsOf(secrets)]).toEqual(['secret'])
    expect(new Set(secrets).size).toBeGreaterThan(3)
  })

  it('[R10.1] has Objects of every kind on a space, each card equally likely', () => {
    const onSpace = worldsOf(state, 0).map(({ shares }) => shares[1]!.cards[0]!.card)
    expect(kindsOf(onSpace)).toEqual(new Set(['secret', 'immediate', 'permanent']))
    const secrets = onSpace.filter(piece => cardOf(deck, piece).kind === 'secret').length
    expect(secrets / onSpace.length).toBeCloseTo(5 / 27, 1) // 6 of 28 Objects are secrets, and C has one of them
  })

  it('[R10.1] has a card with the visible back on top of the deck', () => {
    const tops = worldsOf(state, 0).map(({ deck: [top = ''] }) => top)
    expect(new Set(tops.map(piece => cardOf(deck, piece).back))).toEqual(new Set(['pirate']))
    expect(new Set(tops).size).toBeGreaterThan(3)
  })

  it('equals the real state for the open viewer', () => {
    for (const world of worldsOf(state, 'open')) expect(world.deck.map(faceOf)).toEqual(state.deck.map(faceOf))
  })

  it('[R4.3] has Rum or a secret for each hidden card in a hand', () => {
    const held = {
      ...state,
      hand: [{ card: state.captains[2]!.secrets[0]!.card, seenBy: [2] }],
      captains: state.captains.map(captain => ({ ...captain, secrets: [] })),
    }
    const hands = worldsOf(held, 0).map(({ hand }) => hand[0]!.card)
    expect([...kindsOf(hands)]).toEqual(['secret'])
  })

  it('[R2.3] removes as many cards of each back as the real state, but not the same ones', () => {
    const { state: left } = seaOfClouds.setup(state.options, 2, fastRandom(7))
    const backs = (world: State): readonly string[] => world.unseen.map(piece => cardOf(deck, piece).back).toSorted()
    for (const world of worldsOf(left, 0)) expect(backs(world)).toEqual(backs(left))
    expect(new Set(worldsOf(left, 0).map(({ unseen }) => unseen.join(' '))).size).toBeGreaterThan(30)
  })
})
