/** The licences of all packages in the page, read from the packages at build time. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const PACKAGES = [
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

/** A package's folder; some packages do not export their package.json, so this looks for it in each node_modules folder. */
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

const PackageSchema = v.object({ version: v.string(), license: v.string() })

const read = (name: string) => {
  const folder = folderOf(name)
  const { version, license } = v.parse(PackageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each))
  return { name, version, licence: license, text: file === undefined ? license : readFileSync(join(folder, file), 'utf8') }
}

const NAME = 'virtual:licences'

export const licences = (): Plugin => ({
  name: 'tortuga-licences',
  resolveId: id => (id === NAME ? `\0${NAME}` : null),
  load: id => (id === `\0${NAME}` ? `export default ${JSON.stringify(PACKAGES.map(read))}` : null),
})
