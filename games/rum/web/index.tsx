/** RUM in the browser. */
import { lazyPart, type WebGame } from '@tortuga/ui'
import { rumTable, targetFor, type RumTypes, type View } from '../rules/index.ts'
import { listing } from './listing.tsx'
import '@tortuga/ui/kit.css'
import './pieces/pieces.css'
import './table/table.css'
import './table/prompt.css'
import { RumTable } from './table/table.tsx'
import { cardsIn, gameText, loadTexts, TABLE_TEXTS } from './text/index.ts'

/** The edition of a match: the editions differ in whether players choose beach bottles. */
const editionOf = ({ options }: View): 'pl' | 'en' => (options.beachBottles === 'chosen' ? 'en' : 'pl')

export const rumWeb: WebGame<RumTypes> = {
  game: rumTable,
  listing,
  subtitle: (view, language) =>
    `${gameText.presetNames[language][editionOf(view)]}, ${TABLE_TEXTS[language].target(targetFor(view.seats))}`,
  ...gameText,
  cardsIn,
  loadTexts,
  loadStaging: async () => (await import('./table/staging.ts')).staging,
  loadIntroduction: async language => (await import('./introduction/index.ts')).introductionIn(language),
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  Table: RumTable,
  Score: lazyPart(async () => (await import('./dialogs/ending.tsx')).RumEnding), // the dialog around it does not wait
  scoreHasPlaces: true,
}

/** The name under which the page imports every game. */
export { rumWeb as webGame }
