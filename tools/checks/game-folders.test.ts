/** Every game has the files and folders that CONTRIBUTING.md promises, and its README names none that are missing. */
import { MANIFESTS } from '@tortuga/games'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../files.ts'

const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')
const block = /A game's folder:\n\n```\n([\s\S]*?)```/.exec(read('CONTRIBUTING.md'))?.[1] ?? ''

/** CONTRIBUTING.md says which games have them. */
const OPTIONAL = ['rules/data/', 'web/art/tokens.css']

/** Files and folders that a text names, with or without backticks around them. */
const PATH = /(?<![\w./])[a-z][\w-]*(?:\/[a-z][\w-]*)*(?:\/|(?:\.[a-z]+)?\.(?:ts|tsx|md|css|json))(?![\w/])/g
const pathsIn = (text: string): readonly string[] => text.match(PATH) ?? []

/** The block has one row for each folder, and the row names what is in it. */
const promised = block
  .split(/\n(?=\S)/)
  .flatMap(row => {
    const [, folder = '', rest = row] = /^([a-z]+\/)\s+([\s\S]*)$/.exec(row) ?? []
    return [folder, ...pathsIn(rest).map(path => `${folder}${path}`)]
  })
  .filter(path => path !== '' && !OPTIONAL.includes(path))

const has = (game: string, path: string): boolean => existsSync(`${ROOT}games/${game}/${path}`)

/** A README names files by their path in the game, in the folder of the row that names them, or in `rules/`. */
const isFound = (game: string, row: string, path: string): boolean => {
  const folders = ['', 'rules/', ...pathsIn(row).filter(each => each.endsWith('/'))]
  return folders.some(folder => has(game, `${folder}${path}`))
}

/** A game as small as `examples/nim` has its rules in one file. */
const games = MANIFESTS.map(({ id }) => id).filter(game => has(game, 'rules/data/types.ts'))

it('looks at the large games', () => expect(games.length).toBeGreaterThan(3))

describe.each(games)('%s', game => {
  it('has what CONTRIBUTING.md promises', () => {
    expect(promised.length).toBeGreaterThan(30)
    expect(promised.filter(path => !has(game, path))).toEqual([])
  })

  it('has a lesson', () => {
    expect(MANIFESTS.find(({ id }) => id === game)?.load.lessons).toBeTypeOf('function')
  })

  it('has the files and folders of its README', () => {
    const named = read(`games/${game}/README.md`)
      .split('\n')
      .flatMap(row =>
        [...row.matchAll(/`([^`]+)`/g)]
          .flatMap(([, code = '']) => (/^\S+$/.test(code) ? pathsIn(code) : []))
          .map(path => [row, path] as const),
      )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(([row, path]) => !isFound(game, row, path)).map(([, path]) => path)).toEqual([])
  })
})
