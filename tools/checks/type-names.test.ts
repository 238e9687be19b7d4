/** The check of exported type names, on small sources of its own. */
import { describe, expect, it } from 'vitest'
import { findAmbiguousNames, readTypeNames } from './type-names.ts'

describe('reading exported type names', () => {
  it.each([
    ['export type Line = string', ['Line']],
    ['export interface Line { a: string }', ['Line']],
    ['export class Fault extends Error {}', ['Fault']],
    ['export type Box<A> = { a: A }', ['Box']],
    ['type Line = string', []],
    ['export const Line = 1', []],
    ["export type { Line } from './line.ts'", []],
    ["export { line, type Line } from './line.ts'", []],
    ["export type { Line as ChatLine } from './line.ts'", ['ChatLine']],
    ["export { type Line as ChatLine, rest } from './line.ts'", ['ChatLine']],
  ])('%s', (source, names) => expect(readTypeNames(source)).toEqual(names))
})

describe('finding names with two meanings', () => {
  const find = (...rows: readonly (readonly [file: string, name: string])[]): string[] =>
    findAmbiguousNames(new Map(rows.map(([file, name]) => [file, [name]])))

  it('accepts a name that exists once, and contract names once per game', () => {
    expect(find(['apps/cli/src/a.ts', 'Line'], ['apps/web/src/b.ts', 'Row'])).toEqual([])
    expect(find(['games/rum/rules/data/types.ts', 'State'], ['games/rummikub/rules/data/types.ts', 'State'])).toEqual([])
    expect(find(['games/rum/rules/data/types.ts', 'State'], ['packages/kit/test/toy/types.ts', 'State'])).toEqual([])
  })

  it.each([
    [
      'two files of one app',
      [
        ['apps/cli/src/a.ts', 'Line'],
        ['apps/cli/src/b.ts', 'Line'],
      ],
    ],
    [
      'two games, if the contract does not have the name',
      [
        ['games/rum/rules/a.ts', 'Way'],
        ['games/rummikub/rules/b.ts', 'Way'],
      ],
    ],
    [
      'a contract name twice in one game',
      [
        ['games/rum/rules/data/types.ts', 'State'],
        ['games/rum/web/a.ts', 'State'],
      ],
    ],
    [
      'a contract name outside the games',
      [
        ['games/rum/rules/data/types.ts', 'State'],
        ['apps/web/src/a.ts', 'State'],
      ],
    ],
  ] as const)('reports %s', (_, rows) => expect(find(...rows)).toHaveLength(1))
})
