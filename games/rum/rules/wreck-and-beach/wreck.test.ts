/** Chapter 7 of the rulebook: the empty wreck. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { askOf } from '../parrot/discard-request.ts'
import { after, eventsOf, playing, textAfter } from '../testing.ts'

const BEACH = 'beach: red2-orange1 red2-yellow1 red2-blue1'
const DOWN = 'beach: (parrot) red2-yellow1 red2-blue1'
const SEVEN = 'orange2-yellow1 orange2-green1 orange2-purple1 yellow2-green1 yellow2-blue1 yellow2-black1 green2-blue1'
const SIX = 'green2-purple1 green2-red1 blue2-purple1 blue2-black1 blue2-orange1 purple2-black1'
/** A position with one card in the wreck. C holds the five remaining cards. */
const last = (beach: string, card: string, turn: string, clock: number): string =>
  `pl | turn: ${turn} | clock: ${clock} | ${beach} | A: ${SEVEN} | B: ${SIX} | C: … | wreck: ${card}`

describe('the empty wreck', () => {
  it('[R7.1] when the last card is drawn, the largest hand goes back at once', () => {
    const position = last(DOWN, 'red2-orange1', 'B', 1)
    expect(eventsOf(position, 'draw wreck', scriptedRandom(0))).toBe('drew wreck-emptied returned returned clock-rose')
    expect(after(position, ['draw wreck'], scriptedRandom(0)).turn).toBe(2)
  })

  it('[R7.1] when a refill takes the last card, the slot is filled first', () => {
    const position = last(DOWN, 'red2-orange1', 'C', 1)
    expect(eventsOf(position, 'draw 2', scriptedRandom(0))).toBe('drew refilled wreck-emptied returned clock-rose')
    expect(textAfter(position, ['draw 2'], scriptedRandom(0))).toContain('beach: (parrot) (red2-orange1) red2-blue1')
  })

  it('[R7.2] all players with the most cards return their hands; the card just drawn counts', () => {
    const text = textAfter(last(DOWN, 'red2-orange1', 'B', 1), ['draw wreck'], scriptedRandom(0)) // B draws a seventh card
    expect(text).toContain('| A: - | B: - | C:')
    expect(text).toContain('turn: C | clock: 2')
  })

  it('[R7.2] if all players hold the same number of cards, all return their hands', () => {
    const nine = `${SIX} orange2-yellow1 orange2-green1 orange2-purple1`
    const text = textAfter(`pl | clock: 2 | ${BEACH} | A: ${nine} | B: … | wreck: parrot`, ['draw wreck'], scriptedRandom(0))
    expect(text).toContain('turn: B | clock: 4')
    expect(text).toContain('| A: - | B: - |')
  })

  it('[R7.2] the parrot just drawn does not count', () => {
    const position = last(BEACH, 'parrot', 'B', 1) // B has six cards and the parrot, A has seven
    expect(playing(position, 'draw wreck', scriptedRandom(0)).events[1]).toEqual({ type: 'wreck-emptied', seats: [0] })
  })

  it('[R7.3] the clock advances by 1; at 8 the match is over, after a draw or a refill, in both editions', () => {
    for (const edition of ['pl', 'en']) {
      const position = last(DOWN, 'red2-orange1', 'C', 7).replace('pl', edition)
      expect(eventsOf(position, 'draw 2', scriptedRandom(0))).toBe('drew refilled wreck-emptied returned clock-rose ended')
      expect(after(position, ['draw wreck'], scriptedRandom(0))).toMatchObject({ ending: 'clock', clock: 8 })
    }
  })

  it('[R7.4] if the last card is the parrot, the empty wreck is resolved first, then the parrot at the new clock value', () => {
    const asked = after(last(BEACH, 'parrot', 'B', 4), ['draw wreck'], scriptedRandom(0))
    expect(asked).toMatchObject({ clock: 5 })
    expect(askOf(asked)).toMatchObject({ amount: 3, waiting: [1] })
    expect(asked.wreck).toHaveLength(7)
    expect(textAfter(asked, ['discard green2-red1 blue2-purple1 blue2-black1'])).toContain('turn: C | clock: 6')
  })

  it('[R7.4] a drawer who has just returned the whole hand discards nothing more', () => {
    const position = last(BEACH, 'parrot', 'A', 4)
    expect(eventsOf(position, 'draw wreck', scriptedRandom(0))).toBe(
      'parrot-drawn wreck-emptied returned clock-rose clock-rose parrot-returned',
    )
    expect(textAfter(position, ['draw wreck'], scriptedRandom(0))).toContain('turn: B | clock: 6')
  })

  it('[R7.4] at clock 6 the second effect ends the match, at 7 the first', () => {
    expect(eventsOf(last(BEACH, 'parrot', 'B', 6), 'draw wreck', scriptedRandom(0))).toBe(
      'parrot-drawn wreck-emptied returned clock-rose clock-rose ended',
    )
    expect(eventsOf(last(BEACH, 'parrot', 'B', 7), 'draw wreck', scriptedRandom(0))).toBe(
      'parrot-drawn wreck-emptied returned clock-rose ended',
    )
  })

  it('[R7.5] a parrot that fills a slot as the last card stays face down; only the empty wreck is resolved', () => {
    const position = last(BEACH, 'parrot', 'C', 1)
    expect(eventsOf(position, 'draw 1', scriptedRandom(0))).toBe('drew refilled wreck-emptied returned clock-rose')
    expect(textAfter(position, ['draw 1'], scriptedRandom(0))).toContain(
      'turn: A | clock: 2 | captains: - | beach: (parrot) red2-yellow1 red2-blue1',
    )
  })
})
