/** Notation reads what it prints, and turns down what is no position or move. */
import { describe, expect, it } from 'vitest'
import { notation } from './notation.ts'

const { parseMove, parseState, printMove, printState } = notation
const FULL =
  'standard | hat: B | parrot: A | round: 5 | spaces: rum-2.1{AB} gunner.1 / cutlass.1 +2 / - +1 | ' +
  'A: 7 pirates cook.1>B recon.2 relics kraken-eye.1 objects chest.1+5 rusty-sword.1 rum rotgut.1{B} secrets rum-guide.1 | B: 3 | C: 0 | ' +
  'hand: beer.1 rum-1.2{AC} | deck: DECK | discards: toll.1 | boarding: 4 0 0; A>B B-C C<A= | ' +
  'agenda: effect A gunner steal-rum 1 vs B C, play-cards A, discard-object B mr-feather A, refill 1, end-turn A, board, resolve C, end-boarding, end-round'
const filled = printState(parseState(FULL.replace('DECK', 'rum-1.1 …')))

describe('notation', () => {
  it('prints what it has read', () => {
    expect(printState(parseState(filled))).toBe(filled)
    expect(filled.replace(/deck: [^|]*\|/, 'deck: DECK |')).toBe(FULL)
  })

  it('prints options that are no preset’s as JSON', () => {
    const text = printState({ ...parseState(filled), options: { deck: 'completed', startSeat: 2, reminders: false } })
    expect(text).toMatch(/^own \| .* \| options: \{"deck":"completed","startSeat":2/)
    expect(printState(parseState(text))).toBe(text)
  })

  it('fills in what is left out', () => {
    const state = parseState('standard | spaces: rum-1 rum-1 / - / - | A: 3 rum rum-1.1 | B: 3 | C: 3'.replace(' rum-1.1', ' rum-2'))
    expect(state).toMatchObject({ hat: 0, parrot: 0, round: 1, seats: 3, hand: [], unseen: [], boarding: null })
    expect(state.shares[0]!.cards).toEqual([
      { card: 'rum-1.1', seenBy: [0] },
      { card: 'rum-1.2', seenBy: [0] },
    ])
    expect(state.deck).toHaveLength(91)
  })

  it.each([
    'take',
    'leave',
    'play 2',
    'pick 3 1',
    'discard cutlass',
    'resolve gunner B',
    'resolve recon',
    'aim C',
    'exchange B rum-1',
    'exchange B cutlass for chest',
    'decline',
  ])('reads and prints %s', text => expect(printMove(parseMove(text))).toBe(text))

  it.each([
    '',
    'pass',
    'take 1',
    'play',
    'play 4',
    'pick 1',
    'pick 4 1',
    'discard',
    'aim',
    'aim E',
    'resolve',
    'exchange B',
    'exchange B a from b',
    'toString',
  ])('finds no move in “%s”', text => expect(() => parseMove(text)).toThrow(RangeError))

  it.each([
    'xx | A: 3 | B: 3',
    'standard | spaces: rum-5 rum-5 / - / - | A: 3 | B: 3',
    'standard | spaces: gold / - / - | A: 3 | B: 3',
    'standard | spaces: sirens-song / - / - | A: 3 | B: 3',
    'standard | A: 3 cook | B: 3',
    'standard | A: 3 | B: 3 | deck: cook',
    'standard | A: 3 | B: 3 | hat: E',
    'standard | A: 3 | B: 3 | agenda: dance A',
    'standard | A: 3 | B: 3 | agenda: effect A cook dance',
    'standard | A: 3 | B: 3 | agenda: look A 4',
  ])('turns down %s', text => expect(() => parseState(text)).toThrow(RangeError))
})
