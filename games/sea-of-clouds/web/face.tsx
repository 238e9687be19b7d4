/** Sea of Clouds on the shelf of the home page: what is shown before its table is loaded. */
import type { GameFace } from '@tortuga/ui'
import { lazy } from 'react'

export const face: GameFace = {
  id: 'sea-of-clouds',
  title: { en: 'Sea of Clouds', pl: 'Morze chmur' },
  pitch: {
    en: 'Three shares of loot under the clouds. Look, take, or leave it to the next.',
    pl: 'Trzy części łupu pod chmurami. Zajrzyj, weź albo zostaw następnemu.',
  },
  seats: [2, 4],
  minutes: 40,
  Emblem: lazy(async () => ({ default: (await import('./art/emblem.tsx')).SeaOfCloudsEmblem })),
}
