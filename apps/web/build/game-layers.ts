/**
 * Decides which layers of the games a build contains. The manifests import every layer lazily, but a bundler includes whatever can be imported:
 * without this plugin the page and its list of offline files would contain terminal tables, lenses and test drivers.
 */
import { parseSync, Visitor } from 'vite'
import type { ESTree, Plugin } from 'vite'

const MANIFEST = /\/games\/[^/]+\/game\.ts$/
const IMPORT = /import\('(\.\/([^/']+)\/[^']*)'\)/g

/** Layers that only the tools and the bench read. */
const UNREAD = ['golden', 'goals']

/** The listings belong to the first visit, so they must not take further requests. */
const isEager = (path: string): boolean => path.endsWith('/listing.tsx')

/** The members of a manifest that this build does not use: figures for tools, and functions that import a layer of another build. */
const findUnused = (code: string, layers: readonly string[]): readonly ESTree.ObjectProperty[] => {
  const found: ESTree.ObjectProperty[] = []
  const importsOther = ({ start, end }: ESTree.Expression): boolean =>
    [...code.slice(start, end).matchAll(IMPORT)].some(([, , layer = '']) => !layers.includes(layer))
  new Visitor({
    Property: property => {
      if (property.type !== 'Property' || property.kind !== 'init' || property.value.type === 'AssignmentPattern') return
      const isUnread = property.key.type === 'Identifier' && UNREAD.includes(property.key.name)
      const isOther = property.value.type === 'ArrowFunctionExpression' && importsOther(property.value)
      if (isUnread || isOther) found.push(property as ESTree.ObjectProperty)
    },
  }).visit(parseSync('game.ts', code).program)
  return found
}

/** The code without these ranges and the commas after them. */
const cut = (code: string, ranges: readonly { readonly start: number; readonly end: number }[]): string =>
  ranges.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)

/** `layers` are the folders of a game that this build contains. The manifests have no functions for the others. The development server bundles nothing, so it has all layers. */
export const gameLayers = (...layers: readonly string[]): Plugin => {
  let isServing = false
  return {
    name: 'tortuga-game-layers',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isServing = command === 'serve'
    },
    transform: (code, id) => {
      if (!MANIFEST.test(id)) return null
      const eager: string[] = []
      const body = cut(code, isServing ? [] : findUnused(code, layers)).replaceAll(IMPORT, (whole, path: string) => {
        if (!isEager(path)) return whole
        eager.push(path)
        return `Promise.resolve(eager${eager.length})`
      })
      return [...eager.map((path, index) => `import * as eager${index + 1} from '${path}'`), body].join('\n')
    },
  }
}
