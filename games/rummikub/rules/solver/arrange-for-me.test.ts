/** *Arrange for me* repairs a draft with few changes and leaves tiles that do not fit on the rack. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { findSetFault, FREE_SETS, kindOfTiles } from '../sets/sets.ts'
import { parseTable } from '../notation/moves.ts'
import type { Face, TileTable } from '../data/types.ts'
import { aid, type Arrangement, type ArrangeRequest } from './arrange-for-me.ts'
import { solve, solveOpening } from './solve.ts'
import { drawPosition, tilesOn, type SolverPosition } from './testing.ts'

/** `plain R4 R5 R6`, `broken K1 (K2)`: tiles from the rack are in brackets. */
const parseSet = (text: string): ArrangeRequest['sets'][number] => {
  const [state, ...words] = text.split(' ')
  const tiles = words.map(word => word.replace(/[()]/g, ''))
  const own = words.filter(word => word.startsWith('(')).map(word => word.replace(/[()]/g, ''))
  return { kind: kindOfTiles(tiles) ?? 'run', tiles, own, state: state as 'plain' }
}
const print = ({ table, left }: Arrangement): string =>
  `${table
    .map(({ tiles }) => tiles.join(' '))
    .toSorted()
    .join(' / ')} | ${left.join(' ')}`
/** All answers, best first. The table before the turn is the tiles of the sets that did not come from the rack, unless it is given. */
const askAll = (sets: readonly string[], more: string, opening: number | null = null, base?: string): readonly string[] => {
  const drafted = sets.map(parseSet)
  const old = drafted
    .map(({ kind, tiles, own }) => ({ kind, tiles: tiles.filter(tile => !own.includes(tile)) }))
    .filter(set => set.tiles.length > 0)
  const request = {
    base: base === undefined ? old : parseTable(base),
    sets: drafted,
    more: more.split(' ').filter(word => word !== ''),
    opening,
  }
  return aid(request).map(print)
}
const ask = (...request: Parameters<typeof askAll>): string | undefined => askAll(...request)[0]

