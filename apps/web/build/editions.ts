/** Names the files of frozen editions after game and rules, so that the list of offline files can tell them apart from the page's own. */
import type { Rollup } from 'vite'

const MODULE = /\/games\/([^/]+)\/editions\/(\d+)\.js$/
const FILE = /^\/assets\/edition-(.+)-(\d+)-[\w-]{8}\.js$/

/** A pattern for the name of a chunk's file. */
export const nameChunk = ({ facadeModuleId }: Rollup.PreRenderedChunk): string => {
  const [, game, rules] = MODULE.exec(facadeModuleId ?? '') ?? []
  return game === undefined ? 'assets/[name]-[hash].js' : `assets/edition-${game}-${rules}-[hash].js`
}

/** The edition that the file at a path contains, as in `rum 1`; null for every other file. */
export const editionIn = (path: string): string | null => {
  const [, game, rules] = FILE.exec(path) ?? []
  return game === undefined ? null : `${game} ${rules}`
}
