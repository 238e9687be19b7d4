/** The notation parses what it prints, and rejects text that is not a position or move. */
import { describe, expect, it } from 'vitest'
import { notation } from './index.ts'

const { parseMove, parseState, printMove, printState } = notation
const FULL =
  'standard | hat: B | parrot: A | round: 5 | spaces: rum-2.1{AB} gunner.1 / cutlass.1 +2 / - +1 | ' +
  'A: 7 pirates cook.1>B recon.2 relics kraken-eye.1 objects chest.1+5 rusty-sword.1 rum rotgut.1{B} secrets rum-guide.1 | B: 3 | C: 0 | ' +
  'hand: beer.1 rum-1.2{AC} | deck: DECK | discards: toll.1 | boarding: 4 0 0; A>B B-C C<A= | ' +
  'agenda: effect A gunner steal-rum 1 vs B C, play-cards A, discard-object B mr-feather A, refill 1, end-turn A, board, resolve C, end-boarding, end-round'
const filled = printState(parseState(FULL.replace('DECK', 'rum-1.1 …')))

describe('notation', () => {
  it('prints a position as it was written', () => {
    expect(printState(parseState(filled))).toBe(filled)
    expect(filled.replace(/deck: [^|]*\|/, 'deck: DECK |')).toBe(FULL)
  })

  it('prints options other than a preset’s as JSON', () => {
    const text = printState({ ...parseState(filled), options: { deck: 'completed', startSeat: 2, reminders: false } })
    expect(text).toMatch(/^own \| .* \| options: \{"deck":"completed","startSeat":2/)
    expect(printState(parseState(text))).toBe(text)
  })

  it('fills in defaults', () => {
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
    'discard 3',
    'resolve 2 B',
    'resolve 1',
    'aim C',
    'exchange B 12',
    'exchange B 1 for 2',
    'decline',
  ])('parses and prints %s', text => expect(printMove(parseMove(text))).toBe(text))

  it.each([
    '',
    'pass',
    'take 1',
    'play',
    'play 4',
    'pick 1',
    'pick 4 1',
    'discard',
    'discard cutlass',
    'discard 0',
    'aim',
    'aim E',
    'resolve',
    'exchange B',
    'exchange B 1 from 2',
    'exchange B 1 for',
    'exchange B 1 for 2 3',
    'toString',
  ])('rejects the move “%s”', text => expect(() => parseMove(text)).toThrow(RangeError))

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
    'standard | A: 3 | B: 3 | agenda: decide A 4',
    'standard | A: 3 | B: 3 | agenda: effect A cook take-parrot 1',
    'standard | A: 3 | B: 3 | agenda: effect A purse take-doubloons',
  ])('rejects the position %s', text => expect(() => parseState(text)).toThrow(RangeError))
})
