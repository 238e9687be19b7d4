/** Lists the project's files: paths relative to its root, with forward slashes. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const IGNORED = /(^|\/)(node_modules|dist)(\/|$)|^bench\/peers\//

/** Every matching file below a folder, sorted; empty if the folder does not exist. */
export const listFiles = (folder: string, wanted: RegExp): string[] => {
  try {
    return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter(path => wanted.test(path) && !IGNORED.test(path))
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** The folders with source files. */
export const SOURCE_FOLDERS = ['packages', 'games', 'examples', 'apps', 'tools', 'bench']
export const SOURCE = /\.(ts|tsx|mts|mjs|js)$/

export const listSources = (): readonly string[] => SOURCE_FOLDERS.flatMap(folder => listFiles(folder, SOURCE))
