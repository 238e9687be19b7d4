/** Shortcuts of the installed page, one a game, as the page's own registry has them: written into the manifest of each language. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'

const REGISTRY = join(import.meta.dirname, '../src/registry.ts')

type Faces = { readonly REGISTRY: readonly { readonly face: { readonly id: string; readonly title: Readonly<Record<string, string>> } }[] }

const DESCRIPTIONS = {
  en: (title: string) => `Play ${title} against bots`,
  pl: (title: string) => `Zagraj z botami: ${title}`,
} as const

export const manifest = (): Plugin => {
  let folder = ''
  return {
    name: 'tortuga-manifest',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const { module } = await runnerImport<Faces>(REGISTRY, { configFile: false, logLevel: 'error' })
        for (const [language, describe] of Object.entries(DESCRIPTIONS)) {
          const file = join(folder, `manifest.${language}.webmanifest`)
          const shortcuts = module.REGISTRY.map(({ face: { id, title } }) => ({
            name: title[language] ?? id,
            description: describe(title[language] ?? id),
            url: `/play/${id}`,
          }))
          writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), shortcuts }))
        }
      },
    },
  }
}
