/** The editions, and what may come from outside. */
import { fastRandom, shuffle } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rum } from './index.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS, PublicOptionsSchema } from './options.ts'
import { twinDeck } from './testing.ts'

describe('editions and options', () => {
  it('[R12.1] the Polish edition: a random seat begins, all beach bottles count; it is the default', () => {
    expect(Object.keys(rum.presets)[0]).toBe('pl')
    expect(rum.presets.pl).toEqual({ deck: 'paley', startSeat: 'random', beachBottles: 'all', handMustContribute: false })
  })

  it('[R12.2] the English edition: the seat after the dealer begins, beach bottles are chosen', () => {
    expect(rum.presets.en).toEqual({ deck: 'paley', startSeat: 'afterDealer', beachBottles: 'chosen', handMustContribute: false })
    expect(rum.setup(PRESETS.en, 3, fastRandom(1)).events[0]).toMatchObject({ type: 'began', dealer: expect.any(Number) })
    expect(rum.setup(PRESETS.pl, 3, fastRandom(1)).events[0]).toMatchObject({ type: 'began', dealer: null })
  })

  it('[R1.2] lab and engine take a whole deck, the server takes names only', () => {
    const own = { ...PRESETS.pl, deck: twinDeck }
    expect(v.parse(OptionsSchema, own)).toEqual(own)
    expect(v.is(PublicOptionsSchema, own)).toBe(false)
    expect(v.is(PublicOptionsSchema, PRESETS.en)).toBe(true)
    expect(v.is(OptionsSchema, { ...PRESETS.pl, deck: 'marked' })).toBe(false)
    expect(v.is(OptionsSchema, { ...PRESETS.pl, stakes: 5 })).toBe(false)
  })

  it('[R1.2] the state holds the deck it is played with', () => {
    const { state } = rum.setup({ ...PRESETS.pl, deck: twinDeck }, 2, fastRandom(3))
    const copy = v.parse(OptionsSchema, JSON.parse(JSON.stringify(state.options)))
    expect(copy).toEqual(state.options)
    expect(shuffle(rum.secrets.pieces(state), fastRandom(1))).toHaveLength(22)
  })

  it('[R11.2] the rules know no absent player: every seat can always be played by the clock', () => {
    let { state } = rum.setup(PRESETS.pl, 4, fastRandom(5))
    const random = fastRandom(6)
    for (let seat = rum.awaited(state)[0]; seat !== undefined; seat = rum.awaited(state)[0]) {
      const view = rum.view(state, seat)
      const move = rum.timeUp(view)
      expect(rum.check(view, move)).toBeNull()
      state = rum.apply(state, seat, move, random).state
    }
    expect(state.ending).toBe('clock')
  })

  it('turns down moves and drafts of the wrong shape', () => {
    const fits = (move: unknown): boolean => v.is(MoveSchema, move)
    expect(fits({ type: 'draw', from: 2 })).toBe(true)
    expect(fits({ type: 'draw', from: 3 })).toBe(false)
    expect(fits({ type: 'play', cards: [{ card: 'x', end: 'two' }], beach: [0, 2] })).toBe(true)
    expect(fits({ type: 'play', cards: [{ card: 'x', end: 'three' }], beach: null })).toBe(false)
    expect(fits({ type: 'discard', cards: ['x'.repeat(41)] })).toBe(false)
    expect(fits({ type: 'pass' })).toBe(false)
    expect(v.is(DraftSchema, { type: 'cards', count: 3 })).toBe(true)
    expect(v.is(DraftSchema, { type: 'cards', cards: ['red2-blue1'] })).toBe(false)
  })
})
