/** Chapter 3 of the rulebook: turns and draws. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, eventsOf, playing, textAfter } from '../testing.ts'
import type { State } from '../data/types.ts'

const BEACH = 'beach: red2-orange1 orange2-yellow1 yellow2-green1'
const THREE = `pl | ${BEACH} | A: green2-red1 | B: red2-blue1 | C: -`

describe('the turn', () => {
  it('[R3.1] each player takes one action, clockwise, again and again', () => {
    const state = after(THREE, ['draw wreck', 'draw wreck', 'draw wreck'], scriptedRandom(0, 0, 0))
    expect(state.turn).toBe(0)
    expect(state.hands.map(hand => hand.length)).toEqual([2, 2, 1])
  })

  it('[R3.1] a player cannot act out of turn', () => {
    expect(playing(THREE, 'B: draw wreck').refusal).toEqual({ type: 'not-your-turn', turn: 0 })
    expect(playing(THREE, 'C: play green2-red1/2').refusal).toEqual({ type: 'not-your-turn', turn: 0 })
  })

  it('[R3.2] a card drawn from the wreck goes to the hand, and nobody else sees it', () => {
    const { state, events } = playing(`${THREE} | wreck: black2-red1 …`, 'draw wreck', scriptedRandom(0))
    expect(state?.hands[0]).toEqual(['green2-red1', 'black2-red1'])
    expect(state?.known[0]).toEqual([])
    expect(events).toEqual([{ type: 'drew', seat: 0, from: 'wreck', card: 'black2-red1', open: false }])
  })

  it('[R3.3] a player may take a face-up card from the beach', () => {
    expect(textAfter(`${THREE} | wreck: black2-red1 …`, ['draw 2'], scriptedRandom(0))).toContain('| A: green2-red1 orange2-yellow1! |')
  })

  it('[R3.3] a player may take a face-down card from the beach, in both editions', () => {
    for (const edition of ['pl', 'en']) {
      const position = `${edition} | beach: red2-orange1 (orange2-yellow1) yellow2-green1 | A: green2-red1 | B: -`
      expect(textAfter(position, ['draw 2'], scriptedRandom(0))).toContain('| A: green2-red1 orange2-yellow1 |')
    }
  })

  it('[R3.4] [R1.6] the emptied slot is refilled face down', () => {
    expect(textAfter(`${THREE} | wreck: black2-red1 …`, ['draw 2'], scriptedRandom(0))).toContain(
      'beach: red2-orange1 (black2-red1) yellow2-green1',
    )
    expect(eventsOf(THREE, 'draw 2', scriptedRandom(0))).toBe('drew refilled')
  })

  it('[R3.5] a player without cards must draw; there is no hand limit', () => {
    expect(playing(`pl | turn: C | ${BEACH} | A: green2-red1 | B: - | C: -`, 'play red2-orange1/2').refusal).toEqual({
      type: 'not-in-hand',
      card: 'red2-orange1',
      rules: ['R4.1'],
    })
    const long = `pl | ${BEACH} | A: … | B: - | wreck: parrot black2-red1 black2-orange1`
    expect(after(long, ['draw wreck'], scriptedRandom(1)).hands[0]).toHaveLength(17)
  })

  it('[R3.6] the empty wreck comes first, then the parrot, then the next player', () => {
    const position = `pl | clock: 2 | ${BEACH} | A: green2-red1 red2-blue1 | B: … | wreck: parrot`
    expect(eventsOf(position, 'draw wreck', scriptedRandom(0))).toBe(
      'parrot-drawn wreck-emptied returned clock-rose returned clock-rose parrot-returned',
    )
  })

  it('[R3.6] while the parrot waits for discards, the rest of the turn stays on the agenda', () => {
    const hand = 'A: green2-red1 red2-blue1 black2-red1 | B: -'
    const rest = (state: State): readonly string[] => state.agenda.slice(1).map(task => (task.type === 'turn' ? task.next : task.type))
    const drawn = after(`pl | beach: (parrot) orange2-yellow1 yellow2-green1 | ${hand}`, ['draw 1'])
    expect(rest(drawn)).toEqual(['refill'])
    const tide = after(`pl | beach: (parrot) (orange2-yellow1) yellow2-green1 | ${hand}`, ['draw 3'], scriptedRandom(0))
    expect(rest(tide)).toEqual(['tide-refill', 'quiet-beach', 'next-player'])
  })

  it('[R3.7] every card of the wreck is equally likely', () => {
    const position = `${THREE} | wreck: black2-red1 black2-orange1 …`
    expect(after(position, ['draw wreck'], scriptedRandom(0)).hands[0]).toContain('black2-red1')
    expect(after(position, ['draw wreck'], scriptedRandom(1)).hands[0]).toContain('black2-orange1')
    expect(() => after(position, ['draw wreck'], scriptedRandom(17))).toThrow('scripted 17 does not fit int(17)')
  })
})
