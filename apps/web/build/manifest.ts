/** Writes the web app manifest of each language, with one shortcut per game. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type * as kit from '@tortuga/kit'
import type { ByLanguage } from '@tortuga/kit'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import type * as texts from '../src/text/manifest.ts'

/** The part of the page's registry that a manifest needs; its own types include JSX, which this program does not compile. */
type Registry = { readonly GAMES: readonly { readonly listing: { readonly id: string; readonly title: ByLanguage<string> } }[] }

const SOURCES = join(import.meta.dirname, '../src')

const NO_STYLES = '\0no-styles'

/** A listing may import parts of the page that bring their styles, which nothing here needs. */
const withoutStyles = (): Plugin => ({
  name: 'tortuga-without-styles',
  enforce: 'pre',
  resolveId: source => (source.endsWith('.css') ? NO_STYLES : null),
  load: id => (id === NO_STYLES ? '' : null),
})

/** Vite's own loader reads TypeScript sources of the page. */
const load = async <A>(file: string): Promise<A> =>
  (await runnerImport<A>(join(SOURCES, file), { configFile: false, logLevel: 'error', plugins: [withoutStyles()] })).module

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const COMMON = {
  id: '/',
  short_name: 'Tortuga',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#0a2122',
  background_color: '#0a2122',
  categories: ['games'],
  icons: [icon('icon-192.png', 192, 'any'), icon('icon-512.png', 512, 'any'), icon('maskable-512.png', 512, 'maskable')],
}

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
        const { LANGUAGES } = await load<typeof kit>('../../../packages/kit/src/text/language.ts')
        const { GAMES } = await load<Registry>('games/registered-games.ts')
        const { MANIFEST_TEXTS } = await load<typeof texts>('text/manifest.ts')
        for (const language of LANGUAGES) {
          const { name, description, shortcut } = MANIFEST_TEXTS[language]
          const shortcuts = GAMES.map(({ listing: { id, title } }) => ({
            name: title[language],
            description: shortcut(title[language]),
            url: `/play/${id}`,
          }))
          const body = JSON.stringify({ ...COMMON, name, description, lang: language, shortcuts })
          writeFileSync(join(folder, `manifest.${language}.webmanifest`), body)
        }
      },
    },
  }
}
