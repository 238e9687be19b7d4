/** Chapters 11 and 12 of the rulebook, and the schemas for data from outside. */
import { fastRandom, shuffle } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rum } from './index.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PublicOptionsSchema } from './options.ts'
import { PRESETS } from './data/presets.ts'
import { deckWithCopies } from './testing.ts'

describe('editions and options', () => {
  it('[R12.1] the Polish edition is the default: a random player starts, and all beach bottles count', () => {
    expect(Object.keys(rum.presets)[0]).toBe('pl')
    expect(rum.presets.pl).toEqual({ deck: 'paley', startSeat: 'random', beachBottles: 'all', handMustContribute: false })
  })

  it('[R12.2] in the English edition the player after the dealer starts, and players choose beach bottles', () => {
    expect(rum.presets.en).toEqual({ deck: 'paley', startSeat: 'afterDealer', beachBottles: 'chosen', handMustContribute: false })
    expect(rum.setup(PRESETS.en, 3, fastRandom(1)).events[0]).toMatchObject({ type: 'began', dealer: expect.any(Number) })
    expect(rum.setup(PRESETS.pl, 3, fastRandom(1)).events[0]).toMatchObject({ type: 'began', dealer: null })
  })

  it('[R1.2] the lab and the engine accept a whole deck, the server only a name', () => {
    const own = { ...PRESETS.pl, deck: deckWithCopies }
    expect(v.parse(OptionsSchema, own)).toEqual(own)
    expect(v.is(PublicOptionsSchema, own)).toBe(false)
    expect(v.is(PublicOptionsSchema, PRESETS.en)).toBe(true)
    expect(v.is(OptionsSchema, { ...PRESETS.pl, deck: 'marked' })).toBe(false)
    expect(v.is(OptionsSchema, { ...PRESETS.pl, stakes: 5 })).toBe(false)
  })

  it('[R1.2] the state contains its deck', () => {
    const { state } = rum.setup({ ...PRESETS.pl, deck: deckWithCopies }, 2, fastRandom(3))
    const copy = v.parse(OptionsSchema, JSON.parse(JSON.stringify(state.options)))
    expect(copy).toEqual(state.options)
    expect(shuffle(rum.secrets.pieces(state), fastRandom(1))).toHaveLength(22)
  })

  it('[R11.2] a match can be played to its end with timeout moves alone', () => {
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

  it('rejects moves and drafts of the wrong shape', () => {
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
