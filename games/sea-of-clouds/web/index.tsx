/** Sea of Clouds in the browser: its table, its words and its lessons, as the shell asks for them. */
import type { WebGame } from '@tortuga/ui'
import { boardOf, deckOf, seaOfClouds, type SeaTypes } from '../rules/index.ts'
import { face } from './face.tsx'
import { ScoreSheet } from './score.tsx'
import './sea.css'
import './sea-seats.css'
import './sea-note.css'
import './sea-sky.css'
import './sea-open.css'
import './sea-cards.css'
import './sea-scene.css'
import './sea-reading.css'
import './sea-board.css'
import './sea-lines.css'
import './sea-wide.css'
import './sea-desk.css'
import './sea-low.css'
import { SeaTable } from './table.tsx'
import { gameWords, texts } from './words.ts'

export const seaOfCloudsWeb: WebGame<SeaTypes> = {
  game: seaOfClouds,
  face,
  subtitle: ({ options, seats, round }, language) => texts[language].words.round(round, boardOf(deckOf(options.deck), seats).rounds),
  ...gameWords,
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  Table: SeaTable,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
  Score: ScoreSheet,
}

/** Under the name every game's web part is asked for. */
export { seaOfCloudsWeb as webGame }
