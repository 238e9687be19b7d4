/** Checks every source file against the import table, and the checker itself against planted violations. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  COMPUTED,
  findCycles,
  findLargeFolders,
  graphOfFolders,
  LARGE_FOLDERS,
  MAX_FILES,
  readImports,
  resolveImport,
  findViolations,
} from './imports.ts'
import { listFiles, listSources, ROOT } from '../files.ts'

const files = listSources()
const imports = new Map(files.map(file => [file, readImports(readFileSync(`${ROOT}${file}`, 'utf8'))]))
const graph = new Map([...imports].map(([file, found]) => [file, found.flatMap(({ specifier }) => resolveImport(file, specifier) ?? [])]))

describe('the whole project', () => {
  it('reads every workspace', () => {
    const homes = ['packages', 'games', 'apps']
      .flatMap(folder => listFiles(folder, /^[^/]+\/[^/]+\/package\.json$/))
      .map(path => path.replace('package.json', ''))
    expect(homes).toContain('packages/kit/')
    expect([...homes, 'tools/'].filter(home => !files.some(file => file.startsWith(home)))).toEqual([])
    expect([...imports.values()].flat().length).toBeGreaterThan(files.length / 2)
  })

  it('follows the import table', () => {
    expect([...imports].flatMap(([file, found]) => findViolations(file, found))).toEqual([])
  })

  it('has no cycle of files', () => {
    expect(findCycles(graph).map(cycle => cycle.join(' → '))).toEqual([])
  })

  it('has no cycle of folders inside a package, an app or a layer of a game', () => {
    const folders = graphOfFolders(graph)
    expect(folders.size).toBeGreaterThan(40)
    expect(findCycles(folders).map(cycle => cycle.join(' → '))).toEqual([])
  })

  it('has no folder with too many files, and none in the list of large folders that has become small', () => {
    expect(
      findLargeFolders(files)
        .map(([folder]) => folder)
        .toSorted(),
    ).toEqual(LARGE_FOLDERS.map(([folder]) => folder).toSorted())
  })
})

describe('large folders', () => {
  const folder = (count: number, name: (index: number) => string): readonly string[] =>
    Array.from({ length: count }, (_, index) => `a/${name(index)}`)

  it('are those with more than the limit', () => {
    expect(findLargeFolders(folder(MAX_FILES, index => `${index}.ts`))).toEqual([])
    expect(findLargeFolders(folder(MAX_FILES + 1, index => `${index}.tsx`))).toEqual([['a', MAX_FILES + 1]])
  })

  it('are measured without tests and without the folders in them', () => {
    expect(findLargeFolders(folder(MAX_FILES + 1, index => `${index}.gate.test.ts`))).toEqual([])
    expect(findLargeFolders(folder(MAX_FILES + 1, index => `${index}/index.ts`))).toEqual([])
  })
})

describe('reading imports', () => {
  const read = (...lines: string[]): string[] =>
    readImports(lines.join('\n')).map(({ specifier, isType }) => (isType ? `type ${specifier}` : specifier))

  it.each([
    ["import { a } from './a.ts'", './a.ts'],
    ["import a, { b } from 'lib'", 'lib'],
    ["import * as a from 'lib/sub'", 'lib/sub'],
    ["import './side.css'", './side.css'],
    ["import type { A } from './a.ts'", 'type ./a.ts'],
    ["import { type A } from './a.ts'", './a.ts'],
    ["export * from './a.ts'", './a.ts'],
    ["export type { A } from './a.ts'", 'type ./a.ts'],
    ["const a = await import('./a.ts')", './a.ts'],
    ["const a = require('lib')", 'lib'],
    ['const a = await import(name)', COMPUTED],
    ["new Worker(new URL('../bots/worker.ts', import.meta.url))", '../bots/worker.ts'],
  ])('%s', (line, wanted) => expect(read(line)).toEqual([wanted]))

  it('reads imports over several lines and ignores everything else', () => {
    expect(read('import {', '  a,', '  b,', "} from './ab.ts'", '', 'export type {', '  C,', "} from './c.ts'")).toEqual([
      './ab.ts',
      'type ./c.ts',
    ])
    expect(
      read('export type A = {', "  readonly from: 'here'", '}', "export const b = 'from'", 'export { c }', "import d from 'd'"),
    ).toEqual(['d'])
  })
})

describe('the checker', () => {
  const check = (file: string, specifier: string, isType = false, isLazy = false): number =>
    findViolations(file, [{ specifier, isType, isLazy }]).length

  it.each([
    ['packages/kit/src/match.ts', '@noble/hashes/sha2.js'],
    ['packages/kit/laws/index.ts', 'fast-check'],
    ['packages/kit/laws/index.ts', '../src/index.ts'],
    ['packages/kit/test/toy/apply.ts', '../../src/index.ts'],
    ['packages/kit/src/match.test.ts', 'vitest'],
    ['packages/room/src/live/room.ts', '@tortuga/kit'],
    ['games/rum/rules/apply.ts', './check.ts'],
    ['games/rum/bots/index.ts', '../rules/index.ts'],
    ['games/rum/bots/index.ts', '@tortuga/rum/rules'],
    ['games/rum/rules/laws.test.ts', '@tortuga/kit/laws'],
    ['games/rum/web/table.tsx', 'react'],
    ['games/rum/lens/index.ts', '../text/index.ts'],
    ['games/index.ts', './rum/game.ts'],
    ['games/rum/game.ts', '@tortuga/games/manifest'],
    ['examples/nim/bots/index.ts', '../rules/index.ts'],
    ['apps/server/src/games.ts', '@tortuga/games'],
    ['apps/cli/src/main.ts', '@tortuga/server'],
    ['apps/cli/src/solve.ts', '@tortuga/rum/rules'],
    ['apps/web/src/games.ts', '@tortuga/games/manifest'],
    ['bench/rules.ts', '../games/rum/rules/index.ts'],
  ])('allows %s to import %s', (file, specifier) => expect(check(file, specifier)).toBe(0))

  it.each([
    ['packages/kit/src/match.ts', '@tortuga/room'],
    ['packages/kit/src/match.ts', 'vitest'],
    ['packages/kit/src/match.ts', 'node:fs'],
    ['packages/kit/src/match.ts', '../laws/index.ts'],
    ['packages/kit/src/match.ts', '../test/toy/index.ts'],
    ['packages/kit/src/match.ts', COMPUTED],
    ['packages/room/src/live/room.ts', '@tortuga/rum/rules'],
    ['packages/room/src/live/room.ts', '../../../kit/src/game.ts'],
    ['games/rum/rules/apply.ts', '../bots/index.ts'],
    ['games/rum/rules/apply.ts', '../text/en.ts'],
    ['games/rum/rules/apply.ts', './apply.test.ts'],
    ['games/rum/rules/apply.ts', '@tortuga/kit/laws'],
    ['games/rum/rules/apply.ts', '@tortuga/rummikub/rules'],
    ['games/rum/rules/apply.test.ts', '../../rummikub/rules/index.ts'],
    ['games/rum/bots/index.ts', 'pure-rand'],
    ['games/rum/text/en.ts', '../rules/index.ts'],
    ['games/rum/web/table.tsx', '../bots/index.ts'],
    ['packages/ui/src/card.tsx', '@tortuga/rum/rules'],
    ['games/rum/game.ts', './rules/index.ts'],
    ['games/rum/game.ts', '../rummikub/game.ts'],
    ['games/rum/game.ts', 'valibot'],
    ['games/rum/game.ts', '@tortuga/ui/contract'],
    ['games/index.ts', './rum/rules/index.ts'],
    ['games/rum/lens/index.ts', '../web/index.tsx'],
    ['games/rum/editions/1.js', '@tortuga/kit'],
    ['games/rum/rules/apply.ts', '../editions/1.js'],
    ['games/rum/web/table.tsx', '../game.ts'],
    ['examples/nim/rules/index.ts', '../bots/index.ts'],
    ['apps/server/src/games.ts', '@tortuga/rum/bots'],
    ['apps/server/src/games.ts', '@tortuga/rum/text'],
    ['apps/web/src/games.ts', '@tortuga/rum/web'],
    ['apps/cli/src/main.ts', '@tortuga/rum/web'],
    ['apps/cli/src/main.ts', '@tortuga/ui'],
    ['apps/cli/src/main.ts', '../../server/src/store.ts'],
    ['apps/web/src/main.tsx', '@tortuga/server'],
    ['games/rum/extras/odd.ts', './x.ts'],
  ])('forbids %s to import %s', (file, specifier) => expect(check(file, specifier)).toBe(1))

  it('allows text to import the types of its own rules, but not of another game', () => {
    expect(check('games/rum/text/en.ts', '../rules/index.ts', true)).toBe(0)
    expect(check('games/rum/text/en.ts', '@tortuga/rummikub/rules', true)).toBe(1)
  })

  it('allows a manifest to import the layers of its own game as types and lazily', () => {
    expect(check('games/rum/game.ts', './rules/index.ts', true)).toBe(0)
    expect(check('games/rum/game.ts', './web/index.tsx', false, true)).toBe(0)
    expect(check('games/rum/game.ts', './editions/1.js', false, true)).toBe(0)
    expect(check('games/rum/game.ts', './test/journey.ts', false, true)).toBe(0)
    expect(check('games/rum/game.ts', './test/helpers.ts', false, true)).toBe(1)
    expect(check('games/rum/game.ts', '@tortuga/server', false, true)).toBe(1)
    expect(check('games/rum/rules/apply.ts', '../web/index.tsx', false, true)).toBe(1)
  })

  it('derives a folder graph in which entry files, tests and other layers do not count', () => {
    const folders = graphOfFolders(
      new Map([
        ['apps/web/src/main.tsx', ['apps/web/src/home/home.tsx']],
        ['apps/web/src/home/home.tsx', ['apps/web/src/table/page.tsx', 'packages/kit/src/index.ts']],
        ['apps/web/src/home/home.test.ts', ['apps/web/src/main.tsx']],
        ['apps/web/src/table/page.tsx', ['apps/web/src/hooks.ts', 'apps/web/src/main.tsx']],
        ['apps/web/src/hooks.ts', ['apps/web/src/home/home.tsx']],
        ['games/rum/rules/apply.ts', ['games/rum/rules/notation/state.ts', 'games/rum/rules/types.ts']],
        ['games/rum/rules/notation/state.ts', ['games/rum/rules/types.ts']],
      ]),
    )
    expect(folders.get('apps/web/src/home')).toEqual(['apps/web/src/table'])
    expect(folders.get('games/rum/rules/notation')).toEqual(['games/rum/rules/types.ts'])
    expect(findCycles(folders)).toEqual([
      ['apps/web/src/main.tsx', 'apps/web/src/home', 'apps/web/src/table', 'apps/web/src', 'apps/web/src/home'].slice(1),
      ['apps/web/src/main.tsx', 'apps/web/src/home', 'apps/web/src/table', 'apps/web/src/main.tsx'],
    ])
  })

  it('finds each cycle once, also a long one', () => {
    const letters = new Map([
      ['a', ['b', 'lib']],
      ['b', ['c']],
      ['c', ['b']],
      ['d', ['a', 'c']],
    ])
    expect(findCycles(letters)).toEqual([['b', 'c', 'b']])
    expect(
      findCycles(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([])
  })
})
