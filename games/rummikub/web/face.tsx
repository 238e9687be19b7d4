/** Rummikub on the shelf of the home page: what is shown before its table is loaded. */
import type { GameFace } from '@tortuga/ui'
import { lazy } from 'react'

export const face: GameFace = {
  id: 'rummikub',
  title: { en: 'Rummikub', pl: 'Rummikub' },
  pitch: {
    en: 'Numbers, four colours and one shared table that anybody may lay out anew.',
    pl: 'Liczby, cztery kolory i wspólny stół, który wolno przełożyć od nowa.',
  },
  seats: [2, 6],
  minutes: 30,
  Emblem: lazy(async () => ({ default: (await import('./art/emblem.tsx')).RummikubEmblem })),
}
