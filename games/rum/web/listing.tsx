/** RUM on the home page: what is shown before its table is loaded. */
import type { GameListing } from '@tortuga/ui'
import { lazy } from 'react'

export const listing: GameListing = {
  id: 'rum',
  title: { en: 'RUM', pl: 'RUM' },
  pitch: {
    en: 'Collect bottles, take captains and press your luck before the pirate ship arrives.',
    pl: 'Zbieraj butelki, zdobywaj karty kolekcji i kuś los, zanim przypłynie statek piratów.',
  },
  seats: [2, 4],
  minutes: 20,
  Emblem: lazy(async () => ({ default: (await import('./art/emblem.tsx')).RumEmblem })),
}
