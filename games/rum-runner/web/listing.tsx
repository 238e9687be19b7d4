/** Rum Runner's entry on the home page, loaded before the game itself. */
import type { GameListing } from '@tortuga/ui'
import { lazy } from 'react'

export const listing: GameListing = {
  id: 'rum-runner',
  title: { en: 'Rum Runner', pl: 'Rum Runner' },
  pitch: {
    en: 'The crown guards its rum with hidden hazards. The pirate crews ships and steals it.',
    pl: 'Korona broni rumu ukrytymi zagrożeniami. Pirat zbiera załogę i go wykrada.',
  },
  seats: [2, 2],
  minutes: 30,
  Emblem: lazy(async () => ({ default: (await import('./art/emblem.tsx')).RumRunnerEmblem })),
}
