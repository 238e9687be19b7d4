/** Loads the files of a game in the workbench: layers by the manifest, golden games as raw text. */
import { MANIFESTS } from '@tortuga/games'
import { LANGUAGES } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import type { PieceGallery, WebGame } from '@tortuga/ui'
import { loadCatalogueFiles } from './game-files.ts'
import type { CatalogueFiles, GoldenTexts } from './game-files.ts'

const GOLDEN = import.meta.glob<string>('../../../../games/*/golden/*.txt', { query: '?raw', import: 'default' })

const goldenTextsOf = (game: string): GoldenTexts =>
  new Map(
    Object.entries(GOLDEN).flatMap(([path, load]) => {
      const [, folder, name = ''] = /games\/([^/]+)\/golden\/(.*)\.txt$/.exec(path) ?? []
      return folder === game ? [[name, load] as const] : []
    }),
  )

export type PageFiles = CatalogueFiles & {
  readonly web: WebGame<GameTypes>
  /** Null for a game without a gallery. */
  gallery(): Promise<PieceGallery<GameTypes> | null>
}

/** The props of a section of a game's pages. */
export type SectionProps = { readonly files: PageFiles }

const load = async (id: string): Promise<PageFiles | null> => {
  const manifest = MANIFESTS.find(one => one.id === id)
  if (manifest === undefined) return null
  const [files, web] = await Promise.all([loadCatalogueFiles(manifest, goldenTextsOf(id)), manifest.load.web()])
  for (const language of LANGUAGES) await web.loadTexts?.(language)
  return { ...files, web, gallery: async () => (await manifest.load.gallery?.()) ?? null }
}

const loaded = new Map<string, Promise<PageFiles | null>>()

/** Null if there is no such game. Each game is loaded once. */
export const loadPageFiles = (id: string): Promise<PageFiles | null> => {
  const files = loaded.get(id) ?? load(id)
  loaded.set(id, files)
  return files
}
