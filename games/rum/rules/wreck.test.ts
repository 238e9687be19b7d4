/** Chapter 7 of the rulebook, position by position. */
import { scripted } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, happened, playing, shown } from './testing.ts'

const BEACH = 'beach: red2-orange1 red2-yellow1 red2-blue1'
const DOWN = 'beach: (parrot) red2-yellow1 red2-blue1'
const SEVEN = 'orange2-yellow1 orange2-green1 orange2-purple1 yellow2-green1 yellow2-blue1 yellow2-black1 green2-blue1'
const SIX = 'green2-purple1 green2-red1 blue2-purple1 blue2-black1 blue2-orange1 purple2-black1'
/** Everybody holds cards; the wreck holds one. `…` are five cards, six where the parrot lies on the beach. */
const last = (beach: string, card: string, turn: string, clock: number): string =>
  `pl | turn: ${turn} | clock: ${clock} | ${beach} | A: ${SEVEN} | B: ${SIX} | C: … | wreck: ${card}`

describe('the empty wreck', () => {
  it('[R7.1] the last card is drawn: the fullest hand goes back at once', () => {
    const position = last(DOWN, 'red2-orange1', 'B', 1)
    expect(happened(position, 'draw wreck', scripted(0))).toBe('drew wreck-emptied returned returned clock-rose')
    expect(after(position, ['draw wreck'], scripted(0)).turn).toBe(2)
  })

  it('[R7.1] a refill takes the last card: the slot is filled first', () => {
    const position = last(DOWN, 'red2-orange1', 'C', 1)
    expect(happened(position, 'draw 2', scripted(0))).toBe('drew refilled wreck-emptied returned clock-rose')
    expect(shown(position, ['draw 2'], scripted(0))).toContain('beach: (parrot) (red2-orange1) red2-blue1')
  })

  it('[R7.2] all who hold the most return everything, with the card just drawn', () => {
    const text = shown(last(DOWN, 'red2-orange1', 'B', 1), ['draw wreck'], scripted(0)) // B draws a seventh
    expect(text).toContain('| A: - | B: - | C:')
    expect(text).toContain('turn: C | clock: 2')
  })

  it('[R7.2] when all hold as many, all return everything', () => {
    const nine = `${SIX} orange2-yellow1 orange2-green1 orange2-purple1`
    const text = shown(`pl | clock: 2 | ${BEACH} | A: ${nine} | B: … | wreck: parrot`, ['draw wreck'], scripted(0))
    expect(text).toContain('turn: B | clock: 4')
    expect(text).toContain('| A: - | B: - |')
  })

  it('[R7.2] a parrot just drawn does not count', () => {
    const position = last(BEACH, 'parrot', 'B', 1) // B has six and the parrot, A seven
    expect(playing(position, 'draw wreck', scripted(0)).events[1]).toEqual({ type: 'wreck-emptied', seats: [0] })
  })

  it('[R7.3] the clock rises by 1; at 8 the match is over, by draw or by refill, in either edition', () => {
    for (const edition of ['pl', 'en']) {
      const position = last(DOWN, 'red2-orange1', 'C', 7).replace('pl', edition)
      expect(happened(position, 'draw 2', scripted(0))).toBe('drew refilled wreck-emptied returned clock-rose ended')
      expect(after(position, ['draw wreck'], scripted(0))).toMatchObject({ ending: 'clock', clock: 8 })
    }
  })

  it('[R7.4] the parrot as last card: empty wreck first, then the parrot by the risen clock', () => {
    const asked = after(last(BEACH, 'parrot', 'B', 4), ['draw wreck'], scripted(0))
    expect(asked).toMatchObject({ clock: 5, ask: { amount: 3, waiting: [1] } })
    expect(asked.wreck).toHaveLength(7)
    expect(shown(asked, ['discard green2-red1 blue2-purple1 blue2-black1'])).toContain('turn: C | clock: 6')
  })

  it('[R7.4] a drawer who has just returned everything discards nothing more', () => {
    const position = last(BEACH, 'parrot', 'A', 4)
    expect(happened(position, 'draw wreck', scripted(0))).toBe('parrot-drawn wreck-emptied returned clock-rose clock-rose parrot-returned')
    expect(shown(position, ['draw wreck'], scripted(0))).toContain('turn: B | clock: 6')
  })

  it('[R7.4] at clock 6 both effects end the match; at 7 the first does', () => {
    expect(happened(last(BEACH, 'parrot', 'B', 6), 'draw wreck', scripted(0))).toBe(
      'parrot-drawn wreck-emptied returned clock-rose clock-rose ended',
    )
    expect(happened(last(BEACH, 'parrot', 'B', 7), 'draw wreck', scripted(0))).toBe('parrot-drawn wreck-emptied returned clock-rose ended')
  })

  it('[R7.5] the parrot as last refill lies face down; only the wreck is empty', () => {
    const position = last(BEACH, 'parrot', 'C', 1)
    expect(happened(position, 'draw 1', scripted(0))).toBe('drew refilled wreck-emptied returned clock-rose')
    expect(shown(position, ['draw 1'], scripted(0))).toContain('turn: A | clock: 2 | captains: - | beach: (parrot) red2-yellow1 red2-blue1')
  })
})
