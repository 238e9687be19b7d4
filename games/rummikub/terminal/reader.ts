/** The reader of a terminal with the texts of their language, and tiles as coloured text. */
import type { ByLanguage, TerminalInk, TerminalReader } from '@tortuga/kit'
import type { Face } from '../rules/index.ts'
import { terminalText as en } from '../text/en/terminal.ts'
import { texts, type TermText } from '../text/index.ts'
import { terminalText as pl } from '../text/pl/terminal.ts'
import type { TerminalText } from '../text/types.ts'

const TERMINAL_TEXTS: ByLanguage<TerminalText> = { en, pl }

export type RummikubReader = TerminalReader & { readonly text: TerminalText; readonly terms: TermText }

export const withTexts = (reader: TerminalReader): RummikubReader => ({
  ...reader,
  text: TERMINAL_TEXTS[reader.language],
  terms: texts[reader.language].terms,
})

/** The terminal colours nearest to the tiles'. The letter names the colour, too, so the table is readable without them. */
const INKS: Readonly<Record<string, keyof TerminalInk>> = { K: 'white', R: 'red', B: 'blue', O: 'yellow', J: 'magenta' }

export const printTiles = ({ ink }: RummikubReader, faces: readonly Face[]): string =>
  faces.map(face => ink[INKS[face.charAt(0)] ?? 'white'](face)).join(' ')

const ORDER = 'KRBOJ'
/** Sorts by colour and number, jokers last. */
export const sortTiles = (tiles: readonly Face[]): readonly Face[] =>
  tiles.toSorted((a, b) => ORDER.indexOf(a.charAt(0)) - ORDER.indexOf(b.charAt(0)) || Number(a.slice(1)) - Number(b.slice(1)))
