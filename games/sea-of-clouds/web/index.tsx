/** Sea of Clouds in the browser: the table, texts, rulebook and lessons that the web app loads. */
import type { WebGame } from '@tortuga/ui'
import { boardOf, deckOf, seaOfClouds, type SeaTypes } from '../rules/index.ts'
import { listing } from './listing.tsx'
import { SeaResult } from './dialogs/score-sheet.tsx'
import '@tortuga/ui/kit.css'
import '@tortuga/ui/kit-motion.css'
import '@tortuga/ui/kit-report.css'
import './art/tokens.css'
import './table/shared.css'
import './table/table.css'
import './pieces/shares.css'
import './pieces/cards.css'
import './table/activity.css'
import './table/boarding/boarding.css'
import './dialogs/dialogs.css'
import './dialogs/ending.css'
import { SeaTable } from './table/table.tsx'
import { cardsIn, gameText, loadTexts, texts } from './text/index.ts'

export const seaOfCloudsWeb: WebGame<SeaTypes> = {
  game: seaOfClouds,
  listing,
  subtitle: ({ options, seats, round }, language) => texts[language].phrases.round(round, boardOf(deckOf(options.deck), seats).rounds),
  ...gameText,
  loadTexts,
  cardsIn,
  loadIntroduction: async language => (await import('./introduction/index.ts')).introductionIn(language),
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  loadStaging: async () => (await import('./table/staging.ts')).staging,
  Table: SeaTable,
  Score: SeaResult,
}

/** The web app imports every game under this name. */
export { seaOfCloudsWeb as webGame }
