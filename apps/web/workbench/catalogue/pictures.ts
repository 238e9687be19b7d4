/** The positions of the pictures that tests compare, and of the screenshots of `npm run shots`. */
import { sampleSource } from './catalogue.ts'
import type { FoundPosition } from './catalogue.ts'
import type { CatalogueFiles } from './game-files.ts'

export type PicturedPosition = FoundPosition & { readonly name: string }

export const picturedPositions = (files: CatalogueFiles): readonly PicturedPosition[] =>
  (files.samples?.pictures ?? []).map(picture => ({
    name: picture.name,
    viewer: picture.viewer,
    source: 'golden' in picture ? { type: 'golden', name: picture.golden, moves: picture.moves } : sampleSource(files, picture),
  }))
