/** The licences of what ends up in the page, read from the packages themselves when it is built. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const INSIDE = [
  '@fontsource/young-serif',
  '@fontsource-variable/source-sans-3',
  '@noble/hashes',
  'pure-rand',
  'react',
  'react-dom',
  'scheduler',
  'uqr',
  'valibot',
  'wouter',
  'zustand',
  'zzfx',
]

const require = createRequire(import.meta.url)

/** A package's folder, whether or not it lets its package.json be imported. */
const folderOf = (name: string): string => {
  const places = require.resolve.paths(name) ?? []
  for (const place of places)
    try {
      readFileSync(join(place, name, 'package.json'))
      return join(place, name)
    } catch {
      // not installed here
    }
  return dirname(require.resolve(name))
}

const read = (name: string) => {
  const folder = folderOf(name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; license: string }
  const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each))
  return { name, version, licence: license, text: file === undefined ? license : readFileSync(join(folder, file), 'utf8') }
}

const NAME = 'virtual:licences'

export const licences = (): Plugin => ({
  name: 'tortuga-licences',
  resolveId: id => (id === NAME ? `\0${NAME}` : null),
  load: id => (id === `\0${NAME}` ? `export default ${JSON.stringify(INSIDE.map(read))}` : null),
})
