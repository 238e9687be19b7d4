/** The manifest of Rummikub. */
import { defineGame } from '@tortuga/games/manifest'
import type { RummikubTypes } from './rules/index.ts'

export const rummikub = defineGame<RummikubTypes>({
  id: 'rummikub',
  seats: [2, 6],
  rules: 2,
  load: {
    rules: async () => {
      const { rummikub: game, notation, aid } = await import('./rules/index.ts')
      return { game, notation, query: aid }
    },
    bots: () => import('./bots/index.ts'),
    texts: async () => (await import('./text/index.ts')).texts,
    setup: async () => (await import('./setup/index.ts')).setup,
    terminal: async () => (await import('./terminal/index.ts')).terminal,
    listing: async () => (await import('./web/listing.tsx')).listing,
    web: async () => (await import('./web/index.tsx')).webGame,
    lessons: async () => (await import('./web/lesson/index.ts')).lessons,
    lens: async () => (await import('./lens/index.ts')).lens,
    journey: async () => (await import('./test/journey.ts')).journey,
    samples: async () => (await import('./test/samples.ts')).samples,
    gallery: async () => (await import('./test/gallery.tsx')).gallery,
    shapes: () => import('./editions/views.ts'),
  },
  golden: { seats: [2, 6] },
  goals: { moves: 50_000 },
  editions: { 1: { load: () => import('./editions/1.js'), clockMoves: ['out-of-time'] } },
})
