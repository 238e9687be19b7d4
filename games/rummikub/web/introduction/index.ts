/** The illustrated page before Rummikub’s rulebook. */
import { createIntroduction } from '@tortuga/ui/introduction'
import { en } from './en.ts'
import { DRAWN } from './pictures.tsx'
import { pl } from './pl.ts'

export const introductionIn = createIntroduction('rummikub', DRAWN, { en, pl })
