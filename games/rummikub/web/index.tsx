/** Rummikub in the browser: table, texts, options and lessons, as the page needs them. */
import { canonicalJson, type Language } from '@tortuga/kit'
import { lazyPart, type WebGame } from '@tortuga/ui'
import { rummikub, type Options, type RummikubTypes, type View } from '../rules/index.ts'
import { listing } from './listing.tsx'
import '@tortuga/ui/kit.css'
import '@tortuga/ui/kit-motion.css'
import '@tortuga/ui/kit-report.css'
import './art/tokens.css'
import './pieces/tiles.css'
import './table/table.css'
import './table/seats.css'
import './table/shelf.css'
import './dialogs/dialogs.css'
import { standing } from './text/standing.ts'
import { RummikubTable } from './table/table.tsx'
import { gameText, loadTexts, TABLE_TEXTS, texts } from './text/index.ts'

/** The preset that these options match, regardless of the number of rounds. */
const presetOf = (options: Options): keyof typeof texts.en.presets | null => {
  const keyOf = (one: Options): string => canonicalJson({ ...one, rounds: 1 })
  const found = Object.entries(rummikub.presets).find(([, known]) => keyOf(known) === keyOf(options))
  return (found?.[0] as keyof typeof texts.en.presets | undefined) ?? null
}

/** R1.3 */
const boxOf = (seats: number, language: Language): string => gameText.ruleTitle(seats > 4 ? 'R1.2' : 'R1.1', language)

/** The box by the number of seats (R1.3), the preset unless it is the default, the round if there are several. */
const subtitle = ({ seats, options, rounds }: View, language: Language): string => {
  const preset = presetOf(options)
  const round = Math.min(options.rounds, rounds.length + 1)
  return [
    boxOf(seats, language),
    ...(preset === null || preset === 'pl' ? [] : [texts[language].presets[preset].name]),
    ...(options.rounds > 1 ? [TABLE_TEXTS[language].roundOf(round, options.rounds)] : []),
  ].join(', ')
}

export const rummikubWeb: WebGame<RummikubTypes> = {
  game: rummikub,
  listing,
  subtitle,
  ...gameText,
  loadTexts,
  standing,
  seatsNote: (seats, language) => TABLE_TEXTS[language].box(boxOf(seats, language), seats > 4 ? 160 : 106, seats > 4 ? 4 : 2),
  loadIntroduction: async language => (await import('./introduction/index.ts')).introductionIn(language),
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  loadStaging: async () => (await import('./table/staging.ts')).staging,
  Table: RummikubTable,
  Score: lazyPart(async () => (await import('./dialogs/ending.tsx')).RummikubEnding),
}

/** The name under which the page imports every game. */
export { rummikubWeb as webGame }
