/** A whole table laid out as a step: the solver's and a hint's answers become drafts. */
import { at, fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, solve, type Table } from '../../rules/index.ts'
import { layOut } from './lay-out.ts'
import { tableOf } from './judge.ts'
import { drafting, move, print } from './testing.ts'
import { undoStep } from './draft.ts'

const tableIn = (text: string): Table => {
  const played = notation.parseMove(`play ${text}`)
  return played.type === 'play' ? played.table : []
}

describe('laying out a table', () => {
  const begun = drafting('pl | table: K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1 | A: R6 R1 B5 | B: - | opened: A')

  it('leaves alone what stays, and is one step', () => {
    const laid = layOut(begun, tableIn('R4 R5 R6 / O1 B1 K1 R1 / R6 R7 R8 / K1 K2 K3'))
    expect(laid && print(laid)).toBe('K1 K2 K3 / R4 R5 R6 / O1 B1 K1 R1 / R6 R7 R8 | B5')
    expect(laid?.sets[0]).toBe(begun.sets[0])
    expect(laid && print(undoStep(laid))).toBe(print(begun))
  })

  it('goes on from a half-made draft, whichever of two equal tiles lies where', () => {
    const half = move(move(begun, 'R6', 'new'), 'R6@1', 2)
    const laid = layOut(half, tableIn('K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1'))
    expect(laid && print(laid)).toBe('K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1 | R6 R1 B5')
    expect(laid && tableOf(laid).length).toBe(3)
  })

  it('asks for no tile that is not there, and leaves none of the table out', () => {
    expect(layOut(begun, tableIn('K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1 R13'))).toBeNull()
    expect(layOut(begun, tableIn('K1 K2 K3 / R4 R5 R6 R7 R8'))).toBeNull()
  })

  it('lays whatever the solver finds', () => {
    const random = fastRandom(11)
    const faces = ['K', 'R', 'B', 'O'].flatMap(colour => Array.from({ length: 13 }, (_, n) => `${colour}${n + 1}`))
    for (let tries = 0; tries < 60; tries += 1) {
      const rack = [
        ...Array.from({ length: 12 }, () => at(faces, random.int(faces.length))).filter((face, index, all) => all.indexOf(face) === index),
        'J',
      ]
      const begun = drafting(
        `pl | table: K1 K2 K3 K4 K5 / R7 B7 O7 / O10 O11 O12 O13 | A: ${rack.filter(face => !/^(K[1-5]|[RBO]7|O1[0-3])$/.test(face)).join(' ')} | B: - | opened: A`,
      )
      const found = solve(
        begun.base.table.flatMap(({ tiles }) => tiles),
        begun.base.rack,
        'tiles',
      )
      const laid = found === null ? null : layOut(begun, found.sets)
      expect(
        laid === null
          ? null
          : tableOf(laid)
              .map(({ kind, tiles }) => `${kind} ${tiles.toSorted().join()}`)
              .toSorted(),
      ).toEqual(found?.sets.map(({ kind, tiles }) => `${kind} ${tiles.toSorted().join()}`).toSorted())
    }
  })
})
