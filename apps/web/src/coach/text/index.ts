/** The coach's own words, loaded with it. */
import type { ByLanguage } from '@tortuga/ui'
import { useLanguage } from '../../text/index.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { CoachTexts } from './texts.ts'

const TEXTS: ByLanguage<CoachTexts> = { en, pl }

export const useCoachTexts = (): CoachTexts => TEXTS[useLanguage()]
