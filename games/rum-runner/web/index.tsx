/** Rum Runner in the browser: its table, its emblem and its words, as the shell asks for them. */
import type { WebGame } from '@tortuga/ui'
import { GOAL, pointsOf, rumRunner, type RunnerTypes } from '../rules/index.ts'
import { face } from './face.tsx'
import { RunnerScore } from './score.tsx'
import './styles/runner.css'
import './styles/cards.css'
import './styles/slips.css'
import './styles/islands.css'
import './styles/islands-wide.css'
import './styles/fleet.css'
import './styles/shelf.css'
import './styles/note.css'
import './styles/choices.css'
import './styles/note-wide.css'
import './styles/scene.css'
import './styles/scene-wide.css'
import './styles/windows.css'
import { RunnerTable } from './table.tsx'
import { TABLE_TEXTS } from './text/index.ts'
import { gameWords } from './words.ts'

export const rumRunnerWeb: WebGame<RunnerTypes> = {
  game: rumRunner,
  face,
  subtitle: ({ side, options, scores }, language) =>
    side === null ? TABLE_TEXTS[language].watching : TABLE_TEXTS[language].youAre(side, pointsOf(options, scores, side), GOAL),
  presetsName: { en: 'Sides', pl: 'Strony' },
  ...gameWords,
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  Table: RunnerTable,
  Score: RunnerScore,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
}

/** Under the name every game's web part is asked for. */
export { rumRunnerWeb as webGame }
