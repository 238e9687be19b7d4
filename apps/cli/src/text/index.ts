/** The command line's words, by language. */
import type { ByLanguage } from '../language.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { Texts } from './texts.ts'

export const TEXTS: ByLanguage<Texts> = { en, pl }
export { ACTIONS } from './texts.ts'
export type { Action, Texts } from './texts.ts'
