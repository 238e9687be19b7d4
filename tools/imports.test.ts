/** The import table, held against every source file of the house, and the checker held against planted violations. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPUTED, findCycles, readImports, targetOf, violations } from './imports.ts'
import { listFiles, ROOT } from './sources.ts'

const FOLDERS = ['packages', 'games', 'apps', 'tools', 'bench']
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/

const files = FOLDERS.flatMap(folder => listFiles(folder, SOURCE))
const imports = new Map(files.map(file => [file, readImports(readFileSync(`${ROOT}${file}`, 'utf8'))]))

describe('the whole house', () => {
  it('was read: every workspace, and every source file that git tracks', () => {
    const homes = ['packages', 'games', 'apps']
      .flatMap(folder => listFiles(folder, /^[^/]+\/[^/]+\/package\.json$/))
      .map(path => path.replace('package.json', ''))
    expect(homes).toContain('packages/kit/')
    expect([...homes, 'tools/'].filter(home => !files.some(file => file.startsWith(home)))).toEqual([])
    if (existsSync(`${ROOT}.git`)) expect(files).toEqual(expect.arrayContaining(trackedSources()))
    expect([...imports.values()].flat().length).toBeGreaterThan(files.length / 2)
  })

  it('keeps to the import table', () => {
    expect([...imports].flatMap(([file, found]) => violations(file, found))).toEqual([])
  })

  it('has no cycle of files', () => {
    const graph = new Map([...imports].map(([file, found]) => [file, found.flatMap(({ specifier }) => targetOf(file, specifier) ?? [])]))
    expect(findCycles(graph).map(ring => ring.join(' → '))).toEqual([])
  })
})

/** What git tracks and is still on disk: a file being removed is no reason to complain. */
const trackedSources = (): string[] =>
  execFileSync('git', ['ls-files', '--', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(file => SOURCE.test(file) && !file.startsWith('bench/peers/') && existsSync(`${ROOT}${file}`))

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

  it('takes imports over several lines, and nothing else', () => {
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
  const check = (file: string, specifier: string, isType = false): number => violations(file, [{ specifier, isType }]).length

  it.each([
    ['packages/kit/src/match.ts', '@noble/hashes/sha2.js'],
    ['packages/kit/laws/index.ts', 'fast-check'],
    ['packages/kit/laws/index.ts', '../src/index.ts'],
    ['packages/kit/test/toy/apply.ts', '../../src/index.ts'],
    ['packages/kit/src/match.test.ts', 'vitest'],
    ['packages/room/src/room.ts', '@tortuga/kit'],
    ['games/rum/rules/apply.ts', './check.ts'],
    ['games/rum/bots/index.ts', '../rules/index.ts'],
    ['games/rum/bots/index.ts', '@tortuga/rum/rules'],
    ['games/rum/rules/laws.test.ts', '@tortuga/kit/laws'],
    ['games/rum/web/table.tsx', 'react'],
    ['apps/server/src/games.ts', '@tortuga/rum/bots'],
    ['apps/cli/src/main.ts', '@tortuga/server'],
    ['apps/web/src/games.ts', '@tortuga/rum/web'],
    ['bench/rules.ts', '../games/rum/rules/index.ts'],
  ])('lets %s import %s', (file, specifier) => expect(check(file, specifier)).toBe(0))

  it.each([
    ['packages/kit/src/match.ts', '@tortuga/room'],
    ['packages/kit/src/match.ts', 'vitest'],
    ['packages/kit/src/match.ts', 'node:fs'],
    ['packages/kit/src/match.ts', '../laws/index.ts'],
    ['packages/kit/src/match.ts', '../test/toy/index.ts'],
    ['packages/kit/src/match.ts', COMPUTED],
    ['packages/room/src/room.ts', '@tortuga/rum/rules'],
    ['packages/room/src/room.ts', '../../kit/src/game.ts'],
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
    ['apps/server/src/games.ts', '@tortuga/rum/text'],
    ['apps/cli/src/main.ts', '@tortuga/rum/web'],
    ['apps/cli/src/main.ts', '@tortuga/ui'],
    ['apps/cli/src/main.ts', '../../server/src/store.ts'],
    ['apps/web/src/main.tsx', '@tortuga/server'],
    ['games/rum/extras/odd.ts', './x.ts'],
  ])('stops %s importing %s', (file, specifier) => expect(check(file, specifier)).toBe(1))

  it('lets text import the types of its rules, and of no other game', () => {
    expect(check('games/rum/text/en.ts', '../rules/index.ts', true)).toBe(0)
    expect(check('games/rum/text/en.ts', '@tortuga/rummikub/rules', true)).toBe(1)
  })

  it('finds cycles, also long ones, once', () => {
    const graph = new Map([
      ['a', ['b', 'lib']],
      ['b', ['c']],
      ['c', ['b']],
      ['d', ['a', 'c']],
    ])
    expect(findCycles(graph)).toEqual([['b', 'c', 'b']])
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
