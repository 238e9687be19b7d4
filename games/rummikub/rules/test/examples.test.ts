/** Every example of the rulebook, checked against the rules. */
import { describe, expect, it } from 'vitest'
import { playing, refusalOf, scoresOf } from '../testing.ts'

const unopened = (rack: string): string => `pl | A: ${rack} K13 | B: K1`
const opened = (table: string, rack: string): string => `pl | table: ${table} | A: ${rack} K13 | B: K1 | opened: A B`

describe('examples of the rulebook', () => {
  it.each([
    ['[R3.1] a group', 'K9 R9 O9', 'K9 R9 O9', null],
    ['[R3.2] a run', 'B6 B7 B8 B9', 'B6 B7 B8 B9', null],
    ['[R3.3] not a run past 13', 'R12 R13 R1', 'R12 R13 R1', 'gap'],
    ['[R3.1] not a group with a colour twice', 'K9 R9 K9', 'K9 R9 K9', 'colour-twice'],
  ])('%s', (_, rack, set, refusal) => {
    expect(refusalOf(opened('B1 B2 B3', rack), `play B1 B2 B3 / ${set}`)).toBe(refusal)
  })

  it('[R5.1] openings of 30 and 36 points, and 24 points that are not enough', () => {
    const opening = (rack: string, table: string) => playing(unopened(rack), `play ${table}`).events[0]
    expect(opening('R7 R8 R9 K2 B2 O2', 'R7 R8 R9 / K2 B2 O2')).toMatchObject({ type: 'played', opening: 30 })
    expect(opening('O11 J O13', 'O11 J O13')).toMatchObject({ type: 'played', opening: 36 })
    expect(playing(unopened('K8 R8 B8'), 'play K8 R8 B8').refusal).toMatchObject({ type: 'below-opening', sum: 24 })
  })

  it.each([
    ['[R6.1] add to a run', 'R3 R4 R5', 'R2 R6', 'R2 R3 R4 R5 R6'],
    ['[R6.1] take a tile from a group', 'K11 R11 B11 O11', 'O10 O12', 'K11 R11 B11 / O10 O11 O12'],
    ['[R6.1] split a run', 'K5 K6 K7 K8 K9', 'K7', 'K5 K6 K7 / K7 K8 K9'],
    ['[R6.1] take the end of a run', 'B9 B10 B11 B12', 'R12 O12', 'B9 B10 B11 / B12 R12 O12'],
    ['[R7.3] replace a joker and use it', 'K6 J K8', 'K7 R1 B1', 'K6 K7 K8 / R1 B1 J'],
  ])('%s', (_, before, rack, after) => {
    const { state } = playing(opened(before, rack), `play ${after}`)
    expect(state?.racks[0]).toEqual(['K13.1'])
  })

  it('[R9.2] the scores when a player goes out', () => {
    const position = 'pl | table: B4 B5 B6 | A: B3 | B: R4 B9 | C: J K2 | D: K3 | opened: A B C'
    expect(scoresOf(playing(position, 'play B3 B4 B5 B6').events)).toEqual([145, -13, -32, -100])
  })

  it('[R10.5] the scores at an empty bank', () => {
    const position = 'pl | A: K3 | B: K8 | C: K12 | opened: A B C | lap: A | bank: -'
    expect(scoresOf(playing(position, 'pass').events)).toEqual([17, -8, -12])
  })
})
