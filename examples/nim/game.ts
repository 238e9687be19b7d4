/** The manifest of Nim. */
import { defineGame } from '@tortuga/games/manifest'
import type { NimTypes } from './rules/index.ts'

export const nim = defineGame<NimTypes>({
  id: 'nim',
  seats: [2, 2],
  rules: 1,
  load: {
    rules: () => import('./rules/index.ts').then(({ nim: game, notation }) => ({ game, notation })),
    bots: () => import('./bots/index.ts'),
    texts: async () => (await import('./text/index.ts')).texts,
    terminal: async () => (await import('./terminal/index.ts')).terminal,
    listing: async () => (await import('./web/listing.tsx')).listing,
    web: async () => (await import('./web/index.tsx')).webGame,
    journey: async () => (await import('./test/journey.ts')).journey,
  },
})
