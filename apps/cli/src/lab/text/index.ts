/** The lab's texts by language. */
import type { ByLanguage } from '@tortuga/kit'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'
import type { LabTexts } from './en/index.ts'

export const LAB_TEXTS: ByLanguage<LabTexts> = { en, pl }
export type { LabTexts, ReportTexts } from './en/index.ts'
