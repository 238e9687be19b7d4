/** The notation reads what it prints and rejects everything else. */
import { describe, expect, it } from 'vitest'
import { notation } from './index.ts'

const { parseMove, parseState, printMove, printState } = notation
const FULL =
  'pl | agenda: announcement B, end-turn B | start: B | table: B4.2 B5.1 B6.1 / =J.1 J.2 K12.1 | A: B3.1 K1.1 | B: R1.1 R2.2 | opened: A | announced: A | ' +
  'penalised: A | fresh: B | took B: R2.2 | answers: no yes | lap: A B | rounds: 24 -24, -3 3 | bank: O1.1 O1.2'

describe('notation', () => {
  it('prints what it has read', () => expect(printState(parseState(FULL))).toBe(FULL))

  it('prints options that are not a preset as JSON', () => {
    const state = parseState(FULL)
    const text = printState({ ...state, options: { ...state.options, rounds: 3 } })
    expect(text).toMatch(/^own \| .* \| options: \{"rounds":3/)
    expect(printState(parseState(text))).toBe(text)
  })

  it('assigns copies to tiles and fills in defaults', () => {
    const state = parseState('pl | A: B4 B4 | B: B5')
    expect(state.racks).toEqual([['B4.1', 'B4.2'], ['B5.1']])
    expect(state).toMatchObject({ agenda: [{ type: 'turn', seat: 0 }], table: [], lap: null, rounds: [], seats: 2 })
    expect(state.bank).toHaveLength(103)
    expect(parseState('pl | A: B4 | B: B4.1').racks).toEqual([['B4.2'], ['B4.1']])
    expect(parseState('pl | A: - | B: - | C: - | D: - | E: J J J J').bank).toHaveLength(156)
  })

  it.each([
    'draw',
    'pass',
    'out-of-time',
    'redeal yes',
    'announce no',
    'play -',
    'play B3 B4 B5 / R8 O8 K8 / =J J K12 / ~J J K12',
    'play =B3 B4 / ~',
  ])('reads and prints %s', text => expect(printMove(parseMove(text))).toBe(text))

  it.each(['', 'lay', 'draw B3', 'redeal', 'announce perhaps', 'play X3', 'play J J K12', 'play B3'])('rejects the move “%s”', text => {
    expect(() => parseMove(text)).toThrow(RangeError)
  })

  it.each([
    'xx | A: - | B: -',
    'pl | A: B4 B4 B4 | B: -',
    'pl | A: B4.3 | B: -',
    'pl | A: B14 | B: -',
    'pl | agenda: lunch A | A: - | B: -',
    'pl | turn: G | A: - | B: -',
    'pl | A: B4 | B: - | took A: B5',
  ])('rejects the position %s', text => expect(() => parseState(text)).toThrow(RangeError))
})