describe('arrange for me', () => {
  it('changes only the broken sets if that is enough', () => {
    expect(ask(['plain K1 K2 K3', 'broken R4 R5 R6 R7 R8 (R6)'], '')).toBe('K1 K2 K3 / R4 R5 R6 / R6 R7 R8 | ')
    expect(ask(['broken O5 O6 (O8)', 'broken O7', 'plain K7 R7 B7'], '')).toBe('K7 R7 B7 / O5 O6 O7 O8 | ')
  })

  it('takes apart one or two more sets before the whole table', () => {
    expect(ask(['plain K1 K2 K3', 'plain R4 R5 R6 R7 R8'], 'R6')).toBe('K1 K2 K3 / R4 R5 R6 / R6 R7 R8 | ')
    expect(ask(['plain K9 K10 K11 K12', 'plain O1 O2 O3', 'plain B9 B10 B11 B12'], 'R9')).toContain('O1 O2 O3')
  })

  it('rebuilds the whole table if necessary', () => {
    expect(ask(['plain O5 O6 O7', 'plain R5 R6 R7', 'plain K5 K6 K7 K8 K9'], 'K10 B5')).toMatch(/\| $/)
  })

  it('leaves tiles that do not fit on the rack', () => {
    expect(ask(['plain K1 K2 K3', 'broken (R9) (K4)'], '')).toBe('K1 K2 K3 K4 | R9')
    expect(ask(['broken K1 K2', 'broken K3'], '')).toBe('K1 K2 K3 | ')
    expect(ask(['broken K1 K2 (R9)', 'broken K3 (B1)'], 'K4', null, 'K1 K2 K3')).toBe('K1 K2 K3 K4 | R9 B1')
  })

  it('has no answer if the tiles of the table itself make no sets', () => {
    expect(askAll(['broken K1 K2', 'broken R9'], '')).toEqual([])
  })

  it('finds most of the tiles, not just some', () => {
    const base = 'B4 B5 B6 / R8 O8 K8 / K9 K10 K11'
    expect(ask(['plain B4 B5 B6', 'plain R8 O8 K8', 'plain K9 K10 K11'], 'B7 B8 R1 K12 O2', null, base)).toBe(
      'B4 B5 B6 B7 B8 / K9 K10 K11 K12 / R8 O8 K8 | R1 O2',
    )
  })

  it('keeps the tiles that are laid already if that costs none', () => {
    expect(ask(['plain K1 K2 K3', 'broken (R9) (B9)'], 'O9 R8 R10', null, 'K1 K2 K3')).toBe('K1 K2 K3 / R9 B9 O9 | R8 R10')
  })

  describe('finds as many tiles as the solver proves possible', () => {
    const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1)
    const position = (seed: number): SolverPosition =>
      drawPosition(fastRandom(seed), { tableTiles: 18 + (seed % 4) * 12, rackTiles: 14, jokers: 2, seats: 2 + (seed % 4) })
    const plain = (table: TileTable): ArrangeRequest['sets'] =>
      table.map(({ kind, tiles }) => ({ kind, tiles: [...tiles], own: [], state: 'plain' }))
    const check = ({ table, rack }: SolverPosition, sets: ArrangeRequest['sets'], more: readonly Face[]): void => {
      const base = table.map(({ kind, tiles }) => ({ kind, tiles: [...tiles] }))
      const best = solve(tilesOn(table), rack, 'tiles')
      const [first] = aid({ base, sets, more: [...more], opening: null })
      expect(first?.left.length).toBe(best?.left.length)
      expect(first?.table.map(set => findSetFault(set, 0, FREE_SETS))).toEqual(first?.table.map(() => null))
      expect([...tilesOn(first?.table ?? []), ...(first?.left ?? [])].toSorted()).toEqual([...tilesOn(table), ...rack].toSorted())
    }

    it('from an untouched rack', () => {
      for (const seed of SEEDS) {
        const { table, rack } = position(seed)
        check({ table, rack }, plain(table), rack)
      }
    })

    it('in a turn with tiles already laid, fitting or not', () => {
      for (const seed of SEEDS) {
        const { table, rack } = position(seed)
        const laid = rack.slice(0, 1 + (seed % 5))
        check(
          { table, rack },
          [...plain(table), { kind: 'run', tiles: [...laid], own: [...laid], state: 'broken' }],
          rack.slice(laid.length),
        )
        const [set] = plain(table)
        if (set === undefined) continue
        const grown = { ...set, tiles: [...set.tiles, ...laid], own: [...laid], state: 'broken' as const }
        check({ table, rack }, [grown, ...plain(table).slice(1)], rack.slice(laid.length))
      }
    })

    it('in an opening', () => {
      for (const seed of SEEDS) {
        const { table, rack } = position(seed)
        const best = solveOpening(rack, 'tiles', 30)
        const [first] = aid({
          base: table.map(({ kind, tiles }) => ({ kind, tiles: [...tiles] })),
          sets: plain(table),
          more: [...rack],
          opening: 30,
        })
        if (best !== null) expect(first?.left.length).toBe(best.left.length)
      }
    })
  })

  it('also offers arrangements in which sets with jokers stay whole, for options that restrict jokers', () => {
    const answers = askAll(['plain B3 B4 J', 'plain R9 R10 R11'], 'B5 R12', null, 'B3 B4 J / R9 R10 R11')
    expect(answers.at(0)).toMatch(/\| $/)
    expect(answers.some(answer => answer.includes('B3 B4 J') && answer.includes('R9 R10 R11 R12'))).toBe(true)
  })

  it('does not touch the table before the opening and tries to reach its sum', () => {
    expect(ask(['plain K1 K2 K3', 'broken (R10) (B10) (J)', 'broken (K4)'], '', 30)).toMatch(/^K1 K2 K3 \/ .*10.*\| K4$/)
    expect(ask(['broken (R1) (R2)'], 'R3', 30)).toBe('R1 R2 R3 | ')
    expect(ask(['plain K1 K2 K3', 'broken (R1) (R2)'], '', 30)).toBe('K1 K2 K3 | R1 R2')
  })

  it('puts a table that was touched before the opening back, and opens with the tiles in it', () => {
    expect(ask(['broken K1 K2 (R10)', 'broken K3 (B10)'], 'K10', 30, 'K1 K2 K3')).toBe('K1 K2 K3 / K10 R10 B10 | ')
  })

  it('throws on malformed requests', () => {
    expect(() => aid({ base: [], sets: [], more: ['X1'], opening: null })).toThrow()
    expect(() => aid(null)).toThrow()
  })
})
