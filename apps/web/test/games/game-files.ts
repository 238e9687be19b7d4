/** The files of a game for the catalogue, read from disk. */
import type { GameManifest } from '@tortuga/games/manifest'
import type { GameTypes } from '@tortuga/kit'
import { readGoldenGames } from '../../../../tools/golden/golden-files.ts'
import { loadCatalogueFiles } from '../../workbench/catalogue/game-files.ts'
import type { CatalogueFiles } from '../../workbench/catalogue/game-files.ts'

export const readCatalogueFiles = (manifest: GameManifest<GameTypes>): Promise<CatalogueFiles> =>
  loadCatalogueFiles(
    manifest,
    new Map(
      [...readGoldenGames(manifest.id, 'golden')].map(([file, text]) => [file.replace(/\.txt$/, ''), () => Promise.resolve(text)] as const),
    ),
  )
