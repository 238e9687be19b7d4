/** Chapter 6 of the rulebook: the parrot. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, eventsOf, typesOf, playing, textAfter } from '../testing.ts'
import { START_OF_TURN } from '../turn-order.ts'

const BEACH = 'beach: red2-orange1 red2-yellow1 red2-blue1'
const HAND = 'orange2-yellow1 orange2-green1 orange2-purple1 yellow2-green1'
const drawing = (clock: number, hand = HAND): string => `pl | clock: ${clock} | ${BEACH} | A: ${hand} | B: green2-blue1 | wreck: parrot …`
const DOWN = `pl | clock: 2 | beach: (parrot) red2-yellow1 red2-blue1 | A: ${HAND} | B: green2-blue1 | wreck: black2-red1 …`

describe('the parrot', () => {
  it('[R6.1] the player who draws the parrot shows it and draws no other card', () => {
    const { state, events } = playing(drawing(1), 'draw wreck', scriptedRandom(0))
    expect(events).toEqual([
      { type: 'parrot-drawn', seat: 0, from: 'wreck' },
      { type: 'asked', cause: 'drawn', amount: 2, seats: [0] },
    ])
    expect(state).toMatchObject({
      apart: 'parrot',
      turn: 0,
      agenda: [
        { type: 'discards', waiting: [0] },
        { type: 'turn', next: 'refill' },
      ],
    })
    expect(state?.hands[0]).toHaveLength(4)
  })

  it('[R6.1] the same applies to a parrot from a face-down slot, in both editions', () => {
    for (const edition of ['pl', 'en']) expect(eventsOf(DOWN.replace('pl', edition), 'draw 1')).toBe('parrot-drawn asked')
  })

  it('[R6.2] the drawer chooses as many cards as the clock shows', () => {
    const asked = after(drawing(4), ['draw wreck'], scriptedRandom(0))
    expect(playing(asked, 'discard orange2-green1').refusal).toEqual({ type: 'wrong-count', given: 1, amount: 2 })
    expect(playing(asked, 'discard orange2-green1 orange2-green1').refusal).toEqual({
      type: 'card-twice',
      card: 'orange2-green1',
      rules: ['R6.2'],
    })
    expect(playing(asked, 'discard orange2-green1 green2-blue1').refusal).toEqual({
      type: 'not-in-hand',
      card: 'green2-blue1',
      rules: ['R6.2'],
    })
    expect(textAfter(asked, ['discard yellow2-green1 orange2-green1'])).toContain('| A: orange2-yellow1 orange2-purple1 |')
  })

  it('[R6.2] no other move is possible until the cards are chosen, and nobody else is asked', () => {
    const asked = after(drawing(4), ['draw wreck'], scriptedRandom(0))
    expect(playing(asked, 'draw wreck').refusal).toEqual({ type: 'discards-first', amount: 2, waiting: [0], rules: ['R6.2'] })
    expect(playing(asked, 'B: discard green2-blue1 red2-blue1').refusal).toMatchObject({ type: 'discards-first', waiting: [0] })
    expect(playing(drawing(4), 'discard orange2-green1 yellow2-green1').refusal).toEqual({ type: 'no-discard-owed' })
  })

  it('[R6.3] a player with too few cards returns all of them without being asked, and the clock still advances', () => {
    const text = textAfter(drawing(4, 'orange2-yellow1'), ['draw wreck'], scriptedRandom(0))
    expect(text).toContain('turn: B | clock: 5')
    expect(text).toContain('| A: - |')
    expect(textAfter(drawing(4, '-'), ['draw wreck'], scriptedRandom(0))).toContain('turn: B | clock: 5')
  })

  it('[R6.3] [R1.4] the next parrot, at clock 5, costs three cards', () => {
    const position = drawing(4, 'orange2-yellow1').replace(
      'B: green2-blue1',
      'B: green2-blue1 orange2-green1 orange2-purple1 yellow2-green1',
    )
    const one = after(position, ['draw wreck'], scriptedRandom(0))
    const two = after(one, ['draw wreck'], scriptedRandom(one.wreck.indexOf('parrot')))
    expect(two.agenda[0]).toMatchObject({ amount: 3, waiting: [1] })
  })

  it('[R6.4] the cards go back first, then the clock advances, then the parrot goes back', () => {
    const asked = after(drawing(1), ['draw wreck'], scriptedRandom(0))
    expect(eventsOf(asked, 'discard orange2-green1 yellow2-green1')).toBe('returned clock-rose parrot-returned')
    const text = textAfter(asked, ['discard orange2-green1 yellow2-green1'])
    expect(text).toContain('turn: B | clock: 2')
    expect(text.endsWith('orange2-green1!A yellow2-green1!A parrot!')).toBe(true)
  })

  it('[R6.5] the slot of a parrot from the beach is refilled last, and the parrot may return there', () => {
    const asked = after(DOWN, ['draw 1'])
    expect(asked.beach[0]).toEqual({ type: 'empty' })
    const last = asked.wreck.length + 2 // two cards and the parrot are appended
    expect(eventsOf(asked, 'discard orange2-green1 yellow2-green1', scriptedRandom(0))).toBe('returned clock-rose parrot-returned refilled')
    expect(textAfter(asked, ['discard orange2-green1 yellow2-green1'], scriptedRandom(0))).toContain(
      'clock: 3 | captains: - | beach: (black2-red1) red2-yellow1',
    )
    expect(textAfter(asked, ['discard orange2-green1 yellow2-green1'], scriptedRandom(last))).toContain('beach: (parrot) red2-yellow1')
  })

  it('[R6.6] at clock 7 the match is over before anybody discards', () => {
    for (const edition of ['pl', 'en']) {
      const { state, events } = playing(drawing(7).replace('pl', edition), 'draw wreck', scriptedRandom(0))
      expect(typesOf(events)).toBe('parrot-drawn clock-rose ended')
      expect(state).toMatchObject({ clock: 8, ending: 'clock', agenda: [] })
      expect(state?.hands[0]).toHaveLength(4)
    }
    expect(playing(DOWN.replace('clock: 2', 'clock: 7'), 'draw 1').state).toMatchObject({ ending: 'clock', clock: 8 })
  })

  it('[R6.7] a refill may put the parrot on the beach, face down and unseen', () => {
    const { state, events } = playing(drawing(1), 'draw 2', scriptedRandom(0))
    expect(state?.beach[1]).toEqual({ type: 'down', card: 'parrot' })
    expect(state).toMatchObject({ turn: 1, clock: 1, agenda: START_OF_TURN })
    expect(typesOf(events)).toBe('drew refilled')
  })
})
