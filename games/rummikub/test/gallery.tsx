/** Every tile of Rummikub, for the workbench. */
import { range } from '@tortuga/kit'
import type { PieceGallery } from '@tortuga/ui'
import { COLOURS, JOKER, type RummikubTypes } from '../rules/index.ts'
import { TileFace } from '../web/art/tile-face.tsx'

const FACES = [...COLOURS.flatMap(colour => range(13).map(index => `${colour}${index + 1}`)), JOKER]

export const gallery: PieceGallery<RummikubTypes> = {
  Surround: ({ children }) => (
    <div className="rummikub" style={{ display: 'contents' }}>
      {children}
    </div>
  ),
  groups: () => [
    {
      title: 'Tiles',
      widths: [24, 40, 60],
      pieces: [
        ...FACES.map(face => ({ name: face, draw: () => <TileFace face={face} /> })),
        { name: 'face down', draw: () => <TileFace face={null} /> },
        { name: 'laid this turn', draw: () => <TileFace face="B7" isOwn /> },
      ],
    },
  ],
}
