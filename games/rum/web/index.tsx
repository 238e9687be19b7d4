/** RUM in the browser: its table, its emblem and its words, as the shell asks for them. */
import type { WebGame } from '@tortuga/ui'
import { rum, targetFor, type RumTypes, type View } from '../rules/index.ts'
import { sayings } from '../text/sayings.ts'
import { face } from './face.tsx'
import './rum.css'
import './rum-pieces.css'
import './rum-note.css'
import './rum-shelf.css'
import './rum-wide.css'
import { RumTable } from './table.tsx'
import { TABLE_TEXTS } from './text/index.ts'
import { gameWords } from './words.ts'

/** The edition a match is played in: the one whose options differ in how the beach counts. */
const editionOf = ({ options }: View): 'pl' | 'en' => (options.beachBottles === 'chosen' ? 'en' : 'pl')

export const rumWeb: WebGame<RumTypes> = {
  game: rum,
  face,
  subtitle: (view, language) =>
    `${sayings[language].presets[editionOf(view)].name}, ${TABLE_TEXTS[language].target(targetFor(view.seats))}`,
  ...gameWords,
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  Table: RumTable,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
}

/** Under the name every game's web part is asked for. */
export { rumWeb as webGame }
