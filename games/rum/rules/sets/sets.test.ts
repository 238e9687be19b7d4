/** Chapter 4 of the rulebook: playing a set. */
import { describe, expect, it } from 'vitest'
import { notation } from '../notation/index.ts'
import { eventsOf, playing, textAfter } from '../testing.ts'

const BEACH = 'beach: red2-orange1 orange2-yellow1 yellow2-blue1'
const HAND = `pl | ${BEACH} | A: green2-red1 green2-blue1 black2-red1 | B: -`
const ORANGES = 'beach: red2-orange1 black2-orange1 orange2-yellow1'

describe('playing a set', () => {
  it('[R4.1] only the end that points up counts', () => {
    expect(textAfter(HAND, ['play green2-red1/2'])).toContain('captains: green 2 A')
    expect(playing(HAND, 'play green2-red1/1').refusal).toEqual({
      type: 'gains-nothing',
      shortfalls: [{ colour: 'red', bottles: 1, value: 1, own: false }],
    })
  })

  it('[R4.1] a player cannot play a card twice, with both ends, or one they do not hold', () => {
    expect(playing(HAND, 'play green2-red1/2 green2-red1/2').refusal).toEqual({ type: 'card-twice', card: 'green2-red1', rules: ['R4.1'] })
    expect(playing(HAND, 'play green2-red1/2 green2-red1/1').refusal).toEqual({ type: 'card-twice', card: 'green2-red1', rules: ['R4.1'] })
    expect(playing(HAND, 'play red2-orange1/2').refusal).toEqual({ type: 'not-in-hand', card: 'red2-orange1', rules: ['R4.1'] })
    expect(playing(HAND, 'play parrot/2').refusal).toEqual({ type: 'not-in-hand', card: 'parrot', rules: ['R4.1'] })
  })

  it('[R4.2] two equal beach bottles without a hand card are not a set', () => {
    for (const edition of ['pl', 'en']) {
      const position = `${edition} | ${ORANGES} | A: green2-red1 | B: -`
      expect(playing(position, 'play').refusal).toEqual({ type: 'no-cards' })
    }
  })

  it('[R4.3] face-up beach bottles are part of every set', () => {
    expect(textAfter(HAND, ['play green2-blue1/1'])).toContain('captains: blue 2 A')
    expect(playing(HAND, 'play green2-blue1/1').events[0]).toMatchObject({ type: 'played', beach: [0, 1, 2] })
  })

  it('[R4.3] with `all` no beach bottle can be left out; with `chosen` the player names those that count', () => {
    const english = HAND.replace('pl', 'en')
    expect(playing(HAND, 'play green2-blue1/1 with 3').refusal).toEqual({ type: 'beach-counts-whole' })
    expect(textAfter(english, ['play green2-blue1/1 with 3'])).toContain('captains: blue 2 A')
    expect(textAfter(english, ['play green2-blue1/1'])).toContain('captains: blue 2 A')
    expect(playing(english, 'play green2-blue1/1 with 1 2').refusal).toMatchObject({ type: 'gains-nothing' })
    expect(playing(english, 'play green2-blue1/1 with none').refusal).toMatchObject({ type: 'gains-nothing' })
    expect(playing(english, 'play green2-blue1/1 with 3 3').refusal).toEqual({ type: 'slot-twice', slot: 2 })
  })

  it('[R4.3] leaving a bottle out lowers the new value of a captain', () => {
    const english = `en | captains: blue 1 B | ${BEACH} | A: blue2-black1 | B: -`
    expect(textAfter(english, ['play blue2-black1/2'])).toContain('captains: blue 3 A')
    expect(textAfter(english, ['play blue2-black1/2 with none'])).toContain('captains: blue 2 A')
  })

  it('[R4.3] face-down beach cards never count', () => {
    const position = 'pl | beach: red2-orange1 orange2-yellow1 (yellow2-blue1) | A: green2-blue1 | B: -'
    expect(playing(position, 'play green2-blue1/1').refusal).toMatchObject({ type: 'gains-nothing' })
    expect(playing(position.replace('pl', 'en'), 'play green2-blue1/1 with 3').refusal).toEqual({ type: 'slot-face-down', slot: 2 })
  })

  it('[R4.4] beach cards stay on the beach', () => {
    expect(textAfter(HAND, ['play green2-blue1/1'])).toContain(BEACH)
  })

  it('[R4.5] a set that gains nothing is refused', () => {
    const strong = HAND.replace('pl', 'pl | captains: green 4 B, black 3 A')
    expect(playing(strong, 'play green2-red1/2 green2-blue1/2 black2-red1/2').refusal).toEqual({
      type: 'gains-nothing',
      shortfalls: [
        { colour: 'green', bottles: 4, value: 4, own: false },
        { colour: 'black', bottles: 2, value: 3, own: true },
      ],
    })
  })

  it('[R4.6] spare bottles are ignored, and their cards go back to the wreck with the set', () => {
    const state = textAfter(HAND, ['play green2-red1/2 black2-red1/1'])
    expect(state).toContain('captains: green 2 A')
    expect(state).toContain('| A: green2-blue1 |')
  })

  it('[R4.7] a useless hand card turns two beach bottles into a set', () => {
    for (const edition of ['pl', 'en']) {
      const position = `${edition} | ${ORANGES} | A: green2-red1 | B: -`
      expect(textAfter(position, ['play green2-red1/1'])).toContain('captains: orange 2 A')
    }
  })

  it('[R4.7] with `handMustContribute`, at least one hand card must help', () => {
    const strict = { deck: 'paley', startSeat: 'random', beachBottles: 'all', handMustContribute: true }
    const position = `own | ${ORANGES} | A: green2-red1 blue2-orange1 | B: - | wreck: … | options: ${JSON.stringify(strict)}`
    expect(playing(position, 'play green2-red1/1').refusal).toEqual({ type: 'hand-adds-nothing', colours: ['orange'] })
    expect(textAfter(position, ['play green2-red1/2'])).toContain('captains: orange 2 A, green 2 A')
    expect(textAfter(position, ['play blue2-orange1/1'])).toContain('captains: orange 3 A')
  })

  it('[R4.8] the played cards go back to the wreck, and all players have seen them', () => {
    const position = notation.parseState(HAND)
    const text = textAfter(HAND, ['play green2-red1/2 green2-blue1/2'])
    expect(text.endsWith('green2-red1! green2-blue1!')).toBe(true)
    expect(position.wreck).toHaveLength(16)
    expect(eventsOf(HAND, 'play green2-red1/2 green2-blue1/2')).toBe('played gained')
  })
})
