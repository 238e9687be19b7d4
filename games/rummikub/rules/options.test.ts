/** Chapter 13 of the rulebook: presets, contradictory options, and the schema of moves. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rummikub } from './index.ts'
import { MoveSchema, OptionsSchema, PRESETS } from './options.ts'
import type { Options } from './data/types.ts'

const whyNot = (change: Partial<Options>): string => v.safeParse(OptionsSchema, { ...PRESETS.pl, ...change }).issues?.[0].message ?? ''

describe('editions and options', () => {
  it('[R13.1] the Polish edition is the default', () => {
    expect(Object.keys(rummikub.presets)[0]).toBe('pl')
    expect(PRESETS.pl).toMatchObject({ openingMin: 30, penaltyTiles: 1, jokerReuse: 'anySet', couldHaveOpened: 200, rounds: 1 })
  })

  it('[R13.2] English editions', () => {
    expect(PRESETS.english).toMatchObject({ penaltyTiles: 3, doubletsForRedeal: null, neverOpened: null, emptyBank: 'untilAllPass' })
  })

  it('[R13.3] Mind Sports Olympiad', () => {
    expect(PRESETS.mso).toMatchObject({ jokerRackValue: 50, announced: 200, couldHaveOpened: 200, emptyBank: 'mustLay' })
  })

  it('[R13.4] classic Sabra', () => {
    expect(PRESETS.sabra).toMatchObject({ openingMin: 50, jokerSetsFrozen: true, jokerFromTable: false, jokerReuse: 'newSetWithTwo' })
    expect(PRESETS.sabra).toMatchObject({ direction: 'counterClockwise', doubletsForRedeal: null, neverOpened: null })
  })

  it('[R13.5] contradictory options are refused with a reason', () => {
    expect(whyNot({})).toBe('')
    expect(whyNot({ jokerFromTable: false })).toContain('jokerFromTable false needs jokerSetsFrozen')
    expect(whyNot({ jokerGroupNeedsBoth: true })).toContain('jokerGroupNeedsBoth needs jokerSetsFrozen')
    expect(whyNot({ emptyBank: 'mustLay', jokerReuse: 'newSet' })).toContain('mustLay needs jokers that move freely')
    expect(whyNot({ emptyBank: 'mustLay', oneAfter13: true })).toContain('mustLay')
    expect(whyNot({ openingMin: 0, tableInOpeningTurn: true })).toContain('tableInOpeningTurn needs an opening')
    expect(whyNot({ neverOpened: null })).toContain('couldHaveOpened and announced need neverOpened')
    expect(whyNot({ rounds: 21 })).not.toBe('')
  })

  it('accepts only well-formed moves', () => {
    const fits = (move: unknown): boolean => v.is(MoveSchema, move)
    expect(fits({ type: 'play', table: [{ kind: 'run', tiles: ['B3', 'J'] }] })).toBe(true)
    expect(fits({ type: 'play', table: [{ kind: 'run', tiles: ['B14'] }] })).toBe(false)
    expect(fits({ type: 'play', table: [{ kind: 'row', tiles: [] }] })).toBe(false)
    expect(fits({ type: 'play', table: [{ kind: 'run', tiles: ['B4.1'] }] })).toBe(false)
    expect(fits({ type: 'draw', tile: 'B3' })).toBe(false)
  })
})
