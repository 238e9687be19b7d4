/** The house's own files, as the tools see them: paths from the root with forward slashes. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const NEVER = /(^|\/)(node_modules|dist)(\/|$)|^bench\/peers\//

/** Every file below a folder, in order; none where the folder is missing. */
export const listFiles = (folder: string, wanted: RegExp): string[] => {
  try {
    return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter(path => wanted.test(path) && !NEVER.test(path))
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
