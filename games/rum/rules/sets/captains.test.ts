/** Chapter 5 of the rulebook: gaining captains. */
import { describe, expect, it } from 'vitest'
import { playing, textAfter } from '../testing.ts'

/** Green singles: orange2-green1, yellow2-green1, black2-green1. Green doubles: green2-blue1, green2-purple1, green2-red1. */
const CALM = 'beach: red2-orange1 red2-yellow1 red2-blue1'
const TRIO = 'orange2-green1/1 yellow2-green1/1 black2-green1/1'
const against = (captains: string, hand: string, beach = CALM): string => `pl | captains: ${captains} | ${beach} | A: ${hand} | B: -`
const GREENS = 'orange2-green1 yellow2-green1 black2-green1'

describe('gaining captains', () => {
  it('[R5.1] a set needs more bottles than the value; an equal number is not enough', () => {
    expect(playing(against('green 4 B', 'green2-blue1 green2-purple1'), 'play green2-blue1/2 green2-purple1/2').refusal).toMatchObject({
      type: 'gains-nothing',
    })
    expect(textAfter(against('green 3 B', 'green2-blue1 green2-purple1'), ['play green2-blue1/2 green2-purple1/2'])).toContain(
      'captains: green 4 A',
    )
  })

  it('[R5.2] two green bottles gain the green captain at 1 and set it to 2', () => {
    expect(textAfter(against('-', 'green2-blue1'), ['play green2-blue1/2'])).toContain('captains: green 2 A')
  })

  it('[R5.2] nine bottles set a captain to 8', () => {
    const hand = `${GREENS} green2-blue1 green2-purple1 green2-red1`
    expect(textAfter(against('green 2 B', hand), [`play ${TRIO} green2-blue1/2 green2-purple1/2 green2-red1/2`])).toContain(
      'captains: green 8 A',
    )
  })

  it('[R5.3] a trio of two beach bottles and one hand card gains orange at 6', () => {
    const beach = 'beach: red2-orange1 black2-orange1 green2-purple1'
    const position = against('orange 6 B', 'blue2-orange1', beach)
    const text = textAfter(position, ['play blue2-orange1/1'])
    expect(text).toContain('captains: orange 8 A')
    expect(text).toContain(beach)
    const down = against('orange 6 B', 'blue2-orange1', beach.replace('black2-orange1', '(black2-orange1)'))
    expect(playing(down, 'play blue2-orange1/1').refusal).toEqual({
      type: 'gains-nothing',
      shortfalls: [{ colour: 'orange', bottles: 2, value: 6, own: false }],
    })
  })

  it('[R5.3] with `chosen`, the beach bottles of a trio must be among those named', () => {
    const position = `en | captains: orange 6 B | beach: red2-orange1 black2-orange1 green2-purple1 | A: blue2-orange1 | B: -`
    expect(textAfter(position, ['play blue2-orange1/1 with 1 2'])).toContain('captains: orange 8 A')
    expect(playing(position, 'play blue2-orange1/1 with 1 3').refusal).toMatchObject({ type: 'gains-nothing' })
  })

  it('[R5.4] a trio raises the captain by 2, at most to 8', () => {
    expect(textAfter(against('green 7 B', GREENS), [`play ${TRIO}`])).toContain('captains: green 8 A')
    expect(textAfter(against('green 2 B', GREENS), [`play ${TRIO}`])).toContain('captains: green 4 A')
    expect(textAfter(against('-', GREENS), [`play ${TRIO}`])).toContain('captains: green 3 A')
  })

  it('[R5.4] the number of all bottles counts instead if it is higher', () => {
    expect(textAfter(against('-', `${GREENS} green2-blue1`), [`play ${TRIO} green2-blue1/2`])).toContain('captains: green 5 A')
    const five = `play ${TRIO} green2-blue1/2 green2-red1/2`
    expect(textAfter(against('green 6 B', `${GREENS} green2-blue1 green2-red1`), [five])).toContain('captains: green 8 A')
    expect(textAfter(against('green 3 B', `${GREENS} green2-blue1 green2-red1`), [five])).toContain('captains: green 7 A')
  })

  it('[R5.5] one set gains yellow and blue by number and green by a trio', () => {
    const position =
      'pl | captains: green 5 B, yellow 3 A | beach: black2-green1 red2-orange1 green2-purple1' +
      ' | A: yellow2-green1 orange2-green1 yellow2-blue1 yellow2-black1 blue2-purple1 | B: - | C: -'
    const move = 'play yellow2-green1/1 orange2-green1/1 yellow2-blue1/2 yellow2-black1/2 blue2-purple1/2'
    const { events } = playing(position, move)
    expect(textAfter(position, [move])).toContain('turn: B | clock: 1 | captains: yellow 4 A, green 7 A, blue 2 A')
    expect(events.slice(1)).toEqual([
      { type: 'gained', seat: 0, colour: 'yellow', from: 0, before: 3, value: 4, bottles: 4, trio: false },
      { type: 'gained', seat: 0, colour: 'green', from: 1, before: 5, value: 7, bottles: 3, trio: true },
      { type: 'gained', seat: 0, colour: 'blue', from: null, before: 1, value: 2, bottles: 2, trio: false },
    ])
  })

  it('[R5.5] each captain is judged by its value before the set', () => {
    const hand = `${GREENS} green2-blue1 green2-red1`
    expect(textAfter(against('green 4 B', hand), [`play ${TRIO} green2-blue1/2`])).toContain('captains: green 6 A')
  })

  it('[R5.6] the player takes every captain that the set gains', () => {
    const beach = 'beach: red2-blue1 yellow2-blue1 red2-orange1'
    expect(textAfter(against('blue 1 B', 'green2-red1', beach), ['play green2-red1/2'])).toContain('captains: green 2 A, blue 2 A')
  })

  it('[R5.7] a captain can be taken from its owner', () => {
    const position = against('green 2 B, red 4 B', 'green2-blue1 green2-red1')
    const text = textAfter(position, ['play green2-blue1/2 green2-red1/2'])
    expect(text).toContain('captains: red 4 B, green 4 A')
  })

  it('[R5.8] raising your own captain is a gain, by number or by a trio', () => {
    expect(textAfter(against('green 3 A', 'green2-blue1 green2-red1'), ['play green2-blue1/2 green2-red1/2'])).toContain('green 4 A')
    expect(textAfter(against('green 7 A', GREENS), [`play ${TRIO}`])).toContain('green 8 A')
    expect(playing(against('green 4 A', 'green2-blue1 green2-red1'), 'play green2-blue1/2 green2-red1/2').refusal).toMatchObject({
      type: 'gains-nothing',
    })
  })

  it("[R5.9] a trio takes another player's captain at 8, which stays at 8", () => {
    expect(textAfter(against('green 8 B', GREENS), [`play ${TRIO}`])).toContain('captains: green 8 A')
    const eight = 'green2-blue1 green2-purple1 green2-red1 orange2-green1 yellow2-green1'
    const play = 'play green2-blue1/2 green2-purple1/2 green2-red1/2 orange2-green1/1 yellow2-green1/1'
    expect(playing(against('green 8 B', eight), play).refusal).toMatchObject({ type: 'gains-nothing' })
  })

  it('[R5.9] your own captain at 8 cannot be gained, but the rest of the set still counts', () => {
    expect(playing(against('green 8 A', GREENS), `play ${TRIO}`).refusal).toEqual({
      type: 'gains-nothing',
      shortfalls: [{ colour: 'green', bottles: 3, value: 8, own: true }],
    })
    const text = textAfter(against('green 8 A', `${GREENS} yellow2-blue1`), [`play ${TRIO} yellow2-blue1/2`])
    expect(text).toContain('captains: yellow 3 A, green 8 A') // the beach adds one yellow bottle
  })
})
