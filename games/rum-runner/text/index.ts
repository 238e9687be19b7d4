/** Rum Runner's texts: events, refusals, reasons, options, cards and rule titles, by language. */
import type { ByLanguage } from '@tortuga/kit'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'
import type { Texts } from './types.ts'

export const texts: ByLanguage<Texts> = { en, pl }
export type { GameTerms, PieceNames, TerminalText, Texts } from './types.ts'
