/** The illustrated page before Rum Runner’s rulebook. */
import { createIntroduction } from '@tortuga/ui/introduction'
import { en } from './en.ts'
import { DRAWN } from './pictures.tsx'
import { pl } from './pl.ts'

export const introductionIn = createIntroduction('rr', DRAWN, { en, pl })
