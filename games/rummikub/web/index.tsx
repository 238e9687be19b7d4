/** Rummikub in the browser: its table, its words and its lessons, as the shell asks for them. */
import { canonicalJson } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { rummikub, type Options, type RummikubTypes, type View } from '../rules/index.ts'
import { texts } from '../text/index.ts'
import { face } from './face.tsx'
import './rummikub.css'
import './rummikub-seats.css'
import './rummikub-tiles.css'
import './rummikub-notes.css'
import './rummikub-shelf.css'
import './rummikub-wide.css'
import { RummikubScore } from './scores.tsx'
import { RummikubTable } from './table.tsx'
import { TABLE_TEXTS } from './text/index.ts'
import { gameWords } from './words.ts'

/** The named set of options that these are, however many rounds are played. */
const presetOf = (options: Options): keyof typeof texts.en.presets | null => {
  const say = (one: Options): string => canonicalJson({ ...one, rounds: 1 })
  const found = Object.entries(rummikub.presets).find(([, known]) => say(known) === say(options))
  return (found?.[0] as keyof typeof texts.en.presets | undefined) ?? null
}

const ROUNDS = [1, 2, 3, 5].map(rounds => ({ value: rounds, label: { en: String(rounds), pl: String(rounds) } }))

/** R1.3 */
const boxOf = (seats: number, language: 'en' | 'pl'): string => gameWords.ruleTitle(seats > 4 ? 'R1.2' : 'R1.1', language)

/** The box by the number of seats (R1.3), the rules where they are not the first ones, the round where there are several. */
const subtitle = ({ seats, options, rounds, phase }: View, language: 'en' | 'pl'): string => {
  const preset = presetOf(options)
  const round = Math.min(options.rounds, rounds.length + (phase === 'over' ? 0 : 1))
  return [
    boxOf(seats, language),
    ...(preset === null || preset === 'pl' ? [] : [texts[language].presets[preset].name]),
    ...(options.rounds > 1 ? [TABLE_TEXTS[language].roundOf(round, options.rounds)] : []),
  ].join(', ')
}

export const rummikubWeb: WebGame<RummikubTypes> = {
  game: rummikub,
  face,
  subtitle,
  ...gameWords,
  choices: [{ option: 'rounds', name: { en: texts.en.options.rounds.name, pl: texts.pl.options.rounds.name }, values: ROUNDS }],
  seatsNote: (seats, language) => TABLE_TEXTS[language].box(boxOf(seats, language), seats > 4 ? 160 : 106, seats > 4 ? 4 : 2),
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  Table: RummikubTable,
  Score: RummikubScore,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
}

/** Under the name every game's web part is asked for. */
export { rummikubWeb as webGame }
