/** Applying a whole table from the solver or a hint to a draft. */
import { at, fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, solve, type TileTable } from '../../../rules/index.ts'
import { applyArrangement } from './apply-arrangement.ts'
import { tableOf } from './check-draft.ts'
import { undoStep } from './draft.ts'
import { draftFrom, move, print } from './testing.ts'

const tableIn = (text: string): TileTable => {
  const played = notation.parseMove(`play ${text}`)
  return played.type === 'play' ? played.table : []
}

describe('applying an arrangement', () => {
  const begun = draftFrom('pl | table: K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1 | A: R6 R1 B5 | B: - | opened: A')

  it('keeps unchanged sets and is one step', () => {
    const laid = applyArrangement(begun, tableIn('R4 R5 R6 / O1 B1 K1 R1 / R6 R7 R8 / K1 K2 K3'))
    expect(laid && print(laid)).toBe('K1 K2 K3 / R4 R5 R6 / O1 B1 K1 R1 / R6 R7 R8 | B5')
    expect(laid?.sets[0]).toBe(begun.sets[0])
    expect(laid && print(undoStep(laid))).toBe(print(begun))
  })

  it('continues from a draft, even if equal tiles have changed places', () => {
    const half = move(move(begun, 'R6', 'new'), 'R6@1', 2)
    const laid = applyArrangement(half, tableIn('K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1'))
    expect(laid && print(laid)).toBe('K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1 | R6 R1 B5')
    expect(laid && tableOf(laid).length).toBe(3)
  })

  it('returns null if a tile is not available or a table tile is left out', () => {
    expect(applyArrangement(begun, tableIn('K1 K2 K3 / R4 R5 R6 R7 R8 / O1 B1 K1 R13'))).toBeNull()
    expect(applyArrangement(begun, tableIn('K1 K2 K3 / R4 R5 R6 R7 R8'))).toBeNull()
  })

  it('applies every table that the solver finds', () => {
    const random = fastRandom(11)
    const faces = ['K', 'R', 'B', 'O'].flatMap(colour => Array.from({ length: 13 }, (_, n) => `${colour}${n + 1}`))
    for (let tries = 0; tries < 60; tries += 1) {
      const rack = [
        ...Array.from({ length: 12 }, () => at(faces, random.int(faces.length))).filter((face, index, all) => all.indexOf(face) === index),
        'J',
      ]
      const begun = draftFrom(
        `pl | table: K1 K2 K3 K4 K5 / R7 B7 O7 / O10 O11 O12 O13 | A: ${rack.filter(face => !/^(K[1-5]|[RBO]7|O1[0-3])$/.test(face)).join(' ')} | B: - | opened: A`,
      )
      const found = solve(
        begun.base.table.flatMap(({ tiles }) => tiles),
        begun.base.rack,
        'tiles',
      )
      const laid = found === null ? null : applyArrangement(begun, found.sets)
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
