/** Chapter 9 of the rulebook: the end of the match. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rum } from './index.ts'
import { notation } from './notation/index.ts'
import { pointsOf } from './scoring.ts'
import { after, playing } from './testing.ts'

const BEACH = 'beach: red2-orange1 red2-yellow1 red2-blue1'
/** The outcome of a match that the clock ends with these captains. */
const ending = (captains: string, seats = 3): ReturnType<typeof rum.outcome> => {
  const hands = ['A: -', 'B: -', 'C: -', 'D: -'].slice(0, seats).join(' | ')
  return rum.outcome(
    after(`pl | clock: 7 | captains: ${captains} | ${BEACH} | ${hands} | wreck: parrot …`, ['draw wreck'], scriptedRandom(0)),
  )
}

describe('the end', () => {
  it('[R9.1] a set that reaches the target ends the match at once', () => {
    const position = (captains: string, others: string): string => `pl | captains: ${captains} | ${BEACH} | A: green2-blue1 | ${others}`
    for (const [own, others] of [
      ['red 8 A, orange 8 A, yellow 3 A', 'B: -'],
      ['red 8 A, orange 8 A', 'B: - | C: -'],
      ['red 8 A, orange 5 A', 'B: - | C: - | D: -'],
    ] as const) {
      const { state, events } = playing(position(own, others), 'play green2-blue1/2')
      expect(state).toMatchObject({ ending: 'points', turn: 0 })
      expect(events.at(-1)).toMatchObject({ type: 'ended', reason: 'points' })
      if (state === null) throw new Error('refused')
      expect(rum.awaited(state)).toEqual([])
      expect(playing(state, 'draw wreck').refusal).toEqual({ type: 'over' })
    }
    expect(playing(position('red 8 A, orange 8 A, yellow 2 A', 'B: -'), 'play green2-blue1/2').state).toMatchObject({
      ending: null,
      turn: 1,
    })
  })

  it('[R9.1] the player who reaches the target wins alone, because a set never gives points to others', () => {
    const state = after(`pl | captains: red 8 A, orange 6 A, yellow 5 A, green 1 B | ${BEACH} | A: green2-blue1 | B: -`, [
      'play green2-blue1/2',
    ])
    expect(rum.outcome(state)).toEqual({ places: [1, 2], scores: [21, 0] })
  })

  it('[R9.2] nothing more happens once the clock reaches 8', () => {
    const state = after(
      `pl | clock: 7 | ${BEACH} | A: green2-blue1 green2-red1 yellow2-black1 | B: - | wreck: parrot …`,
      ['draw wreck'],
      scriptedRandom(0),
    )
    expect(state).toMatchObject({ ending: 'clock', apart: 'parrot', agenda: [] })
    expect(state.hands[0]).toHaveLength(3)
  })

  it('[R9.3] points are the sum of the values of your captains: 4 + 2 + 7 = 13', () => {
    const { captains } = notation.parseState(`pl | captains: yellow 4 A, blue 2 A, green 7 A, red 5 B | ${BEACH} | A: - | B: -`)
    expect([0, 1].map(seat => pointsOf(captains, seat))).toEqual([13, 5])
  })

  it('[R9.4] most points win, then more captains, then the highest captain', () => {
    expect(ending('red 6 A, green 7 B')).toMatchObject({ places: [2, 1, 3], scores: [6, 7, 0] })
    expect(ending('red 7 A, orange 2 A, yellow 3 B, green 4 B, blue 2 B, purple 4 C')).toEqual({ places: [2, 1, 3], scores: [9, 9, 4] })
    expect(ending('red 7 A, orange 2 A, yellow 5 B, green 4 B, purple 4 C')).toEqual({ places: [1, 2, 3], scores: [9, 9, 4] })
  })

  it('[R9.5] players equal in all three share the place', () => {
    expect(ending('red 5 A, orange 4 A, yellow 5 B, green 4 B, purple 4 C')).toEqual({ places: [1, 1, 3], scores: [9, 9, 4] })
  })

  it('[R9.5] all players share the win if nobody owns a captain', () => {
    expect(ending('-', 4)).toEqual({ places: [1, 1, 1, 1], scores: [0, 0, 0, 0] })
  })

  it('[R9.6] the places behind the winner follow the same order', () => {
    expect(ending('red 3 A, orange 5 B, yellow 3 C, green 2 D, blue 3 D', 4)).toEqual({ places: [3, 2, 3, 1], scores: [3, 5, 3, 5] })
  })
})
