/** The manifest of Sea of Clouds. */
import { defineGame } from '@tortuga/games/manifest'
import type { SeaTypes } from './rules/index.ts'

export const seaOfClouds = defineGame<SeaTypes>({
  id: 'sea-of-clouds',
  seats: [2, 4],
  rules: 2,
  load: {
    rules: async () => {
      const { seaOfClouds: game, notation, PublicOptionsSchema } = await import('./rules/index.ts')
      return { game, notation, publicOptions: PublicOptionsSchema }
    },
    bots: () => import('./bots/index.ts'),
    texts: async () => {
      const [{ createTexts }, { DECKS }] = await Promise.all([import('./text/index.ts'), import('./rules/index.ts')])
      return createTexts(Object.values(DECKS))
    },
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
  goals: { moves: 200_000, iterations: 20_000 },
  editions: { 1: { load: () => import('./editions/1.js'), clockMoves: [] } },
})
