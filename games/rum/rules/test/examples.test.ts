/** The worked examples of the rulebook. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rum } from '../index.ts'
import { after, textAfter } from '../testing.ts'

describe('the examples of the rulebook', () => {
  it('[R5.2] two cards and a beach bottle gain the blue captain at 4', () => {
    const position = 'pl | beach: yellow2-blue1 red2-orange1 (purple2-red1) | A: blue2-black1 green2-blue1 | B: -'
    expect(textAfter(position, ['play blue2-black1/2 green2-blue1/1'])).toContain('captains: blue 4 A')
  })

  it('[R5.4] a trio takes the purple captain at 5 and sets it to 7', () => {
    const position =
      'pl | captains: purple 5 B | beach: orange2-purple1 red2-orange1 (purple2-red1) | A: green2-purple1 blue2-purple1 | B: -'
    expect(textAfter(position, ['play green2-purple1/1 blue2-purple1/1'])).toContain('captains: purple 7 A')
  })

  it('[R5.4] a trio and two more bottles set a captain from 2 to 5, or from 6 to 8', () => {
    const hand = 'red2-yellow1 orange2-yellow1 purple2-yellow1 yellow2-green1'
    const play = 'play red2-yellow1/1 orange2-yellow1/1 purple2-yellow1/1 yellow2-green1/2'
    const from = (value: number): string =>
      textAfter(`pl | captains: yellow ${value} B | beach: red2-orange1 red2-blue1 black2-green1 | A: ${hand} | B: -`, [play])
    expect(from(2)).toContain('captains: yellow 5 A')
    expect(from(6)).toContain('captains: yellow 8 A')
  })

  it('[R6.4] the parrot at clock 4 costs two of five cards and moves the clock to 5', () => {
    const hand = 'orange2-yellow1 orange2-green1 orange2-purple1 yellow2-green1 yellow2-blue1'
    const position = `pl | clock: 4 | beach: red2-orange1 red2-yellow1 red2-blue1 | A: ${hand} | B: - | wreck: parrot …`
    const state = after(position, ['draw wreck', 'discard orange2-yellow1 orange2-green1'], scriptedRandom(0))
    expect(state).toMatchObject({ clock: 5, hands: [['orange2-purple1', 'yellow2-green1', 'yellow2-blue1'], []] })
  })

  it('[R7.2] the player who draws the last card ties for the largest hand, and both players return theirs', () => {
    const ola = 'orange2-yellow1 orange2-green1 orange2-purple1 yellow2-green1 yellow2-blue1 yellow2-black1 green2-blue1'
    const jan = 'green2-purple1 green2-red1 blue2-purple1 blue2-black1 blue2-orange1 purple2-black1'
    const position = `pl | turn: B | beach: (parrot) red2-yellow1 red2-blue1 | A: ${ola} | B: ${jan} | C: … | wreck: red2-orange1`
    const state = after(position, ['draw wreck'], scriptedRandom(0))
    expect(state.hands.map(hand => hand.length)).toEqual([0, 0, 5])
    expect(state.clock).toBe(2)
  })

  it('[R9.4] at 10 points each, three captains beat two', () => {
    const captains = 'captains: red 6 A, orange 4 A, yellow 5 B, green 3 B, blue 2 B'
    const position = `pl | clock: 7 | ${captains} | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: - | wreck: parrot …`
    expect(rum.outcome(after(position, ['draw wreck'], scriptedRandom(0)))).toEqual({ places: [2, 1], scores: [10, 10] })
  })
})
