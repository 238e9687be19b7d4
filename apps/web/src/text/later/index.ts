/** The words of what is opened later; both languages come together, so that changing the language needs no line. */
import type { ByLanguage } from '@tortuga/ui'
import { useLanguage } from '../index.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { LaterTexts } from './texts.ts'

export type { LaterTexts } from './texts.ts'

const TEXTS: ByLanguage<LaterTexts> = { en, pl }

export const useLaterTexts = (): LaterTexts => TEXTS[useLanguage()]
