/** Rum Runner on the shelf of the home page: what is shown before its table is loaded. */
import type { GameFace } from '@tortuga/ui'
import { lazy } from 'react'

export const face: GameFace = {
  id: 'rum-runner',
  title: { en: 'Rum Runner', pl: 'Rum Runner' },
  pitch: {
    en: 'The Crown hides rum behind ambushes. The pirate sails out for it early.',
    pl: 'Korona chowa rum za zasadzkami. Pirat wypływa po niego wcześniej.',
  },
  seats: [2, 2],
  minutes: 30,
  Emblem: lazy(async () => ({ default: (await import('./art/emblem.tsx')).RumRunnerEmblem })),
}
