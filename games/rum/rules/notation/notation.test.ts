/** The notation parses what it prints and rejects everything else. */
import { describe, expect, it } from 'vitest'
import { awaited } from '../judge.ts'
import { notation } from './index.ts'

const { parseMove, parseState, printMove, printState } = notation
const FULL =
  'pl | turn: B | clock: 4 | captains: yellow 3 A, green 5 B | beach: parrot (red2-orange1) red2-yellow1 | A: orange2-yellow1! orange2-green1 orange2-purple1 | ' +
  'B: yellow2-green1 yellow2-blue1 yellow2-black1 | wreck: red2-blue1! green2-blue1!A green2-purple1 green2-red1 blue2-purple1 blue2-black1 blue2-orange1 purple2-black1 ' +
  'purple2-red1 purple2-yellow1 black2-red1 black2-orange1 black2-green1 | agenda: discards tide 2 A - yellow2-blue1+yellow2-black1; tide-refill; quiet-beach; turn next-player'

describe('notation', () => {
  it('prints what it has parsed', () => {
    expect(printState(parseState(FULL))).toBe(FULL)
    expect(awaited(parseState(FULL))).toEqual([0])
  })

  it('prints options as JSON if they match no preset', () => {
    const text = printState({
      ...parseState(FULL),
      options: { deck: 'paley', startSeat: 2, beachBottles: 'all', handMustContribute: true },
    })
    expect(text).toMatch(/^own \| .* \| options: \{"deck":"paley","startSeat":2/)
    expect(printState(parseState(text))).toBe(text)
  })

  it('fills in defaults', () => {
    const state = parseState('pl | beach: red2-orange1 red2-yellow1 red2-blue1 | A: black2-red1 | B: -')
    expect(state).toMatchObject({ turn: 0, clock: 1, apart: null, agenda: [{ type: 'turn', next: 'action' }], ending: null, seats: 2 })
    expect(state.wreck).toHaveLength(18)
  })

  it.each([
    'draw wreck',
    'draw 3',
    'play red2-blue1/2 green2-red1/1',
    'play red2-blue1/2 with 1 3',
    'play red2-blue1/2 with none',
    'discard red2-blue1 green2-red1',
  ])('parses and prints %s', text => expect(printMove(parseMove(text))).toBe(text))

  it.each(['', 'pass', 'draw', 'draw 4', 'play red2-blue1', 'play red2-blue1/3', 'play red2-blue1/2 with 4'])(
    'rejects “%s” as a move',
    text => {
      expect(() => parseMove(text)).toThrow(RangeError)
    },
  )

  it.each([
    'xx | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: -',
    'pl | beach: red2-orange1 red2-orange1 red2-blue1 | A: - | B: -',
    'pl | beach: red2-orange1 red2-pink1 red2-blue1 | A: - | B: -',
    'pl | captains: pink 3 A | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: -',
    'pl | turn: E | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: -',
    'pl | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: - | wreck: parrot',
    'pl | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: - | agenda: storm 2',
    'pl | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: - | agenda: discards storm 2 A - -',
    'pl | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: - | agenda: turn round',
  ])('rejects %s', text => expect(() => parseState(text)).toThrow())
})
