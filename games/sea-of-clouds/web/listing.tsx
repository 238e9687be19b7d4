/** Sea of Clouds on the home page, before its table is loaded. */
import type { GameListing } from '@tortuga/ui'
import { lazy } from 'react'

export const listing: GameListing = {
  id: 'sea-of-clouds',
  title: { en: 'Sea of Clouds', pl: 'Morze chmur' },
  pitch: {
    en: 'Three shares of loot above the clouds. Look at one: take it, or leave it to the next captain.',
    pl: 'Trzy części łupów ponad chmurami. Zajrzyj, weź albo zostaw następnemu kapitanowi.',
  },
  seats: [2, 4],
  minutes: 40,
  Emblem: lazy(async () => ({ default: (await import('./art/emblem.tsx')).SeaOfCloudsEmblem })),
}
