/** The illustrated page before RUM’s rulebook. */
import { createIntroduction } from '@tortuga/ui/introduction'
import { en } from './en.ts'
import { DRAWN } from './pictures.tsx'
import { pl } from './pl.ts'

export const introductionIn = createIntroduction('rum', DRAWN, { en, pl })
