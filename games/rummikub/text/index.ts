/** The texts of Rummikub that every table needs, by language: log, refusals, reasons, options and rule titles. */
import type { ByLanguage } from '@tortuga/kit'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'
import type { Texts } from './types.ts'

export const texts: ByLanguage<Texts> = { en, pl }
export type { TermText, Texts } from './types.ts'
