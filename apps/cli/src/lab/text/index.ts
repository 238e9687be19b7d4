/** The lab's texts by language. */
import type { ByLanguage } from '../../language.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { LabTexts } from './texts.ts'

export const LAB_TEXTS: ByLanguage<LabTexts> = { en, pl }
export type { LabTexts, ReportTexts } from './texts.ts'
