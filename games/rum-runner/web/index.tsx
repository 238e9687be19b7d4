/** Rum Runner's web part: table, texts, rulebook and lessons. */
import type { WebGame } from '@tortuga/ui'
import { GOAL, pointsOf, rumRunner, type RunnerTypes } from '../rules/index.ts'
import { listing } from './listing.tsx'
import { RunnerScoreSheet } from './dialogs/score-sheet.tsx'
import '@tortuga/ui/kit.css'
import '@tortuga/ui/kit-motion.css'
import '@tortuga/ui/kit-report.css'
import './art/tokens.css'
import './pieces/cards.css'
import './pieces/in-play.css'
import './table/table.css'
import './table/shelf.css'
import './table/board.css'
import './table/prompts/prompts.css'
import './table/raid/hazard-card.css'
import './table/raid/raid-scene.css'
import './dialogs/dialogs.css'
import { RunnerTable } from './table/table.tsx'
import { cardsIn, gameText, loadTexts, TABLE_TEXTS } from './text/index.ts'

export const rumRunnerWeb: WebGame<RunnerTypes> = {
  game: rumRunner,
  listing,
  subtitle: ({ side, options, scores }, language) =>
    side === null ? TABLE_TEXTS[language].watching : TABLE_TEXTS[language].youAre(side, pointsOf(options, scores, side), GOAL),
  presetsName: { en: 'Sides', pl: 'Strony' },
  ...gameText,
  loadTexts,
  cardsIn,
  loadStaging: async () => (await import('./table/staging.ts')).staging,
  loadIntroduction: async language => (await import('./introduction/index.ts')).introductionIn(language),
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  Table: RunnerTable,
  Score: RunnerScoreSheet,
}

/** The name under which the shell loads every game's web part. */
export { rumRunnerWeb as webGame }
