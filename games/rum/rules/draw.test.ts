/** Chapter 3 of the rulebook, position by position. */
import { scripted } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, happened, playing, shown } from './testing.ts'

const BEACH = 'beach: red2-orange1 orange2-yellow1 yellow2-green1'
const THREE = `pl | ${BEACH} | A: green2-red1 | B: red2-blue1 | C: -`

describe('the turn', () => {
  it('[R3.1] one action, then the next player clockwise, and round again', () => {
    const state = after(THREE, ['draw wreck', 'draw wreck', 'draw wreck'], scripted(0, 0, 0))
    expect(state.turn).toBe(0)
    expect(state.hands.map(hand => hand.length)).toEqual([2, 2, 1])
  })

  it('[R3.1] nobody acts out of turn', () => {
    expect(playing(THREE, 'B: draw wreck').refusal).toEqual({ type: 'not-your-turn', turn: 0 })
    expect(playing(THREE, 'C: play green2-red1/2').refusal).toEqual({ type: 'not-your-turn', turn: 0 })
  })

  it('[R3.2] a card of the wreck goes to the hand, and nobody else sees it', () => {
    const { state, events } = playing(`${THREE} | wreck: black2-red1 …`, 'draw wreck', scripted(0))
    expect(state?.hands[0]).toEqual(['green2-red1', 'black2-red1'])
    expect(state?.known[0]).toEqual([])
    expect(events).toEqual([{ type: 'drew', seat: 0, from: 'wreck', card: 'black2-red1', open: false }])
  })

  it('[R3.3] a face-up card of the beach', () => {
    expect(shown(`${THREE} | wreck: black2-red1 …`, ['draw 2'], scripted(0))).toContain('| A: green2-red1 orange2-yellow1! |')
  })

  it('[R3.3] a face-down card of the beach, in either edition', () => {
    for (const edition of ['pl', 'en']) {
      const position = `${edition} | beach: red2-orange1 (orange2-yellow1) yellow2-green1 | A: green2-red1 | B: -`
      expect(shown(position, ['draw 2'], scripted(0))).toContain('| A: green2-red1 orange2-yellow1 |')
    }
  })

  it('[R3.4] [R1.6] the emptied slot is filled, face down', () => {
    expect(shown(`${THREE} | wreck: black2-red1 …`, ['draw 2'], scripted(0))).toContain('beach: red2-orange1 (black2-red1) yellow2-green1')
    expect(happened(THREE, 'draw 2', scripted(0))).toBe('drew refilled')
  })

  it('[R3.5] an empty hand can only draw; a long one may grow', () => {
    expect(playing(`pl | turn: C | ${BEACH} | A: green2-red1 | B: - | C: -`, 'play red2-orange1/2').refusal).toEqual({
      type: 'not-in-hand',
      card: 'red2-orange1',
    })
    const long = `pl | ${BEACH} | A: … | B: - | wreck: parrot black2-red1 black2-orange1`
    expect(after(long, ['draw wreck'], scripted(1)).hands[0]).toHaveLength(17)
  })

  it('[R3.6] empty wreck, then parrot, then the next player', () => {
    const position = `pl | clock: 2 | ${BEACH} | A: green2-red1 red2-blue1 | B: … | wreck: parrot`
    expect(happened(position, 'draw wreck', scripted(0))).toBe(
      'parrot-drawn wreck-emptied returned clock-rose returned clock-rose parrot-returned',
    )
  })

  it('[R3.7] every card of the wreck is drawn as likely as the others', () => {
    const position = `${THREE} | wreck: black2-red1 black2-orange1 …`
    expect(after(position, ['draw wreck'], scripted(0)).hands[0]).toContain('black2-red1')
    expect(after(position, ['draw wreck'], scripted(1)).hands[0]).toContain('black2-orange1')
    expect(() => after(position, ['draw wreck'], scripted(17))).toThrow('scripted 17 does not fit int(17)')
  })
})
