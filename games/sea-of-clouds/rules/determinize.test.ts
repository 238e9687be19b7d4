/** Worlds behind a view: what is imagined could lie there by the rules, and whatever could, does so in some world (chapter 10). */
import { fastRandom, upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { determinize } from './determinize.ts'
import { seaOfClouds } from './index.ts'
import { notation } from './notation.ts'
import { cardOf, deckOf, faceOf } from './pieces.ts'
import type { Piece, State } from './types.ts'
import { view } from './view.ts'

const DEALT =
  'standard | spaces: rum-2 gunner / chest / cook | A: 3 | B: 3 | C: 3 secrets secret-most-rum | deck: steward rum-4 kraken-eye …'
const worldsOf = (state: State, viewer: number | 'open'): readonly State[] =>
  upTo(600).map(seed => determinize(view(state, viewer), fastRandom(seed + 1)))

describe('an imagined world', () => {
  const state = notation.parseState(DEALT)
  const deck = deckOf(state.options.deck)
  const kindsOf = (pieces: readonly Piece[]): ReadonlySet<string | null> => new Set(pieces.map(piece => cardOf(deck, piece).kind))

  it('[R10.2] has secrets where secrets lie, and different ones', () => {
    const secrets = worldsOf(state, 0).map(({ captains }) => captains[2]!.secrets[0]!.card)
    expect([...kindsOf(secrets)]).toEqual(['secret'])
    expect(new Set(secrets).size).toBeGreaterThan(3)
  })

  it('[R10.1] has objects of every kind on a space, by its back alone and each card as likely', () => {
    const onSpace = worldsOf(state, 0).map(({ shares }) => shares[1]!.cards[0]!.card)
    expect(kindsOf(onSpace)).toEqual(new Set(['secret', 'immediate', 'permanent']))
    const secrets = onSpace.filter(piece => cardOf(deck, piece).kind === 'secret').length
    expect(secrets / onSpace.length).toBeCloseTo(5 / 27, 1) // of 28 objects 6 are secrets, and one lies with C
  })

  it('[R10.1] has a card of the seen back on top of the deck', () => {
    const tops = worldsOf(state, 0).map(({ deck: [top = ''] }) => top)
    expect(new Set(tops.map(piece => cardOf(deck, piece).back))).toEqual(new Set(['pirate']))
    expect(new Set(tops).size).toBeGreaterThan(3)
  })

  it('is the truth itself for whoever sees all', () => {
    for (const world of worldsOf(state, 'open')) expect(world.deck.map(faceOf)).toEqual(state.deck.map(faceOf))
  })

  it('[R4.3] has Rum or a secret in the hand of whoever shows nothing', () => {
    const held = {
      ...state,
      hand: [{ card: state.captains[2]!.secrets[0]!.card, seenBy: [2] }],
      captains: state.captains.map(captain => ({ ...captain, secrets: [] })),
    }
    const hands = worldsOf(held, 0).map(({ hand }) => hand[0]!.card)
    expect([...kindsOf(hands)]).toEqual(['secret'])
  })

  it('[R2.3] leaves out as many cards of each back as the truth, and not the same ones', () => {
    const { state: left } = seaOfClouds.setup(state.options, 2, fastRandom(7))
    const backs = (world: State): readonly string[] => world.unseen.map(piece => cardOf(deck, piece).back).toSorted()
    for (const world of worldsOf(left, 0)) expect(backs(world)).toEqual(backs(left))
    expect(new Set(worldsOf(left, 0).map(({ unseen }) => unseen.join(' '))).size).toBeGreaterThan(30)
  })
})
