/** Rummikub in the list of games: everything the home page shows before the table is loaded. */
import type { GameListing } from '@tortuga/ui'
import { lazy } from 'react'

export const listing: GameListing = {
  id: 'rummikub',
  title: { en: 'Rummikub', pl: 'Rummikub' },
  pitch: {
    en: 'Numbers, four colours and one shared table that anyone can rearrange.',
    pl: 'Liczby, cztery kolory i wspólny stół, który każdy może przebudować.',
  },
  seats: [2, 6],
  minutes: 30,
  Emblem: lazy(async () => ({ default: (await import('./art/emblem.tsx')).RummikubEmblem })),
}
